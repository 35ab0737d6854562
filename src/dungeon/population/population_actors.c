#include "dungeon/population/population.h"

#include "base/integer.h"
#include "dungeon/layout/cell.h"
#include "dungeon/population/niche.h"
#include "dungeon/population/post.h"
#include "dungeon/population/squad.h"
#include "sight/fov.h"

#define ASLEEP_PERCENT 40
#define ROUND_PERCENT 40
#define FALSE_DOOR_PERCENT 50 /* of the kinds with a guise */
#define SQUAD_TRIES 4
#define SQUAD_DRAWS 16
#define MEMBER_TRIES 24
#define MEMBER_STEPS 4 /* steps of a squad's members from its first */
#define SPACING 4      /* steps between squads */
#define SQUADS_MIN 2
#define KEEPER_STEPS_MIN 10 /* from the lamp, in a straight line */
#define KEEPER_STEPS_MAX 30
#define ANCHOR_TRIES 16
#define WATCH_STEPS 6 /* of a key's watcher from the key */
#define ANCHOR_WAYS 5 /* of the eight cells around an anchor, so that two actors can pass there */

/* A squad's duty when the hero arrives. */
enum duty { DUTY_SLEEP, DUTY_ROUND, DUTY_POST };

/* The round it walks. */
struct round {
    bool is_walked;
    struct point anchors[2];
};

struct leader {
    enum monster kind;
    bool is_asleep;
};

static enum duty draw_duty(struct random *random)
{
    int drawn = random_below(random, 100);
    if (drawn < ASLEEP_PERCENT)
        return DUTY_SLEEP;
    return drawn < ASLEEP_PERCENT + ROUND_PERCENT ? DUTY_ROUND : DUTY_POST;
}

/* An actor of the kind, asleep if that is its duty and it can. */
static struct actor make_actor(enum monster kind, enum duty duty)
{
    return (struct actor){.kind = kind,
                          .is_asleep = duty == DUTY_SLEEP && !monster_get(kind)->never_sleeps};
}

static bool is_apart(const struct level *level, struct point p)
{
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (point_chebyshev(level->actors[i].position, p) <= SPACING)
            return false;
    return true;
}

static bool may_lead(const struct plan *plan, const void *context, struct point p)
{
    const struct leader *leader = context;
    return post_is_fit(plan->level, leader->kind, leader->is_asleep, p) && is_apart(plan->level, p);
}

/* Adds an actor at its position, facing the farthest view. Half of the pool stays free for the hero and later arrivals. */
static struct handle add(struct level *level, struct actor actor)
{
    if (level->actor_pool.count >= level->actor_pool.capacity / 2)
        return HANDLE_NONE;
    actor.facing = post_outlook(level, actor.position);
    return level_add_actor(level, actor);
}

/* Takes some random straight steps over ground that the kind can cross, not through windows or closed doors. */
static struct point wander(const struct level *level, enum monster kind, struct point p,
                           struct random *random)
{
    const struct bit_grid *ground = monster_get(kind)->swims ? &level->flyable : &level->walkable;
    for (int steps = random_between(random, 1, MEMBER_STEPS); steps > 0; steps--) {
        struct point to = point_step(p, (enum direction)(2 * random_below(random, 4)));
        if (bit_grid_has(ground, to))
            p = to;
    }
    return p;
}

/* Adds an actor near a cell. One with a round must be connected to its anchor by `walks`, without webs between. */
static struct handle add_beside(struct level *level, const struct distance_map *walks,
                                struct actor actor, struct point p, struct random *random)
{
    for (int i = 0; i < MEMBER_TRIES; i++) {
        actor.position = wander(level, actor.kind, p, random);
        if (post_is_fit(level, actor.kind, actor.is_asleep, actor.position) &&
            (!actor.has_round || distance_map_get(walks, actor.position) != DISTANCE_UNREACHED))
            return add(level, actor);
    }
    return HANDLE_NONE;
}

static bool has_room_to_pass(const struct level *level, struct point p)
{
    int ways = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++)
        ways += level_is_walkable(level, point_step(p, (enum direction)d));
    return ways >= ANCHOR_WAYS;
}

static bool may_be_anchor(const struct level *level, struct point p)
{
    return !cell_is_door(level, p) && point_chebyshev(p, level->arrival) > POST_CLEARANCE &&
           has_room_to_pass(level, p);
}

/* Draws a round that begins at a walkable cell, if there is one. */
static struct round draw_round(const struct level *level, struct distance_map *scratch,
                               struct point from, struct random *random)
{
    struct round round = {.anchors = {from, from}};
    distance_map_reset(scratch, level->grid);
    distance_map_add_goal(scratch, from);
    distance_map_fill(scratch, cell_may_walk, level, POPULATION_ROUND_MIN - 1);
    int near = (int)distance_map_count(scratch);
    distance_map_fill(scratch, cell_may_walk, level, POPULATION_ROUND_MAX);
    int far = (int)distance_map_count(scratch) - near;
    for (int i = 0; i < ANCHOR_TRIES && far > 0 && !round.is_walked; i++) {
        int drawn = near + random_below(random, far);
        round.anchors[1] = distance_map_cell(scratch, (size_t)drawn);
        round.is_walked = may_be_anchor(level, round.anchors[1]);
    }
    return round;
}

