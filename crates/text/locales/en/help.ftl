### The help of the command line (--help), and its errors. In English they are in the code: the comments of the commands and
### their options, and what the errors say.
