/* Aiming: the way that the missile would take is drawn on the map, by the rules that decide it. */
#include "ui/screen.h"
#include "ui/ui_read_out.h"
#include "ui/view/play_view.h"

void screen_aim_draw(struct ui *ui)
{
    ui_read_out_aim(ui);
    play_view_draw(ui);
}

bool screen_aim_key(struct ui *ui, struct key key)
{
    if (ui->reader.prompt.kind != PROMPT_NONE)
        return command_keys_feed(ui, key);
    screen_stack_pop(ui);
    return true;
}
