#include "game/save/snapshot.h"

#include "base/hash.h"
#include "game/save/edition.h"
#include "game/save/snapshot_body.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <string.h>

#define VERSION_LENGTH_MAX 31
#define CHECKSUM_LENGTH 8

static const char magic[] = "eyeshine snapshot\n";
#define MAGIC_LENGTH (sizeof magic - 1)

void snapshot_seal(const struct bytes *body, struct bytes *bytes)
{
    size_t start = bytes->length;
    bytes_put(bytes, magic, MAGIC_LENGTH);
    bytes_put_number(bytes, SNAPSHOT_FORMAT);
    bytes_put_text(bytes, EYESHINE_VERSION);
    bytes_put_number(bytes, body->length);
    bytes_put(bytes, body->data, body->length);
    bytes->has_failed |= body->has_failed;
    /* Each step of the hash is a bijection, so a change of one byte always changes it. */
    if (!bytes->has_failed)
        bytes_put_u64(bytes, hash_bytes(HASH_START, bytes->data + start, bytes->length - start));
}

static bool check_magic(const unsigned char *data, size_t length, struct error *error)
{
    size_t known = length < MAGIC_LENGTH ? length : MAGIC_LENGTH;
    if (length == 0)
        return error_set(error, "it is empty");
    if (memcmp(data, magic, known) != 0)
        return error_set(error, "it is not a snapshot of a game");
    return length >= MAGIC_LENGTH || error_set(error, "it is cut off after %zu bytes", length);
}

bool snapshot_is_one(const void *data, size_t length)
{
    return length >= MAGIC_LENGTH && memcmp(data, magic, MAGIC_LENGTH) == 0;
}

/* Whether the body and the checksum are all that is left. */
static bool check_length(const struct byte_reader *reader, uint64_t body_length,
                         struct error *error)
{
    size_t left = reader->length - reader->at;
    if (reader->has_failed || left < CHECKSUM_LENGTH || left - CHECKSUM_LENGTH < body_length)
        return error_set(error, "it is cut off after %zu bytes, or damaged", reader->length);
    if (left - CHECKSUM_LENGTH > body_length)
        return error_set(error, "it is damaged: %zu bytes are too many",
                         left - CHECKSUM_LENGTH - (size_t)body_length);
    return true;
}

bool snapshot_unseal(const unsigned char *data, size_t length, struct byte_reader *body,
                     struct error *error)
{
    struct byte_reader reader = byte_reader_over(data, length);
    char version[VERSION_LENGTH_MAX + 1];
    if (!check_magic(data, length, error))
        return false;
    byte_reader_take(&reader, MAGIC_LENGTH);
    uint64_t format = byte_reader_number(&reader);
    byte_reader_text(&reader, version, sizeof version);
    uint64_t body_length = byte_reader_number(&reader);
    if (!check_length(&reader, body_length, error))
        return false;
    *body = byte_reader_over(byte_reader_take(&reader, (size_t)body_length), (size_t)body_length);
    uint64_t checksum = hash_bytes(HASH_START, data, reader.at);
    if (byte_reader_u64(&reader) != checksum)
        return error_set(error, "it is damaged: its checksum is another");
    if (format == EDITION_FIRST_FORMAT)
        return error_set(error, "%s", EDITION_FIRST_REFUSAL);
    if (format != SNAPSHOT_FORMAT)
        return error_set(error,
                         "version %s of the game wrote it, in a format that this one does not know",
                         version);
    return true;
}

/* The sizes that memory for a game is laid out by. */
struct head {
    char seed[SEED_LENGTH_MAX + 1];
    struct grid lesson; /* 0 x 0: the game began without */
    struct grid floors[FLOOR_COUNT];
};

static void archive_grid(struct archive *archive, struct grid *grid, int min)
{
    ARCHIVE_NUMBER(archive, grid->width, min, GRID_SIDE_MAX);
    ARCHIVE_NUMBER(archive, grid->height, min, GRID_SIDE_MAX);
}

static void archive_head(struct archive *archive, struct head *head)
{
    struct error why;
    archive->part = "its head";
    archive_text(archive, head->seed, sizeof head->seed);
    if (!game_check_seed(head->seed, &why))
        archive_refuse(archive, why.message);
    archive_grid(archive, &head->lesson, 0);
    if ((head->lesson.width == 0) != (head->lesson.height == 0))
        archive_refuse(archive, "a lesson floor without cells");
    for (int i = 0; i < FLOOR_COUNT; i++)
        archive_grid(archive, &head->floors[i], 1);
}

static void archive_floors(struct archive *archive, struct game *game)
{
    struct state *state = game->state;
    archive->part = "the floors";
    for (int depth = LESSON_DEPTH; depth <= FLOOR_COUNT && !archive->has_failed; depth++)
        snapshot_level(archive, state_floor(state, depth));
    archive->part = "where the hero has stood";
    for (int i = 0; i < FLOOR_COUNT && !archive->has_failed; i++)
        if (state->levels[i].is_built)
            archive_bits(archive, &game->visited[i]);
    if (state->lesson.is_built && !archive->has_failed)
        archive_bits(archive, &game->visited_lesson);
}

