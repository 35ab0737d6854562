#include "ui/view/log_view.h"

#include "base/integer.h"
#include "ui/art/theme.h"
#include "ui/view/panel.h"

/* Indent of a message's second line. */
#define INDENT 8
/* For how many commands a message is news, and how dark the map is behind news. */
#define COMMANDS 8
#define COMMANDS_OVER_CREATURES 0
#define ALPHA 225
/* Of the shade, beside the words. */
#define SOFT_PIXELS 28
/* The messages of the last commands may take a few lines more than the log has. */
#define LATEST_COMMANDS 3
#define LATEST_MORE 2

/* The newest messages of the log, as many as are news. */
struct news {
    int count;
    int lines; /* that they take */
    int width; /* of the longest line */
};

/* Those of that many commands before the last that fit into that many lines of the page. The newest counts even if it is cut
 * off. */
static struct news find_news(const struct page *page, const struct message_log *log, int commands,
                             int room)
{
    struct news news = {0};
    for (; news.count < message_log_kept(log); news.count++) {
        const struct message *message = message_log_get(log, news.count);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        int more = widgets_paragraph_lines(page, INDENT, shown);
        if (log->commands - message->command > commands ||
            (news.count > 0 && news.lines + more > room))
            break;
        int width = font_width(&page->display->art.font, shown) * page->display->layout.text_scale;
        news.lines = int_min(news.lines + more, room);
        news.width = int_max(news.width, int_min(width, page->area.width));
    }
    return news;
}

/* What the last lines of the log cover. */
static struct rectangle cover(const struct display *display, struct rectangle log, int lines,
                              int width)
{
    int height = lines * widgets_line_height(display);
    if (lines > 0)
        height = int_min(height + WIDGETS_MARGIN * display->layout.text_scale, log.height);
    return (struct rectangle){log.x, log.y + log.height - height, width, height};
}

/* Darkens the map behind them, softly in the line above and at the right. */
static void shade(struct display *display, struct rectangle covered)
{
    int line = widgets_line_height(display);
    int soft = SOFT_PIXELS * display->layout.text_scale;
    covered.y -= line;
    covered.height += covered.height > 0 ? line : 0;
    for (int row = 0; row < covered.height; row++) {
        int alpha = int_min(ALPHA, (row + 1) * ALPHA * 2 / (3 * line));
        int y = covered.y + row;
        canvas_shade(&display->frame, (struct rectangle){covered.x, y, covered.width, 1}, 0, alpha);
        for (int i = 0; i < soft; i++)
            canvas_shade(&display->frame,
                         (struct rectangle){covered.x + covered.width + i, y, 1, 1}, 0,
                         alpha * (soft - i) / (soft + 1));
    }
}

/* The log's place with that many lines more above it. */
static struct rectangle raise(const struct display *display, int lines)
{
    struct rectangle log = display->layout.log;
    int more = int_min(int_max(lines, 0) * widgets_line_height(display), log.y);
    return (struct rectangle){log.x, log.y - more, log.width, log.height + more};
}

/* The log's place: higher if the newest message needs it, or the others of the last commands where no creature is. */
static struct rectangle place_log(struct display *display, const struct play_view *play,
                                  bool has_strip)
{
    struct rectangle log = display->layout.log;
    struct page page = widgets_inside(display, log);
    int room = widgets_lines_left(&page) - has_strip;
    int newest;
    char shown[MESSAGE_SHOWN_MAX + 1];
    if (message_log_kept(play->log) == 0)
        return log;
    message_log_write(message_log_get(play->log, 0), shown);
    newest = widgets_paragraph_lines(&page, INDENT, shown);
    if (display->layout.hint.height > 0) /* which is just above */
        return raise(display, newest - room);
    struct news latest =
        find_news(&page, play->log, LATEST_COMMANDS - 1, int_max(newest, room + LATEST_MORE));
    struct rectangle raised = raise(display, latest.lines - room);
    struct rectangle above = {log.x, raised.y, log.width, log.y - raised.y};
    return play_view_has_creature_in(display, play->state, above) ? raise(display, newest - room)
                                                                  : raised;
}

/* The last line of the log opens all messages, and the mouse reaches the map through the others. A finger needs more room, and
 * without a panel the description of what is pointed at would cover it. */
static struct rectangle find_button(const struct display *display)
{
    struct rectangle button = display->layout.log_drawn;
    if (display->layout.button_rows > 0 || display->layout.panel.width == 0)
        return button;
    int height = int_min(button.height, widgets_line_height(display) +
                                            WIDGETS_MARGIN * display->layout.text_scale);
    button.y += button.height - height;
    button.height = height;
    return button;
}

/* Messages of earlier turns are faint. */
static uint32_t colour_of(const struct message *message, int turn)
{
    if (message->is_danger)
        return message->turn == turn ? THEME_DANGER : THEME_PAST_DANGER;
    if (message->is_great)
        return THEME_KEY;
    return message->turn == turn ? THEME_TEXT : THEME_FAINT;
}

void log_view_draw(struct display *display, const struct play_view *play)
{
    struct page page = widgets_inside(display, display->layout.log);
    int line = widgets_line_height(display);
    bool has_strip = display->layout.panel.width == 0 && widgets_lines_left(&page) > 1;
    struct rectangle log = place_log(display, play, has_strip);
    page = widgets_inside(display, log);
    int room = widgets_lines_left(&page) - has_strip;
    struct news news = find_news(&page, play->log, COMMANDS, room);
    int margin = page.area.x - log.x;
    if (play_view_has_creature_in(display, play->state,
                                  cover(display, log, news.lines, margin + news.width)))
        news = find_news(&page, play->log, COMMANDS_OVER_CREATURES, room);
    int lines = news.lines + has_strip;
    /* Beside the words, the pointer is on the map. */
    display->layout.log_drawn =
        cover(display, log, lines, has_strip ? log.width : margin + news.width);
    display->layout.log_button = find_button(display);
    shade(display, display->layout.log_drawn);
    page.area.y += page.area.height - lines * line;
    page.area.height = lines * line;
    if (has_strip)
        panel_draw_strip(&page, play->state);
    int turn = play->state->turn;
    for (int back = news.count - 1; back >= 0; back--) {
        const struct message *message = message_log_get(play->log, back);
        char shown[MESSAGE_SHOWN_MAX + 1];
        message_log_write(message, shown);
        widgets_paragraph(&page, colour_of(message, turn), INDENT, shown);
    }
}
