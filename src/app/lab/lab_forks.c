#include "app/lab/lab_forks.h"

#include "app/lab/lab.h"
#include "app/lab/lab_game.h"
#include "app/options.h"
#include "base/array.h"
#include "base/integer.h"
#include "bots/bot_fork.h"
#include "rules/night.h"
#include "world/keyring.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Each policy is played for this many turns after a fork. */
#define FORK_TURNS 80
/* Squads are met this many turns apart, at least. */
#define APART_TURNS 20
#define DEATH_COST (30 * LAB_FORK_COST_UNIT)
/* Columns of a fork's line before the policies. */
#define EACH_COLUMNS 6

static bool is_met(const struct lab_forker *forker, struct handle handle)
{
    for (int i = 0; i < forker->met_count; i++)
        if (handle_is_equal(forker->met[i], handle))
            return true;
    return false;
}

static void forget_floor(struct lab_forker *forker, int depth)
{
    forker->depth = depth;
    forker->met_count = 0;
    forker->met_turn = -1000;
}

/* Whether squads are made of it: it comes for the hero to do harm. Weavers come only if they are hurt. */
static bool is_foe(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return !actor->is_ally && !kind->never_attacks && !kind->ignores_hero && !kind->keeps_away &&
           kind->mind != MIND_WEAVER && band_combat_stats(state->depth, actor->kind).damage_max > 0;
}

/* Whether a squad is seen for the first time, while nothing that the hero knows of hunts it and its lantern can be turned;
 * `place` is where. */
static bool meets_squad(const struct state *state, struct lab_forker *forker, struct point *place)
{
    const struct level *level = state_level_const(state);
    bool is_new = false;
    *place = state_hero_const(state)->position;
    bool is_hunted = false;
    if (forker->depth != state->depth)
        forget_floor(forker, state->depth);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct handle handle = level_handle(level, i);
        if (state_is_hero(state, handle) || !actor_is_perceived(actor) || !is_foe(state, actor))
            continue;
        is_hunted = is_hunted || actor_is_hunting(actor);
        if (forker->met_count == LAB_MET_MAX || is_met(forker, handle))
            continue;
        forker->met[forker->met_count++] = handle;
        if (!is_new)
            *place = actor->position;
        is_new = true;
    }
    if (!is_new || is_hunted || !state->pack.has_lantern || keyring_holds_lantern(state) ||
        state->turn - forker->met_turn < APART_TURNS)
        return false;
    forker->met_turn = state->turn;
    return true;
}

/* Plays a policy in a copy of the game. Its cost. */
static int play_policy(struct bot *bot)
{
    const struct state *state = game_state(bot->game);
    int turn = state->turn;
    int health = state_hero_const(state)->health;
    int time = 0;
    for (int idle = 0; state->turn < turn + FORK_TURNS && idle < LAB_GAME_IDLE; idle++) {
        int before = state->turn;
        int64_t moment = night_moment(state);
        if (state_is_over(state) || bot_fork_is_past(bot))
            break;
        bot_play(bot);
        time += night_time_since(state, moment);
        if (state->turn > before)
            idle = 0;
    }
    bool is_dead = state->result == RESULT_DIED;
    int lost = health - (is_dead ? 0 : state_hero_const(state)->health);
    int passed = (time + TURN_TIME / 2) / TURN_TIME;
    int cost = (lost > 0 ? lost * LAB_FORK_COST_UNIT : 0) + (passed > 0 ? passed : 0) +
               (is_dead ? DEATH_COST : 0);
    return cost < LAB_FORK_COST_MAX ? cost : LAB_FORK_COST_MAX;
}

/* A copy of the game, played by a policy. False and an error if memory is short. */
static bool try_policy(const struct bytes *snapshot, int policy, struct point place, bool *is_way,
                       int *cost, bool *is_dead, struct error *error)
{
    struct game *game = lab_game_copy(snapshot, error);
    if (!game)
        return false;
    struct bot *bot = bot_create(policy, game);
    *is_way = bot && bot_fork_aim(bot, place);
    if (*is_way) {
        *cost = play_policy(bot);
        *is_dead = game_state(game)->result == RESULT_DIED;
    }
    bot_destroy(bot);
    game_destroy(game);
    return bot || error_set(error, "not enough memory for a bot");
}

int lab_forks_policy_count(void)
{
    int count = 0;
    for (int i = 0; i < bot_count(); i++)
        count += bot_is_policy(i);
    assert(count <= LAB_POLICIES_MAX);
    return count;
}

int lab_forks_policy(int i)
{
    int bot = 0;
    while (!bot_is_policy(bot) || i-- > 0)
        bot++;
    return bot;
}

