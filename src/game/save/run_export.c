#include "game/save/run_export.h"

#include "base/array.h"
#include "base/folder.h"
#include "base/hash.h"
#include "game/save/journal.h"
#include "game/save/run_files.h"
#include "game/save/run_list.h"
#include "game/save/run_restore.h"

#include <stdio.h>
#include <string.h>

#define NUMBER_MAX 99999
#define CHECKSUM_LENGTH 8
#define NAME_SIZE 32

/* The journal comes first. */
static const char *const names[] = {RUN_JOURNAL, "snapshot.start", "snapshot.old", "snapshot",
                                    RUN_UNRECORDED};
#define FILES (int)ARRAY_LENGTH(names)

/* The files of a run, in the order of the names; data NULL: it is not there. Zero is none. */
struct parts {
    struct bytes files[ARRAY_LENGTH(names)];
    bool is_there[ARRAY_LENGTH(names)];
};

static void clear(struct parts *parts)
{
    for (int i = 0; i < FILES; i++)
        bytes_clear(&parts->files[i]);
}

static bool read_folder(const char *folder, struct parts *parts, struct error *error)
{
    char path[FILE_PATH_MAX];
    for (int i = 0; i < FILES; i++) {
        if (!file_join(folder, names[i], path, error))
            return false;
        parts->is_there[i] = file_is_there(path);
        if (parts->is_there[i] && !file_read(path, RUN_FILE_MAX, &parts->files[i], error))
            return false;
    }
    return true;
}

static void pack(const struct parts *parts, struct bytes *bytes)
{
    int count = 0;
    for (int i = 0; i < FILES; i++)
        count += parts->is_there[i];
    bytes_put(bytes, RUN_EXPORT_MAGIC, strlen(RUN_EXPORT_MAGIC));
    bytes_put_number(bytes, (uint64_t)count);
    for (int i = 0; i < FILES; i++) {
        if (!parts->is_there[i])
            continue;
        bytes_put_text(bytes, names[i]);
        bytes_put_number(bytes, parts->files[i].length);
        bytes_put(bytes, parts->files[i].data, parts->files[i].length);
    }
    if (!bytes->has_failed)
        bytes_put_u64(bytes, hash_bytes(HASH_START, bytes->data, bytes->length));
}

static bool write_export(const struct parts *parts, const char *file, struct error *error)
{
    struct bytes bytes = {0};
    bool is_taken = false;
    pack(parts, &bytes);
    bool is_written = bytes.has_failed
                          ? error_set(error, "%s: not enough memory", file)
                          : file_create(file, bytes.data, bytes.length, &is_taken, error);
    bytes_clear(&bytes);
    return is_written;
}

bool run_export(const char *folder, const char *file, struct error *error)
{
    struct run_restored restored;
    struct parts parts = {.is_there = {false}};
    struct file_lock lock;
    long holder;
    struct error unused;
    enum file_lock_answer answer = run_files_lock(folder, &lock, &holder, &unused);
    if (answer == FILE_LOCK_TAKEN)
        return error_set(error, "%.300s: this run is being played", folder);
    bool is_run = run_restore(folder, &restored, error);
    bool is_exported =
        is_run && read_folder(folder, &parts, error) && write_export(&parts, file, error);
    if (is_run) {
        game_destroy(restored.game);
        run_restored_clear(&restored);
    }
    clear(&parts);
    if (answer == FILE_LOCK_HELD)
        file_lock_give_back(&lock);
    return is_exported;
}

static bool unpack_file(struct byte_reader *reader, struct parts *parts)
{
    char name[NAME_SIZE];
    int i = 0;
    byte_reader_text(reader, name, sizeof name);
    uint64_t length = byte_reader_number(reader);
    if (reader->has_failed || length > reader->length - reader->at)
        return false;
    while (i < FILES && strcmp(names[i], name) != 0)
        i++;
    if (i == FILES || parts->is_there[i])
        return false;
    parts->is_there[i] = true;
    bytes_put(&parts->files[i], byte_reader_take(reader, (size_t)length), (size_t)length);
    return !parts->files[i].has_failed;
}

static bool unpack(const struct bytes *bytes, struct parts *parts)
{
    size_t magic = strlen(RUN_EXPORT_MAGIC);
    if (bytes->length < magic + CHECKSUM_LENGTH ||
        memcmp(bytes->data, RUN_EXPORT_MAGIC, magic) != 0)
        return false;
    struct byte_reader reader = byte_reader_over(bytes->data, bytes->length);
    reader.at = bytes->length - CHECKSUM_LENGTH;
    size_t end = reader.at;
    if (byte_reader_u64(&reader) != hash_bytes(HASH_START, bytes->data, end))
        return false;
    reader = byte_reader_over(bytes->data, end);
    reader.at = magic;
    uint64_t count = byte_reader_number(&reader);
    bool is_good = count <= ARRAY_LENGTH(names);
    for (uint64_t i = 0; i < count && is_good; i++)
        is_good = unpack_file(&reader, parts);
    return is_good && !reader.has_failed && reader.at == end;
}

