#include "game/save/snapshot.h"

#include "game/save/snapshot_parts.h"
#include "game/save/snapshot_seal.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <string.h>

static struct grid archive_grid(struct archive *archive, struct grid grid, int least)
{
    grid.width = archive_number(archive, grid.width, least, GRID_SIDE_MAX);
    grid.height = archive_number(archive, grid.height, least, GRID_SIDE_MAX);
    return grid;
}

static void archive_head(struct archive *archive, struct snapshot_head *head)
{
    struct error why;
    archive->part = "its head";
    archive_text(archive, head->seed, sizeof head->seed);
    if (!game_check_seed(head->seed, &why))
        archive_refuse(archive, why.message);
    head->lesson = archive_grid(archive, head->lesson, 0);
    if ((head->lesson.width == 0) != (head->lesson.height == 0))
        archive_refuse(archive, "a floor that teaches without cells");
    for (int i = 0; i < FLOOR_COUNT; i++)
        head->floors[i] = archive_grid(archive, head->floors[i], 1);
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
            snapshot_bits(archive, &game->visited[i]);
    if (state->lesson.is_built && !archive->has_failed)
        snapshot_bits(archive, &game->trodden_lesson);
}

/* The game as it was set up, and what it knows beside its state. */
static void archive_setup(struct archive *archive, struct game *game)
{
    archive->part = "the setup";
    game->fov = archive_name(archive, game->fov, NAMES_FOV);
    game->plain_radius = archive_number(archive, game->plain_radius, -1, FOV_RADIUS_MAX);
    game->first_depth = archive_number(archive, game->first_depth, 1, FLOOR_COUNT);
    game->is_revealed = archive_flag(archive, game->is_revealed);
    game->is_first_visit = archive_flag(archive, game->is_first_visit);
}

/* All that follows from what was read so far is as it was. */
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

/* Stands behind all that vision follows from, so that what refreshing it has put into memory and noted of actors gives way
 * to what it was: which cells were seen when is not known by anything else. */
static void archive_memories(struct archive *archive, struct state *state)
{
    archive->part = "what the hero remembers";
    for (int depth = LESSON_DEPTH; depth <= FLOOR_COUNT && !archive->has_failed; depth++)
        if (state_floor(state, depth)->is_built)
            snapshot_level_memory(archive, state_floor(state, depth), state->turn);
    state->vision.marked_turn = archive_number(archive, state->vision.marked_turn, 0, state->turn);
}

static void archive_game(struct archive *archive, struct game *game)
{
    archive_setup(archive, game);
    snapshot_run(archive, game->state);
    archive_floors(archive, game);
    snapshot_chronicle(archive, &game->chronicle);
    if (archive_is_reading(archive))
        restore_vision(archive, game);
    if (!archive->has_failed)
        archive_memories(archive, game->state);
}

static struct snapshot_head head_of(const struct state *state)
{
    struct snapshot_head head = {.lesson = state->lesson.grid};
    strcpy(head.seed, state->seed);
    for (int i = 0; i < FLOOR_COUNT; i++)
        head.floors[i] = state->levels[i].grid;
    return head;
}

/* The table of names stands before what refers to it, and is known behind it. */
static void put_body(const struct archive *archive, uint64_t position, struct bytes *bytes)
{
    struct bytes body = {0};
    bytes_put_number(&body, position);
    names_put(&archive->names, &body);
    bytes_put(&body, archive->bytes->data, archive->bytes->length);
    body.has_failed |= archive->bytes->has_failed;
    snapshot_seal(&body, bytes);
    bytes_clear(&body);
}

void snapshot_put_named(const struct game *game, uint64_t position, const struct names *names,
                        struct bytes *bytes)
{
    struct bytes content = {0};
    struct archive archive = {.bytes = &content, .names = *names};
    struct snapshot_head head = head_of(game->state);
    struct game copy = *game; /* what describes fields gives each its value again */
    archive_head(&archive, &head);
    archive_game(&archive, &copy);
    put_body(&archive, position, bytes);
    bytes_clear(&content);
}

void snapshot_put(const struct game *game, uint64_t position, struct bytes *bytes)
{
    const struct names none = {.counts = {0}};
    snapshot_put_named(game, position, &none, bytes);
}

static struct game *allocate(struct archive *archive, const struct snapshot_head *head)
{
    struct game *game = game_allocate(head->seed, head->lesson, head->floors);
    if (!game)
        archive_refuse(archive, "there is not enough memory for its floors");
    return game;
}

static struct game *read_game(struct archive *archive)
{
    struct snapshot_head head = {.lesson = {0, 0}};
    archive_head(archive, &head);
    struct game *game = archive->has_failed ? NULL : allocate(archive, &head);
    if (game)
        archive_game(archive, game);
    if (!archive->has_failed && archive->reader.at < archive->reader.length)
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
    return names_read(&archive.names, &archive.reader, error) ? read_game(&archive) : NULL;
}
