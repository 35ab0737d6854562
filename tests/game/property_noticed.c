/* The ranges on the screen tell what the rules decide: where a creature in view would notice the hero, and how much a turn;
 * where the hero's light would stir a sleeper. A copy of the game puts the hero there by the rules and passes a turn, in which
 * all but the other creatures' choices happens: they could move. Not compared are turns in which sight, light or a status
 * changes by itself, a step wakes a sleeper, a room wakes those that sleep in it, a new hunter's shout is heard, or another's
 * song tells of the hero, or gas drifts over ripples that showed it. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/seeds.h"

#include "base/array.h"
#include "base/bytes.h"
#include "game/game.h"
#include "game/knowledge.h"
#include "game/save/snapshot.h"
#include "rules/perform.h"
#include "rules/pursuit.h"
#include "rules/stance.h"
#include "rules/upkeep.h"
#include "rules/visibility.h"
#include "world/choir.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 24, HEIGHT = 16, CREATURES_MAX = 14, CHOICES = 20, PLACES = 6 };

/* A game at a choice of the player. */
struct play {
    struct game *game;
    struct state *state;
    struct random random;
    struct bytes bytes; /* a snapshot of it */
};

/* The comparisons made, of hero still or not. */
static struct {
    int noticed;
    int unnoticed;
    int still_noticed;
    int still_unnoticed;
} compared;

static struct state *state_of(struct game *game)
{
    struct state *state;
    const struct state *seen = game_state(game);
    memcpy(&state, &seen, sizeof state); /* the test acts by the rules, not by commands */
    return state;
}

static void draw_map(struct random *random, char *map)
{
    static const char ground[] = "..........\"-:#+&,=|1~";
    int hero = random_below(random, WIDTH * HEIGHT);
    int creatures = 0;
    for (int cell = 0; cell < WIDTH * HEIGHT; cell++) {
        enum monster kind = (enum monster)random_below(random, MONSTER_COUNT);
        bool is_floor = random_chance(random, 1, 2);
        bool has_creature = random_chance(random, 1, 24) && kind != monster_hero() &&
                            creatures < CREATURES_MAX && cell != hero;
        char sign = is_floor ? '.' : ground[random_below(random, (int)sizeof ground - 1)];
        *map++ = cell == hero ? '@' : has_creature ? monster_get(kind)->glyph : sign;
        creatures += has_creature;
        if (cell % WIDTH == WIDTH - 1)
            *map++ = '\n';
    }
    *map = '\0';
}

/* Gear and boons that change how the hero shines or is noticed. */
static void equip(struct play *play)
{
    static const enum item lamps[] = {ITEM_RED_LAMP, ITEM_COLD_LAMP, ITEM_BULLS_EYE_LAMP};
    if (random_chance(&play->random, 1, 2))
        game_picture_wear(play->state, lamps[random_below(&play->random, ARRAY_LENGTH(lamps))]);
    if (random_chance(&play->random, 1, 3))
        game_picture_bless(play->state, BOON_DEEP_HOOD);
    if (random_chance(&play->random, 1, 4))
        state_hero(play->state)->statuses[STATUS_GLOW] = 30;
    if (random_chance(&play->random, 1, 6))
        game_picture_wear(play->state, ITEM_MIRROR_COAT);
    visibility_note_all(play->state);
    visibility_refresh(play->state);
}

/* On a map full of creatures, or on any generated floor. */
static struct play play_start(int seed)
{
    struct play play = {.random = random_make((uint64_t)seed)};
    char map[(WIDTH + 1) * HEIGHT + 1];
    char name[16];
    struct error error;
    struct game_setup setup = game_setup_default();
    snprintf(name, sizeof name, "%d", seed);
    setup.seed = name;
    setup.fov = seed % fov_count();
    setup.plain_radius = seed % 12 == 0 ? 7 : -1;
    setup.size = (struct grid){48, 30};
    setup.first_depth = 1 + seed % FLOOR_COUNT;
    if (seed % 4 > 0) {
        draw_map(&play.random, map);
        setup.first_depth = 1;
        setup.map_text = map;
        setup.map_name = "map";
    }
    play.game = game_create(&setup, &error);
    if (!play.game)
        fail_msg("%s", error.message);
    play.state = state_of(play.game);
    equip(&play);
    return play;
}

