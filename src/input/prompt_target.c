/* Aiming: where it starts, and the targets in turn. */
#include "game/last_known.h"
#include "game/travel/route.h"
#include "input/prompt.h"
#include "rules/combat.h"
#include "rules/harm.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/perception.h"

/* More than any blow does. */
#define DAMAGE_LIMIT 1000
/* The harmlessness of what never hunts: more than any other's, less than that of an empty cell. */
#define TAMENESS ((PIPS_HUNTING + 2) * DAMAGE_LIMIT - 1)
/* From what is lured to where the lure is aimed. */
#define LURE_STEPS_MIN 2

static struct point hero_at(const struct state *state)
{
    return state_hero_const(state)->position;
}

/* Whether the player can't tell what it is: only its eyes shine. */
static bool is_nameless(const struct state *state, const struct actor *actor)
{
    return actor->shines && !last_known_has_name(state, actor);
}

/* How little there is to fear from what stands there: the more pips the less, then the harder it strikes. */
static int harmlessness(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct handle handle = level_perceived_at(level, p);
    if (handle_is_none(handle))
        return (PIPS_HUNTING + 2) * DAMAGE_LIMIT;
    const struct actor *actor = level_actor_const(level, handle);
    if (monster_get(actor->kind)->is_tame && !is_nameless(state, actor))
        return TAMENESS;
    bool strikes = actor->is_seen && !monster_get(actor->kind)->never_attacks;
    int damage = strikes ? combat_blow(state, handle).damage_max : 0;
    return (PIPS_HUNTING + 1 - actor_pips(actor)) * DAMAGE_LIMIT - damage;
}

/* The order of targets: the most dangerous first, of equals the nearest. */
static int64_t rank_of(const struct state *state, struct point p)
{
    struct grid grid = state_level_const(state)->grid;
    int64_t steps = point_chebyshev(hero_at(state), p);
    int64_t cells = (int64_t)grid_cells(grid);
    return (harmlessness(state, p) * (int64_t)(grid.width + grid.height) + steps) * cells +
           (int64_t)grid_index(grid, p);
}

/* Whether the actor in a slot is worth aiming at: perceived, not an ally and, as far as the player knows, not a trader. */
static bool is_enemy(const struct state *state, uint16_t slot)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[slot];
    bool trades = monster_get(actor->kind)->trades && !is_nameless(state, actor);
    return actor_is_perceived(actor) && !actor->is_ally && !trades &&
           !state_is_hero(state, level_handle(level, slot));
}

/* Whether an aim may start there, as far as the player knows. */
static bool is_hostile(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return !actor->is_ally && (is_nameless(state, actor) || (!kind->trades && !kind->is_tame));
}

/* Whether the item only lures: it hurts nothing, and its noise is what it is thrown or used for. */
static bool is_lure(const struct prompt *prompt)
{
    enum item item = prompt->command.item;
    return prompt->command.kind != COMMAND_FIRE && item != ITEM_NONE && item_get(item)->sounds;
}

/* Whether no aim begins on tame creatures: lures don't hurt them, and after the last enemy the next shot must not. */
static bool spares_tame(const struct prompt *prompt)
{
    return is_lure(prompt) || prompt->command.kind == COMMAND_FIRE;
}

/* Aims at the nearest enemy even if it can't be hit, those that may hunt before tame ones; false: there is none. */
static bool aim_at_nearest(struct prompt *prompt, const struct state *state)
{
    const struct level *level = state_level_const(state);
    int min = -1;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        int steps = point_chebyshev(hero_at(state), actor->position) +
                    (is_hostile(state, actor) ? 0 : GRID_SIDE_MAX);
        bool is_spared = (spares_tame(prompt) && !is_hostile(state, actor)) ||
                         !bit_grid_has(&level->flyable, actor->position); /* in a mirror */
        if (!is_enemy(state, i) || is_spared || (min >= 0 && steps >= min))
            continue;
        min = steps;
        prompt->command.target = actor->position;
    }
    return min >= 0;
}

/* Aims at the nearest cell where an enemy now out of sight was seen not long ago; false: there is none that can be hit. For
 * throws and uses that strike: a lure would call it from there. */
