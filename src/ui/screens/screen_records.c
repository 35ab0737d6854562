/* The menu of what the title keeps out of the way: older runs, records and help. */
#include "ui/screens/menu.h"

static bool has_runs(const struct screen_context *context)
{
    return context->options->user_folder != NULL;
}

static const struct menu_row rows[] = {
    {.label = "Runs and replays", .opens = SCREEN_RUNS, .is_offered = has_runs},
    {.label = "Hall of fame", .opens = SCREEN_FAME},
    {.label = "Bestiary", .opens = SCREEN_BESTIARY},
    {.label = "Help", .opens = SCREEN_HELP},
};

void screen_records_draw_page(struct screen_context *context, struct page *page)
{
    menu_draw(context, MENU(rows), page);
}

bool screen_records_key(struct screen_context *context, struct key key)
{
    if (key.code != KEY_ESCAPE)
        return menu_key(context, MENU(rows), key);
    screen_stack_pop(context);
    return true;
}
