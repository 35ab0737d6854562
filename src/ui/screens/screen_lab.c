/* The sight lab: what each algorithm has in view from any cell, and in what two of them differ. */
#include "ui/screens/lab_view.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"

bool screen_lab_open(struct screen_context *context)
{
    return lab_view_open(context);
}

void screen_lab_draw(struct screen_context *context)
{
    const struct action_bar bar = {.keys = screen_get(SCREEN_LAB)->keys};
    lab_view_draw(context);
    action_bar_draw(context->display, game_state(context->game), &bar);
}

static void leave(struct screen_context *context)
{
    lab_view_close(context);
    screen_stack_pop(context);
}

/* Whether the key changes what is compared, or from where. */
static bool compare(struct screen_context *context, struct key key)
{
    if (binding_move_cursor(context->options->bindings, key, context->lab.lab.opacity.grid,
                            BINDING_CURSOR_FAR, &context->cursor))
        return true;
    if (key.code >= '1' && key.code < '1' + fov_count())
        context->stack.choice = key.code - '1';
    else if (key.code == KEY_TAB)
        context->stack.choice = (lab_view_algorithm(context) + 1) % fov_count();
    else if (key.code == 'c' || key_is_confirm(key))
        context->lab.compared_with = (context->lab.compared_with + 1) % fov_count();
    else
        return false;
    return true;
}

bool screen_lab_key(struct screen_context *context, struct key key)
{
    if (key.code == KEY_ESCAPE || screen_shortcuts_view(context, key) == VIEW_SIGHT_LAB)
        leave(context);
    else if (screen_shortcuts_view(context, key) == VIEW_HELP)
        screen_stack_push(context, SCREEN_HELP);
    else if (key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN)
        lab_view_set_radius(context, context->lab.lab.radius + (key.code == KEY_PAGE_UP ? 1 : -1));
    else if (compare(context, key))
        lab_view_follow(context);
    else if (key.code == '+' || key.code == '=')
        lab_view_set_radius(context, context->lab.lab.radius + 1);
    else if (key.code == '-')
        lab_view_set_radius(context, context->lab.lab.radius - 1);
    else if (key.code == 'r')
        context->lab.hides_rays = !context->lab.hides_rays;
    else
        return false;
    return true;
}
