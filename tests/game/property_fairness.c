/* Whatever is commanded, on whatever floor: nobody is harmed without a tell, every point of health that is lost has been
 * told of, and the state keeps within its bounds. A failure names its seed and turn. */
#include "support/check.h"
#include "support/fairness.h"

#include "base/random.h"
#include "base/text.h"
#include "game/game.h"

#include <string.h>

enum {
    SEEDS = 16,
    MAPS = 120,
    MAP_SIDE = 16,
    TURNS_ON_MAPS = 100,
    TURNS = 600,
    FRESH_EVERY = 20,
    MENDED_EVERY = 3
};

/* A game that is played by chance. */
struct play {
    struct game *game;
    struct state *state;
    struct fairness fairness;
    struct random random;
    int seed;
    int turn;
};

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
    play->fairness.health = hero->health;
    if (game_is_under_way(play->game))
        game_continue(play->game);
    else
        game_play(play->game, draw_command(play));
}

static void check_turn(struct play *play)
{
    const char *fault = fairness_fault(&play->fairness);
    if (!fault && play->turn % FRESH_EVERY == 0 && !state_is_over(play->state))
        fault = fairness_sight_fault(&play->fairness);
    if (fault)
        fail_msg("seed %d, turn %d: %s", play->seed, play->turn, fault);
    fairness_note(&play->fairness);
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
    assert_non_null(play.game);
    const struct state *state = game_state(play.game);
    memcpy(&play.state, &state, sizeof state); /* he is mended, and given things */
    play.fairness.state = play.state;
    return play;
}

static void check_game(int seed, int plain_radius, bool is_drawn)
{
    struct play play = play_start(seed, plain_radius, is_drawn);
    fairness_note(&play.fairness);
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
