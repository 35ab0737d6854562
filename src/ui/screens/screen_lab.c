/* The sight lab: what each algorithm has in view from any cell, and in what two of them differ. */
#include "ui/action_bar.h"
#include "ui/lab_view.h"
#include "ui/other_screens.h"
#include "ui/screen.h"

#define FAST_STEPS 8

void screen_lab_draw(struct ui *ui)
{
    if (!lab_view_follow(ui))
        return;
    lab_view_draw(ui);
    action_bar_draw(ui);
}

static void move(struct ui *ui, enum direction direction, int steps)
{
    struct grid grid = ui->lab.lab.opacity.grid;
    for (int i = 0; i < steps; i++) {
        struct point next = point_step(ui->cursor, direction);
        if (grid_contains(grid, next))
            ui->cursor = next;
    }
}

static void leave(struct ui *ui)
{
    lab_view_close(ui);
    ui_pop_screen(ui);
}

bool screen_lab_key(struct ui *ui, struct key key)
{
    enum direction direction;
    const struct bindings *bindings = ui->options->bindings;
    if (!lab_view_follow(ui) || key.code == KEY_ESCAPE ||
        other_screens_view(ui, key) == VIEW_SIGHT_LAB)
        leave(ui);
    else if (key.code == KEY_PAGE_UP || key.code == KEY_PAGE_DOWN)
        lab_view_set_radius(ui, ui->lab.lab.radius + (key.code == KEY_PAGE_UP ? 1 : -1));
    else if (binding_direction(bindings, key, &direction))
        move(ui, direction, binding_goes_far(bindings, key) ? FAST_STEPS : 1);
    else if (key.code >= '1' && key.code < '1' + fov_count())
        ui->choice = key.code - '1';
    else if (key.code == '+' || key.code == '=')
        lab_view_set_radius(ui, ui->lab.lab.radius + 1);
    else if (key.code == '-')
        lab_view_set_radius(ui, ui->lab.lab.radius - 1);
    else if (key.code == KEY_TAB)
        ui->choice = (lab_view_algorithm(ui) + 1) % fov_count();
    else if (key.code == 'c' || key_is_confirm(key))
        ui->lab.compared_with = (ui->lab.compared_with + 1) % fov_count();
    else if (key.code == 'r')
        ui->lab.hides_rays = !ui->lab.hides_rays;
    else
        return false;
    return true;
}
