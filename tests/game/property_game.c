/* Any keys on any floor: the game goes on, every command comes to an end, and the same
 * seed and keys give the same game. */
#include "support/check.h"
#include "support/seeds.h"

#include "base/random.h"
#include "dungeon/dungeon.h"
#include "dungeon/map_text.h"
#include "support/player.h"

#include <string.h>

enum { KEYS_PER_GAME = 120, MAPS = 150, SEED_COUNT = 12, SIDE_MAX = 14, SIDE_BUILT_MAX = 128 };

/* A map of random glyphs with one hero and room for all its actors; its border may be open. */
static void draw_map(struct random *random, char *map)
{
    static const char glyphs[] = "##########..............\"\"++/=|~-:&<>>rmtteufqixnk!)*";
    int width = random_between(random, 1, SIDE_MAX);
    int height = random_between(random, 1, SIDE_MAX);
    int hero = random_below(random, width * height);
    int room = level_actor_capacity((struct grid){width, height}) - 1;
    for (int y = 0; y < height; y++) {
        for (int x = 0; x < width; x++) {
            bool is_hero = y * width + x == hero;
            char glyph = is_hero ? '@' : glyphs[random_below(random, (int)sizeof glyphs - 1)];
            bool is_actor = !is_hero && monster_find_glyph(glyph) != MONSTER_COUNT;
            room -= is_actor;
            *map++ = is_actor && room < 0 ? '.' : glyph;
        }
        *map++ = '\n';
    }
    *map = '\0';
}

/* Random keys of all bindings, mostly of commands that take several turns. */
static void choose_key(struct random *random, struct text *keys)
{
    static const char often[] = "oooo>HJKLYUBN";
    if (random_chance(random, 1, 2))
        text_append(keys, "%c", often[random_below(random, (int)sizeof often - 1)]);
    else
        key_write(bindings_default()->rows[random_below(random, bindings_default()->count)].key,
                  keys);
}

static struct game_setup choose_setup(struct random *random)
{
    struct game_setup setup = game_setup_default();
    setup.fov = random_below(random, fov_count());
    if (random_chance(random, 1, 4))
        setup.plain_radius = random_between(random, 0, 12);
    setup.size = (struct grid){random_between(random, 24, 60), random_between(random, 16, 40)};
    return setup;
}

/* Plays a game at random; returns its hash. */
static uint64_t play(const struct game_setup *setup, struct random random)
{
    struct player *player = player_start_with(setup);
    for (int i = 0; i < KEYS_PER_GAME; i++) {
        char chars[32];
        struct text keys = text_init(chars, sizeof chars);
        choose_key(&random, &keys);
        player_press(player, chars);
        const struct state *state = player_state(player);
        assert_true(level_is_walkable(state_level_const(state), player_hero(player)) ||
                    state->turn == 0);
    }
    uint64_t hash = state_hash(player_state(player));
    player_end(player);
    return hash;
}

static void test_any_keys_on_any_map_give_the_same_game_twice(void **fixture)
{
    (void)fixture;
    for (struct seeds seeds = SEEDS(0, MAPS - 1); seeds_next(&seeds);) {
        int i = seeds.seed;
        struct random random = random_make((uint64_t)i);
        char map[SIDE_MAX * (SIDE_MAX + 1) + 1];
        draw_map(&random, map);
        struct game_setup setup = choose_setup(&random);
        setup.seed = "map";
        setup.map_text = map;
        setup.map_name = "map";
        assert_true(play(&setup, random) == play(&setup, random));
    }
}

static void test_any_keys_in_any_dungeon_give_the_same_game_twice(void **fixture)
{
    (void)fixture;
    for (struct seeds seeds = SEEDS(0, SEED_COUNT - 1); seeds_next(&seeds);) {
        int i = seeds.seed;
        struct random random = random_make((uint64_t)i + 1000);
        struct game_setup setup = choose_setup(&random);
        char seed[16];
        struct text text = text_init(seed, sizeof seed);
        text_append(&text, "%d", i);
        setup.seed = seed;
        assert_true(play(&setup, random) == play(&setup, random));
    }
}

/* The cells that the hero can reach by orthogonal steps and through doors. */
static void flood(const struct level *level, struct point p, bool *reached)
{
    if (!grid_contains(level->grid, p) || reached[grid_index(level->grid, p)])
        return;
    const struct terrain_kind *kind = terrain_get(level_terrain(level, p));
    if (!kind->is_walkable && kind->opens_to == TERRAIN_NONE)
        return;
    reached[grid_index(level->grid, p)] = true;
    for (int d = 0; d < DIRECTION_COUNT; d += 2)
        flood(level, point_step(p, (enum direction)d), reached);
}