static bool aim_at_last_seen(struct prompt *prompt, const struct state *state)
{
    const struct level *level = state_level_const(state);
    int min = -1;
    struct prompt aimed = *prompt;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        aimed.command.target = actor->seen_at;
        int steps = point_chebyshev(hero_at(state), actor->seen_at);
        if (!last_known_was_seen_within(state, actor, LAST_KNOWN_RECENT_TURNS) ||
            actor_is_perceived(actor) || !is_hostile(state, actor) || (min >= 0 && steps >= min) ||
            prompt_hindrance(&aimed, state) > PROMPT_HINDERED_BY_NOTHING)
            continue;
        min = steps;
        prompt->command.target = actor->seen_at;
    }
    return min >= 0;
}

/* Whether the actor in a slot is an enemy, and nothing hinders the aim but that it is near enough for the hero to be harmed
 * too. */
static bool is_target(const struct prompt *prompt, const struct state *state, uint16_t slot)
{
    struct prompt aimed = *prompt;
    aimed.command.target = state_level_const(state)->actors[slot].position;
    if (!is_enemy(state, slot))
        return false;
    enum prompt_hindrance hindrance = prompt_hindrance(&aimed, state);
    return hindrance == PROMPT_HINDERED_BY_NOTHING || hindrance == PROMPT_HINDERED_BY_NEARNESS;
}

/* The target that comes next after `rank` in an order: 1 is that of rank_of, -1 the other way round. INT64_MIN as rank: the
 * first. */
static bool find_target(const struct prompt *prompt, const struct state *state, int order,
                        int64_t rank, struct point *found)
{
    const struct level *level = state_level_const(state);
    bool is_found = false;
    int64_t min = 0;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct point p = level->actors[i].position;
        if (!is_target(prompt, state, i))
            continue;
        int64_t other = order * rank_of(state, p);
        if (other <= rank || (is_found && other >= min))
            continue;
        is_found = true;
        min = other;
        *found = p;
    }
    return is_found;
}

/* Goes to the nearest enemy if none can be hit. */
static void aim_at_next(struct prompt *prompt, const struct state *state, int order)
{
    struct point *target = &prompt->command.target;
    int64_t here = order * rank_of(state, *target);
    if (!find_target(prompt, state, order, here, target) &&
        !find_target(prompt, state, order, INT64_MIN, target))
        aim_at_nearest(prompt, state);
}

void prompt_aim_at_next(struct prompt *prompt, const struct state *state)
{
    aim_at_next(prompt, state, 1);
}

void prompt_aim_at_previous(struct prompt *prompt, const struct state *state)
{
    aim_at_next(prompt, state, -1);
}

/* Aims at the farthest open cell in the direction that nothing but its emptiness speaks against; false: there is none. */
static bool aim_far(struct prompt *prompt, const struct state *state, enum direction direction)
{
    const struct level *level = state_level_const(state);
    struct prompt aimed = *prompt;
    struct point p = point_step(hero_at(state), direction);
    bool is_found = false;
    for (int steps = 1; steps <= prompt->range; steps++, p = point_step(p, direction)) {
        if (!route_is_passable(level, p) || !view_has(&state->vision.view, p) ||
            !handle_is_none(level_perceived_at(level, p)))
            break;
        aimed.command.target = p;
        enum prompt_hindrance hindrance = prompt_hindrance(&aimed, state);
        if (hindrance != PROMPT_HINDERED_BY_NOTHING && hindrance != PROMPT_HINDERED_BY_EMPTINESS)
            continue;
        prompt->command.target = p;
        is_found = true;
    }
    return is_found;
}

/* Aims ahead of the hero, or as nearly so as there is room past the next cell; without such room at the next cell. */
static void aim_ahead(struct prompt *prompt, const struct state *state)
{
    static const int turns[DIRECTION_COUNT] = {0, 1, -1, 2, -2, 3, -3, 4};
    enum direction facing = state_hero_const(state)->facing;
    struct prompt aimed = *prompt;
    bool is_found = false;
    for (int i = 0; i < DIRECTION_COUNT; i++) {
        if (!aim_far(&aimed, state, direction_turned(facing, turns[i])))
            continue;
        bool has_room = point_chebyshev(aimed.command.target, hero_at(state)) > 1;
        if (has_room || !is_found)
            prompt->command.target = aimed.command.target;
        if (has_room)
            return;
        is_found = true;
    }
}