static void archive_setup(struct archive *archive, struct game *game)
{
    archive->part = "the setup";
    ARCHIVE_KIND(archive, game->fov, NAMES_FOV);
    ARCHIVE_NUMBER(archive, game->plain_radius, -1, FOV_RADIUS_MAX);
    ARCHIVE_NUMBER(archive, game->first_depth, 1, FLOOR_COUNT);
    ARCHIVE_KIND(archive, game->start, NAMES_STARTS);
    ARCHIVE_KIND(archive, game->watch, NAMES_WATCHES);
    archive_flag(archive, &game->is_revealed);
    archive_flag(archive, &game->is_first_visit);
}

/* The last field; missing if the game has no run. */
static void archive_run_id(struct archive *archive, struct game *game)
{
    archive->part = "the id of its run";
    bool has_id = archive_is_reading(archive) ? archive->reader.at < archive->reader.length
                                              : game->run_id != 0;
    if (has_id && !archive->has_failed)
        archive_word(archive, &game->run_id);
}

/* Everything that follows from what was read so far. */
static void restore_vision(struct archive *archive, struct game *game)
{
    snapshot_check(archive, game);
    if (archive->has_failed)
        return;
    hero_update_traits(game->state);
    visibility_note_all(game->state);
    visibility_refresh(game->state);
    game->state->events.count = 0;
}

/* Comes after everything that vision follows from: refreshing vision changes the memory of cells and actors, and this puts back
 * what it was. */
static void archive_memories(struct archive *archive, struct state *state)
{
    archive->part = "what the hero remembers";
    for (int depth = LESSON_DEPTH; depth <= FLOOR_COUNT && !archive->has_failed; depth++)
        if (state_floor(state, depth)->is_built)
            snapshot_level_memory(archive, state_floor(state, depth), state->turn);
    ARCHIVE_NUMBER(archive, state->vision.marked_turn, 0, state->turn);
}

static void archive_game(struct archive *archive, struct game *game)
{
    archive_setup(archive, game);
    snapshot_state(archive, game->state);
    archive_floors(archive, game);
    snapshot_chronicle(archive, &game->chronicle);
    snapshot_chances(archive, &game->chances);
    if (archive_is_reading(archive))
        restore_vision(archive, game);
    if (!archive->has_failed)
        archive_memories(archive, game->state);
    archive_run_id(archive, game);
}

static struct head head_of(const struct state *state)
{
    struct head head = {.lesson = state->lesson.grid};
    strcpy(head.seed, state->seed);
    for (int i = 0; i < FLOOR_COUNT; i++)
        head.floors[i] = state->levels[i].grid;
    return head;
}

/* The table of names comes first in the bytes, but is complete only when the rest is written. */
static void put_body(const struct archive *archive, uint64_t position, struct bytes *bytes)
{
    struct bytes body = {0};
    bytes_put_number(&body, position);
    name_table_put(&archive->names, &body);
    bytes_put(&body, archive->bytes->data, archive->bytes->length);
    body.has_failed |= archive->bytes->has_failed;
    snapshot_seal(&body, bytes);
    bytes_clear(&body);
}

void snapshot_put_named(const struct game *game, uint64_t position, const struct name_table *names,
                        struct bytes *bytes)
{
    struct bytes content = {0};
    struct archive archive = {.bytes = &content, .names = *names};
    struct head head = head_of(game->state);
    struct game copy = *game; /* archiving sets each field to the value that it has */
    archive_head(&archive, &head);
    archive_game(&archive, &copy);
    put_body(&archive, position, bytes);
    bytes_clear(&content);
}

void snapshot_put(const struct game *game, uint64_t position, struct bytes *bytes)
{
    const struct name_table none = {.counts = {0}};
    snapshot_put_named(game, position, &none, bytes);
}

static struct game *read_game(struct archive *archive)
{
    struct head head = {.lesson = {0, 0}};
    struct game *game = NULL;
    archive_head(archive, &head);
    if (!archive->has_failed)
        game = game_allocate(head.seed, head.lesson, head.floors);
    if (game)
        archive_game(archive, game);
    else
        archive_refuse(archive, "not enough memory for its floors");
    if (archive->reader.at < archive->reader.length)
        archive_refuse(archive, "there is more than a game");
    if (!archive->has_failed)
        return game;
    game_destroy(game);
    return NULL;
}

struct game *snapshot_read(const unsigned char *data, size_t length, uint64_t *position,
                           struct error *error)
{
    struct archive archive = {.error = error, .part = "its head"};
    if (!snapshot_unseal(data, length, &archive.reader, error))
        return NULL;
    *position = byte_reader_number(&archive.reader);
    return name_table_read(&archive.names, &archive.reader, error) ? read_game(&archive) : NULL;
}
