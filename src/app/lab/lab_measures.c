#include "app/lab/lab_measures.h"

#include "base/array.h"
#include "bots/bot.h"

#include <stdio.h>

double lab_share(int64_t part, int64_t whole)
{
    return whole > 0 ? 100.0 * (double)part / (double)whole : 0;
}

double lab_mean(int64_t sum, int64_t count)
{
    return count > 0 ? (double)sum / (double)count : 0;
}

/* By Newton's method, which needs no library. */
double lab_root(double number)
{
    double guess = number > 1 ? number : 1;
    for (int i = 0; i < 64; i++)
        guess = (guess + number / guess) / 2;
    return guess;
}

int lab_greatest(const int64_t *numbers, int count)
{
    int greatest = 0;
    for (int i = 1; i < count; i++)
        greatest = numbers[i] > numbers[greatest] ? i : greatest;
    return greatest;
}

static int64_t sum_of(const int64_t *numbers, int count)
{
    int64_t sum = 0;
    for (int i = 0; i < count; i++)
        sum += numbers[i];
    return sum;
}

/* The share of the greatest among them. */
static double greatest_share(const int64_t *numbers, int count)
{
    return lab_share(numbers[lab_greatest(numbers, count)], sum_of(numbers, count));
}

/* A goal without a limit on one side has this there. */
#define NO_LIMIT 1e9

static void print(struct lab_table *table, const char *measure, double value, double min,
                  double max)
{
    char goal[32];
    bool has_goal = min > -NO_LIMIT || max < NO_LIMIT;
    if (!has_goal)
        snprintf(goal, sizeof goal, "-");
    else if (min == -NO_LIMIT)
        snprintf(goal, sizeof goal, "to %g", max);
    else if (max == NO_LIMIT)
        snprintf(goal, sizeof goal, "from %g", min);
    else
        snprintf(goal, sizeof goal, "%g to %g", min, max);
    lab_table_text(table, measure);
    lab_table_number(table, value, 2);
    lab_table_text(table, goal);
    lab_table_text(table, !has_goal ? "-" : value >= min && value <= max ? "yes" : "no");
}

static double wins_of(const struct lab_count *count)
{
    return lab_share(count->wins, count->games);
}

static const struct lab_count *find(const struct lab_tallies *tallies, const char *key)
{
    const struct lab_count *count = &tallies->bots[bot_find(key)];
    return count->games > 0 ? count : NULL;
}

static void print_wins(const struct lab_tallies *tallies, struct lab_table *table)
{
    static const struct {
        const char *key;
        double min;
        double max;
    } goals[] = {{"random", 0, 0},
                 {"fighter", 0, 3},
                 {"diver", 0, 3},
                 {"player", -NO_LIMIT, NO_LIMIT},
                 {"ambusher", -NO_LIMIT, NO_LIMIT},
                 {"adaptive", 15, 25}};
    const struct lab_count *adaptive = find(tallies, "adaptive");
    char measure[48];
    for (size_t i = 0; i < ARRAY_LENGTH(goals); i++) {
        const struct lab_count *count = find(tallies, goals[i].key);
        snprintf(measure, sizeof measure, "wins.%s", goals[i].key);
        if (count)
            print(table, measure, wins_of(count), goals[i].min, goals[i].max);
    }
    if (!adaptive)
        return;
    if (find(tallies, "oracle"))
        print(table, "wins.oracle", wins_of(find(tallies, "oracle")), wins_of(adaptive) + 20,
              NO_LIMIT);
    if (find(tallies, "any-boon"))
        print(table, "wins.any-boon", wins_of(find(tallies, "any-boon")), -NO_LIMIT,
              wins_of(adaptive) - 5);
    for (int i = 0; i < bot_count(); i++) {
        snprintf(measure, sizeof measure, "wins.%s", bot_key(i));
        if (bot_is_exploit(i) && tallies->bots[i].games > 0)
            print(table, measure, wins_of(&tallies->bots[i]), -NO_LIMIT, wins_of(adaptive) - 10);
    }
}

static void print_forks(const struct lab_forks *forks, struct lab_table *table)
{
    const struct lab_fork_tally *all = &forks->tallies[BAND_COUNT];
    if (all->forks == 0)
        return;
    print(table, "forks.best.open", lab_forks_best(all, BOT_LIGHT_OPEN), 20, 50);
    print(table, "forks.best.hooded", lab_forks_best(all, BOT_LIGHT_HOODED), 20, 50);
    print(table, "forks.best.dark", lab_forks_best(all, BOT_LIGHT_DARK), 20, 50);
    print(table, "forks.gap", lab_forks_gap(all), 1, NO_LIMIT);
    print(table, "forks.gap.stances", lab_forks_stance_gap(all), 1, NO_LIMIT);
}

static void print_choices(const struct lab_choices *choices, struct lab_table *table)
{
    const struct lab_choice *last = &choices->watches[WATCH_COUNT - 1];
    if (choices->paths[0].games == 0)
        return;
    print(table, "boons.shared", lab_choices_shared(choices), -NO_LIMIT, 0.35);
    print(table, "starts.spread", lab_choices_spread(choices->starts, START_COUNT), -NO_LIMIT, 6);
    print(table, "paths.spread", lab_choices_spread(choices->paths, PATH_COUNT), -NO_LIMIT, 8);
    print(table, "keystones.lead", lab_choices_lead(choices->keystones, PATH_COUNT), -NO_LIMIT, 15);
    print(table, "wins.last_watch", lab_share(last->wins, last->games), 1, 5);
}

/* The least share of the games that found an item in which it was used; lamps and keys are no choice. */
static double least_used(const struct lab_count *count)
{
    double least = 100;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        double share = lab_share(count->used[i], count->found[i]);
        if (item_get((enum item)i)->family != FAMILY_NONE && count->found[i] > 0 && share < least)
            least = share;
    }
    return least;
}