/* How well a cell serves against the creature that stands at `from`: lower is better; -1: it does not. */
typedef int cell_cost(const struct prompt *prompt, const struct state *state, struct point from,
                      struct point p);

/* Draws it off: beyond the creature, so that it turns its back, and not beside it. */
static int lure_cost(const struct prompt *prompt, const struct state *state, struct point from,
                     struct point p)
{
    int away = point_chebyshev(hero_at(state), p);
    int steps = point_chebyshev(from, p);
    bool is_beyond = away > point_chebyshev(hero_at(state), from);
    (void)prompt;
    return steps < LURE_STEPS_MIN || !is_beyond ? -1 : steps;
}

/* Lures it next to the hero, for an ambush: it goes to look from a cell beside the noise, so that comes from the hero's other
 * side. */
static int ambush_cost(const struct prompt *prompt, const struct state *state, struct point from,
                       struct point p)
{
    int away = point_chebyshev(hero_at(state), from);
    (void)prompt;
    return point_chebyshev(hero_at(state), p) == 1 ? away + 1 - point_chebyshev(from, p) : -1;
}

/* It lies within the burst of what is thrown there. */
static int burst_cost(const struct prompt *prompt, const struct state *state, struct point from,
                      struct point p)
{
    int steps = point_chebyshev(from, p);
    (void)state;
    return steps > item_get(prompt->item)->harm_radius ? -1 : steps;
}

/* The farther from it the better. */
static int escape_cost(const struct prompt *prompt, const struct state *state, struct point from,
                       struct point p)
{
    return prompt->range + point_chebyshev(from, hero_at(state)) - point_chebyshev(from, p);
}

/* Aims at the open cell that serves best; false: none does, or none can be hit. */
static bool aim_at_cell(struct prompt *prompt, const struct state *state, cell_cost *cost_of,
                        struct point from)
{
    const struct level *level = state_level_const(state);
    struct prompt aimed = *prompt;
    struct area area = area_around(hero_at(state), prompt->range, level->grid);
    int min = -1;
    for (struct point p = area_before(area); area_next(area, &p);) {
        int cost = cost_of(prompt, state, from, p);
        aimed.command.target = p;
        if (cost < 0 || (min >= 0 && cost >= min) || !route_is_passable(level, p) ||
            !view_has(&state->vision.view, p) || !handle_is_none(level_perceived_at(level, p)) ||
            prompt_is_blocked(&aimed, state))
            continue;
        min = cost;
        prompt->command.target = p;
    }
    return min >= 0;
}

/* Aims at the first closed door within range; false: the hero knows none. */
static bool aim_at_door(struct prompt *prompt, const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct area area = area_around(hero_at(state), prompt->range, level->grid);
    struct point door = area_before(area);
    if (!bit_grid_next(&level->known_shut, area, &door))
        return false;
    prompt->command.target = door;
    return true;
}

/* Begins the aim of an item that is not used on enemies; false: it may be. */
static bool aim_at_no_enemy(struct prompt *prompt, const struct state *state)
{
    const struct item_kind *item = item_get(prompt->item);
    struct prompt nearest = *prompt;
    if (!item->aims_away && !item->aims_at_doors)
        return false;
    bool is_aimed = item->aims_at_doors
                        ? aim_at_door(prompt, state)
                        : aim_at_nearest(&nearest, state) &&
                              aim_at_cell(prompt, state, escape_cost, nearest.command.target);
    if (!is_aimed)
        aim_ahead(prompt, state);
    return true;
}

/* Whether a hero that stays where it is could ambush the creature: it comes on its own if it is wary. */
static bool could_ambush(const struct state *state, const struct actor *actor)
{
    return perception_grade(state, hero_at(state)) == LIGHT_DARK && !actor_is_wary(actor) &&
           !actor->has_hunted;
}

/* Aims a lure at the best cell against the creature; false: there is none. */
static bool aim_lure(struct prompt *prompt, const struct state *state, const struct actor *actor)
{
    return (could_ambush(state, actor) &&
            aim_at_cell(prompt, state, ambush_cost, actor->position)) ||
           aim_at_cell(prompt, state, lure_cost, actor->position);
}

