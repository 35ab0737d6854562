#include "ui/screenshot.h"

#include "base/file.h"
#include "ui/ui.h"

#include <stdio.h>

#define NUMBER_MAX 9999

/* The first path that no file has yet; false: all are taken. */
static bool find_free(const char *folder, char *path, size_t size)
{
    for (int number = 1; number <= NUMBER_MAX; number++) {
        snprintf(path, size, "%s/screenshot-%04d.png", folder, number);
        if (!file_is_there(path))
            return true;
    }
    return false;
}

void screenshot_save(struct ui *ui)
{
    struct error error;
    char path[4096];
    const char *folder = ui->options->user_folder;
    if (!folder) {
        ui_say(ui, "There is no folder to save a screenshot in.");
        return;
    }
    if (!find_free(folder, path, sizeof path)) {
        ui_say(ui, "No more screenshots can be saved: all their numbers are taken.");
        return;
    }
    char sentence[MESSAGE_LENGTH_MAX + 1];
    if (window_save_frame(&ui->frame, path, &error))
        snprintf(sentence, sizeof sentence, "Saved %.*s.", MESSAGE_LENGTH_MAX - 8, path);
    else
        snprintf(sentence, sizeof sentence, "%.150s", error.message);
    ui_say(ui, sentence);
}