/* Plays a command to its end. */
static void play_on(struct play *play)
{
    static const enum command_kind kinds[] = {COMMAND_STEP, COMMAND_STEP, COMMAND_LANTERN,
                                              COMMAND_WAIT, COMMAND_EXPLORE};
    struct command command = {.kind = kinds[random_below(&play->random, ARRAY_LENGTH(kinds))]};
    command.direction = (enum direction)random_below(&play->random, DIRECTION_COUNT);
    if (play->state->offers[0] != BOON_NONE)
        command.kind = COMMAND_BOON;
    state_hero(play->state)->health = play->state->traits.health;
    game_play(play->game, command);
    for (int i = 0; i < 10 && game_is_under_way(play->game); i++)
        game_continue(play->game);
    game_interrupt(play->game);
}

/* As if nothing had noticed the hero in the dark for some turns. */
static void be_still(struct play *play)
{
    const struct actor *hero = state_hero_const(play->state);
    if (lantern_get(hero->lantern)->light_radius == 0 && !state_is_plain(play->state) &&
        perception_grade(play->state, hero->position) == LIGHT_DARK)
        play->state->still_turns = HERO_STILL_TURNS;
}

/* Where ranges are drawn: known ground where no other stands. */
static bool is_drawn_at(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    bool is_others = known.has_actor && !state_is_hero(state, known.actor);
    return known.kind != KNOWLEDGE_UNSEEN && !is_others && terrain_get(known.terrain)->is_walkable;
}

static bool is_watcher(const struct state *state, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    return actor->is_seen && !actor->is_ally && !state_is_hero(state, level_handle(level, slot));
}

/* Lets a full turn pass after an action of the hero. */
static void pass_turn(struct state *state)
{
    upkeep_pass(state, TURN_TIME - state->clock);
}

static bool act(struct state *state, struct action action)
{
    return perform(state, state->hero, action).kind == OUTCOME_DONE && !state_is_over(state);
}

/* A stance counts from the turn after its choice: the brightest of a turn does. */
static bool take_stance(struct state *state, enum lantern lantern)
{
    if (state_hero_const(state)->lantern == lantern && state->turn_lantern == lantern)
        return true;
    if (!act(state, (struct action){.kind = ACTION_LANTERN, .lantern = lantern}))
        return false;
    pass_turn(state);
    return !state_is_over(state);
}

static bool step(struct state *state, struct random *random, struct point p)
{
    struct point from = state_hero_const(state)->position;
    bool leaves = random_chance(random, 1, 2);
    return act(state, (struct action){.kind = leaves ? ACTION_STEP_NO_PICKUP : ACTION_STEP,
                                      .direction = direction_nearest(point_subtract(p, from))});
}

/* Puts a hero that is farther off than a step there, and ends its stillness, as the way there would. Not into still water: only
 * a step makes ripples. */
static bool put(struct state *state, struct point p)
{
    if (level_is_occupied(state_level(state), p) || !level_is_walkable(state_level(state), p) ||
        level_would_ripple(state_level(state), p))
        return false;
    state_hero(state)->facing =
        direction_nearest(point_subtract(p, state_hero_const(state)->position));
    level_move_actor(state_level(state), state->hero, p);
    visibility_note_step(state, state->hero);
    stance_end_stillness(state);
    return act(state, (struct action){.kind = ACTION_WAIT});
}

static bool go(struct state *state, struct random *random, struct point p)
{
    int steps = point_chebyshev(state_hero_const(state)->position, p);
    bool has_gone = steps == 0   ? act(state, (struct action){.kind = ACTION_WAIT})
                    : steps == 1 ? step(state, random, p)
                                 : put(state, p);
    return has_gone && point_is_equal(state_hero_const(state)->position, p);
}

static bool has_same_statuses(const struct actor *a, const struct actor *b)
{
    for (int s = 0; s < STATUS_COUNT; s++)
        if ((a->statuses[s] > 0) != (b->statuses[s] > 0))
            return false;
    return true;
}

