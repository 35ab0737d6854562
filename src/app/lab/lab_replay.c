#include "app/lab/lab.h"
#include "app/options.h"
#include "base/array.h"
#include "game/save/replay.h"
#include "game/save/run_files.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

struct request {
    const char *path;
    bool verifies;
};

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    static const char *const names[] = {"FILE"};
    *request = (struct request){.path = NULL};
    const struct option options[] = {
        {.name = "--verify", .kind = OPTION_FLAG, .value = &request->verifies}};
    return options_read(argc, argv, options, ARRAY_LENGTH(options),
                        (struct operands){names, &request->path, 1}, error);
}

/* Whether it was played to a whole journal's end, and came out as it was played. */
static bool is_as_recorded(const struct replay *replay)
{
    return replay->end == REPLAY_READ && replay->reader.end == JOURNAL_WHOLE;
}

/* Prints which version wrote the journal, if it was another one. */
static void print_version(const struct replay *replay)
{
    bool is_start = strcmp(replay->start.version, EYESHINE_VERSION) != 0;
    const char *version = is_start ? replay->start.version : replay->version;
    if (strcmp(version, EYESHINE_VERSION) == 0)
        return;
    struct error line;
    error_set(&line, "played by version %s; this is version %s", version, EYESHINE_VERSION);
    puts(line.message);
}

static void print_verified(const struct replay *replay)
{
    if (replay->end == REPLAY_READ)
        printf("%" PRIu64 " actions, all as recorded\n", replay->position - replay->first);
    if (replay->first > 0)
        printf("the journal was restarted after action %" PRIu64 "\n", replay->first);
    if (!is_as_recorded(replay))
        puts(replay->error.message);
}

/* Reports the last state that is as it was played. */
static bool print_played(struct replay *replay, struct error *error)
{
    char chars[256];
    struct text line = text_init(chars, sizeof chars);
    struct error why = replay->error;
    bool is_whole = is_as_recorded(replay);
    if (replay->end == REPLAY_DIFFERS && replay->position > replay->first &&
        !replay_seek(replay, replay->position - 1, error))
        return false;
    game_report(replay->game, "none", &line);
    puts(chars);
    if (!is_whole)
        printf("%" PRIu64 " actions were played: %s\n", replay->position - replay->first,
               why.message);
    return true;
}

static enum lab_status play_again(const struct request *request, const struct run_files *files,
                                  struct error *error)
{
    struct replay replay;
    struct error why;
    if (!replay_begin(&replay, files->journal.data, files->journal.length, &files->start, &why)) {
        error_set(error, "%s: %s", request->path, why.message);
        return LAB_FAILED;
    }
    while (replay_step(&replay))
        continue;
    enum lab_status status = request->verifies && !is_as_recorded(&replay) ? LAB_UNTRUE : LAB_DONE;
    if (request->verifies)
        print_verified(&replay);
    else if (!print_played(&replay, error))
        status = LAB_FAILED;
    print_version(&replay);
    replay_clear(&replay);
    return status;
}

enum lab_status lab_replay(int argc, char *const *argv, struct error *error)
{
    struct request request;
    struct run_files files;
    if (!read_request(&request, argc, argv, error) || !run_files_read(request.path, &files, error))
        return LAB_FAILED;
    enum lab_status status = play_again(&request, &files, error);
    run_files_clear(&files);
    return status;
}
