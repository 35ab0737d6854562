#include "ui/session/burial.h"

#include "ui/session/bestiary_saving.h"
#include "ui/ui.h"

void burial_take(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    if (!options->bury || ui->session.burial.is_done || ui->replay.is_on ||
        !state_is_over(game_state(ui->game)))
        return;
    struct text said = text_init(ui->session.burial.record, sizeof ui->session.burial.record);
    options->bury(options->context, ui->game, &said);
    ui->session.burial.is_done = true;
    run_saving_note_recorded(ui);
    if (said.length > 0)
        ui_say(ui, ui->session.burial.record);
    bestiary_saving_save(ui);
}
