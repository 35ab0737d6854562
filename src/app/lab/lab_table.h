/* Prints a table to standard output row by row, as aligned columns or as comma-separated values. */
#ifndef APP_LAB_LAB_TABLE_H
#define APP_LAB_LAB_TABLE_H

#include <stdbool.h>

enum lab_table_style { LAB_TABLE_ALIGNED, LAB_TABLE_CSV };

struct lab_table_column {
    const char *name;
    int width; /* when aligned; negative: to the left */
};

struct lab_table {
    enum lab_table_style style;
    const struct lab_table_column *columns;
    int column_count;
    int next; /* the column of the next cell */
};

/* Prints the header. The columns must outlive the table. */
struct lab_table lab_table_begin(enum lab_table_style style, const struct lab_table_column *columns,
                                 int column_count);

/* Prints the next cell of a row, and the row's end after its last. */
void lab_table_text(struct lab_table *table, const char *text);
void lab_table_number(struct lab_table *table, double number, int decimals);

/* Prints a text as one of comma-separated values: in quotes where it holds a comma, a quote or a line's end. */
void lab_table_print_field(const char *text);

#endif
