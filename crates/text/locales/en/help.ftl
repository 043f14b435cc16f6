### The help of the command line (--help). In English it is in the code: the comments of the commands and their options.