static bool read_export(const char *file, struct parts *parts, struct error *error)
{
    struct bytes bytes = {0};
    bool is_read = file_read(file, 4 * RUN_FILE_MAX, &bytes, error) &&
                   (unpack(&bytes, parts) ||
                    error_set(error, "%.400s: this is no exported run, or it is damaged", file));
    bytes_clear(&bytes);
    return is_read;
}

static bool write_files(const char *folder, const struct parts *parts, struct error *error)
{
    char path[FILE_PATH_MAX];
    bool is_taken;
    for (int i = FILES - 1; i >= 0; i--) /* the journal last: before it there is no run */
        if (parts->is_there[i] &&
            (!file_join(folder, names[i], path, error) ||
             !file_create(path, parts->files[i].data, parts->files[i].length, &is_taken, error)))
            return false;
    return true;
}

/* Makes the first free folder for the run. The name needs the seed, which the journal's start has. */
static bool make_folder(const char *runs, const struct parts *parts, char folder[FILE_PATH_MAX],
                        struct error *error)
{
    struct journal_reader reader;
    struct journal_start start;
    char seed[RUN_NAME_SIZE] = "imported";
    bool is_taken = true;
    if (journal_open(&reader, parts->files[0].data, parts->files[0].length, &start) &&
        game_check_seed(start.setup.seed, error))
        run_files_name(start.setup.seed, seed);
    if (!folder_make(runs, error))
        return false;
    for (int number = 1; number <= NUMBER_MAX && is_taken; number++) {
        char name[RUN_NAME_SIZE + 8];
        snprintf(name, sizeof name, "%s-%d", seed, number);
        if (!file_join(runs, name, folder, error))
            return false;
        if (folder_create(folder, &is_taken, error))
            return true;
    }
    return false;
}

/* The run with the same id below the folder; false: it is not there. */
static bool find_same(const char *user, const struct parts *parts, struct run_entry *entry)
{
    struct journal_reader reader;
    struct journal_start start;
    *entry = (struct run_entry){.run_id = 0};
    if (!journal_open(&reader, parts->files[0].data, parts->files[0].length, &start) ||
        start.setup.run_id == 0 || strlen(start.setup.seed) > SEED_LENGTH_MAX)
        return false;
    entry->run_id = start.setup.run_id;
    memcpy(entry->seed, start.setup.seed, strlen(start.setup.seed) + 1);
    return run_list_find(user, entry);
}

enum progress { PROGRESS_OTHER, PROGRESS_EARLIER, PROGRESS_SAME_OR_LATER };

/* How the run that is there compares with the one that comes: one journal begins with the other, or they differ. */
static enum progress compare(const char *folder, const struct parts *parts)
{
    struct parts there = {.is_there = {false}};
    struct error unused;
    enum progress progress = PROGRESS_OTHER;
    const struct bytes *new = &parts->files[0];
    if (read_folder(folder, &there, &unused) && there.is_there[0]) {
        const struct bytes *old = &there.files[0];
        size_t common = old->length < new->length ? old->length : new->length;
        if (memcmp(old->data, new->data, common) == 0)
            progress = old->length < new->length ? PROGRESS_EARLIER : PROGRESS_SAME_OR_LATER;
    }
    clear(&there);
    return progress;
}

/* Writes the run and checks that it can be restored; otherwise nothing of it stays. */
static bool put(const char *user, const struct parts *parts, char folder[FILE_PATH_MAX],
                struct error *error)
{
    char runs[FILE_PATH_MAX];
    struct run_restored restored;
    struct error unused;
    if (!file_join(user, RUNS_FOLDER, runs, error) || !make_folder(runs, parts, folder, error))
        return false;
    bool is_put = write_files(folder, parts, error) && run_restore(folder, &restored, error);
    if (is_put) {
        game_destroy(restored.game);
        run_restored_clear(&restored);
    } else {
        run_files_remove(folder, &unused);
    }
    return is_put;
}

bool run_import(const char *user, const char *file, char folder[FILE_PATH_MAX], struct error *error)
{
    struct parts parts = {.is_there = {false}};
    struct run_entry same;
    bool is_imported = read_export(file, &parts, error);
    bool has_same = is_imported && find_same(user, &parts, &same);
    enum progress progress = has_same ? compare(same.path, &parts) : PROGRESS_OTHER;
    if (progress == PROGRESS_SAME_OR_LATER)
        is_imported = error_set(error, "%.400s: this run is there already", same.path);
    is_imported = is_imported && put(user, &parts, folder, error);
    if (is_imported && progress == PROGRESS_EARLIER)
        is_imported = run_files_remove(same.path, error);
    clear(&parts);
    return is_imported;
}
