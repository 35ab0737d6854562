#include "app/lab/lab.h"
#include "app/lab/lab_game.h"
#include "app/lab/lab_table.h"
#include "app/options.h"
#include "base/array.h"

#include <stdio.h>
#include <string.h>

/* Room for every bot. */
#define LAB_TALLIES_MAX 32

struct tally {
    int bot;
    int games;
    int wins;
    int stopped;
    long depth; /* sums, as those that follow */
    long turns;
    long bright_turns;
    long floor_turns; /* of floors that were left alive */
    long floors;
    int deaths;
    int deaths_on[FLOOR_COUNT];
    int deaths_by[MONSTER_COUNT];
    int other_deaths;      /* by nobody */
    int found[ITEM_COUNT]; /* games in which it was found, and used */
    int used[ITEM_COUNT];
};

static void tally_start(struct tally *tally, int bot)
{
    *tally = (struct tally){.bot = bot};
}

static void add_end(struct tally *tally, const struct lab_count *count)
{
    tally->wins += count->result == RESULT_WON;
    tally->stopped += count->result == RESULT_NONE;
    if (count->result != RESULT_DIED)
        return;
    tally->deaths++;
    tally->deaths_on[count->depth - 1]++;
    if (count->cause == CAUSE_ACTOR)
        tally->deaths_by[count->killer]++;
    else
        tally->other_deaths++;
}

static void tally_add(struct tally *tally, const struct lab_count *count)
{
    tally->games++;
    tally->depth += count->deepest;
    tally->turns += count->turns;
    tally->bright_turns += count->bright_turns;
    add_end(tally, count);
    for (int i = 0; i < FLOOR_COUNT; i++) {
        bool was_left = i + 1 < count->deepest || count->result == RESULT_WON;
        if (was_left && count->turns_on[i] > 0) {
            tally->floors++;
            tally->floor_turns += count->turns_on[i];
        }
    }
    for (int i = 0; i < ITEM_COUNT; i++) {
        tally->found[i] += count->has_found[i];
        tally->used[i] += count->has_found[i] && count->has_used[i];
    }
}

static double share(long part, long whole)
{
    return whole > 0 ? 100.0 * (double)part / (double)whole : 0;
}

static double mean(long sum, long count)
{
    return count > 0 ? (double)sum / (double)count : 0;
}

static double wins_of(const struct tally *tally)
{
    return share(tally->wins, tally->games);
}

static int worst_floor(const struct tally *tally)
{
    int worst = 0;
    for (int i = 1; i < FLOOR_COUNT; i++)
        if (tally->deaths_on[i] > tally->deaths_on[worst])
            worst = i;
    return worst;
}

static int worst_kind(const struct tally *tally)
{
    int worst = 0;
    for (int m = 1; m < MONSTER_COUNT; m++)
        if (tally->deaths_by[m] > tally->deaths_by[worst])
            worst = m;
    return worst;
}

static void print_bots(const struct tally *tallies, int count)
{
    static const struct lab_table_column columns[] = {
        {"bot", -13}, {"games", 6},   {"wins%", 6},   {"stopped", 8},       {"depth", 6},
        {"turns", 7}, {"a floor", 8}, {"bright%", 8}, {"worst floor%", 13}, {"worst kind%", 24},
    };
    struct lab_table table = lab_table_begin(LAB_TABLE_ALIGNED, columns, ARRAY_LENGTH(columns));
    for (int i = 0; i < count; i++) {
        const struct tally *tally = &tallies[i];
        char chars[64];
        lab_table_text(&table, bot_key(tally->bot));
        lab_table_number(&table, tally->games, 0);
        lab_table_number(&table, wins_of(tally), 1);
        lab_table_number(&table, tally->stopped, 0);
        lab_table_number(&table, mean(tally->depth, tally->games), 1);
        lab_table_number(&table, mean(tally->turns, tally->games), 0);
        lab_table_number(&table, mean(tally->floor_turns, tally->floors), 0);
        lab_table_number(&table, share(tally->bright_turns, tally->turns), 1);
        int floor = worst_floor(tally);
        snprintf(chars, sizeof chars, "%d: %.1f", floor + 1,
                 share(tally->deaths_on[floor], tally->deaths));
        lab_table_text(&table, chars);
        int kind = worst_kind(tally);
        snprintf(chars, sizeof chars, "%s: %.1f", monster_get((enum monster)kind)->id,
                 share(tally->deaths_by[kind], tally->deaths));
        lab_table_text(&table, chars);
    }
}

static void print_deaths(const struct tally *tally)
{
    printf("\nDeaths of %s by floor, %% of %d:", bot_key(tally->bot), tally->deaths);
    for (int i = 0; i < FLOOR_COUNT; i++)
        printf(" %d:%.0f", i + 1, share(tally->deaths_on[i], tally->deaths));
    printf("\nby kind, %%:");
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (tally->deaths_by[m] > 0)
            printf(" %s:%.1f", monster_get((enum monster)m)->id,
                   share(tally->deaths_by[m], tally->deaths));
    printf(" nobody:%.1f\n", share(tally->other_deaths, tally->deaths));
}

static void print_items(const struct tally *tally)
{
    printf("\nThings of %s, in %% of the runs that found them used:\n", bot_key(tally->bot));
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (tally->found[i] > 0)
            printf("  %-16s %5.1f of %d%s\n", item_get((enum item)i)->id,
                   share(tally->used[i], tally->found[i]), tally->found[i],
                   3 * tally->used[i] < tally->found[i] &&
                           item_get((enum item)i)->family != FAMILY_NONE
                       ? "   not yet"
                       : "");
}

