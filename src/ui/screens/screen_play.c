/* Playing: keys become commands. */
#include "game/sights.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/play_view.h"

void screen_play_draw(struct ui *ui)
{
    ui_read_out_place(ui, "Back to the game");
    ui_read_out_play(ui);
    play_view_draw(ui);
}

static void look(struct ui *ui)
{
    play_view_look(ui, sights_first(game_state(ui->game)));
}

static void hide_ranges(struct ui *ui)
{
    ui->ranges = 0;
    ui_say(ui, "Ranges are no longer shown.");
}

/* Shows the ranges as things are, then in each other stance of the lantern, then no more. */
static void show_ranges(struct ui *ui)
{
    if (ui->ranges == LANTERN_COUNT) {
        hide_ranges(ui);
        return;
    }
    ui->ranges++;
    char sentence[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "Ranges: who would notice you where, lantern %s. (",
                lantern_get(play_view_stance(ui))->id);
    input_device_write_key(ui, "ranges", &text);
    text_append(&text, ": %s, ", ui->ranges < LANTERN_COUNT ? "next stance" : "no more");
    input_device_write_escape(ui, true, &text);
    text_append(&text, ": no more)");
    ui_say(ui, sentence);
}

/* Keys that are the window's own affair and reach no game. */
static bool window_key(struct ui *ui, struct key key)
{
    bool is_escape = key.code == KEY_ESCAPE && !(key.modifiers & (KEY_CONTROL | KEY_ALT));
    if (ui->ranges > 0 && (is_escape || screen_shortcuts_view(ui, key) == VIEW_MENU)) {
        hide_ranges(ui);
        return true;
    }
    switch (screen_shortcuts_view(ui, key)) {
    case VIEW_LOOK:
        look(ui);
        return true;
    case VIEW_RANGES:
        show_ranges(ui);
        return true;
    case VIEW_SURROUNDINGS:
        ui_read_out_surroundings(ui);
        return true;
    case VIEW_ZOOM_IN:
        play_view_zoom(ui, 1);
        return true;
    case VIEW_ZOOM_OUT:
        play_view_zoom(ui, -1);
        return true;
    default:
        return screen_shortcuts_open(ui, key);
    }
}

/* Escape answers first what the hero was warned of. */
static bool is_answer(const struct ui *ui, struct key key)
{
    return key.code == KEY_ESCAPE && !ui->reader.lets_be &&
           key_reader_is_warned(game_state(ui->game));
}

bool screen_play_key(struct ui *ui, struct key key)
{
    if (is_answer(ui, key))
        return command_keys_feed(ui, key);
    if (!ui->reader.wants_direction && window_key(ui, key))
        return true;
    return command_keys_feed(ui, key);
}
