#include "ui/session/bestiary_keeping.h"

#include "ui/ui.h"

void bestiary_keeping_keep(struct ui *ui)
{
    const struct ui_options *options = ui->options;
    char said[MESSAGE_LENGTH_MAX + 1];
    struct text text = text_over(said, sizeof said);
    if (!options->bestiary || !options->keep_bestiary || !bestiary_has_fresh(options->bestiary))
        return;
    options->keep_bestiary(options->context, &text);
    if (text.length > 0)
        ui_say(ui, said);
}

/* What counts is kept at once: who kills the program loses no more of it than of the run. What could not be kept is not
 * tried again each turn, but on the next floor. */
void bestiary_keeping_note(struct ui *ui)
{
    if (ui->options->bestiary && bestiary_note(ui->options->bestiary, game_state(ui->game)))
        bestiary_keeping_keep(ui);
}

void bestiary_keeping_begin(struct ui *ui)
{
    bestiary_keeping_keep(ui);
    if (!ui->options->bestiary)
        return;
    bestiary_begin(ui->options->bestiary);
    bestiary_keeping_note(ui);
}
