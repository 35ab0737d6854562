#include "game/save/run_summary.h"

#include "base/folder.h"
#include "base/hash.h"
#include "game/names.h"
#include "game/save/run_files.h"
#include "game/text/score.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define SUMMARY_SIZE_MAX 1024
#define CONDUCTS_MAX 120
#define END_LENGTH sizeof((struct run_summary_end){0}.bytes)
/* Later times are none. */
#define PLAYED_MAX (INT64_MAX / 2)

static const char magic[] = "eyeshine summary 3\n";
#define MAGIC_LENGTH (sizeof magic - 1)

struct run_summary_end run_summary_end(const struct bytes *journal)
{
    struct run_summary_end end = {.length = journal->length};
    if (journal->length >= END_LENGTH)
        memcpy(end.bytes, journal->data + journal->length - END_LENGTH, END_LENGTH);
    return end;
}

static bool find_journal_end(const char *folder, struct run_summary_end *end, int64_t *written)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    return file_join(folder, RUN_JOURNAL, path, &unused) &&
           file_read_end(path, END_LENGTH, end->bytes, &end->length, written, &unused);
}

static bool read_result(struct byte_reader *reader, enum result *result)
{
    char key[RUN_CAUSE_MAX + 1];
    byte_reader_text(reader, key, sizeof key);
    int kind = names_kind(NAMES_RESULTS, key);
    *result = kind < 0 ? RESULT_NONE : (enum result)kind;
    return kind >= 0;
}

static bool read_facts(struct byte_reader *reader, struct run_entry *entry,
                       struct run_summary_end *end)
{
    char conducts[CONDUCTS_MAX + 1] = "";
    entry->last_played = byte_reader_signed(reader);
    entry->run_id = byte_reader_u64(reader);
    byte_reader_text(reader, entry->seed, sizeof entry->seed);
    entry->depth = (int)byte_reader_signed(reader);
    entry->turn = (int)byte_reader_signed(reader);
    entry->actions = byte_reader_number(reader);
    bool is_known = read_result(reader, &entry->result);
    byte_reader_text(reader, entry->cause, sizeof entry->cause);
    entry->is_trial = byte_reader_number(reader) != 0;
    byte_reader_text(reader, entry->start, sizeof entry->start);
    byte_reader_text(reader, entry->watch, sizeof entry->watch);
    byte_reader_text(reader, conducts, sizeof conducts);
    entry->conducts = conduct_read_ids(conducts);
    end->length = byte_reader_number(reader);
    const unsigned char *bytes = byte_reader_take(reader, END_LENGTH);
    if (bytes)
        memcpy(end->bytes, bytes, END_LENGTH);
    bool is_time = entry->last_played >= 0 && entry->last_played < PLAYED_MAX;
    bool is_place = entry->depth >= LESSON_DEPTH && entry->depth <= FLOOR_COUNT && entry->turn >= 0;
    return is_known && is_time && is_place && !reader->has_failed;
}

static bool is_whole(const struct bytes *bytes)
{
    if (bytes->length < MAGIC_LENGTH + 8 || memcmp(bytes->data, magic, MAGIC_LENGTH) != 0)
        return false;
    struct byte_reader checksum = byte_reader_over(bytes->data, bytes->length);
    checksum.at = bytes->length - 8;
    return byte_reader_u64(&checksum) == hash_bytes(HASH_START, bytes->data, bytes->length - 8);
}

/* Reads the summary's facts, true of the journal now or not. Without a good one the entry is spoilt. */
static bool read_summary(const char *folder, struct run_entry *entry, struct run_summary_end *end)
{
    char path[FILE_PATH_MAX];
    struct bytes bytes = {0};
    struct error unused;
    bool is_good = file_join(folder, RUN_SUMMARY, path, &unused) &&
                   file_read(path, SUMMARY_SIZE_MAX, &bytes, &unused) && is_whole(&bytes);
    if (is_good) {
        struct byte_reader reader = byte_reader_over(bytes.data, bytes.length - 8);
        reader.at = MAGIC_LENGTH;
        is_good = read_facts(&reader, entry, end);
    }
    bytes_clear(&bytes);
    return is_good;
}

