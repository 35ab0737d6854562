#include "ui/screen_stack.h"

#include "ui/screen.h"

enum screen screen_stack_top(const struct ui *ui)
{
    return ui->screens.stack[ui->screens.count - 1];
}

void screen_stack_push(struct ui *ui, enum screen screen)
{
    struct screen_stack *screens = &ui->screens;
    if (screens->count < SCREEN_DEPTH_MAX) {
        screens->choices_below[screens->count] = screens->choice;
        screens->stack[screens->count++] = screen;
    }
    if (screen == SCREEN_MAP)
        ui->cursor = state_hero_const(game_state(ui->game))->position;
    screens->choice = 0;
    screens->sure_choice = 0;
    scroll_begin(&ui->scroll);
    if (screen == SCREEN_LAB && !lab_view_open(ui))
        screen_stack_pop(ui);
    ui_redraw(ui);
}

void screen_stack_pop(struct ui *ui)
{
    struct screen_stack *screens = &ui->screens;
    if (screens->count > 1)
        screens->choice = screens->choices_below[--screens->count];
    player_settings_keep_waiting(ui);
    ui_redraw(ui);
}

void screen_stack_begin(struct ui *ui, enum screen screen)
{
    ui->screens.count = 0;
    screen_stack_push(ui, screen);
}

int screen_stack_first_shown(const struct ui *ui)
{
    int lowest = ui->screens.count - 1;
    while (lowest > 0 && !screen_get(ui->screens.stack[lowest])->covers)
        lowest--;
    return lowest;
}
