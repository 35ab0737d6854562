#include "dungeon/sites/site_schedule.h"

#include "base/hash.h"
#include "base/integer.h"
#include "base/random.h"
#include "content/band.h"

/* The kinds to draw from. */
struct choice {
    int weights[SITE_COUNT];
    int total;
};

/* The kinds that a floor can have with that many places above it: the fewer floors are left to one that has none, the
 * likelier. */
static struct choice choice_at(int depth, const int *places, int count)
{
    struct choice choice = {.total = 0};
    for (int i = 0; i < SITE_COUNT; i++) {
        const struct site_kind *kind = site_kind_get((enum site_type)i);
        bool is_found = kind->first_floor <= depth && depth <= kind->last_floor &&
                        !kind->is_of_each_band && places[i] == count;
        int floors_left = count == 0 ? kind->last_floor - depth + 1 : FLOOR_COUNT;
        choice.weights[i] = is_found ? kind->weight * FLOOR_COUNT / floors_left : 0;
        choice.total += choice.weights[i];
    }
    return choice;
}

/* Draws a kind from the choice, which is not empty, and removes it. */
static enum site_type draw(struct choice *choice, struct random *random)
{
    int left = random_below(random, choice->total);
    int i = 0;
    while (left >= choice->weights[i])
        left -= choice->weights[i++];
    choice->total -= choice->weights[i];
    choice->weights[i] = 0;
    return (enum site_type)i;
}

void site_schedule_make(uint64_t seed_hash, int depth, struct site_schedule *schedule)
{
    struct random random =
        random_make(hash_mix(hash_text(hash_number(HASH_START, seed_hash), "sites")));
    int places[SITE_COUNT] = {0};
    for (int floor = 1; floor <= depth; floor++) {
        schedule->count = 0;
        schedule->wanted =
            (floor < SITES_MANY_FROM ? SITES_FEW : SITES_MANY) + random_below(&random, 2);
        for (int count = 0; count < floor; count++)
            for (struct choice choice = choice_at(floor, places, count); choice.total > 0;)
                schedule->order[schedule->count++] = draw(&choice, &random);
        for (int i = 0; i < int_min(schedule->wanted, schedule->count); i++)
            places[schedule->order[i]]++;
    }
}
