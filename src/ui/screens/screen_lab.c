/* The sight lab: what each algorithm has in view from any cell, and in what two of them differ. */
#include "input/cursor.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/view/action_bar.h"
#include "ui/view/lab_view.h"

void screen_lab_draw(struct ui *ui)
{
    lab_view_draw(ui);
    action_bar_draw(ui);
}

static void leave(struct ui *ui)
{
    lab_view_close(ui);
    screen_stack_pop(ui);
}

/* Whether the key changes what is compared, or from where. */
static bool compare(struct ui *ui, struct key key)
{
    if (cursor_take_key(&ui->cursor, ui->lab.lab.opacity.grid, ui->options->bindings, key,
                        CURSOR_FAR))
        return true;
    if (key.code >= '1' && key.code < '1' + fov_count())
        ui->screens.choice = key.code - '1';
    else if (key.code == KEY_TAB)
        ui->screens.choice = (lab_view_algorithm(ui) + 1) % fov_count();
    else if (key.code == 'c' || key_is_confirm(key))
        ui->lab.compared_with = (ui->lab.compared_with + 1) % fov_count();
    else
        return false;
    return true;
}

bool screen_lab_key(struct ui *ui, struct key key)
{
    if (key.code == KEY_ESCAPE || screen_shortcuts_view(ui, key) == VIEW_SIGHT_LAB)
        leave(ui);
    else if (screen_shortcuts_view(ui, key) == VIEW_HELP)
        screen_help_open_lab(ui);
    else if (key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN)
        lab_view_set_radius(ui, ui->lab.lab.radius + (key.code == KEY_PAGE_UP ? 1 : -1));
    else if (compare(ui, key))
        lab_view_follow(ui);
    else if (key.code == '+' || key.code == '=')
        lab_view_set_radius(ui, ui->lab.lab.radius + 1);
    else if (key.code == '-')
        lab_view_set_radius(ui, ui->lab.lab.radius - 1);
    else if (key.code == 'r')
        ui->lab.hides_rays = !ui->lab.hides_rays;
    else
        return false;
    return true;
}
