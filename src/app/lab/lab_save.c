#include "app/lab/lab.h"
#include "app/options.h"
#include "base/array.h"
#include "base/file.h"
#include "base/folder.h"
#include "game/save/journal.h"
#include "game/save/run_files.h"
#include "game/save/snapshot.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Prints a line on what of a save holds: LAB_UNTRUE unless it is all of it. */
typedef enum lab_status check_function(const struct bytes *bytes);

/* Prints which version wrote the journal, if it was another one. */
static void print_version(const struct journal_reader *reader)
{
    struct error line;
    if (reader->version[0] == '\0' || strcmp(reader->version, EYESHINE_VERSION) == 0)
        return;
    error_set(&line, "written by version %.32s; this is version %s", reader->version,
              EYESHINE_VERSION);
    puts(line.message);
}

static enum lab_status check_journal(const struct bytes *bytes)
{
    struct journal_reader reader;
    struct journal_start start;
    struct journal_record record;
    if (journal_open(&reader, bytes->data, bytes->length, &start))
        while (journal_next(&reader, &record))
            continue;
    if (reader.end == JOURNAL_WHOLE)
        printf("journal: %" PRIu64 " actions, whole\n", reader.actions);
    else
        printf("journal: %" PRIu64 " actions in %zu of %zu bytes hold; %s\n", reader.actions,
               reader.good, reader.length, reader.error.message);
    print_version(&reader);
    return reader.end == JOURNAL_WHOLE ? LAB_DONE : LAB_UNTRUE;
}

static enum lab_status check_snapshot(const struct bytes *bytes)
{
    struct error error;
    uint64_t position;
    struct game *game = snapshot_read(bytes->data, bytes->length, &position, &error);
    if (!game) {
        printf("snapshot: %s\n", error.message);
        return LAB_UNTRUE;
    }
    printf("snapshot: after %" PRIu64 " actions, floor %d, turn %d, whole\n", position,
           game_state(game)->depth, game_state(game)->turn);
    game_destroy(game);
    return LAB_DONE;
}

/* The first bytes of each kind of save, and the function that checks it. */
static const struct {
    bool (*is_one)(const void *data, size_t length);
    check_function *check;
} kinds[] = {
    {journal_is_one, check_journal},
    {snapshot_is_one, check_snapshot},
};

static enum lab_status check_file(const char *path, struct error *error)
{
    struct bytes bytes = {0};
    if (!file_read(path, RUN_FILE_MAX, &bytes, error)) {
        bytes_clear(&bytes);
        return LAB_FAILED;
    }
    enum lab_status status = LAB_FAILED;
    bool is_save = false;
    for (size_t i = 0; i < ARRAY_LENGTH(kinds) && !is_save; i++)
        if (kinds[i].is_one(bytes.data, bytes.length)) {
            is_save = true;
            status = kinds[i].check(&bytes);
        }
    bytes_clear(&bytes);
    if (!is_save)
        error_set(error, "%s: this is not a save", path);
    return status;
}

/* The same for a file in a run's folder (game/save/run_folder.h), where only the journal must exist. */
static enum lab_status check_inside(const char *folder, const char *name, bool may_be_missing,
                                    struct error *error)
{
    char path[FILE_PATH_MAX];
    if (!file_join(folder, name, path, error))
        return LAB_FAILED;
    return may_be_missing && !file_is_there(path) ? LAB_DONE : check_file(path, error);
}

/* The worst of the results. */
static enum lab_status check_folder(const char *path, struct error *error)
{
    enum lab_status worst = check_inside(path, RUN_JOURNAL, false, error);
    for (int i = 0; i < RUN_SNAPSHOT_COUNT; i++) {
        const char *name = run_snapshot_name((enum run_snapshot)i);
        enum lab_status status = check_inside(path, name, true, error);
        worst = status > worst ? status : worst;
    }
    return worst;
}

enum lab_status lab_save(int argc, char *const *argv, struct error *error)
{
    static const char *const wanted[] = {"check", "FILE"};
    const char *values[2];
    if (argc > 0 && argv[0][0] != '-' && strcmp(argv[0], "check") != 0) {
        error_set(error, "unknown 'save %s'; there is 'save check'", argv[0]);
        return LAB_FAILED;
    }
    if (!options_read(argc, argv, NULL, 0, (struct operands){wanted, values, 2}, error))
        return LAB_FAILED;
    if (folder_is_there(values[1]))
        return check_folder(values[1], error);
    return check_file(values[1], error);
}
