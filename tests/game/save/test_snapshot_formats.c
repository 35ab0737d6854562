/* Snapshots of this edition's formats load as they were: tests/game/saves/snapshot-FORMAT. A file of a released format is
 * never written again; before the release, EYESHINE_RENEW_SAVES=1 in the environment writes it from a game played here and
 * prints its hash. */
#include "support/check.h"

#include "game/save/snapshot.h"
#include "game/save/snapshot_body.h"

#include "base/hash.h"
#include "base/text.h"
#include "game/text/chronicle.h"
#include "test_paths.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FOLDER EYESHINE_SOURCE_DIR "/tests/game/saves/"
#define PATH FOLDER "snapshot-5"
#define SIZE_MAX_BYTES 65536

/* Kinds are hashed by their names, since their numbers may change. */
static uint64_t hash_actor(uint64_t hash, const struct actor *actor)
{
    hash = hash_text(hash, monster_get(actor->kind)->id);
    hash = hash_number(hash, (uint64_t)actor->position.x << 32 | (uint32_t)actor->position.y);
    hash = hash_number(hash, (uint64_t)actor->health << 32 | (uint32_t)actor->suspicion);
    hash = hash_number(hash, (uint64_t)actor->is_asleep << 2 |
                                 (uint64_t)actor->slept_when_seen << 1 | actor->is_ally);
    struct point ahead = direction_offset(actor->facing);
    hash = hash_number(hash, (uint64_t)(ahead.x + 1) << 2 | (uint64_t)(ahead.y + 1));
    for (int s = 0; s < STATUS_COUNT; s++)
        if (actor->statuses[s] > 0)
            hash = hash_number(hash_text(hash, status_get((enum status)s)->id), actor->statuses[s]);
    return hash;
}

static uint64_t hash_cell(uint64_t hash, const struct level *level, struct point p)
{
    const struct memory *memory = level_memory(level, p);
    hash = hash_text(hash, terrain_get(level_terrain(level, p))->id);
    if (level_item(level, p) != ITEM_NONE)
        hash = hash_number(hash_text(hash, item_get(level_item(level, p))->id),
                           (uint64_t)level_item_count(level, p));
    if (level_cloud(level, p) != CLOUD_NONE)
        hash = hash_text(hash, cloud_get(level_cloud(level, p))->id);
    if (memory->terrain != TERRAIN_NONE)
        hash = hash_number(hash_text(hash, terrain_get((enum terrain)memory->terrain)->id),
                           (uint64_t)memory->turn << 1 | bit_grid_has(&level->seen_lit, p));
    return hash;
}

static uint64_t hash_level(uint64_t hash, const struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        hash = hash_cell(hash, level, grid_point(level->grid, cell));
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        hash = hash_actor(hash_number(hash, i), &level->actors[i]);
    return hash_number(hash, (uint64_t)level->site_count);
}

static uint64_t hash_by_names(const struct game *game)
{
    const struct state *state = game_state(game);
    uint64_t hash = hash_text(HASH_START, state->seed);
    hash = hash_text(hash, fov_get(state->fov)->name);
    hash = hash_number(hash, (uint64_t)state->turn << 32 | (uint32_t)state->depth);
    hash = hash_number(hash, state->minds_random.state ^ state->blows_random.state);
    hash = hash_number(hash, (uint64_t)state->night);
    hash = hash_number(hash, (uint64_t)game_chronicle(game)->line_count);
    hash = hash_number(hash, (uint64_t)game_chronicle(game)->loudest);
    for (int i = 0; i < FLOOR_COUNT; i++)
        for (int l = 0; l < LANTERN_COUNT; l++)
            hash = hash_number(hash_text(hash, lantern_get((enum lantern)l)->id),
                               (uint64_t)game_chronicle(game)->turns[i][l]);
    for (int i = 0; i < BOON_OFFERS; i++)
        if (state->declined[i] != BOON_NONE)
            hash = hash_text(hash, boon_get(state->declined[i])->id);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        if (state_floor_const(state, depth)->is_built)
            hash = hash_level(hash_number(hash, (uint64_t)depth), state_floor_const(state, depth));
    return hash;
}

