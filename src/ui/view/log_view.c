#include "ui/view/log_view.h"

#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/view/panel.h"

/* Indent of a message's second line. */
#define INDENT 8
/* For how many commands a message is news, and how dark the map is behind news. */
#define COMMANDS 8
#define COMMANDS_OVER_CREATURES 0
#define ALPHA 190
/* The messages of the last command may take that many times the log's lines. */
#define LATEST_TIMES 2

/* How many of the newest messages, of that many commands before the last, fit into that many lines of the page, and the lines
 * that they take. The newest counts even if it is cut off. */
static int count_news(const struct page *page, const struct message_log *log, int commands,
                      int room, int *lines)
{
    int count = 0;
    for (*lines = 0; count < message_log_kept(log); count++) {
        const struct message *message = message_log_get(log, count);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        int more = widgets_paragraph_lines(page, INDENT, shown);
        if (log->commands - message->command > commands || (count > 0 && *lines + more > room))
            break;
        *lines = int_min(*lines + more, room);
    }
    return count;
}

/* Darkens the map behind the last lines of the log, and softly above them. */
static void shade_behind_log(struct display *display, struct rectangle log, int lines)
{
    int scale = display->layout.text_scale;
    int line = widgets_line_height(display);
    int height = lines > 0 ? int_min(lines * line + WIDGETS_MARGIN * scale, log.height) : 0;
    log.y += log.height - height;
    log.height = height;
    display->layout.log_drawn = log;
    for (int row = 0; row < height; row++)
        canvas_shade(&display->frame,
                     (struct rectangle){log.x, log.y + row, display->layout.picture.width, 1}, 0,
                     int_min(ALPHA, (row + 1) * ALPHA / line));
}

/* The log's place with that many lines more above it. */
static struct rectangle raise(const struct display *display, int lines)
{
    struct rectangle log = display->layout.log;
    int more = int_min(int_max(lines, 0) * widgets_line_height(display), log.y);
    return (struct rectangle){log.x, log.y - more, log.width, log.height + more};
}

/* The log's place: higher if the newest message needs it, or the others of the last command where no creature is. */
static struct rectangle place_log(struct display *display, const struct play_view *play,
                                  bool has_strip)
{
    struct rectangle log = display->layout.log;
    struct page page = widgets_inside(display, log);
    int room = widgets_lines_left(&page) - has_strip;
    int newest;
    int latest;
    char shown[MESSAGE_SHOWN_MAX + 1];
    if (message_log_kept(play->log) == 0)
        return log;
    message_log_write(message_log_get(play->log, 0), shown);
    newest = widgets_paragraph_lines(&page, INDENT, shown);
    count_news(&page, play->log, 0, int_max(newest, room * LATEST_TIMES), &latest);
    struct rectangle raised = raise(display, latest - room);
    struct rectangle above = {log.x, raised.y, log.width, log.y - raised.y};
    return play_view_has_creature_in(display, play->state, above) ? raise(display, newest - room)
                                                                  : raised;
}

/* Messages of earlier turns are faint. */
static uint32_t colour_of(const struct message *message, int turn)
{
    if (message->is_danger)
        return message->turn == turn ? THEME_DANGER : THEME_PAST_DANGER;
    return message->turn == turn ? THEME_TEXT : THEME_FAINT;
}

void log_view_draw(struct display *display, const struct play_view *play)
{
    struct page page = widgets_inside(display, display->layout.log);
    int line = widgets_line_height(display);
    bool has_strip = display->layout.panel.width == 0 && widgets_lines_left(&page) > 1;
    struct rectangle log = place_log(display, play, has_strip);
    page = widgets_inside(display, log);
    int lines;
    int room = widgets_lines_left(&page) - has_strip;
    int news = count_news(&page, play->log, COMMANDS, room, &lines);
    struct rectangle covered = {log.x, log.y + log.height - lines * line, log.width, lines * line};
    if (play_view_has_creature_in(display, play->state, covered))
        news = count_news(&page, play->log, COMMANDS_OVER_CREATURES, room, &lines);
    shade_behind_log(display, log, lines + has_strip);
    page.area.y += page.area.height - (lines + has_strip) * line;
    page.area.height = (lines + has_strip) * line;
    if (has_strip)
        panel_draw_strip(&page, play->state);
    int turn = play->state->turn;
    int width = 0;
    for (int back = news - 1; back >= 0; back--) {
        const struct message *message = message_log_get(play->log, back);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        width = int_max(width, font_width(&display->art.font, shown));
        widgets_paragraph(&page, colour_of(message, turn), INDENT, shown);
    }
    /* Beside the words, the pointer is on the map. */
    if (!has_strip)
        display->layout.log_drawn.width =
            int_min(log.width, page.area.x - log.x + width * display->layout.text_scale);
}
