#include "game/save/run_export.h"

#include "base/array.h"
#include "base/entropy.h"
#include "base/folder.h"
#include "base/hash.h"
#include "game/save/run_files.h"
#include "game/save/run_list.h"
#include "game/save/run_restore.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define CHECKSUM_LENGTH 8
#define NAME_SIZE 32
#define IMPORT_PATIENCE 1000 /* milliseconds to wait for another program's import */

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

/* Without the journal it would be another run; a snapshot that can't be read is left out. */
static bool read_folder(const char *folder, struct parts *parts, struct error *error)
{
    char path[FILE_PATH_MAX];
    for (int i = 0; i < FILES; i++) {
        if (!file_join(folder, names[i], path, error))
            return false;
        parts->is_there[i] =
            file_is_there(path) && file_read(path, RUN_FILE_MAX, &parts->files[i], error);
        if (i == 0 && !parts->is_there[i] && file_is_there(path))
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

static bool has_run(const char *folder, struct error *error)
{
    struct folder_names found;
    if (!folder_list(folder, &found, error))
        return false;
    bool is_run = run_files_has_run(&found);
    folder_names_clear(&found);
    return is_run || error_set(error, "%.400s: there is no run", folder);
}

bool run_export(const char *folder, const char *file, struct error *error)
{
    struct run_restored restored;
    struct parts parts = {.is_there = {false}};
    struct file_lock lock;
    long holder;
    struct error unused;
    if (!has_run(folder, error)) /* no lock is made in another folder */
        return false;
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
    bool is_read =
        file_read(file, 4 * RUN_FILE_MAX, &bytes, error) &&
        (unpack(&bytes, parts) ||
         error_set(error, "%.400s: this is not an exported run, or it is damaged", file));
    bytes_clear(&bytes);
    return is_read;
}

static bool write_files(const char *folder, const struct parts *parts, struct error *error)
{
    char path[FILE_PATH_MAX];
    bool is_taken;
    for (int i = 0; i < FILES; i++)
        if (parts->is_there[i] &&
            (!file_join(folder, names[i], path, error) ||
             !file_create(path, parts->files[i].data, parts->files[i].length, &is_taken, error)))
            return false;
    return true;
}

/* What comes of a run that is imported. */
enum verdict { ADDED, REPLACES, IS_THERE };

static bool begins_with(const struct bytes *bytes, const struct bytes *start)
{
    return start->length > 0 && start->length <= bytes->length &&
           memcmp(bytes->data, start->data, start->length) == 0;
}

/* Compares a run that is there with the one that comes, which its entry describes. */
static enum verdict judge(const struct run_entry *there, const struct run_entry *comes,
                          const struct parts *parts)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    struct bytes journal = {0};
    enum verdict verdict = ADDED;
    if (there->run_id != comes->run_id || !file_join(there->path, RUN_JOURNAL, path, &unused) ||
        !file_read(path, RUN_FILE_MAX, &journal, &unused))
        verdict = ADDED;
    else if (begins_with(&journal, &parts->files[0]) && comes->actions <= there->actions)
        verdict = IS_THERE;
    else if (comes->run_id != 0 && begins_with(&parts->files[0], &journal) &&
             there->actions <= comes->actions)
        verdict = REPLACES;
    bytes_clear(&journal);
    return verdict;
}

/* Compares it with all runs that are there. `other` receives the one that it replaces or is. */
static enum verdict judge_all(const char *user, const struct run_entry *comes,
                              const struct parts *parts, char other[FILE_PATH_MAX])
{
    struct run_list list;
    struct error unused;
    enum verdict verdict = ADDED;
    if (!run_list_open(user, &list, &unused))
        return ADDED;
    for (int i = 0; i < list.count && verdict != IS_THERE; i++) {
        run_list_read_entry(&list, i);
        enum verdict of_this = strcmp(list.entries[i].seed, comes->seed) == 0
                                   ? judge(&list.entries[i], comes, parts)
                                   : ADDED;
        if (of_this > verdict) {
            verdict = of_this;
            memcpy(other, list.entries[i].path, FILE_PATH_MAX);
        }
    }
    run_list_clear(&list);
    return verdict;
}

/* Moves the run into the first free folder. */
static bool move_in(const char *runs, struct run_entry *comes, struct error *error)
{
    char seed[RUN_NAME_SIZE];
    char folder[FILE_PATH_MAX];
    run_files_name(comes->seed, seed);
    for (int number = 1; number <= RUN_NUMBER_MAX; number++) {
        if (!run_files_path(runs, seed, number, folder, error))
            return false;
        if (file_is_there(folder))
            continue;
        if (!folder_move(comes->path, folder, error))
            return false;
        memcpy(comes->path, folder, sizeof folder);
        return true;
    }
    return error_set(error, "%.400s: there are too many runs of this seed", runs);
}

/* Puts the run into a folder that no list shows, and describes it in the entry. */
static bool put_aside(const char *runs, const struct parts *parts, struct run_entry *comes,
                      struct error *error)
{
    struct run_restored restored;
    bool is_taken;
    char name[32];
    snprintf(name, sizeof name, RUN_IMPORT_FOLDER "%016" PRIx64, entropy_word());
    if (!file_join(runs, name, comes->path, error) || !folder_create(comes->path, &is_taken, error))
        return false;
    if (!write_files(comes->path, parts, error) || !run_restore(comes->path, &restored, error))
        return false;
    run_summary_describe(comes, restored.game, restored.position);
    comes->result = restored.result;
    comes->last_played = run_summary_now(runs);
    run_summary_write(comes, &restored.end);
    game_destroy(restored.game);
    run_restored_clear(&restored);
    return true;
}

static enum run_import_result import_locked(const char *user, const char *runs,
                                            const struct parts *parts, char folder[FILE_PATH_MAX],
                                            struct error *error)
{
    char other[FILE_PATH_MAX];
    struct error unused;
    struct run_entry comes = {.path = ""};
    bool is_imported = put_aside(runs, parts, &comes, error);
    enum verdict verdict = is_imported ? judge_all(user, &comes, parts, other) : ADDED;
    if (verdict == IS_THERE)
        is_imported = error_set(error, "%.400s: this run is there already", other);
    is_imported = is_imported && move_in(runs, &comes, error);
    if (!is_imported && comes.path[0])
        run_files_remove(comes.path, &unused);
    if (is_imported && verdict == REPLACES)
        run_files_remove(other, &unused); /* one that is being played stays */
    memcpy(folder, comes.path, FILE_PATH_MAX);
    return is_imported           ? RUN_IMPORT_ADDED
           : verdict == IS_THERE ? RUN_IMPORT_IS_THERE
                                 : RUN_IMPORT_FAILED;
}

/* Without locks it can't be told from an import that was killed, but then nothing removes that. */
static enum run_import_result import(const char *user, const struct parts *parts,
                                     char folder[FILE_PATH_MAX], struct error *error)
{
    char runs[FILE_PATH_MAX];
    char path[FILE_PATH_MAX];
    struct file_lock lock;
    struct error unused;
    long holder;
    if (!file_join(user, RUNS_FOLDER, runs, error) || !folder_make(runs, error) ||
        !file_join(runs, RUN_IMPORT_LOCK, path, error))
        return RUN_IMPORT_FAILED;
    if (file_lock_take(&lock, path, IMPORT_PATIENCE, &holder, &unused) == FILE_LOCK_TAKEN) {
        error_set(error, "%.400s: another program imports a run now", runs);
        return RUN_IMPORT_FAILED;
    }
    enum run_import_result result = import_locked(user, runs, parts, folder, error);
    file_lock_give_back(&lock);
    return result;
}

enum run_import_result run_import(const char *user, const char *file, char folder[FILE_PATH_MAX],
                                  struct error *error)
{
    struct parts parts = {.is_there = {false}};
    enum run_import_result result =
        read_export(file, &parts, error) ? import(user, &parts, folder, error) : RUN_IMPORT_FAILED;
    clear(&parts);
    return result;
}