/* What automatic movement and bots read instead of the memory follows from it. */
static void check_known(const struct level *level, struct point p)
{
    const struct memory *memory = level_memory(level, p);
    bool is_known = memory->terrain != TERRAIN_NONE;
    const struct terrain_kind *kind = is_known ? terrain_get((enum terrain)memory->terrain) : NULL;
    bool is_special = memory->cloud != CLOUD_NONE || (is_known && terrain_is_special(kind));
    assert_true(bit_grid_has(&level->known_walkable, p) == (is_known && kind->is_walkable));
    assert_true(bit_grid_has(&level->known_shut, p) ==
                (is_known && kind->opens_to != TERRAIN_NONE));
    assert_true(bit_grid_has(&level->known_special, p) == is_special);
    assert_true(bit_grid_has(&level->known_loud, p) == (is_known && kind->step_louder > 0));
    assert_true(bit_grid_has(&level->known_landmarks, p) ==
                (is_known && terrain_is_landmark(kind)));
    assert_true(bit_grid_has(&level->known_items, p) == (memory->item != ITEM_NONE));
}

static void check_all_is_seen(const struct player *player)
{
    static bool reached[SIDE_BUILT_MAX * SIDE_BUILT_MAX];
    const struct level *level = state_level_const(player_state(player));
    memset(reached, 0, sizeof reached);
    flood(level, player_hero(player), reached);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        check_known(level, grid_point(level->grid, cell));
        if (reached[cell])
            assert_true(level->memory[cell].terrain != TERRAIN_NONE);
    }
}

/* The glyph, or the floor's for terrain that shares its glyph with something that blocks the way. */
static char walkable_sign(const struct level *level, struct point p, char sign)
{
    enum terrain first = terrain_find_glyph(sign);
    bool is_lost =
        level_is_walkable(level, p) && first != TERRAIN_NONE && !terrain_get(first)->is_walkable;
    return is_lost ? terrain_get(TERRAIN_FLOOR)->glyph : sign;
}

/* Draws a generated floor without its actors, which could block the way. */
static void draw_floor(struct state *state, struct text *map)
{
    struct level *level = state_level(state);
    dungeon_build(level, state->seed_hash, &state->ai_memory.distances);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        level_remove_actor(level, level_handle(level, i));
    level_add_actor(level, (struct actor){.kind = monster_hero(), .position = level->arrival});
    for (int y = 0; y < level->grid.height; y++) {
        char row[SIDE_BUILT_MAX + 1];
        map_text_write_row(level, y, row);
        for (int x = 0; x < level->grid.width; x++)
            row[x] = walkable_sign(level, point_make(x, y), row[x]);
        text_append(map, "%s\n", row);
    }
}

static void explore_to_the_end(struct player *player)
{
    struct state *state = (struct state *)(uintptr_t)player_state(player);
    int turn = -1;
    do {
        state->night = 0;                       /* its hunters would stop the hero */
        if (player_state(player)->turn <= turn) /* every key takes at least a turn */
            fail_msg("turn %d: %s", turn, player->told);
        turn = player_state(player)->turn;
        player_press(player, "o");
    } while (!strstr(player->told, "There is nothing left to explore here."));
}

static void check_floor(int depth, struct grid size)
{
    static char chars[SIDE_BUILT_MAX * (SIDE_BUILT_MAX + 1) + 1];
    struct text map = text_init(chars, sizeof chars);
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = size;
    struct state *state = state_create("explorer", sizes);
    state->depth = depth;
    draw_floor(state, &map);
    state_destroy(state);
    struct player *player = player_start(chars);
    explore_to_the_end(player);
    check_all_is_seen(player);
    ((struct state *)(uintptr_t)player_state(player))->night = 0;
    player_press(player, ">");
    if (player_state(player)->depth != 2)
        fail_msg("depth %d, %d x %d: %s", depth, size.width, size.height, player->told);
    player_end(player);
}

static void test_exploring_sees_a_whole_floor_and_finds_the_stairs(void **fixture)
{
    (void)fixture;
    for (int depth = 1; depth < FLOOR_COUNT; depth++) {
        check_floor(depth, dungeon_usual_size(depth));
        check_floor(depth, (struct grid){DUNGEON_WIDTH_MIN + depth, DUNGEON_HEIGHT_MIN + depth});
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_any_keys_on_any_map_give_the_same_game_twice),
        cmocka_unit_test(test_any_keys_in_any_dungeon_give_the_same_game_twice),
        cmocka_unit_test(test_exploring_sees_a_whole_floor_and_finds_the_stairs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
