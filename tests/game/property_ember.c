/* Whatever is played, the lantern is in one place: with the hero, on a floor, with a thief, or taken down by one. Without it no
 * beacon is lit and no run is won. */
#include "support/check.h"
#include "support/seeds.h"

#include "base/array.h"
#include "base/random.h"
#include "base/text.h"
#include "game/game_struct.h"
#include "rules/light/ember.h"
#include "rules/visibility.h"
#include "world/movement.h"

enum { GAMES = 150, COMMANDS = 60, TROUBLE_EVERY = 12 };

struct play {
    struct game *game;
    struct state *state;
    struct random random;
    int depth;
    int lit; /* lamps on this floor, before the command */
    bool had_lantern;
};

static int count_lying(const struct level *level)
{
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] == ITEM_LANTERN)
            count += level->item_counts[cell];
    return count;
}

static int count_carried(const struct level *level)
{
    int count = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        count += level->actors[i].carried == ITEM_LANTERN;
    return count;
}

static int count_lanterns(const struct state *state)
{
    int count = state->pack.has_lantern + (state->ember.depth > 0);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct level *level = state_floor_const(state, depth);
        if (level->is_built)
            count += count_lying(level) + count_carried(level);
    }
    for (int i = 0; i < state->follower_count; i++)
        count += state->followers[i].actor.carried == ITEM_LANTERN;
    return count;
}

static int count_lit(const struct level *level)
{
    int count = level_is_lit(level);
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        count += level->terrain[cell] == TERRAIN_GREAT_LAMP_LIT;
    return count;
}

/* A free cell beside the hero that its side of the floor does not hang on; false: none now. */
static bool find_beside(struct play *play, struct point *found)
{
    const struct level *level = state_level_const(play->state);
    for (int i = 0; i < 16; i++) {
        int d = random_below(&play->random, DIRECTION_COUNT);
        *found = point_step(state_hero_const(play->state)->position, (enum direction)d);
        if (movement_is_free(level, MONSTER_LANTERN_THIEF, *found) &&
            level_terrain(level, *found) == TERRAIN_FLOOR && level_item(level, *found) == ITEM_NONE)
            return true;
    }
    return false;
}

/* A thief beside the hero, and now and then a cold lamp. */
static void make_trouble(struct play *play)
{
    struct level *level = state_level(play->state);
    struct point p;
    if (find_beside(play, &p))
        level_add_actor(level, (struct actor){.kind = MONSTER_LANTERN_THIEF,
                                              .position = p,
                                              .suspicion = SUSPICION_MAX,
                                              .pursuit = PURSUIT_FOLLOWING,
                                              .clue = state_hero(play->state)->position});
    if (random_chance(&play->random, 1, 3) && !level_is_lit(level) && find_beside(play, &p))
        level_set_terrain(level, p,
                          random_chance(&play->random, 1, 2) ? TERRAIN_BEACON : TERRAIN_GREAT_LAMP);
    visibility_note_all(play->state);
    visibility_refresh(play->state);
}

static struct command draw_command(struct play *play)
{
    static const enum command_kind kinds[] = {
        COMMAND_STEP,   COMMAND_STEP,   COMMAND_STEP, COMMAND_EXPLORE, COMMAND_EXPLORE,
        COMMAND_STAIRS, COMMAND_STAIRS, COMMAND_WAIT, COMMAND_REST,    COMMAND_LANTERN};
    struct random *random = &play->random;
    struct command command = {.kind = kinds[random_below(random, ARRAY_LENGTH(kinds))],
                              .leads = random_chance(random, 2, 3) ? 1 : -1,
                              .is_stepwise = random_chance(random, 1, 2)};
    command.direction = (enum direction)random_below(random, DIRECTION_COUNT);
    if (play->state->offers[0] != BOON_NONE)
        command.kind = COMMAND_BOON;
    return command;
}

static const char *find_fault(const struct play *play)
{
    const struct state *state = play->state;
    if (count_lanterns(state) != 1)
        return "there is not one lantern";
    if (ember_depth(state) == 0)
        return "the lantern is on no floor";
    if (state->result == RESULT_WON && !state->pack.has_lantern)
        return "the run is won without the lantern";
    if (play->depth == state->depth && !play->had_lantern && !state->pack.has_lantern &&
        count_lit(state_level_const(state)) > play->lit)
        return "a lamp is lit without the lantern";
    return NULL;
}

/* Plays a command of any number of turns; a fault, or NULL. */
static const char *play_command(struct play *play, struct command command)
{
    const char *fault = NULL;
    bool is_new = true;
    for (int i = 0; i < 60 && !fault && (is_new || game_is_under_way(play->game)); i++) {
        play->depth = play->state->depth;
        play->had_lantern = play->state->pack.has_lantern;
        play->lit = count_lit(state_level_const(play->state));
        if (is_new)
            game_play(play->game, command);
        else
            game_continue(play->game);
        is_new = false;
        fault = find_fault(play);
    }
    return fault;
}

/* Jumps down as if through a chasm now and then; such falls leave everything behind. */
static void dig_chasm(struct play *play)
{
    struct point p;
    if (play->state->depth < FLOOR_COUNT && find_beside(play, &p))
        level_set_terrain(state_level(play->state), p, TERRAIN_CHASM);
    visibility_note_all(play->state);
    visibility_refresh(play->state);
}

static const char *play_game(int seed)
{
    struct game_setup setup = game_setup_default();
    struct error error = {""};
    char name[16];
    struct text text = text_init(name, sizeof name);
    text_append(&text, "%d", seed);
    setup.seed = name;
    setup.size = (struct grid){40, 24};
    setup.first_depth = 1 + seed % FLOOR_COUNT;
    struct play play = {.game = game_create(&setup, &error), .random = random_make((uint64_t)seed)};
    assert_non_null(play.game);
    play.state = play.game->state;
    const char *fault = NULL;
    for (int i = 0; i < COMMANDS && !fault && !state_is_over(play.state); i++) {
        state_hero(play.state)->health = play.state->traits.health;
        if (i % TROUBLE_EVERY == 0)
            make_trouble(&play);
        if (random_chance(&play.random, 1, 20))
            dig_chasm(&play);
        fault = play_command(&play, draw_command(&play));
    }
    game_destroy(play.game);
    return fault;
}

static void the_lantern_is_never_lost_and_nothing_is_lit_without_it(void **unused)
{
    struct seeds seeds = SEEDS(0, GAMES - 1);
    while (seeds_next(&seeds)) {
        const char *fault = play_game(seeds.seed);
        if (fault)
            seeds_fault(&seeds, "%s", fault);
    }
    assert_int_equal(seeds.faults, 0);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_lantern_is_never_lost_and_nothing_is_lit_without_it),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
