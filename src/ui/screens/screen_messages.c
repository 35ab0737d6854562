/* All the messages that are kept, newest at the bottom. */
#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"

#include <stdio.h>

#define TURN_WIDTH 36

/* The part of the page beside the turns. */
static struct page beside_turns(const struct page *page)
{
    struct page told = *page;
    told.area.x += TURN_WIDTH * page->display->layout.text_scale;
    told.area.width -= TURN_WIDTH * page->display->layout.text_scale;
    return told;
}

/* How many messages fit onto the page, from one on, towards newer (-1) or older ones (1). */
static int count_fitting(const struct message_log *log, const struct page *page, int from, int step)
{
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

/* With its turn, so that the same words in another turn are read out too. */
static void read_out(struct display *display, const struct message *message)
{
    char times[24] = "";
    if (message->times > 1)
        snprintf(times, sizeof times, " %d times.", message->times);
    read_out_format(display, "Turn %d: %s%s", message->turn, message->text, times);
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
    read_out(page->display, message);
    widgets_key_line(page, turn, 0, "");
    widgets_paragraph(&told,
                      message->is_danger  ? THEME_DANGER
                      : message->is_great ? THEME_KEY
                                          : THEME_TEXT,
                      0, shown);
    page->area.y = told.area.y;
    page->area.height = told.area.height;
}

/* The messages from the oldest on that there is room for, down to the newest shown. */
static void draw_messages(struct page *page, const struct message_log *log, int oldest)
{
    int turn = -1;
    for (int back = oldest; back >= page->display->scroll.lines; back--) {
        const struct message *message = message_log_get(log, back);
        draw_message(page, message, message->turn != turn);
        turn = message->turn;
    }
}

void screen_messages_draw_page(struct screen_context *context, struct page *page)
{
    struct scroll *scroll = &context->display->scroll;
    const struct message_log *log = &context->log;
    int kept = message_log_kept(log);
    if (kept == 0) {
        page->is_read = true;
        widgets_line(page, THEME_FAINT, "No messages yet.");
        return;
    }
    int max = int_max(kept - count_fitting(log, page, kept - 1, -1), 0);
    scroll->lines = int_min(scroll->lines, max);
    scroll->rows_shown = count_fitting(log, page, scroll->lines, 1);
    draw_messages(page, log, int_min(scroll->lines + scroll->rows_shown, kept) - 1);
}

/* How far a key scrolls towards the older ones; 0: not at all. */
static int scrolls_by(const struct screen_context *context, struct key key)
{
    enum direction direction;
    switch (key.code) {
    case KEY_PAGE_UP:
        return context->display->scroll.rows_shown;
    case KEY_PAGE_DOWN:
        return -context->display->scroll.rows_shown;
    case KEY_HOME:
        return MESSAGE_CAPACITY;
    case KEY_END:
        return -MESSAGE_CAPACITY;
    default:
        return binding_direction(context->options->bindings, key, &direction)
                   ? -direction_offset(direction).y
                   : 0;
    }
}

bool screen_messages_key(struct screen_context *context, struct key key)
{
    if (key.code == KEY_ESCAPE || key_is_confirm(key) ||
        screen_shortcuts_view(context, key) == VIEW_MESSAGES) {
        screen_stack_pop(context);
        return true;
    }
    int by = scrolls_by(context, key);
    if (by == 0)
        return false;
    int to = context->display->scroll.lines + by;
    int max = message_log_kept(&context->log);
    context->display->scroll.lines = to < 0 ? 0 : (to < max ? to : max);
    return true;
}
