#include "app/lab/lab_table.h"

#include <stdio.h>
#include <string.h>

void lab_table_print_field(const char *text)
{
    if (!strpbrk(text, ",\"\r\n")) {
        fputs(text, stdout);
        return;
    }
    putchar('"');
    for (; *text; text++) {
        if (*text == '"')
            putchar('"');
        putchar(*text);
    }
    putchar('"');
}

void lab_table_text(struct lab_table *table, const char *text)
{
    bool is_last = table->next == table->column_count - 1;
    if (table->style == LAB_TABLE_CSV) {
        lab_table_print_field(text);
        putchar(is_last ? '\n' : ',');
    } else {
        printf("%*s%s", table->columns[table->next].width, text, is_last ? "\n" : "  ");
    }
    table->next = is_last ? 0 : table->next + 1;
}

void lab_table_number(struct lab_table *table, double number, int decimals)
{
    char chars[64];
    snprintf(chars, sizeof chars, "%.*f", decimals, number);
    lab_table_text(table, chars);
}

struct lab_table lab_table_begin(enum lab_table_style style, const struct lab_table_column *columns,
                                 int column_count)
{
    struct lab_table table = {style, columns, column_count, 0};
    for (int i = 0; i < column_count; i++)
        lab_table_text(&table, columns[i].name);
    return table;
}