/* Aims a known remedy at the ally in view that lacks the most health; false: it is none, or no such ally can be hit. */
static bool aim_at_hurt_ally(struct prompt *prompt, const struct state *state)
{
    const struct level *level = state_level_const(state);
    enum item item = prompt_thrown(prompt);
    struct prompt aimed = *prompt;
    int max = 0;
    if (item == ITEM_NONE || item_get(item)->family != FAMILY_HEALING || !hero_knows(state, item))
        return false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        int missing = harm_health_max(state, actor) - actor->health;
        aimed.command.target = actor->position;
        if (!actor->is_ally || !actor->is_seen || missing <= max ||
            prompt_is_blocked(&aimed, state))
            continue;
        max = missing;
        prompt->command.target = actor->position;
    }
    return max > 0;
}

/* Why the creature would not go to a lure, as the player can know; NULL: it may. */
static const char *refuses_lures(const struct state *state, const struct actor *actor)
{
    bool has_name = !is_nameless(state, actor);
    if (noticing_gain(state, actor) > 0)
        return "won't come: it sees you";
    if (actor_is_hunting(actor) && !actor_is_searching(actor))
        return "already hunts you";
    if (has_name && monster_get(actor->kind)->hearing == HEARING_NONE)
        return "can't hear";
    if (has_name && actor->ignores_lures)
        return "no longer falls for lures";
    return actor_has_given_up(actor) ? "ignores noises for now" : NULL;
}

/* The most dangerous creature that a lure may work on. If there is none, the most dangerous of all, with `why` it won't. NULL:
 * it is no lure, or nothing can be aimed at. */
static const struct actor *find_listener(const struct prompt *prompt, const struct state *state,
                                         const char **why)
{
    const struct level *level = state_level_const(state);
    const struct actor *first = NULL;
    int64_t rank = INT64_MIN;
    *why = NULL;
    for (struct point p; is_lure(prompt) && find_target(prompt, state, 1, rank, &p) &&
                         harmlessness(state, p) < TAMENESS;
         rank = rank_of(state, p)) {
        const struct actor *actor = level_find_actor_at(level, p);
        const char *refusal = refuses_lures(state, actor);
        if (!refusal) {
            *why = NULL;
            return actor;
        }
        if (!first)
            *why = refusal;
        first = first ? first : actor;
    }
    return first;
}

const struct actor *prompt_find_unfooled(const struct prompt *prompt, const struct state *state,
                                         const char **why)
{
    const struct actor *actor = find_listener(prompt, state, why);
    return *why ? actor : NULL;
}

const struct actor *prompt_find_lured(const struct prompt *prompt, const struct state *state)
{
    struct prompt lure = *prompt;
    const char *why;
    const struct actor *actor = find_listener(prompt, state, &why);
    bool would_come = actor && !why && !actor->is_asleep && !actor->ignores_lures &&
                      monster_get(actor->kind)->hearing != HEARING_NONE &&
                      aim_lure(&lure, state, actor) &&
                      point_is_equal(lure.command.target, prompt->command.target);
    return would_come ? actor : NULL;
}

void prompt_aim_begin(struct prompt *prompt, const struct state *state)
{
    struct point first;
    const char *why;
    if (aim_at_hurt_ally(prompt, state) ||
        (prompt->command.kind == COMMAND_USE && aim_at_no_enemy(prompt, state)))
        return;
    bool has_target = find_target(prompt, state, 1, INT64_MIN, &first);
    bool is_tame = has_target && harmlessness(state, first) >= TAMENESS;
    if ((!has_target || is_tame) && !is_lure(prompt) && aim_at_last_seen(prompt, state))
        return;
    if (!has_target || (is_tame && spares_tame(prompt))) {
        if (!aim_at_nearest(prompt, state))
            aim_ahead(prompt, state);
        return;
    }
    if (is_lure(prompt)) {
        const struct actor *listener = find_listener(prompt, state, &why);
        if (why || !aim_lure(prompt, state, listener))
            aim_ahead(prompt, state);
        return;
    }
    prompt->command.target = first;
    /* From a cell beside the target it may harm that alone; or another target may be farther off. */
    if (!prompt_is_blocked(prompt, state) || aim_at_cell(prompt, state, burst_cost, first))
        return;
    do
        aim_at_next(prompt, state, 1);
    while ((prompt_is_blocked(prompt, state) ||
            harmlessness(state, prompt->command.target) == TAMENESS) &&
           !point_is_equal(prompt->command.target, first));
}