/* Gives the actor its squad's round if there is one and its kind may leave its post. */
static void assign_round(struct actor *actor, const struct round *round)
{
    actor->has_round = round->is_walked && post_is_anywhere(actor->kind);
    actor->anchors[0] = round->anchors[0];
    actor->anchors[1] = round->anchors[1];
}

/* Adds the others of a squad around its first, with the same duty if they can. */
static void add_rest(struct level *level, const struct distance_map *walks,
                     const struct squad *squad, struct handle first, enum duty duty,
                     const struct round *round, struct random *random)
{
    for (int i = 1; i < squad->size; i++) {
        struct actor member = make_actor(squad->kinds[i], duty);
        assign_round(&member, round);
        struct handle handle =
            add_beside(level, walks, member, level_actor(level, first)->position, random);
        if (handle_is_none(handle) || !monster_get(member.kind)->is_twin)
            continue;
        level_actor(level, handle)->twin = first;
        level_actor(level, first)->twin = handle;
    }
}

/* A twin needs the other. */
static bool is_whole(const struct level *level, struct handle first)
{
    const struct actor *actor = level_actor_const(level, first);
    return !monster_get(actor->kind)->is_twin || !handle_is_none(actor->twin);
}

static bool may_be_false_door(const struct level *level, struct point p)
{
    return point_chebyshev(p, level->arrival) > POST_CLEARANCE_AWAKE && is_apart(level, p) &&
           !post_is_exposed(level, p);
}

/* Finds a place for the first of a squad. Some kinds with a guise get a false door. */
static bool find_place(struct plan *plan, const struct leader *leader, struct random *random,
                       struct point *p)
{
    bool has_guise = monster_get(leader->kind)->hiding == HIDING_IN_GUISE;
    if (has_guise && random_chance(random, FALSE_DOOR_PERCENT, 100) &&
        niche_find(plan->level, random, may_be_false_door, p)) {
        level_set_terrain(plan->level, *p, plan->band->door);
        return true;
    }
    return plan_find(plan, random, may_lead, leader, p);
}

/* Turns an unused false door into wall again. */
static void wall_up(struct plan *plan, struct point p)
{
    if (bit_grid_has(&plan->level->shut, p))
        level_set_terrain(plan->level, p, plan->band->wall);
}

/* Whether the set of stances has two or more. */
static bool has_two(int punishes)
{
    return (punishes & (punishes - 1)) != 0;
}

/* The last squad of a floor is drawn so that the floor punishes more than one stance. */
static struct squad draw_squad(const struct level *level, bool is_last, struct random *random)
{
    struct squad squad = squad_draw(level, random);
    int before = population_punishes(level);
    for (int i = 1; i < SQUAD_DRAWS && is_last && !has_two(before); i++) {
        int punishes = before;
        for (int j = 0; j < squad.size; j++)
            punishes |= monster_get(squad.kinds[j])->punishes;
        if (has_two(punishes))
            break;
        squad = squad_draw(level, random);
    }
    return squad;
}

static bool add_squad(struct plan *plan, struct distance_map *scratch, bool is_last,
                      struct random *random)
{
    struct level *level = plan->level;
    enum duty duty = draw_duty(random);
    struct squad squad = draw_squad(level, is_last, random);
    if (squad.size == 0)
        return false;
    struct actor first = make_actor(squad.kinds[0], duty);
    struct leader leader = {first.kind, first.is_asleep};
    if (!find_place(plan, &leader, random, &first.position))
        return false;
    struct round round = {.is_walked = false};
    if (duty == DUTY_ROUND && level_is_walkable(level, first.position))
        round = draw_round(level, scratch, first.position, random);
    assign_round(&first, &round);
    struct handle handle = add(level, first);
    if (handle_is_none(handle)) {
        wall_up(plan, first.position);
        return false;
    }
    add_rest(level, scratch, &squad, handle, duty, &round, random);
    if (is_whole(level, handle))
        return true;
    level_remove_actor(level, handle); /* no place for its twin */
    return false;
}

/* Posts guards around a cage; asleep if the hero would see them at once. */
static bool add_guards(struct level *level, struct point cage, struct random *random)
{
    bool is_guarded = false;
    struct squad squad = squad_draw_guards(level, random);
    enum duty duty = post_is_exposed(level, cage) ? DUTY_SLEEP : DUTY_POST;
    for (int i = 0; i < squad.size; i++)
        if (!handle_is_none(
                add_beside(level, NULL, make_actor(squad.kinds[i], duty), cage, random)))
            is_guarded = true;
    return is_guarded;
}

