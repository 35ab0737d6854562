/* All the messages that are kept, newest at the bottom. */
#include "ui/screen.h"
#include "ui/theme.h"
#include "ui/widgets.h"

#include <stdio.h>

void screen_messages_draw(struct ui *ui)
{
    struct page page = widgets_box(ui, (struct rectangle){0, 0, ui->frame.width, ui->frame.height});
    widgets_line(&page, THEME_HEAD, "What happened (up and down scroll, Esc goes back)");
    widgets_gap(&page, 4);
    int kept = message_log_kept(&ui->log);
    int lines = widgets_lines_left(&page);
    int most = kept > lines ? kept - lines : 0;
    if (ui->scrolled > most)
        ui->scrolled = most;
    int oldest = ui->scrolled + lines - 1;
    for (int back = oldest < kept ? oldest : kept - 1; back >= ui->scrolled; back--) {
        const struct message *message = message_log_get(&ui->log, back);
        char turn[16];
        char line[MESSAGE_LENGTH_MAX + 16];
        snprintf(turn, sizeof turn, "%d", message->turn);
        snprintf(line, sizeof line, message->times > 1 ? "%s (x%d)" : "%s", message->text,
                 message->times);
        widgets_key_line(&page, turn, 36, line);
    }
}

bool screen_messages_key(struct ui *ui, struct key key)
{
    enum direction direction;
    if (!binding_direction(key, &direction)) {
        ui_pop_screen(ui);
        return true;
    }
    ui->scrolled -= direction_offset(direction).y;
    if (ui->scrolled < 0)
        ui->scrolled = 0;
    return true;
}
