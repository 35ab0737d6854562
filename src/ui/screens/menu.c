#include "ui/screens/menu.h"

#include "base/integer.h"
#include "ui/view/list.h"

static bool is_offered(const struct screen_context *context, const struct menu_row *row)
{
    return !row->is_offered || row->is_offered(context);
}

/* The row at a place of those that are offered. */
static const struct menu_row *row_at(const struct screen_context *context, struct menu menu,
                                     int place)
{
    const struct menu_row *last = menu.rows;
    for (int i = 0; i < menu.count && place >= 0; i++)
        if (is_offered(context, &menu.rows[i])) {
            last = &menu.rows[i];
            place--;
        }
    return last;
}

int menu_count(const struct screen_context *context, struct menu menu)
{
    int count = 0;
    for (int i = 0; i < menu.count; i++)
        count += is_offered(context, &menu.rows[i]);
    return count;
}

const struct menu_row *menu_chosen(const struct screen_context *context, struct menu menu)
{
    return row_at(context, menu, context->stack.choice);
}

struct source {
    const struct screen_context *context;
    struct menu menu;
};

static void write_row(const void *from, int index, struct list_row *shown)
{
    const struct source *source = from;
    const struct menu_row *row = row_at(source->context, source->menu, index);
    struct text text = text_init(shown->label, sizeof shown->label);
    if (row->write)
        row->write(source->context, &text);
    else
        text_append(&text, "%s", row->label);
}

void menu_draw(struct screen_context *context, struct menu menu, struct page *page)
{
    const struct source source = {context, menu};
    list_draw(page, &(struct list){.count = menu_count(context, menu),
                                   .chosen = int_max(context->stack.choice, 0),
                                   .write_row = write_row,
                                   .source = &source});
}

bool menu_key(struct screen_context *context, struct menu menu, struct key key)
{
    int count = menu_count(context, menu);
    context->stack.choice = int_min(context->stack.choice, count - 1);
    if (!key_is_confirm(key))
        return list_key(context->display, key, count, &context->stack.choice);
    const struct menu_row *row = menu_chosen(context, menu);
    if (row->choose)
        row->choose(context);
    else
        screen_stack_push(context, row->opens);
    return true;
}