static void play(struct game *game, struct command command)
{
    game_play(game, command);
    while (game_is_under_way(game))
        game_continue(game);
}

/* A drawn floor with something of everything, and a small one below it. */
static struct game *play_anew(void)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    setup.seed = "kept";
    setup.size = (struct grid){24, 16};
    setup.map_name = "picture";
    setup.map_text = "##############\n"
                     "#@!.[&..+.t.t#\n"
                     "#.*.\"\"~~#...##\n"
                     "#.>.k...#.r..#\n"
                     "##############\n";
    struct game *game = game_create(&setup, &error);
    assert_string_equal(error.message, "");
    for (int i = 0; i < 4; i++)
        play(game, (struct command){.kind = COMMAND_EXPLORE});
    play(game, (struct command){.kind = COMMAND_STAIRS, .leads = 1});
    for (int i = 0; i < 4; i++) {
        play(game, (struct command){.kind = COMMAND_BOON, .choice = 0});
        play(game, (struct command){.kind = COMMAND_EXPLORE});
    }
    assert_false(state_is_over(game_state(game)));
    assert_int_equal(game_state(game)->depth, 2);
    return game;
}

static void renew(void)
{
    struct game *game = play_anew();
    struct bytes bytes = {0};
    snapshot_put(game, 42, &bytes);
    FILE *file = fopen(PATH, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes.data, 1, bytes.length, file), bytes.length);
    assert_int_equal(fclose(file), 0);
    print_message("%s: hash %016" PRIx64 "\n", PATH, hash_by_names(game));
    bytes_clear(&bytes);
    game_destroy(game);
}

static size_t read_file(const char *path, unsigned char data[SIZE_MAX_BYTES])
{
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(data, 1, SIZE_MAX_BYTES, file);
    fclose(file);
    assert_true(length < SIZE_MAX_BYTES);
    return length;
}

static void check(const char *path, uint64_t hash)
{
    static unsigned char data[SIZE_MAX_BYTES];
    struct error error = {""};
    uint64_t position = 0;
    struct game *game = snapshot_read(data, read_file(path, data), &position, &error);
    assert_string_equal(error.message, "");
    assert_int_equal(position, 42);
    assert_string_equal(game_state(game)->seed, "kept");
    assert_int_equal(game_state(game)->depth, 2);
    assert_int_equal(hash_by_names(game), hash);
    for (int i = 0; i < 20 && !state_is_over(game_state(game)); i++)
        play(game, (struct command){.kind = COMMAND_EXPLORE});
    game_destroy(game);
}

static void a_snapshot_of_format_5_is_the_game_that_it_was(void **unused)
{
    if (getenv("EYESHINE_RENEW_SAVES"))
        renew();
    check(PATH, UINT64_C(0x64df1634a53b77af));
    (void)unused;
}

static void check_refused(const char *path)
{
    static unsigned char data[SIZE_MAX_BYTES];
    struct error error = {""};
    uint64_t position = 0;
    size_t length = read_file(path, data);
    assert_null(snapshot_read(data, length, &position, &error));
    assert_string_equal(error.message, "version 0.1.0 of the game wrote it, in a format that this "
                                       "one does not know");
}

/* The first has boons that are gone, and lacks the beams of the great lamp; the second lacks the hero's trail, the third
 * what was last seen asleep and which boons were declined. */
static void snapshots_of_formats_2_to_4_are_refused_by_their_version(void **unused)
{
    check_refused(FOLDER "snapshot-2");
    check_refused(FOLDER "snapshot-3");
    check_refused(FOLDER "snapshot-4");
    (void)unused;
}

static void a_snapshot_of_the_first_edition_is_refused(void **unused)
{
    static unsigned char data[SIZE_MAX_BYTES];
    struct error error = {""};
    uint64_t position = 0;
    size_t length = read_file(FOLDER "snapshot-1", data);
    assert_null(snapshot_read(data, length, &position, &error));
    assert_non_null(strstr(error.message, "first edition"));
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_snapshot_of_format_5_is_the_game_that_it_was),
        cmocka_unit_test(snapshots_of_formats_2_to_4_are_refused_by_their_version),
        cmocka_unit_test(a_snapshot_of_the_first_edition_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