/* By how much the second least of the costs is more than the least. */
static int gap_of(const int *costs, int count)
{
    int least = LAB_FORK_COST_MAX;
    int second = LAB_FORK_COST_MAX;
    for (int i = 0; i < count; i++) {
        second = int_min(second, int_max(least, costs[i]));
        least = int_min(least, costs[i]);
    }
    return second - least;
}

/* What the best policies of each stance cost. */
static void find_stance_costs(const int *costs, int *least)
{
    for (int light = 0; light < BOT_LIGHT_COUNT; light++)
        least[light] = LAB_FORK_COST_MAX;
    for (int i = 0; i < lab_forks_policy_count(); i++) {
        enum bot_light light = bot_policy_light(lab_forks_policy(i));
        if (light != BOT_LIGHT_COUNT)
            least[light] = int_min(least[light], costs[i]);
    }
}

/* Those that cost least share the fork. */
static void add_parts(int64_t *parts, const int *costs, int count)
{
    int least = LAB_FORK_COST_MAX;
    int bests = 0;
    for (int i = 0; i < count; i++)
        least = int_min(least, costs[i]);
    for (int i = 0; i < count; i++)
        bests += costs[i] == least;
    for (int i = 0; i < count; i++)
        parts[i] += costs[i] == least ? LAB_FORK_PARTS / bests : 0;
}

static void count_fork(struct lab_fork_tally *tally, const int *costs, const bool *dead)
{
    int policies = lab_forks_policy_count();
    int stances[BOT_LIGHT_COUNT];
    find_stance_costs(costs, stances);
    for (int i = 0; i < policies; i++) {
        tally->cost[i] += costs[i];
        tally->deaths[i] += dead[i];
    }
    add_parts(tally->parts, costs, policies);
    add_parts(tally->stance_parts, stances, BOT_LIGHT_COUNT);
    tally->gaps[gap_of(costs, policies)]++;
    tally->stance_gaps[gap_of(stances, BOT_LIGHT_COUNT)]++;
    tally->forks++;
}

static double points(int64_t cost)
{
    return (double)cost / LAB_FORK_COST_UNIT;
}

/* A line for a fork: what was met first, how far off, and what each policy cost. */
static void print_fork(struct lab_table *table, const struct game *game, struct point place,
                       const int *costs)
{
    const struct state *state = game_state(game);
    const struct actor *hero = state_hero_const(state);
    const struct level *level = state_level_const(state);
    const struct actor *met = level_actor_const(level, level_actor_at(level, place));
    lab_table_text(table, state->seed);
    lab_table_number(table, state->turn, 0);
    lab_table_number(table, state->depth, 0);
    lab_table_text(table, monster_get(met->kind)->id);
    lab_table_text(table, met->is_asleep ? "asleep" : "awake");
    lab_table_number(table, point_chebyshev(hero->position, place), 0);
    for (int i = 0; i < lab_forks_policy_count(); i++)
        lab_table_number(table, points(costs[i]), 2);
}

static bool fork_game(const struct game *game, struct point place, struct lab_forks *forks,
                      struct lab_table *each, struct error *error)
{
    struct bytes snapshot = {0};
    int costs[LAB_POLICIES_MAX] = {0};
    bool dead[LAB_POLICIES_MAX] = {false};
    bool is_way = true;
    bool is_done = lab_game_keep(game, &snapshot, error);
    for (int i = 0; i < lab_forks_policy_count() && is_done && is_way; i++)
        is_done =
            try_policy(&snapshot, lab_forks_policy(i), place, &is_way, &costs[i], &dead[i], error);
    bytes_clear(&snapshot);
    if (!is_done)
        return false;
    if (!is_way) {
        forks->dead_ends++;
        return true;
    }
    if (each)
        print_fork(each, game, place, costs);
    count_fork(&forks->tallies[band_id_of_depth(game_state(game)->depth)], costs, dead);
    count_fork(&forks->tallies[BAND_COUNT], costs, dead);
    return true;
}

bool lab_forks_look(struct lab_forker *forker, const struct game *game, struct error *error)
{
    const struct state *state = game_state(game);
    struct point place;
    return state_is_over(state) || !meets_squad(state, forker, &place) ||
           fork_game(game, place, forker->forks, forker->each, error);
}

static double median_gap(const int64_t *gaps, int64_t forks)
{
    int64_t seen = 0;
    for (int gap = 0; gap <= LAB_FORK_COST_MAX; gap++) {
        seen += gaps[gap];
        if (2 * seen >= forks)
            return points(gap);
    }
    return 0;
}

double lab_forks_gap(const struct lab_fork_tally *tally)
{
    return median_gap(tally->gaps, tally->forks);
}

double lab_forks_stance_gap(const struct lab_fork_tally *tally)
{
    return median_gap(tally->stance_gaps, tally->forks);
}

static double percent_of(const struct lab_fork_tally *tally, int64_t parts)
{
    return tally->forks == 0 ? 0 : 100.0 * (double)parts / ((double)tally->forks * LAB_FORK_PARTS);
}

