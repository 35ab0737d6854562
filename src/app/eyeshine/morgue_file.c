#include "app/eyeshine/morgue_file.h"

#include "game/save/run_files.h"
#include "game/text/morgue.h"

#include <stdio.h>

#define NUMBER_MAX 99999

static bool write_free(const char *folder, const char *name, const struct text *record,
                       char path[FILE_PATH_MAX], struct error *error)
{
    bool is_taken = true;
    for (int number = 1; number <= NUMBER_MAX && is_taken; number++) {
        char file[RUN_NAME_SIZE + 32];
        snprintf(file, sizeof file, "morgue-%s-%d.txt", name, number);
        if (!file_join(folder, file, path, error))
            return false;
        if (file_create(path, record->chars, record->length, &is_taken, error))
            return true;
    }
    return false;
}

bool morgue_file_write(const char *folder, const struct game *game, char path[FILE_PATH_MAX],
                       struct error *error)
{
    char record[MORGUE_SIZE];
    char name[RUN_NAME_SIZE];
    struct error why;
    struct text text = text_init(record, sizeof record);
    morgue_write(game, &text);
    run_files_name(game_state(game)->seed, name);
    return write_free(folder, name, &text, path, &why) ||
           error_set(error, "can't write the record of this game to %.200s: %.280s", folder,
                     why.message);
}
