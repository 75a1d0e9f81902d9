"""What is sent to whom. Everything anyone is told about a table is built here, from (table, viewer)."""
