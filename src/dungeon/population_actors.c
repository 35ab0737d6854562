#include "dungeon/population.h"

#include "dungeon/ground.h"
#include "sight/fov.h"

/* On a floor of 80 x 45. */
#define USUAL_AREA 3600
#define ACTORS_LEAST 6
#define ACTORS_MOST 9

#define ASLEEP_PERCENT 40
#define GROUP_TRIES 12
#define MEMBER_REACH 2 /* members of a group stand so many cells at most from its first */

static int frequency_on(int depth, enum monster monster)
{
    const struct monster_kind *kind = monster_get(monster);
    return kind->first_floor <= depth && depth <= kind->last_floor ? kind->frequency : 0;
}

/* A kind met at the depth, or MONSTER_COUNT if there is none. */
static enum monster choose_kind(int depth, struct random *random)
{
    int total = 0;
    for (int m = 0; m < MONSTER_COUNT; m++)
        total += frequency_on(depth, (enum monster)m);
    if (total == 0)
        return MONSTER_COUNT;
    int left = random_below(random, total);
    int m = 0;
    while (left >= frequency_on(depth, (enum monster)m))
        left -= frequency_on(depth, (enum monster)m++);
    return (enum monster)m;
}

static bool can_live(const struct level *level, struct point p, bool is_asleep,
                     const struct view *arrival_view)
{
    return level_is_walkable(level, p) && !ground_is_door(level, p) &&
           terrain_get(level_terrain(level, p))->leads == 0 &&
           level_actor_at(level, p).generation == 0 &&
           point_steps(p, level->arrival) > POPULATION_CLEARANCE &&
           (is_asleep || !view_has(arrival_view, p));
}

/* Adds members of a group about its first; returns how many. */
static int add_group(struct level *level, struct actor first, int size,
                     const struct view *arrival_view, struct random *random)
{
    int added = 0;
    struct actor member = first;
    for (int i = 0; i < GROUP_TRIES && added < size; i++) {
        if (can_live(level, member.position, first.is_asleep, arrival_view) &&
            level_add_actor(level, member).generation != 0)
            added++;
        int dx = random_between(random, -MEMBER_REACH, MEMBER_REACH);
        int dy = random_between(random, -MEMBER_REACH, MEMBER_REACH);
        member.position = point_add(first.position, point_make(dx, dy));
    }
    return added;
}

/* How many actors the floor gets. The pool keeps room for the hero and for who comes later. */
static int actors_wanted(const struct level *level, struct random *random)
{
    int usual = random_between(random, ACTORS_LEAST, ACTORS_MOST);
    int wanted = (int)(grid_cells(level->grid) * (size_t)usual / USUAL_AREA);
    int most = level->actor_pool.capacity / 2;
    wanted = wanted < 2 ? 2 : wanted;
    return wanted < most ? wanted : most;
}

void population_add_actors(struct plan *plan, struct distance_map *scratch, struct random *random)
{
    struct level *level = plan->level;
    struct arena arena = distance_map_lend(scratch);
    struct view arrival_view = view_take(&arena, level->grid);
    fov_compute(fov_get(fov_find("shadowcast")), &level->opacity, level->arrival, FOV_UNLIMITED,
                &arrival_view);
    int left = actors_wanted(level, random);
    for (int tries = left * GROUP_TRIES; tries > 0 && left > 0; tries--) {
        struct actor first = {.kind = choose_kind(level->depth, random)};
        if (first.kind == MONSTER_COUNT)
            return;
        int size = random_between(random, 1, monster_get(first.kind)->group);
        const struct room *room = &plan->rooms[random_below(random, plan->room_count)];
        first.is_asleep = random_chance(random, ASLEEP_PERCENT, 100);
        first.position = room_random_cell(room, random);
        if (can_live(level, first.position, first.is_asleep, &arrival_view))
            left -= add_group(level, first, size < left ? size : left, &arrival_view, random);
    }
}
