#include "support/random_play.h"

#include "support/check.h"
#include "support/fairness.h"

#include "base/array.h"
#include "base/random.h"
#include "base/text.h"
#include "game/game.h"

#include <string.h>

enum { MAP_SIDE = 16, CREATURES_MAX = 38, FRESH_EVERY = 20, HEALED_EVERY = 3 };

struct play {
    struct game *game;
    struct state *state;
    struct fairness fairness;
    struct random random;
    struct command last;
    int turn;
};

static enum item draw_item(struct play *play)
{
    return (enum item)random_between(&play->random, ITEM_NONE + 1, ITEM_COUNT - 1);
}

/* Often the last one: what was refused is insisted on. */
static struct command draw_command(struct play *play)
{
    static const enum command_kind kinds[] = {
        COMMAND_STEP,    COMMAND_STEP,    COMMAND_STEP,    COMMAND_RUN,  COMMAND_EXPLORE,
        COMMAND_EXPLORE, COMMAND_EXPLORE, COMMAND_EXPLORE, COMMAND_WAIT, COMMAND_CLOSE,
        COMMAND_LANTERN, COMMAND_STAIRS,  COMMAND_STAIRS,  COMMAND_REST, COMMAND_DROP,
        COMMAND_WEAR,    COMMAND_USE,     COMMAND_THROW,   COMMAND_FIRE, COMMAND_BOON};
    struct random *random = &play->random;
    struct point hero = state_hero_const(play->state)->position;
    if (play->turn > 1 && random_chance(random, 2, 5))
        return play->last;
    int kind = random_below(random, ARRAY_LENGTH(kinds));
    struct command command = {.kind = kinds[kind], .leads = 1, .item = draw_item(play)};
    command.direction = (enum direction)random_below(random, DIRECTION_COUNT);
    command.target.x = hero.x + random_between(random, -4, 4);
    command.target.y = hero.y + random_between(random, -4, 4);
    command.choice = random_below(random, BOON_OFFERS);
    if (play->state->offers[0] != BOON_NONE)
        command.kind = COMMAND_BOON;
    /* Prefers an item that the hero has. */
    for (int i = 0; i < 30 && pack_count(&play->state->pack, command.item) == 0; i++)
        command.item = draw_item(play);
    return command;
}

/* Continues what is under way, or plays a new command. */
static void play_turn(struct play *play)
{
    struct actor *hero = state_hero(play->state);
    if (play->turn % HEALED_EVERY == 0)
        hero->health = play->state->traits.health;
    if (play->turn % 50 == 0)
        pack_add(&play->state->pack, draw_item(play), 2, 100);
    play->fairness.health = hero->health;
    if (game_is_under_way(play->game))
        game_continue(play->game);
    else
        game_play(play->game, play->last = draw_command(play));
}

/* The fault of the turn, or NULL. */
static const char *check_turn(struct play *play)
{
    const char *fault = fairness_fault(&play->fairness);
    if (!fault && play->turn % FRESH_EVERY == 0 && !state_is_over(play->state))
        fault = fairness_sight_fault(&play->fairness);
    fairness_note(&play->fairness, !game_is_under_way(play->game));
    return fault;
}

/* A small floor crowded with creatures of all kinds. */
static void draw_map(struct random *random, char *map)
{
    static const char ground[] = "......\"\"-~#+";
    int hero = random_below(random, MAP_SIDE * MAP_SIDE);
    int creatures = 0;
    for (int cell = 0; cell < MAP_SIDE * MAP_SIDE; cell++) {
        enum monster kind = (enum monster)random_below(random, MONSTER_COUNT);
        bool has_creature = random_chance(random, 1, 12) && kind != monster_hero() &&
                            creatures < CREATURES_MAX && cell != hero;
        char sign = ground[random_below(random, (int)sizeof ground - 1)];
        *map++ = cell == hero ? '@' : has_creature ? monster_get(kind)->glyph : sign;
        creatures += has_creature;
        if (cell % MAP_SIDE == MAP_SIDE - 1)
            *map++ = '\n';
    }
    *map = '\0';
}

static struct play play_start(int seed, int plain_radius, bool is_drawn)
{
    struct play play = {.random = random_make((uint64_t)seed)};
    char map[MAP_SIDE * (MAP_SIDE + 1) + 1];
    struct game_setup setup = game_setup_default();
    struct error error;
    char chars[SEED_LENGTH_MAX + 1];
    struct text text = text_init(chars, sizeof chars);
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
    if (!play.game)
        fail_msg("%s", error.message);
    const struct state *state = game_state(play.game);
    memcpy(&play.state, &state, sizeof state); /* play_turn heals the hero and adds items */
    play.fairness.state = play.state;
    return play;
}

static struct random_play play_on(struct play play, int actions)
{
    const char *fault = NULL;
    fairness_note(&play.fairness, true);
    while (!fault && play.turn < actions && !state_is_over(play.state)) {
        play.turn++;
        play_turn(&play);
        fault = check_turn(&play);
    }
    game_destroy(play.game);
    return (struct random_play){fault, play.turn};
}

struct random_play random_play_game(int seed, int plain_radius, int actions)
{
    return play_on(play_start(seed, plain_radius, false), actions);
}

struct random_play random_play_crowded_map(int seed, int plain_radius, int actions)
{
    return play_on(play_start(seed, plain_radius, true), actions);
}
