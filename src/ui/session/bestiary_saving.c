#include "ui/session/bestiary_saving.h"

#include "ui/ui.h"

void bestiary_saving_save(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    char said[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_init(said, sizeof said);
    if (!options->bestiary || !options->keep_bestiary || !bestiary_has_fresh(options->bestiary))
        return;
    options->keep_bestiary(options->context, &text);
    if (text.length > 0)
        ui_say(ui, said);
}

/* What counts is kept at once: who kills the program loses no more of it than of the run. What could not be kept is not
 * tried again each turn, but on the next floor. */
void bestiary_saving_note(struct ui *ui)
{
    if (ui->options->bestiary && bestiary_note(ui->options->bestiary, game_state(ui->game)))
        bestiary_saving_save(ui);
}

void bestiary_saving_begin(struct ui *ui)
{
    bestiary_saving_save(ui);
    if (!ui->options->bestiary)
        return;
    bestiary_begin(ui->options->bestiary);
    bestiary_saving_note(ui);
}