static bool has_same_cells(const struct level *a, const struct level *b)
{
    for (size_t cell = 0; cell < grid_cells(a->grid); cell++) {
        struct cell_look x = level_look(a, grid_point(a->grid, cell));
        struct cell_look y = level_look(b, grid_point(a->grid, cell));
        if (x.blocks_sight != y.blocks_sight || x.is_mirror != y.is_mirror ||
            x.light_radius != y.light_radius || x.lights_floor != y.lights_floor)
            return false;
    }
    return true;
}

/* Whether two states are the same in all that sight depends on, except for the hero's place. */
static bool is_as_before(const struct state *before, const struct state *after)
{
    const struct level *a = state_level_const(before);
    const struct level *b = state_level_const(after);
    if (before->depth != after->depth || a->actor_pool.count != b->actor_pool.count ||
        !has_same_cells(a, b))
        return false;
    for (uint16_t i = 0; level_next_actor(a, &i); i++) {
        bool is_hero = state_is_hero(before, level_handle(a, i));
        const struct actor *x = &a->actors[i];
        const struct actor *y = &b->actors[i];
        if (!handle_is_equal(level_handle(a, i), level_handle(b, i)) || !has_same_statuses(x, y) ||
            (!is_hero && (x->facing != y->facing || x->carried != y->carried ||
                          !point_is_equal(x->position, y->position))))
            return false;
    }
    return true;
}

/* Whether anything has begun to shout, which others hear. */
static bool has_new_shout(const struct state *state, const struct actor *before)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].has_shouted && !before[i].has_shouted)
            return true;
    return false;
}

/* Whether it sees a freed captive, which gives it a first pip. */
static bool sees_captive(const struct state *state, const struct actor *actor)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++)
        if (level->actors[i].is_ally &&
            perception_sees(state, actor, NULL, level->actors[i].position))
            return true;
    return false;
}

/* Whether what the turn made of a creature can be told from what else makes it suspicious, and fits the gain that was drawn. */
static bool fits(const struct state *state, const struct actor *before, const struct actor *after,
                 int drawn)
{
    const struct monster_kind *kind = monster_get(after->kind);
    int max =
        level_never_hunts(state_level_const(state), after) ? SUSPICION_HUNTING - 1 : SUSPICION_MAX;
    int gained = after->suspicion - before->suspicion;
    /* What has just been woken may hear the others. */
    if (before->is_asleep && !after->is_asleep)
        return drawn > 0 && gained >= drawn;
    if (drawn == 0 && choir_reaches(state, after))
        return true;
    if (before->suspicion == 0 && gained == drawn + 1 && sees_captive(state, after))
        return true;
    if (before->suspicion < max && !kind->is_relentless)
        return drawn > 0 ? gained == drawn || (gained < drawn && after->suspicion == max)
                         : gained <= 0;
    /* A sure hunter that sees the hero has a fresh clue. Lures and the hero's trail give others. */
    if (before->has_heard || pursuit_is_kept_off(state, after) || kind->follows_trail ||
        after->clue_source == CLUE_LURE)
        return true;
    return (drawn > 0) == (after->pursuit == PURSUIT_FOLLOWING && after->pursuit_turns == 0);
}

static void count(bool is_still, int drawn)
{
    compared.noticed += drawn > 0;
    compared.unnoticed += drawn == 0;
    compared.still_noticed += is_still && drawn > 0;
    compared.still_unnoticed += is_still && drawn == 0;
}