/* Finds a place from which an immobile kind sees a cell nearby. */
static bool find_watch(const struct level *level, enum monster kind, struct point watched,
                       struct random *random, struct point *found)
{
    struct area area = area_around(watched, WATCH_STEPS, level->grid);
    int fits = 0;
    for (struct point p = area_before(area); area_next(area, &p);) {
        if (level_find_site(level, p) || level_item(level, p) != ITEM_NONE ||
            !post_is_fit(level, kind, false, p) ||
            !fov_sees(fov_default(), &level->opacity, p, WATCH_STEPS, watched))
            continue;
        fits++;
        if (random_chance(random, 1, fits))
            *found = p;
    }
    return fits > 0;
}

/* Posts a watcher of a key, and guards. Returns how many squads they count for. */
static int add_key_guards(struct level *level, const struct site *site, struct random *random)
{
    struct point key = site->spots[site->spot_count - 1];
    struct actor watcher = make_actor((enum monster)site_kind_get(site->type)->guard, DUTY_POST);
    int squads = add_guards(level, key, random);
    if (watcher.kind != monster_hero() &&
        find_watch(level, watcher.kind, key, random, &watcher.position))
        squads += !handle_is_none(add(level, watcher));
    return squads;
}

static int add_all_key_guards(struct level *level, struct random *random)
{
    int squads = 0;
    for (int i = 0; i < level->site_count; i++)
        if (cell_is_locked(level, level->sites[i].door) &&
            !site_kind_get(level->sites[i].type)->is_of_each_band)
            squads += add_key_guards(level, &level->sites[i], random);
    return squads;
}

/* Puts the dwellers of special rooms at their spots, except where the hero would meet them at once. Returns how many squads
 * they count for: one a room. */
static int add_dwellers(struct level *level)
{
    int squads = 0;
    for (int i = 0; i < level->site_count; i++) {
        bool is_inhabited = false;
        const struct site *site = &level->sites[i];
        const struct site_kind *kind = site_kind_get(site->type);
        for (int j = 0; j < kind->dwellers && j < site->spot_count; j++) {
            struct actor actor = make_actor((enum monster)kind->cast[j].monster,
                                            kind->cast[j].is_asleep ? DUTY_SLEEP : DUTY_POST);
            actor.position = site->spots[j];
            if (post_is_clear(level, actor.is_asleep, actor.position))
                is_inhabited |= !handle_is_none(add(level, actor));
        }
        squads += is_inhabited;
    }
    return squads;
}

/* Where the keeper of the lamp may begin its round. */
struct keeper_place {
    struct leader leader;
    struct point lamp;
};

static bool may_keep(const struct plan *plan, const void *context, struct point p)
{
    const struct keeper_place *keeper_place = context;
    int steps = point_chebyshev(p, keeper_place->lamp);
    return steps >= KEEPER_STEPS_MIN && steps <= KEEPER_STEPS_MAX &&
           may_lead(plan, &keeper_place->leader, p);
}

static void add_keeper(struct plan *plan, struct distance_map *scratch, struct random *random)
{
    struct level *level = plan->level;
    struct actor keeper = make_actor(monster_lamp_keeper(), DUTY_ROUND);
    struct keeper_place keeper_place = {.leader = {keeper.kind, keeper.is_asleep}};
    if (level->depth != FLOOR_COUNT ||
        !level_find_terrain(level, plan->band->great_lamp, &keeper_place.lamp) ||
        !plan_find(plan, random, may_keep, &keeper_place, &keeper.position))
        return;
    struct round round = draw_round(level, scratch, keeper.position, random);
    assign_round(&keeper, &round);
    add(level, keeper);
}

/* Those that the omen brings, each on its own. */
static void add_guests(struct plan *plan, struct random *random)
{
    const struct omen_kind *omen = omen_get(plan->level->omen);
    for (int i = 0; i < plan_scale(plan->level, omen->guests); i++) {
        struct actor guest = make_actor(omen->guest, DUTY_POST);
        struct leader leader = {guest.kind, guest.is_asleep};
        if (plan_find(plan, random, may_lead, &leader, &guest.position))
            add(plan->level, guest);
    }
}

int population_punishes(const struct level *level)
{
    int punishes = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        punishes |= monster_get(level->actors[i].kind)->punishes;
    return punishes;
}

int population_squads(const struct level *level)
{
    int usual = band_of_depth(level->depth)->squads;
    int wanted = plan_scale(level, usual);
    return int_max(wanted, SQUADS_MIN) + level->more_squads;
}

void population_add_actors(struct plan *plan, struct distance_map *scratch,
                           const struct point *cage, struct random *random)
{
    int left = population_squads(plan->level);
    int tries = left * SQUAD_TRIES;
    left -= add_dwellers(plan->level);
    add_keeper(plan, scratch, random);
    if (cage)
        left -= add_guards(plan->level, *cage, random);
    left -= add_all_key_guards(plan->level, random);
    left = left > 0 ? left : 1; /* the one that makes the floor punish more than one stance */
    bool is_usual = plan_is_usual_size(plan->level);
    for (; tries > 0 && (left > 0 || (is_usual && !has_two(population_punishes(plan->level))));
         tries--)
        left -= add_squad(plan, scratch, left <= 1, random);
    add_guests(plan, random);
}
