/* All the messages that are kept, newest at the bottom. */
#include "ui/art/theme.h"
#include "ui/screen.h"
#include "ui/screens/screen_shortcuts.h"
#include "ui/ui_read_out.h"
#include "ui/view/screen_page.h"

#include <stdio.h>

#define TURN_WIDTH 36

/* The part of the page beside the turns. */
static struct page beside_turns(const struct page *page)
{
    struct page told = *page;
    told.area.x += TURN_WIDTH * page->ui->layout.text_scale;
    told.area.width -= TURN_WIDTH * page->ui->layout.text_scale;
    return told;
}

/* How many messages fit onto the page, from one on, towards newer (-1) or older ones (1). */
static int count_fitting(const struct page *page, int from, int step)
{
    const struct message_log *log = &page->ui->log;
    struct page told = beside_turns(page);
    int room = widgets_lines_left(page);
    int count = 0;
    for (int back = from; back >= 0 && back < message_log_kept(log); back += step, count++) {
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message_log_get(log, back), shown);
        room -= widgets_paragraph_lines(&told, 0, shown);
        if (room < 0)
            break;
    }
    return count > 0 ? count : 1;
}

/* Each with its turn: the same words of another turn are told too. */
static void read_out(struct ui *ui, const struct message *message)
{
    char sentence[MESSAGE_LENGTH_MAX + 48];
    struct text text = text_init(sentence, sizeof sentence);
    text_append(&text, "Turn %d: %s", message->turn, message->text);
    if (message->times > 1)
        text_append(&text, " %d times.", message->times);
    ui_read_out(ui, sentence);
}

/* The turn stands only before the first message of it. */
static void draw_message(struct page *page, const struct message *message, bool is_first_of_turn)
{
    struct page told = beside_turns(page);
    char turn[16] = "";
    char shown[MESSAGE_SHOWN_MAX + 1];
    if (is_first_of_turn)
        snprintf(turn, sizeof turn, "%d", message->turn);
    message_log_write(message, shown);
    read_out(page->ui, message);
    widgets_key_line(page, turn, 0, "");
    widgets_paragraph(&told, message->is_danger ? THEME_DANGER : THEME_TEXT, 0, shown);
    page->area.y = told.area.y;
    page->area.height = told.area.height;
}

/* The messages from the oldest on that there is room for down to ui->scroll.lines. */
static void draw_messages(struct page *page, int oldest)
{
    const struct message_log *log = &page->ui->log;
    int turn = -1;
    for (int back = oldest; back >= page->ui->scroll.lines; back--) {
        const struct message *message = message_log_get(log, back);
        draw_message(page, message, message->turn != turn);
        turn = message->turn;
    }
}

void screen_messages_draw(struct ui *ui)
{
    static const struct bar_action keys[] = {
        {NULL, "Up", "older", KEY_UP},     {NULL, "Down", "newer", KEY_DOWN},
        {NULL, "Home", "first", KEY_HOME}, {NULL, "End", "last", KEY_END},
        {NULL, "Esc", "back", KEY_ESCAPE}, {NULL, NULL, NULL, KEY_NONE}};
    struct page page = screen_page_draw(ui, "What happened", keys);
    int kept = message_log_kept(&ui->log);
    if (kept == 0) {
        page.is_read = true;
        widgets_line(&page, THEME_FAINT, "Nothing was told yet.");
        return;
    }
    int max = kept - count_fitting(&page, kept - 1, -1);
    if (ui->scroll.lines > max)
        ui->scroll.lines = max > 0 ? max : 0;
    ui->scroll.rows_shown = count_fitting(&page, ui->scroll.lines, 1);
    int oldest = ui->scroll.lines + ui->scroll.rows_shown - 1;
    draw_messages(&page, oldest < kept ? oldest : kept - 1);
}

/* How far a key scrolls towards the older ones; 0: not at all. */
static int scrolls_by(const struct ui *ui, struct key key)
{
    enum direction direction;
    switch (key.code) {
    case KEY_PAGE_UP:
        return ui->scroll.rows_shown;
    case KEY_PAGE_DOWN:
        return -ui->scroll.rows_shown;
    case KEY_HOME:
        return MESSAGE_CAPACITY;
    case KEY_END:
        return -MESSAGE_CAPACITY;
    default:
        return binding_direction(ui->options->bindings, key, &direction)
                   ? -direction_offset(direction).y
                   : 0;
    }
}

bool screen_messages_key(struct ui *ui, struct key key)
{
    if (key.code == KEY_ESCAPE || key_is_confirm(key) ||
        screen_shortcuts_view(ui, key) == VIEW_MESSAGES) {
        screen_stack_pop(ui);
        return true;
    }
    int by = scrolls_by(ui, key);
    if (by == 0)
        return false;
    int to = ui->scroll.lines + by;
    int max = message_log_kept(&ui->log);
    ui->scroll.lines = to < 0 ? 0 : (to < max ? to : max);
    return true;
}
