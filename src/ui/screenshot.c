#include "ui/screenshot.h"

#include "base/file.h"
#include "ui/ui.h"

#include <stdio.h>

#define NUMBER_MAX 9999

/* The first path that no file has yet. False and an error: all are taken, or too long. */
static bool find_free(const char *folder, char path[FILE_PATH_MAX], struct error *error)
{
    for (int number = 1; number <= NUMBER_MAX; number++) {
        char name[32];
        snprintf(name, sizeof name, "screenshot-%04d.png", number);
        if (!file_join(folder, name, path, error)) /* its own words would not fit into the log */
            return error_set(error, "The folder for screenshots has too long a name.");
        if (!file_is_there(path))
            return true;
    }
    return error_set(error, "No more screenshots can be saved: all their numbers are taken.");
}

void screenshot_save(struct ui *ui)
{
    struct error error;
    char path[FILE_PATH_MAX];
    const char *folder = ui->options->user_folder;
    if (!folder) {
        screen_context_say(&ui->context, "There is no folder to save a screenshot in.");
        return;
    }
    char sentence[MESSAGE_LENGTH_MAX + 1];
    if (find_free(folder, path, &error) && window_save_frame(&ui->display.frame, path, &error))
        snprintf(sentence, sizeof sentence, "Saved %.*s.", MESSAGE_LENGTH_MAX - 8, path);
    else
        snprintf(sentence, sizeof sentence, "%.150s", error.message);
    screen_context_say(&ui->context, sentence);
}
