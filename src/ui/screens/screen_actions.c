/* The list of all actions with their keys. The chosen one is done in the game. */
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/view/action_list.h"
#include "ui/view/list.h"

#define WIDTH 620
#define HEIGHT 258 /* in a tall frame, which has one column, all of it */

struct source {
    struct action_list actions;
    const struct input_device *device;
};

static struct source find_actions(const struct screen_context *context)
{
    struct source source = {.device = &context->display->device};
    action_list_make(&source.actions, input_device_bindings(source.device),
                     game_state(context->game));
    return source;
}

/* Escape opens the menu, whatever is bound to it. */
static void write_row(const void *context, int index, struct list_row *row)
{
    const struct source *source = context;
    const struct binding *action = source->actions.actions[index];
    bool is_escape = action->meaning->view == VIEW_MENU && key_is_button(action->key);
    struct text label = text_init(row->label, sizeof row->label);
    struct text key = text_init(row->value, sizeof row->value);
    text_append(&label, "%s", action->meaning->help);
    if (action->meaning->way)
        text_append(&label, " %s", action->meaning->way);
    if (is_escape && !source->device->is_gamepad)
        input_device_write_escape(source->device, true, &key);
    else
        key_write_label(action->key, &key);
}

void screen_actions_draw(struct screen_context *context)
{
    struct display *display = context->display;
    const struct source source = find_actions(context);
    display_shade(display, display_above_bar(display));
    struct rectangle place = display_above_bar(display);
    int height = place.height > place.width ? place.height : HEIGHT;
    struct page page = widgets_centred_box_in(display, place, WIDTH, height);
    page.is_read = true;
    widgets_line(&page, THEME_HEAD, "Actions");
    action_bar_read_out(display, screen_get(SCREEN_ACTIONS)->keys);
    widgets_gap(&page, 4);
    list_draw(&page, &(struct list){.count = source.actions.count,
                                    .chosen = context->stack.choice,
                                    .write_row = write_row,
                                    .has_two_columns = true,
                                    .source = &source});
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
    const struct action_list actions = find_actions(context).actions;
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
