#include "app/eyeshine/records.h"

#include "base/file.h"
#include "base/lines.h"
#include "game/save/run_files.h"
#include "game/text/morgue.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define NUMBER_MAX 99999

/* How a file that is there compares with the record. */
enum likeness { OF_ANOTHER_RUN, BEGUN, WRITTEN };

static enum likeness compare(const char *path, const struct text *record, uint64_t run_id)
{
    char id[32];
    struct error unused;
    struct lines lines = {{0}};
    struct line line = {0};
    enum likeness likeness = OF_ANOTHER_RUN;
    if (file_read(path, MORGUE_SIZE, &lines.bytes, &unused)) {
        const struct bytes *bytes = &lines.bytes;
        if (bytes->length <= record->length &&
            (bytes->length == 0 || memcmp(bytes->data, record->chars, bytes->length) == 0))
            likeness = bytes->length < record->length ? BEGUN : WRITTEN;
        int length = snprintf(id, sizeof id, "Run %016" PRIx64, run_id);
        while (run_id && likeness == OF_ANOTHER_RUN && lines_next(&lines, &line))
            if (line.length == (size_t)length && memcmp(line.text, id, line.length) == 0)
                likeness = WRITTEN; /* by another version */
    }
    lines_clear(&lines);
    return likeness;
}

static bool write_once(const char *folder, const char *name, const struct text *record,
                       uint64_t run_id, char path[FILE_PATH_MAX], struct error *error)
{
    bool is_taken = true;
    for (int number = 1; number <= NUMBER_MAX && is_taken; number++) {
        char file[RUN_NAME_SIZE + 32];
        snprintf(file, sizeof file, "morgue-%s-%d.txt", name, number);
        if (!file_join(folder, file, path, error))
            return false;
        if (file_create(path, record->chars, record->length, &is_taken, error))
            return true;
        enum likeness likeness = is_taken ? compare(path, record, run_id) : OF_ANOTHER_RUN;
        if (likeness != OF_ANOTHER_RUN)
            return likeness == WRITTEN ||
                   file_replace(path, NULL, record->chars, record->length, error);
    }
    return false;
}

/* Writes the record to <folder>/morgue-<seed>-<n>.txt with the first free n from 1, and puts its path into `path`. If the
 * record is there already, as after a kill, it stays, and one that was not written to its end is completed. Characters of
 * the seed other than letters, digits and '-' become '_'. False and an error if it can't be written. */
static bool write_record(const char *folder, const struct game *game, char path[FILE_PATH_MAX],
                         struct error *error)
{
    char record[MORGUE_SIZE];
    char name[RUN_NAME_SIZE];
    struct error why;
    struct text text = text_init(record, sizeof record);
    morgue_write(game, &text);
    run_files_name(game_state(game)->seed, name);
    return write_once(folder, name, &text, game_run_id(game), path, &why) ||
           error_set(error, "can't write the record of this game to %.200s: %.280s", folder,
                     why.message);
}

void records_keep_end(struct records *records, const struct game *game, struct text *said)
{
    struct error error;
    char path[FILE_PATH_MAX];
    if (fame_is_due(game))
        user_texts_keep_fame(&records->texts, game, said);
    if (!records->folder)
        return;
    if (write_record(records->folder, game, path, &error)) {
        records->has_failed = false;
        text_append(said, "Recorded in %s", path);
        return;
    }
    text_append(said, "%s", error.message); /* the player hears of each loss */
    if (!records->has_failed)
        fprintf(stderr, "eyeshine: %s\n", error.message);
    records->has_failed = true;
}

static void keep_end(void *context, const struct game *game, struct text *said)
{
    records_keep_end(context, game, said);
}

static void keep_settings(void *context, const struct settings *settings, struct text *said)
{
    struct records *records = context;
    user_texts_keep_settings(&records->texts, settings, said);
}

static void keep_keys(void *context, struct text *said)
{
    struct records *records = context;
    user_texts_keep_keys(&records->texts, said);
}

static void keep_bestiary(void *context, struct text *said)
{
    struct records *records = context;
    user_texts_keep_bestiary(&records->texts, said);
}

static void read_fame(void *context, struct text *said)
{
    struct records *records = context;
    user_texts_read_fame(&records->texts, said);
}

void records_serve(struct records *records, struct ui_options *options)
{
    options->bindings = &records->texts.bindings;
    options->fame = &records->texts.fame;
    options->bestiary = &records->texts.bestiary;
    options->bury = keep_end;
    options->keep_settings = keep_settings;
    options->keep_keys = keep_keys;
    options->keep_bestiary = keep_bestiary;
    options->read_fame = read_fame;
    options->context = records;
}
