/* Playing: keys become commands. */
#include "ui/play_view.h"
#include "ui/screen.h"

void screen_play_draw(struct ui *ui)
{
    play_view_draw(ui, NULL);
}

static void look(struct ui *ui)
{
    ui->cursor = state_hero_const(game_state(ui->game))->position;
    ui_push_screen(ui, SCREEN_LOOK);
}

static void zoom(struct ui *ui, int by)
{
    int zoom = ui->layout.zoom + by;
    ui->zoom = zoom < 1 ? 1 : (zoom > ZOOM_MAX ? ZOOM_MAX : zoom);
}

/* Keys that are the window's own affair and reach no game. */
static bool window_key(struct ui *ui, struct key key)
{
    if (key.modifiers & (KEY_CONTROL | KEY_ALT))
        return false;
    switch (key.code) {
    case KEY_ESCAPE:
        ui_push_screen(ui, SCREEN_MENU);
        return true;
    case KEY_TAB:
        ui_push_screen(ui, SCREEN_MAP);
        return true;
    case '?':
    case KEY_F1:
        ui_push_screen(ui, SCREEN_HELP);
        return true;
    case 'm':
        ui_push_screen(ui, SCREEN_MESSAGES);
        return true;
    case 'x':
    case '_':
        look(ui);
        return true;
    case '+':
    case '=':
        zoom(ui, 1);
        return true;
    case '-':
        zoom(ui, -1);
        return true;
    default:
        return false;
    }
}

bool screen_play_key(struct ui *ui, struct key key)
{
    struct command command;
    if (!ui->reader.wants_direction && window_key(ui, key))
        return true;
    switch (key_reader_feed(&ui->reader, game_state(ui->game), key, &command)) {
    case KEY_READING_COMMAND:
        ui_play(ui, command);
        return true;
    case KEY_READING_PROMPT:
        ui_say(ui, "In which direction? (Esc: never mind)");
        return true;
    case KEY_READING_DROPPED:
        ui_say(ui, "Never mind.");
        return true;
    case KEY_READING_NONE:
        return false;
    }
    return false;
}