bool run_summary_read(struct run_entry *entry)
{
    struct run_entry read = *entry;
    struct run_summary_end end;
    struct run_summary_end now;
    bool is_good = read_summary(entry->path, &read, &end);
    if (is_good)
        entry->last_played = read.last_played;
    is_good = is_good && find_journal_end(entry->path, &now, &read.written) &&
              now.length == end.length && memcmp(now.bytes, end.bytes, END_LENGTH) == 0;
    if (is_good)
        *entry = read;
    return is_good;
}

bool run_summary_find_left(const char *folder, uint64_t actions, int *turn)
{
    struct run_entry read = {.actions = 0};
    struct run_summary_end unused;
    bool is_ahead = read_summary(folder, &read, &unused) && read.actions > actions;
    *turn = read.turn;
    return is_ahead;
}

void run_summary_describe(struct run_entry *entry, const struct game *game, uint64_t actions)
{
    const struct state *state = game_state(game);
    memcpy(entry->seed, state->seed, sizeof entry->seed);
    snprintf(entry->cause, sizeof entry->cause, "%s", game_cause(game));
    snprintf(entry->start, sizeof entry->start, "%s", start_get(state->start)->id);
    snprintf(entry->watch, sizeof entry->watch, "%s", watch_get(state->watch)->id);
    entry->conducts = score_conducts(game);
    entry->run_id = game_run_id(game);
    entry->depth = state->depth;
    entry->turn = state->turn;
    entry->is_trial = state_is_trial(state) || (!state_is_lesson(state) && state_is_drawn(state));
    entry->actions = actions;
    entry->result = state->result;
}

static void put_conducts(unsigned conducts, struct bytes *bytes)
{
    char chars[CONDUCTS_MAX + 1];
    struct text text = text_init(chars, sizeof chars);
    conduct_write_ids(conducts, &text);
    bytes_put_text(bytes, chars);
}

static void put_facts(const struct run_entry *entry, const struct run_summary_end *end,
                      struct bytes *bytes)
{
    bytes_put(bytes, magic, MAGIC_LENGTH);
    bytes_put_signed(bytes, entry->last_played);
    bytes_put_u64(bytes, entry->run_id);
    bytes_put_text(bytes, entry->seed);
    bytes_put_signed(bytes, entry->depth);
    bytes_put_signed(bytes, entry->turn);
    bytes_put_number(bytes, entry->actions);
    bytes_put_text(bytes, names_key(NAMES_RESULTS, (int)entry->result));
    bytes_put_text(bytes, entry->cause);
    bytes_put_number(bytes, entry->is_trial);
    bytes_put_text(bytes, entry->start);
    bytes_put_text(bytes, entry->watch);
    put_conducts(entry->conducts, bytes);
    bytes_put_number(bytes, end->length);
    bytes_put(bytes, end->bytes, END_LENGTH);
    if (!bytes->has_failed)
        bytes_put_u64(bytes, hash_bytes(HASH_START, bytes->data, bytes->length));
}

void run_summary_write(const struct run_entry *entry, const struct run_summary_end *end)
{
    char path[FILE_PATH_MAX];
    struct bytes bytes = {0};
    struct error unused;
    if (!file_join(entry->path, RUN_SUMMARY, path, &unused))
        return;
    put_facts(entry, end, &bytes);
    if (!bytes.has_failed)
        file_replace(path, NULL, bytes.data, bytes.length, &unused);
    bytes_clear(&bytes);
}

int64_t run_summary_now(const char *runs)
{
    struct folder_names names = {0};
    struct error unused;
    int64_t now = (int64_t)time(NULL);
    folder_list(runs, &names, &unused);
    for (int i = 0; i < names.count; i++) {
        struct run_entry entry = {.last_played = 0};
        if (file_join(runs, names.names[i], entry.path, &unused))
            run_summary_read(&entry);
        now = entry.last_played >= now ? entry.last_played + 1 : now;
    }
    folder_names_clear(&names);
    return now;
}
