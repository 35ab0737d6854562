/* Whatever is commanded, on whatever floor: nobody is harmed without a tell, every point of health that is lost has been
 * told of, and the state keeps within its bounds. A failure names its seed and turn. */
#include "support/check.h"

#include "base/random.h"
#include "base/text.h"
#include "game/game.h"
#include "rules/harm.h"
#include "rules/visibility.h"

#include <stdlib.h>
#include <string.h>

enum {
    SEEDS = 16,
    MAPS = 120,
    MAP_SIDE = 16,
    TURNS_ON_MAPS = 100,
    TURNS = 600,
    ACTORS_MAX = 1024,
    FRESH_EVERY = 20,
    MENDED_EVERY = 3
};

/* A game that is played by chance, and what is known of its last turn. */
struct play {
    struct game *game;
    struct state *state;
    struct random random;
    int seed;
    int turn;
    struct handle
        known[ACTORS_MAX];     /* whom the hero perceived since it came within its reach of him */
    bool was_seen[ACTORS_MAX]; /* or shone */
    int depth;
    int health;
    int health_most;
};

static struct play *now; /* for what is said of a failure */

#define CHECK(holds, what)                                                \
    do                                                                    \
        if (!(holds))                                                     \
            fail_msg("seed %d, turn %d: %s", now->seed, now->turn, what); \
    while (0)

static bool is_within_reach(const struct state *state, const struct actor *actor)
{
    return point_steps(actor->position, state_hero_const(state)->position) <= actor_reach(actor);
}

/* Whether the event lets the hero know of the actor where it is. */
static bool is_sign(const struct event *event, const struct event *struck)
{
    if (event->kind == EVENT_EYES)
        return point_is_equal(event->to, struck->from);
    return handle_is_equal(event->actor, struck->actor) &&
           (event->kind == EVENT_TELL || event->kind == EVENT_NOTICED ||
            event->kind == EVENT_MOVED || event->kind == EVENT_VANISHED);
}

/* Whether the actor died later in the turn before the hero's eyes: of whom he does not see he is not told that. */
static bool has_died_in_sight(const struct state *state, int since, struct handle actor)
{
    for (int i = since; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_DIED &&
            handle_is_equal(state->events.events[i].victim, actor))
            return true;
    return false;
}

static bool was_foreseen(const struct play *play, int index)
{
    const struct level *level = state_level_const(play->state);
    const struct event *struck = &play->state->events.events[index];
    uint16_t slot = struck->actor.index;
    for (int i = 0; i < index; i++)
        if (is_sign(&play->state->events.events[i], struck))
            return true;
    if (handle_is_equal(play->known[slot], struck->actor))
        return true;
    if (!pool_resolves(&level->actor_pool, struck->actor))
        return has_died_in_sight(play->state, index, struck->actor);
    return level->actors[slot].is_seen || level->actors[slot].shines;
}

static void check_blows(const struct play *play)
{
    const struct state *state = play->state;
    if (play->depth != state->depth)
        return; /* events do not say whom he has left behind */
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_STRUCK &&
            state_is_hero(state, state->events.events[i].victim))
            CHECK(was_foreseen(play, i), "a blow at the hero without a tell");
}

/* What the events of a turn add to the hero's health. */
static int told_change(const struct state *state)
{
    int change = 0;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        bool is_heros = state_is_hero(state, event->victim);
        if (event->kind == EVENT_FELL ||
            (is_heros && (event->kind == EVENT_STRUCK || event->kind == EVENT_HURT)))
            change -= event->amount;
        if (is_heros && event->kind == EVENT_HEALED)
            change += event->amount;
    }
    return change;
}

static void check_health(const struct play *play)
{
    const struct state *state = play->state;
    const struct actor *hero = state_hero_const(state);
    CHECK(hero->health >= 0 && hero->health <= state->traits.health, "the hero's health");
    CHECK((hero->health == 0) == (state->result == RESULT_DIED), "without health he is dead");
    if (!state_is_over(state) && play->depth == state->depth &&
        play->health_most == state->traits.health)
        CHECK(hero->health == play->health + told_change(state), "a loss that is not told");
}

