#include "dungeon/population/squad.h"

#include "base/integer.h"
#include "dungeon/population/post.h"

/* One creature alone seldom makes the hero choose a stance. */
#define SQUAD_MIN 2

typedef bool squad_wants(enum monster monster);

static bool is_anyone(enum monster monster)
{
    (void)monster;
    return true;
}

static bool is_caller(enum monster monster)
{
    return monster_is_caller(monster_get(monster));
}

/* Company must be able to stand anywhere. */
static bool is_company(enum monster monster)
{
    const struct monster_kind *kind = monster_get(monster);
    return (kind->is_company || kind->strength == STRENGTH_MUSCLE) && !kind->never_attacks &&
           !kind->is_twin && post_is_anywhere(monster);
}

static bool may_guard(enum monster monster)
{
    return !monster_get(monster)->never_attacks && !monster_get(monster)->is_twin &&
           post_is_anywhere(monster);
}

static int frequency_on(const struct level *level, enum monster monster, squad_wants *wants)
{
    const struct monster_kind *kind = monster_get(monster);
    bool is_met = kind->first_floor <= level->depth && level->depth <= kind->last_floor &&
                  !(omen_get(level->omen)->bars & 1 << kind->strength);
    return is_met && wants(monster) ? kind->frequency : 0;
}

/* Picks a random kind that lives on the floor; false if there is none. */
static bool draw_kind(const struct level *level, squad_wants *wants, struct random *random,
                      enum monster *kind)
{
    int total = 0;
    for (int m = 0; m < MONSTER_COUNT; m++)
        total += frequency_on(level, (enum monster)m, wants);
    if (total == 0)
        return false;
    int left = random_below(random, total);
    int m = 0;
    while (left >= frequency_on(level, (enum monster)m, wants))
        left -= frequency_on(level, (enum monster)m++, wants);
    *kind = (enum monster)m;
    return true;
}

static void draw_company(struct squad *squad, int size, const struct level *level,
                         struct random *random)
{
    while (squad->size < size && draw_kind(level, is_company, random, &squad->kinds[squad->size]))
        squad->size++;
}

static void repeat_first(struct squad *squad, int size)
{
    for (; squad->size < size; squad->size++)
        squad->kinds[squad->size] = squad->kinds[0];
}

struct squad squad_draw(const struct level *level, struct random *random)
{
    struct squad squad = {.size = 0};
    int max = int_min(band_of_depth(level->depth)->squad_max, POPULATION_SQUAD_MAX);
    int size = random_between(random, int_min(SQUAD_MIN, max), max);
    enum monster first;
    if (!draw_kind(level, is_anyone, random, &first))
        return squad;
    squad.kinds[squad.size++] = first;
    if (monster_get(first)->is_twin) {
        repeat_first(&squad, 2);
    } else if (is_caller(first)) {
        draw_company(&squad, size, level, random);
    } else if (size > 1 && is_company(first) &&
               draw_kind(level, is_caller, random, &squad.kinds[0])) {
        squad.kinds[squad.size++] = first;
        draw_company(&squad, size, level, random);
    } else {
        const struct monster_kind *kind = monster_get(first);
        repeat_first(&squad,
                     int_min(max, int_max(kind->group_min, int_min(size, kind->group_max))));
    }
    return squad;
}

struct squad squad_draw_guards(const struct level *level, struct random *random)
{
    struct squad squad = {.size = 0};
    draw_company(&squad, random_between(random, 1, POPULATION_GUARDS_MAX), level, random);
    if (squad.size == 0 && draw_kind(level, may_guard, random, &squad.kinds[0]))
        squad.size = 1;
    return squad;
}
