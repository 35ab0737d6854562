/* Menus: tables of rows that open screens or do something. */
#ifndef UI_SCREENS_MENU_H
#define UI_SCREENS_MENU_H

#include "base/array.h"
#include "ui/screens/screen.h"

struct menu_row {
    const char *label;
    enum screen opens; /* without `choose` */
    void (*choose)(struct screen_context *context);
    bool (*is_offered)(const struct screen_context *context);               /* NULL: always */
    void (*write)(const struct screen_context *context, struct text *text); /* instead of `label` */
};

struct menu {
    const struct menu_row *rows;
    int count;
};

#define MENU(table) ((struct menu){table, ARRAY_LENGTH(table)})

/* How many rows are offered now. */
int menu_count(const struct screen_context *context, struct menu menu);

const struct menu_row *menu_chosen(const struct screen_context *context, struct menu menu);

/* Draws the rows that are offered. */
void menu_draw(struct screen_context *context, struct menu menu, struct page *page);

/* Moves the choice, or activates the chosen row. False: the key means nothing here. */
bool menu_key(struct screen_context *context, struct menu menu, struct key key);

#endif
