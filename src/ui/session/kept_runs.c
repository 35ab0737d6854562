#include "ui/session/kept_runs.h"

#include "ui/ui.h"

void kept_runs_find_newest(struct ui *ui)
{
    ui->runs.newest = (struct run_entry){.result = RESULT_NONE};
    if (ui->options->user_folder && !run_list_newest(ui->options->user_folder, &ui->runs.newest))
        ui->runs.newest.path[0] = '\0';
}

void kept_runs_open(struct ui *ui)
{
    struct error error;
    run_list_clear(&ui->runs.list);
    if (run_list_read(ui->options->user_folder, &ui->runs.list, &error))
        screen_stack_push(ui, SCREEN_RUNS);
    else
        ui_trouble(ui, error.message);
}