static void check_watchers(struct seeds *seeds, const struct play *play, const struct state *after,
                           const struct actor *before, enum lantern lantern)
{
    const struct state *state = play->state;
    struct point p = state_hero_const(after)->position;
    bool is_still = hero_is_still(state) && point_is_equal(p, state_hero_const(state)->position);
    for (uint16_t i = 0; level_next_actor(state_level_const(state), &i); i++) {
        const struct actor *watcher = &state_level_const(state)->actors[i];
        if (!is_watcher(state, i))
            continue;
        int drawn = noticing_gain_if(state, watcher, p, lantern);
        const struct actor *now = &state_level_const(after)->actors[i];
        if (actor_has_given_up(watcher) != actor_has_given_up(now) ||
            watcher->is_asleep != before[i].is_asleep)
            continue;
        count(is_still, drawn);
        if (!fits(after, &before[i], now, drawn))
            seeds_fault(seeds,
                        "turn %d: %s at %d,%d would gain %d of the hero at %d,%d, lantern %s%s; "
                        "its suspicion went from %d to %d",
                        state->turn, monster_get(watcher->kind)->id, watcher->position.x,
                        watcher->position.y, drawn, p.x, p.y, lantern_get(lantern)->id,
                        is_still ? ", still" : "", before[i].suspicion, now->suspicion);
    }
}

/* Puts the hero of a copy to p with the lantern in that stance, and compares what comes of it with what is drawn. */
static void check_place(struct seeds *seeds, struct play *play, struct point p,
                        enum lantern lantern)
{
    uint64_t position;
    struct error error = {""};
    struct game *copy = snapshot_read(play->bytes.data, play->bytes.length, &position, &error);
    assert_string_equal(error.message, "");
    struct state *state = state_of(copy);
    if (take_stance(state, lantern) && state->depth == play->state->depth &&
        go(state, &play->random, p)) {
        const struct level *level = state_level_const(state);
        struct actor *before = malloc(level->actor_pool.end * sizeof *before);
        assert_non_null(before);
        memcpy(before, level->actors, level->actor_pool.end * sizeof *before);
        int rooms = game_picture_count(state, EVENT_SITE);
        bool has_rippled =
            level_ripples(state_level_const(play->state), p) || level_ripples(level, p);
        pass_turn(state);
        if (!state_is_over(state) && is_as_before(play->state, state) &&
            (!has_rippled || level_ripples(level, p)) && !has_new_shout(state, before) &&
            game_picture_count(state, EVENT_SITE) == rooms)
            check_watchers(seeds, play, state, before, lantern);
        free(before);
    }
    game_destroy(copy);
}

/* The hero's own cell, one beside it, or any. */
static struct point draw_place(struct play *play)
{
    struct point hero = state_hero_const(play->state)->position;
    struct grid grid = state_level_const(play->state)->grid;
    switch (random_below(&play->random, 3)) {
    case 0:
        return hero;
    case 1:
        return point_step(hero, (enum direction)random_below(&play->random, DIRECTION_COUNT));
    default:
        return grid_point(grid, (size_t)random_below(&play->random, (int)grid_cells(grid)));
    }
}

static void check_choice(struct seeds *seeds, struct play *play)
{
    if (random_chance(&play->random, 1, 2))
        be_still(play);
    play->bytes.length = 0;
    snapshot_put(play->game, 0, &play->bytes);
    for (int i = 0; i < PLACES; i++) {
        struct point p = draw_place(play);
        enum lantern lantern = (enum lantern)random_below(&play->random, LANTERN_COUNT);
        if (grid_contains(state_level_const(play->state)->grid, p) && is_drawn_at(play->state, p))
            check_place(seeds, play, p, lantern);
    }
}

static bool has_watcher(const struct state *state)
{
    for (uint16_t i = 0; level_next_actor(state_level_const(state), &i); i++)
        if (is_watcher(state, i))
            return true;
    return false;
}

static void check_game(struct seeds *seeds)
{
    struct play play = play_start(seeds->seed);
    for (int choice = 0; choice < CHOICES && !state_is_over(play.state); choice++) {
        if (has_watcher(play.state))
            check_choice(seeds, &play);
        play_on(&play);
    }
    bytes_clear(&play.bytes);
    game_destroy(play.game);
}

static void test_ranges_tell_what_is_noticed(void **unused)
{
    enum { OWN = 90 };
    struct seeds seeds = SEEDS(1, OWN);
    while (seeds_next(&seeds))
        check_game(&seeds);
    assert_int_equal(seeds.faults, 0);
    if (seeds_count(OWN) >= OWN)
        assert_true(compared.noticed > 5000 && compared.unnoticed > 5000 &&
                    compared.still_noticed > 5 && compared.still_unnoticed > 50);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_ranges_tell_what_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
