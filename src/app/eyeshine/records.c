#include "app/eyeshine/records.h"

#include "base/file.h"
#include "base/folder.h"
#include "base/lines.h"
#include "game/save/run_files.h"
#include "game/text/morgue.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
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

/* The file <folder>/morgue-<seed>-<n>.txt, with the first free n from 1. Characters of the seed other than letters, digits and
 * '-' become '_'. */
struct unkept_record {
    struct unkept_record *next;
    char name[RUN_NAME_SIZE];
    uint64_t run_id;
    size_t length;
    char chars[MORGUE_SIZE];
};

/* Writes the record and puts its path into `path`. If it is there already, as after a kill, it stays, and one that was not
 * written to its end is completed. False and an error if it can't be written. */
static bool write_record(const char *folder, struct unkept_record *record, char path[FILE_PATH_MAX],
                         struct error *error)
{
    struct error why;
    struct text text = {record->chars, sizeof record->chars, record->length};
    return write_once(folder, record->name, &text, record->run_id, path, &why) ||
           error_set(error, "can't write the record of this game to %.200s: %.280s", folder,
                     why.message);
}

static void describe(const struct game *game, struct unkept_record *record)
{
    struct text text = text_init(record->chars, sizeof record->chars);
    morgue_write(game, &text);
    record->next = NULL;
    record->length = text.length;
    record->run_id = game_run_id(game);
    run_files_name(game_state(game)->seed, record->name);
}

/* Keeps the record in memory until it can be written; without memory it is lost. */
static void put_off(struct records *records, const struct unkept_record *record)
{
    struct unkept_record *copy = malloc(sizeof *copy);
    if (!copy)
        return;
    *copy = *record;
    copy->next = records->unkept;
    records->unkept = copy;
}

void records_keep_end(struct records *records, const struct game *game, struct text *said)
{
    struct error error;
    char path[FILE_PATH_MAX];
    struct unkept_record record;
    if (fame_is_due(game))
        user_texts_keep_fame(&records->texts, game, said);
    if (!records->folder)
        return;
    describe(game, &record);
    if (write_record(records->folder, &record, path, &error)) {
        records->has_failed = false;
        text_append(said, "Recorded in %s", path);
        return;
    }
    put_off(records, &record);
    if (records->cannot_save)
        return;
    text_append(said, "%s", error.message); /* the player hears of each loss */
    if (!records->has_failed)
        fprintf(stderr, "eyeshine: %s\n", error.message);
    records->has_failed = true;
}

void records_note_trouble(struct records *records)
{
    records->cannot_save = true;
    for (int i = 0; i < USER_TEXTS; i++)
        records->texts.has_failed[i] = true;
}

/* Writes the records that were put off, up to the first failure. */
static void write_unkept(struct records *records)
{
    struct error unused;
    char path[FILE_PATH_MAX];
    while (records->unkept && write_record(records->folder, records->unkept, path, &unused)) {
        struct unkept_record *written = records->unkept;
        records->unkept = written->next;
        free(written);
    }
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
    write_unkept(records);
    return true;
}

void records_close(struct records *records)
{
    if (records->folder)
        write_unkept(records);
    while (records->unkept) {
        struct unkept_record *next = records->unkept->next;
        free(records->unkept);
        records->unkept = next;
    }
    user_texts_close(&records->texts);
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
    options->save_again = save_again;
    options->read_fame = read_fame;
    options->context = records;
}