static void check_actor(const struct state *state, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    struct handle handle = pool_handle(&level->actor_pool, slot);
    CHECK(actor->suspicion >= 0 && actor->suspicion <= SUSPICION_MOST, "suspicion");
    CHECK(!actor->has_hunted || actor_is_wary(actor), "who has hunted stays wary");
    CHECK(state_is_hero(state, handle) || actor->health > 0, "nobody lives without health");
    CHECK(actor->health <= harm_health_most(state, actor), "nobody has more than all his health");
    CHECK(grid_contains(level->grid, actor->position), "everybody is on the floor");
    CHECK(handle_is_equal(level_actor_at(level, actor->position), handle), "who is where he is");
    CHECK(bit_grid_has(&level->occupied, actor->position), "his cell is taken");
    CHECK(!(actor->is_seen && actor->shines), "who is seen has no shining eyes");
    CHECK((level->awake[slot / 64] >> slot % 64 & 1) == !actor->is_asleep, "who is awake");
}

static void check_actors(const struct state *state)
{
    const struct level *level = state_level_const(state);
    size_t taken = 0;
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++)
        if (pool_is_used(&level->actor_pool, slot))
            check_actor(state, slot);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        taken += level->occupants[cell] != 0;
    CHECK(taken == level->actor_pool.count, "as many cells are taken as there are actors");
    CHECK(taken == bit_grid_count(&level->occupied), "and as many bits");
}

static size_t bytes_of(const struct bit_grid *bits)
{
    return (size_t)bits->grid.height * bits->row_words * sizeof *bits->words;
}

static void *copy_of(const void *bytes, size_t size)
{
    void *copy = malloc(size);
    assert_non_null(copy);
    memcpy(copy, bytes, size);
    return copy;
}

/* What is kept current is what is made afresh. */
static void check_vision(struct state *state)
{
    struct level *level = state_level(state);
    struct vision *vision = &state->vision;
    size_t light_bytes = grid_cells(level->grid) * sizeof *vision->light.sums;
    size_t actor_bytes = level->actor_pool.end * sizeof *level->actors;
    void *visible = copy_of(level->visible.words, bytes_of(&level->visible));
    void *light = copy_of(vision->light.sums, light_bytes);
    struct actor *actors = copy_of(level->actors, actor_bytes);
    int events = state->events.count;
    int eyes = vision->eye_count;
    visibility_note_all(state);
    visibility_refresh(state);
    CHECK(memcmp(visible, level->visible.words, bytes_of(&level->visible)) == 0, "what is seen");
    CHECK(memcmp(light, vision->light.sums, light_bytes) == 0, "what is lit");
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++)
        if (pool_is_used(&level->actor_pool, slot))
            CHECK(actors[slot].is_seen == level->actors[slot].is_seen &&
                      actors[slot].shines == level->actors[slot].shines,
                  "who is seen");
    CHECK(eyes == vision->eye_count, "whose eyes shine");
    CHECK(events == state->events.count, "all that is news has been told");
    free(visible);
    free(light);
    free(actors);
}

/* What the next turn is judged by. */
static void note(struct play *play)
{
    const struct level *level = state_level_const(play->state);
    bool is_same_floor = play->depth == play->state->depth;
    assert_true(level->actor_pool.end <= ACTORS_MAX);
    for (uint16_t slot = 0; slot < level->actor_pool.end; slot++) {
        const struct actor *actor = &level->actors[slot];
        struct handle handle = pool_handle(&level->actor_pool, slot);
        bool is_used = pool_is_used(&level->actor_pool, slot);
        bool is_perceived = is_used && (actor->is_seen || actor->shines);
        if (!is_same_floor || !is_used || !is_within_reach(play->state, actor))
            play->known[slot] = HANDLE_NONE;
        if (is_perceived && is_within_reach(play->state, actor))
            play->known[slot] = handle;
    }
    /* A tell is remembered as long as its actor stays within reach. */
    for (int i = 0; i < play->state->events.count; i++) {
        const struct event *event = &play->state->events.events[i];
        if (event->kind == EVENT_TELL && pool_resolves(&level->actor_pool, event->actor) &&
            is_within_reach(play->state, &level->actors[event->actor.index]))
            play->known[event->actor.index] = event->actor;
    }
    play->depth = play->state->depth;
    play->health = state_hero_const(play->state)->health;
    play->health_most = play->state->traits.health;
}

static enum item draw_item(struct play *play)
{
    return (enum item)random_between(&play->random, ITEM_NONE + 1, ITEM_COUNT - 1);
}

