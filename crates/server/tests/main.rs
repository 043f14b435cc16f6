//! A server from outside: pages, programs, several processes and what is kept. One program, so that all of it is linked
//! once, and a test that waits does not keep the others from the processors.

mod abuse;
mod chaos;
mod cluster;
mod common;
mod contrast;
mod doctor;
mod holds;
mod learn;
mod limits;
mod moving;
mod opening;
mod pages;
mod people;
mod pictures;
mod reviews;
mod script;
mod start;
mod weight;
