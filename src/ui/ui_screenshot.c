#include "ui/ui.h"

#include <stdio.h>

void ui_save_screenshot(struct ui *ui)
{
    struct error error;
    char path[4096];
    if (!ui->options->user_folder) {
        ui_say(ui, "There is no folder to save a screenshot in.");
        return;
    }
    for (int number = 1; number <= 9999; number++) {
        snprintf(path, sizeof path, "%s/screenshot-%04d.png", ui->options->user_folder, number);
        FILE *taken = fopen(path, "rb");
        if (!taken)
            break;
        fclose(taken);
    }
    char sentence[MESSAGE_LENGTH_MAX + 1];
    if (window_save_frame(&ui->frame, path, &error))
        snprintf(sentence, sizeof sentence, "Saved %.*s.", MESSAGE_LENGTH_MAX - 8, path);
    else
        snprintf(sentence, sizeof sentence, "%.150s", error.message);
    ui_say(ui, sentence);
}