static const struct tally *find(const struct tally *tallies, int count, const char *key)
{
    for (int i = 0; i < count; i++)
        if (strcmp(bot_key(tallies[i].bot), key) == 0)
            return &tallies[i];
    return NULL;
}

static void print_mark(const char *mark, double value, bool holds)
{
    printf("  %-58s %7.1f  %s\n", mark, value, holds ? "holds" : "not yet");
}

static void print_wins(const struct tally *tallies, int count, const char *key, double max,
                       const char *mark)
{
    const struct tally *tally = find(tallies, count, key);
    if (tally)
        print_mark(mark, wins_of(tally), wins_of(tally) <= max);
}

static void print_exploits(const struct tally *tallies, int count, double adaptive)
{
    for (int i = 0; i < count; i++) {
        char mark[64];
        double wins = wins_of(&tallies[i]);
        snprintf(mark, sizeof mark, "%s wins at least 10 points less, %%", bot_key(tallies[i].bot));
        if (bot_is_exploit(tallies[i].bot))
            print_mark(mark, wins, wins <= adaptive - 10);
    }
}

static bool are_all_used(const struct tally *tally, int *unused)
{
    *unused = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        *unused +=
            item_get((enum item)i)->family != FAMILY_NONE && 3 * tally->used[i] < tally->found[i];
    return *unused == 0;
}

static void print_adaptive(const struct tally *tally)
{
    double wins = wins_of(tally);
    double bright = share(tally->bright_turns, tally->turns);
    double floor_share = share(tally->deaths_on[worst_floor(tally)], tally->deaths);
    double kind_share = share(tally->deaths_by[worst_kind(tally)], tally->deaths);
    double turns = mean(tally->floor_turns, tally->floors);
    int unused;
    bool is_used = are_all_used(tally, &unused);
    print_mark("adaptive wins 10 to 25 %", wins, wins >= 10 && wins <= 25);
    print_mark("adaptive spends 30 to 60 % of its turns in bright light", bright,
               bright >= 30 && bright <= 60);
    print_mark("no floor has over a fifth of its deaths, %", floor_share, floor_share <= 20);
    print_mark("no kind has over an eighth of its deaths, %", kind_share, kind_share <= 12.5);
    print_mark("things found that under a third of the runs use", unused, is_used);
    print_mark("250 to 600 turns a floor", turns, turns >= 250 && turns <= 600);
}

static void print_marks(const struct tally *tallies, int count)
{
    const struct tally *adaptive = find(tallies, count, "adaptive");
    const struct tally *oracle = find(tallies, count, "oracle");
    printf("\nThe marks of the rules:\n");
    print_wins(tallies, count, "random", 0, "random wins 0 %");
    print_wins(tallies, count, "fighter", 2.99, "fighter wins under 3 %");
    print_wins(tallies, count, "diver", 2.99, "diver wins under 3 %");
    if (!adaptive)
        return;
    print_adaptive(adaptive);
    if (oracle)
        print_mark("oracle wins 20 points more than adaptive, %", wins_of(oracle),
                   wins_of(oracle) >= wins_of(adaptive) + 20);
    print_exploits(tallies, count, wins_of(adaptive));
}

static void tally_print(const struct tally *tallies, int count)
{
    const struct tally *main = find(tallies, count, "adaptive");
    if (!main)
        main = &tallies[0];
    print_bots(tallies, count);
    print_deaths(main);
    print_items(main);
    print_marks(tallies, count);
}

struct request {
    const char *seed;
    const char *bot_name;
    int games;
};

static bool read_request(struct request *request, int argc, char *const *argv, struct error *error)
{
    *request = (struct request){.games = 100};
    const struct option options[] = {
        {.name = "--seed", .kind = OPTION_SEED, .value = &request->seed, .is_required = true},
        {.name = "--games",
         .kind = OPTION_NUMBER,
         .value = &request->games,
         .low = 1,
         .high = 1000000},
        {.name = "--bot", .kind = OPTION_TEXT, .value = &request->bot_name},
    };
    if (!options_read(argc, argv, options, ARRAY_LENGTH(options), (struct operands){NULL, NULL, 0},
                      error))
        return false;
    if (request->bot_name && lab_game_find_bot(request->bot_name, error) < 0)
        return false;
    return lab_game_check_seeds(request->seed, request->games, error);
}

static bool play_all(const struct request *request, int bot, struct tally *tally,
                     struct error *error)
{
    tally_start(tally, bot);
    for (int i = 1; i <= request->games; i++) {
        char seed[SEED_LENGTH_MAX + 1];
        struct game_setup setup = game_setup_default();
        struct lab_count count;
        struct game *game;
        lab_game_seed(request->seed, i, seed);
        setup.seed = seed;
        if (!lab_game_play(&setup, bot, LAB_GAME_TURNS, (struct lab_notes){NULL, NULL}, &count,
                           &game, error))
            return false;
        game_destroy(game);
        tally_add(tally, &count);
    }
    return true;
}

enum lab_status lab_report(int argc, char *const *argv, struct error *error)
{
    struct request request;
    if (!read_request(&request, argc, argv, error))
        return LAB_FAILED;
    static struct tally tallies[LAB_TALLIES_MAX];
    int count = 0;
    for (int bot = 0; bot < bot_count(); bot++) {
        if (request.bot_name ? strcmp(bot_key(bot), request.bot_name) != 0 : bot_is_policy(bot))
            continue;
        if (!play_all(&request, bot, &tallies[count++], error))
            return LAB_FAILED;
    }
    tally_print(tallies, count);
    return LAB_DONE;
}
