/* A game that was played, shown again. */
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/panel.h"
#include "ui/view/play_view.h"

/* Where it is, only while it stands still: else the game itself is told. */
static void read_out(struct ui *ui)
{
    char place[96];
    struct text text = text_init(place, sizeof place);
    ui_read_out(
        ui,
        "A replay: Space pauses, Left and Right step, Home and End go to its start and end, Up and "
        "Down change its speed, Esc leaves");
    if (ui->replay.is_paused)
        replay_view_write_place(ui, &text);
    else
        replay_view_write_speed(ui, &text);
    ui_read_out(ui, place);
}

void screen_replay_draw(struct ui *ui)
{
    read_out(ui);
    play_view_draw(ui);
}

/* What is bound to them opens the messages and the map. */
static bool open_other(struct ui *ui, struct key key)
{
    enum binding_view view = screen_shortcuts_view(ui, key);
    if (view == VIEW_MESSAGES)
        screen_stack_push(ui, SCREEN_MESSAGES);
    else if (view == VIEW_MAP)
        screen_stack_push(ui, SCREEN_MAP);
    return view == VIEW_MESSAGES || view == VIEW_MAP;
}

bool screen_replay_key(struct ui *ui, struct key key)
{
    if (!ui->replay.is_on)
        return false;
    switch (key.code) {
    case ' ':
    case KEY_ENTER:
    case KEY_PAD_ENTER:
        replay_view_pause(ui, !ui->replay.is_paused);
        return true;
    case KEY_RIGHT:
    case '.':
    case 'l':
        replay_view_step(ui, 1);
        return true;
    case KEY_LEFT:
    case ',':
    case 'h':
        replay_view_step(ui, -1);
        return true;
    case KEY_UP:
    case '+':
    case '=':
        replay_view_change_speed(ui, 1);
        return true;
    case KEY_DOWN:
    case '-':
        replay_view_change_speed(ui, -1);
        return true;
    case KEY_HOME:
        replay_view_go_to_start(ui);
        return true;
    case KEY_END:
        replay_view_go_to_end(ui);
        return true;
    case KEY_PAGE_UP:
        replay_view_go_to_floor_before(ui);
        return true;
    case KEY_PAGE_DOWN:
        replay_view_go_to_next_floor(ui);
        return true;
    case KEY_TAB: /* whatever it is bound to: a gamepad has it here */
        screen_stack_push(ui, SCREEN_MAP);
        return true;
    case KEY_ESCAPE:
        replay_view_leave(ui);
        return true;
    default:
        return open_other(ui, key);
    }
}
