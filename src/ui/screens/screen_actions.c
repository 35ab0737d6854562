/* The list of all actions with their keys. The chosen one is done in the game. */
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/action_list.h"
#include "ui/view/list.h"

#define WIDTH 620
#define HEIGHT 258

static void write_row(const void *source, int index, struct list_row *row)
{
    const struct binding *action = ((const struct action_list *)source)->actions[index];
    struct text label = text_init(row->label, sizeof row->label);
    struct text key = text_init(row->value, sizeof row->value);
    text_append(&label, "%s", action->meaning->help);
    key_write_label(action->key, &key);
}

void screen_actions_draw(struct screen_context *context)
{
    struct display *display = context->display;
    struct action_list actions;
    action_list_make(&actions, input_device_bindings(&display->device));
    display_shade(display, display_above_bar(display));
    struct page page = widgets_centred_box_in(display, display_above_bar(display), WIDTH, HEIGHT);
    page.is_read = true;
    widgets_line(&page, THEME_HEAD, "Actions");
    action_bar_read_out(display, screen_get(SCREEN_ACTIONS)->keys);
    widgets_gap(&page, 4);
    list_draw(&page, &(struct list){.count = actions.count,
                                    .chosen = context->stack.choice,
                                    .write_row = write_row,
                                    .has_two_columns = true,
                                    .source = &actions});
}

/* Closes this screen, and the menu that it was opened from. */
static void close_all(struct screen_context *context)
{
    screen_stack_pop(context);
    if (screen_stack_top(context) == SCREEN_MENU)
        screen_stack_pop(context);
}

bool screen_actions_key(struct screen_context *context, struct key key)
{
    struct action_list actions;
    action_list_make(&actions, input_device_bindings(&context->display->device));
    if (key.code == KEY_ESCAPE) {
        screen_stack_pop(context);
        return true;
    }
    if (!key_is_confirm(key))
        return list_key(context->display, key, actions.count, &context->stack.choice);
    if (context->stack.choice >= actions.count)
        return false;
    struct key chosen = actions.actions[context->stack.choice]->key;
    close_all(context);
    screen_get(screen_stack_top(context))->key(context, chosen);
    return true;
}