/* The least share of a part in its whole, of those that have one. */
static double least_share(const int64_t *parts, const int64_t *wholes, int count)
{
    double least = 100;
    for (int i = 0; i < count; i++) {
        double share = lab_share(parts[i], wholes[i]);
        if (wholes[i] > 0 && share < least)
            least = share;
    }
    return least;
}

static void print_play(const struct lab_count *count, struct lab_table *table)
{
    int64_t steps = sum_of(count->steps, LANTERN_COUNT);
    int64_t damage = sum_of(count->damage_by, LAB_NOBODY + 1);
    print(table, "kills.unaware", lab_share(count->kills_of_unaware, count->kills), 40, NO_LIMIT);
    print(table, "hunts.shaken", lab_share(count->hunts_shaken, count->hunts), 30, NO_LIMIT);
    for (int i = 0; i < LANTERN_COUNT; i++) {
        char measure[32];
        snprintf(measure, sizeof measure, "stance.%s", lantern_get((enum lantern)i)->id);
        print(table, measure, lab_share(count->steps[i], steps), 20, 50);
    }
    print(table, "deaths.floor.most", greatest_share(count->deaths_on, FLOOR_COUNT), -NO_LIMIT, 20);
    print(table, "deaths.kind.most", greatest_share(count->deaths_by, LAB_NOBODY + 1), -NO_LIMIT,
          12.5);
    print(table, "damage.kind.most",
          lab_share(count->damage_by[lab_greatest(count->damage_by, LAB_NOBODY)], damage),
          -NO_LIMIT, 20);
    print(table, "turns.floor", lab_mean(count->floor_turns, count->floors), 200, 450);
    print(table, "turns.win", lab_mean(count->win_turns, count->wins), 3000, 5000);
    print(table, "items.used.least", least_used(count), 100.0 / 3, NO_LIMIT);
    print(table, "rooms.solved.least",
          least_share(count->rooms_solved, count->rooms_entered, SITE_COUNT), 40, NO_LIMIT);
    print(table, "reactions.least",
          least_share(count->matter_reacted, count->matter_met, DEPOSIT_COUNT), 30, NO_LIMIT);
    print(table, "kills.by_matter", lab_share(count->deaths_by_matter, count->deaths_of_others), 10,
          NO_LIMIT);
}

/* Of the bot that plays by automatic movement. */
static void print_automatic(const struct lab_count *count, struct lab_table *table)
{
    int64_t damage = sum_of(count->damage_by, LAB_NOBODY + 1);
    print(table, "refusals.per_1000_turns", 10 * lab_share(count->refusals, count->turns),
          -NO_LIMIT, 5);
    print(table, "damage.automatic", lab_share(count->automatic_damage, damage), -NO_LIMIT, 5);
}

/* How often hunts begin for a bot that never hides: the tempo of a run. */
static void print_tempo(const struct lab_count *count, struct lab_table *table)
{
    for (int band = 0; band < BAND_COUNT; band++) {
        char measure[48];
        snprintf(measure, sizeof measure, "hunts.per_100_turns.%s",
                 band_get((enum band_id)band)->id);
        if (count->turns_in[band] > 0)
            print(table, measure, lab_share(count->hunts_begun[band], count->turns_in[band]), 0.6,
                  1.4);
    }
}

/* How often a kind is drawn on the floors of a band, against others. */
static double spawns_of(const struct band *band, enum monster monster)
{
    const struct monster_kind *kind = monster_get(monster);
    int floors = 0;
    for (int depth = band->first_floor; depth <= band->last_floor; depth++)
        floors += kind->first_floor <= depth && depth <= kind->last_floor;
    return (double)floors * kind->frequency;
}

/* The cosine between what two bands spawn: 1 for the same kinds as often, 0 for no kind in common. */
static double spawn_cosine(const struct band *a, const struct band *b)
{
    double both = 0;
    double squares[2] = {0};
    for (int m = 0; m < MONSTER_COUNT; m++) {
        double of_a = spawns_of(a, (enum monster)m);
        double of_b = spawns_of(b, (enum monster)m);
        both += of_a * of_b;
        squares[0] += of_a * of_a;
        squares[1] += of_b * of_b;
    }
    return both / lab_root(squares[0] * squares[1]);
}

static void print_spawns(struct lab_table *table)
{
    double most = 0;
    for (int depth = 2; depth <= FLOOR_COUNT; depth++) {
        const struct band *band = band_of_depth(depth);
        const struct band *above = band_of_depth(depth - 1);
        double cosine = band == above ? 0 : spawn_cosine(above, band);
        most = cosine > most ? cosine : most;
    }
    print(table, "spawn.cosine.most", most, -NO_LIMIT, 0.6);
}

void lab_measures_print(const struct lab_tallies *tallies, enum lab_table_style style)
{
    static const struct lab_table_column columns[] = {
        {"measure", -24}, {"value", 8}, {"goal", -16}, {"holds", -5}};
    struct lab_table table = lab_table_begin(style, columns, ARRAY_LENGTH(columns));
    print_wins(tallies, &table);
    if (tallies->worth.forks > 0)
        print(&table, "lantern.worth", lab_worth_points(&tallies->worth), 10, NO_LIMIT);
    print_forks(&tallies->forks, &table);
    print_choices(&tallies->choices, &table);
    if (find(tallies, "adaptive"))
        print_play(find(tallies, "adaptive"), &table);
    if (find(tallies, "always-open"))
        print_tempo(find(tallies, "always-open"), &table);
    print_spawns(&table);
    if (find(tallies, "player"))
        print_automatic(find(tallies, "player"), &table);
}
