#include "app/eyeshine/records.h"

#include "base/file.h"
#include "base/folder.h"
#include "base/lines.h"
#include "game/save/run_files.h"
#include "game/text/morgue.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define NUMBER_MAX 99999

/* How a file that is there compares with the record. */
enum likeness { OF_ANOTHER_END, BEGUN, WRITTEN };

static bool has_line(const struct lines *lines, const char *text, size_t length)
{
    struct line line = {0};
    while (lines_next(lines, &line))
        if (line.length == length && memcmp(line.text, text, length) == 0)
            return true;
    return false;
}

/* Its last line tells one end of a run from another: a run may be played on in two places (run_export.h). */
static enum likeness compare(const char *path, const struct text *record, uint64_t run_id)
{
    char id[32];
    struct error unused;
    struct lines lines = {{0}};
    const struct bytes *bytes = &lines.bytes;
    const char *last = record->chars;
    for (const char *c = record->chars; *c; c++)
        if (c[0] == '\n' && c[1])
            last = c + 1;
    int length = snprintf(id, sizeof id, "Run %016" PRIx64, run_id);
    enum likeness likeness = OF_ANOTHER_END;
    if (!file_read(path, MORGUE_SIZE, &lines.bytes, &unused))
        likeness = OF_ANOTHER_END;
    else if (bytes->length < record->length &&
             (bytes->length == 0 || memcmp(bytes->data, record->chars, bytes->length) == 0))
        likeness = BEGUN;
    else if (has_line(&lines, last, strcspn(last, "\n")) &&
             (run_id == 0 || has_line(&lines, id, (size_t)length)))
        likeness = WRITTEN;
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
        enum likeness likeness = is_taken ? compare(path, record, run_id) : OF_ANOTHER_END;
        if (likeness != OF_ANOTHER_END)
            return likeness == WRITTEN ||
                   file_replace(path, NULL, record->chars, record->length, error);
    }
    return false;
}

/* Writes the record to <folder>/morgue-<seed>-<n>.txt with the first free n from 1, and puts its path into `path`. If it is
 * there already, as after a kill, it stays, and one that was not written to its end is completed. Characters of the seed other
 * than letters, digits and '-' become '_'. False and an error if it can't be written. */
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

bool records_keep_end(struct records *records, const struct game *game, struct text *said)
{
    struct error error;
    char path[FILE_PATH_MAX];
    if (fame_is_due(game))
        user_texts_keep_fame(&records->texts, game, said);
    if (!records->folder)
        return true;
    bool is_written = write_record(records->folder, game, path, &error);
    if (is_written) {
        text_append(said, "Recorded in %s", path);
    } else if (!records->cannot_save) {
        text_append(said, "%s", error.message); /* the player hears of each loss */
        if (!records->has_failed)
            fprintf(stderr, "eyeshine: %s\n", error.message);
    }
    records->has_failed = !is_written && !records->cannot_save;
    /* Nothing tells a second line of a run without an id from the first. */
    return (is_written && records->texts.unkept_fame.bytes.length == 0) || game_run_id(game) == 0;
}

void records_note_trouble(struct records *records)
{
    records->cannot_save = true;
    for (int i = 0; i < USER_TEXTS; i++)
        records->texts.has_failed[i] = true;
}

static bool save_again(void *context)
{
    struct records *records = context;
    struct error unused;
    char unsaid[FAME_LINE_MAX];
    struct text said = text_init(unsaid, sizeof unsaid);
    if (!records->folder ||
        (records->cannot_save &&
         !(folder_make(records->folder, &unused) && folder_try_writing(records->folder, &unused))))
        return false;
    records->cannot_save = false;
    user_texts_keep_all(&records->texts, &said);
    return true;
}

static bool keep_end(void *context, const struct game *game, struct text *said)
{
    return records_keep_end(context, game, said);
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
    options->keep_end = keep_end;
    options->keep_settings = keep_settings;
    options->keep_keys = keep_keys;
    options->keep_bestiary = keep_bestiary;
    options->save_again = save_again;
    options->read_fame = read_fame;
    options->context = records;
}
