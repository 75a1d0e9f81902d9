"""What guests may do at a table: a class for each, a function of the table and the guest. No input or output."""