double lab_forks_best(const struct lab_fork_tally *tally, enum bot_light light)
{
    return percent_of(tally, tally->stance_parts[light]);
}

static void print_rows(const struct lab_forks *forks, struct lab_table *table, int band)
{
    const struct lab_fork_tally *tally = &forks->tallies[band];
    for (int i = 0; i < lab_forks_policy_count() && tally->forks > 0; i++) {
        enum bot_light light = bot_policy_light(lab_forks_policy(i));
        lab_table_text(table, band == BAND_COUNT ? "all" : band_get(band)->id);
        lab_table_text(table, bot_key(lab_forks_policy(i)));
        lab_table_number(table, (double)tally->forks, 0);
        lab_table_number(table, percent_of(tally, tally->parts[i]), 1);
        lab_table_number(table, light == BOT_LIGHT_COUNT ? 0 : lab_forks_best(tally, light), 1);
        lab_table_number(table, points(tally->cost[i]) / (double)tally->forks, 2);
        lab_table_number(table, 100.0 * (double)tally->deaths[i] / (double)tally->forks, 1);
        lab_table_number(table, lab_forks_gap(tally), 2);
        lab_table_number(table, lab_forks_stance_gap(tally), 2);
    }
}

void lab_forks_print(const struct lab_forks *forks, enum lab_table_style style)
{
    static const struct lab_table_column columns[] = {
        {"band", -10}, {"policy", -12}, {"forks", 6}, {"best%", 6},       {"stance%", 8},
        {"cost", 7},   {"died%", 6},    {"gap", 6},   {"of stances", 10},
    };
    struct lab_table table = lab_table_begin(style, columns, ARRAY_LENGTH(columns));
    for (int band = 0; band <= BAND_COUNT; band++)
        print_rows(forks, &table, band);
    if (style == LAB_TABLE_ALIGNED)
        printf("squads met where the way ended: %" PRId64 "\n", forks->dead_ends);
}

/* The columns of print_fork. */
static struct lab_table begin_each(enum lab_table_style style)
{
    static struct lab_table_column columns[EACH_COLUMNS + LAB_POLICIES_MAX] = {
        {"seed", -12}, {"turn", 6}, {"depth", 5}, {"kind", -14}, {"mood", -6}, {"steps", 5}};
    for (int i = 0; i < lab_forks_policy_count(); i++)
        columns[EACH_COLUMNS + i] = (struct lab_table_column){bot_key(lab_forks_policy(i)), 11};
    return lab_table_begin(style, columns, EACH_COLUMNS + lab_forks_policy_count());
}

static bool look(void *forker, const struct game *game, struct error *error)
{
    return lab_forks_look(forker, game, error);
}

static bool add_game(const char *seed, struct lab_forks *forks, struct lab_table *each,
                     struct error *error)
{
    static struct lab_count count;
    struct game_setup setup = game_setup_default();
    struct lab_forker forker = {.forks = forks, .each = each};
    struct lab_notes notes = {.look = look, .look_context = &forker};
    struct game *game;
    setup.seed = seed;
    if (!lab_game_play(&setup, (struct lab_player){bot_find("adaptive"), -1}, LAB_GAME_TURNS, notes,
                       &count, &game, error))
        return false;
    game_destroy(game);
    return true;
}

enum lab_status lab_forks(int argc, char *const *argv, struct error *error)
{
    const char *word = NULL;
    struct option_range games = {1, 100};
    bool wants_csv = false;
    bool wants_each = false;
    const struct option options[] = {
        {.name = "--seed", .kind = OPTION_SEED, .value = &word, .is_required = true},
        {.name = "--games", .kind = OPTION_RANGE, .value = &games, .low = 1, .high = 1000000},
        {.name = "--csv", .kind = OPTION_FLAG, .value = &wants_csv},
        {.name = "--each", .kind = OPTION_FLAG, .value = &wants_each},
    };
    if (!options_read(argc, argv, options, ARRAY_LENGTH(options), (struct operands){NULL, NULL, 0},
                      error) ||
        !lab_game_check_seeds(word, games.last, error))
        return LAB_FAILED;
    static struct lab_forks forks;
    enum lab_table_style style = wants_csv ? LAB_TABLE_CSV : LAB_TABLE_ALIGNED;
    struct lab_table each;
    if (wants_each)
        each = begin_each(style);
    for (int i = games.first; i <= games.last; i++) {
        char seed[SEED_LENGTH_MAX + 1];
        lab_game_seed(word, i, seed);
        if (!add_game(seed, &forks, wants_each ? &each : NULL, error))
            return LAB_FAILED;
    }
    if (!wants_each)
        lab_forks_print(&forks, style);
    return LAB_DONE;
}
