/* All the messages that are kept, newest at the bottom. */
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

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

static void draw_message(struct page *page, const struct message *message)
{
    struct page told = beside_turns(page);
    char turn[16];
    char shown[MESSAGE_SHOWN_MAX + 1];
    snprintf(turn, sizeof turn, "%d", message->turn);
    message_log_write(message, shown);
    widgets_key_line(page, turn, 0, "");
    widgets_paragraph(&told, THEME_TEXT, 0, shown);
    page->area.y = told.area.y;
    page->area.height = told.area.height;
}

void screen_messages_draw(struct ui *ui)
{
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    widgets_line(&page, THEME_HEAD, "What happened (up and down scroll, Esc goes back)");
    widgets_gap(&page, 4);
    int kept = message_log_kept(&ui->log);
    int most = kept - count_fitting(&page, kept - 1, -1);
    if (ui->scrolled > most)
        ui->scrolled = most > 0 ? most : 0;
    int oldest = ui->scrolled + count_fitting(&page, ui->scrolled, 1) - 1;
    for (int back = oldest < kept ? oldest : kept - 1; back >= ui->scrolled; back--)
        draw_message(&page, message_log_get(&ui->log, back));
}

bool screen_messages_key(struct ui *ui, struct key key)
{
    enum direction direction;
    if (!binding_direction(ui->options->bindings, key, &direction)) {
        ui_pop_screen(ui);
        return true;
    }
    ui->scrolled -= direction_offset(direction).y;
    if (ui->scrolled < 0)
        ui->scrolled = 0;
    return true;
}