static struct command draw_command(struct play *play)
{
    static const enum command_kind kinds[] = {
        COMMAND_STEP,    COMMAND_STEP,    COMMAND_STEP,    COMMAND_RUN,  COMMAND_EXPLORE,
        COMMAND_EXPLORE, COMMAND_EXPLORE, COMMAND_EXPLORE, COMMAND_WAIT, COMMAND_CLOSE,
        COMMAND_LANTERN, COMMAND_STAIRS,  COMMAND_STAIRS,  COMMAND_REST, COMMAND_DROP,
        COMMAND_WEAR,    COMMAND_USE,     COMMAND_THROW,   COMMAND_FIRE, COMMAND_BOON};
    struct random *random = &play->random;
    struct point hero = state_hero_const(play->state)->position;
    int kind = random_below(random, (int)(sizeof kinds / sizeof *kinds));
    struct command command = {.kind = kinds[kind], .leads = 1, .item = draw_item(play)};
    command.direction = (enum direction)random_below(random, DIRECTION_COUNT);
    command.target.x = hero.x + random_between(random, -4, 4);
    command.target.y = hero.y + random_between(random, -4, 4);
    command.choice = random_below(random, BOON_OFFERS);
    if (play->state->offers[0] != BOON_NONE)
        command.kind = COMMAND_BOON;
    /* Of a few draws, rather one that he has. */
    for (int i = 0; i < 30 && pack_count(&play->state->pack, command.item) == 0; i++)
        command.item = draw_item(play);
    return command;
}

/* One turn of what is under way, or of something new. */
static void play_turn(struct play *play)
{
    struct actor *hero = state_hero(play->state);
    if (play->turn % MENDED_EVERY == 0)
        hero->health = play->state->traits.health;
    if (play->turn % 50 == 0)
        pack_add(&play->state->pack, draw_item(play), 2, 100);
    play->health = hero->health;
    if (game_is_under_way(play->game))
        game_continue(play->game);
    else
        game_play(play->game, draw_command(play));
}

static void check_turn(struct play *play)
{
    check_blows(play);
    check_health(play);
    check_actors(play->state);
    if (play->turn % FRESH_EVERY == 0 && !state_is_over(play->state))
        check_vision(play->state);
    note(play);
}

/* A small floor crowded with all who can be drawn. */
static void draw_map(struct random *random, char *map)
{
    static const char ground[] = "......\"\"-~#+";
    int hero = random_below(random, MAP_SIDE * MAP_SIDE);
    for (int cell = 0; cell < MAP_SIDE * MAP_SIDE; cell++) {
        enum monster kind = (enum monster)random_below(random, MONSTER_COUNT);
        bool is_somebody = random_chance(random, 1, 12) && kind != monster_hero();
        char sign = ground[random_below(random, (int)sizeof ground - 1)];
        *map++ = cell == hero ? '@' : is_somebody ? monster_get(kind)->glyph : sign;
        if (cell % MAP_SIDE == MAP_SIDE - 1)
            *map++ = '\n';
    }
    *map = '\0';
}

static struct play play_start(int seed, int plain_radius, bool is_drawn)
{
    struct play play = {.seed = seed, .random = random_make((uint64_t)seed)};
    char map[MAP_SIDE * (MAP_SIDE + 1) + 1];
    struct game_setup setup = game_setup_default();
    struct error error;
    char chars[SEED_LENGTH_MAX + 1];
    struct text text = text_over(chars, sizeof chars);
    text_append(&text, "%d", seed);
    setup.seed = chars;
    setup.plain_radius = plain_radius;
    setup.size = (struct grid){40, 26};
    if (is_drawn) {
        draw_map(&play.random, map);
        setup.map_text = map;
        setup.map_name = "map";
    }
    play.game = game_create(&setup, &error);
    assert_non_null(play.game);
    const struct state *state = game_state(play.game);
    memcpy(&play.state, &state, sizeof state); /* he is mended, and given things */
    return play;
}

static void check_game(int seed, int plain_radius, bool is_drawn)
{
    struct play play = play_start(seed, plain_radius, is_drawn);
    now = &play;
    note(&play);
    for (play.turn = 1;
         play.turn <= (is_drawn ? TURNS_ON_MAPS : TURNS) && !state_is_over(play.state);
         play.turn++) {
        play_turn(&play);
        check_turn(&play);
    }
    game_destroy(play.game);
}

static void the_game_is_fair(void **unused)
{
    for (int seed = 1; seed <= SEEDS; seed++)
        check_game(seed, -1, false);
    (void)unused;
}

static void so_it_is_in_plain_sight_of_any_radius(void **unused)
{
    for (int seed = 1; seed <= SEEDS / 2; seed++)
        check_game(seed + 1000, seed - 1, false);
    (void)unused;
}

static void so_it_is_in_a_crowd(void **unused)
{
    for (int seed = 1; seed <= MAPS; seed++)
        check_game(seed + 2000, seed % 4 - 1, true);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_game_is_fair),
        cmocka_unit_test(so_it_is_in_plain_sight_of_any_radius),
        cmocka_unit_test(so_it_is_in_a_crowd),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
