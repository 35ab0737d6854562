#include "game/chances.h"

#include "game/awareness.h"
#include "rules/combat.h"
#include "rules/pursuit.h"
#include "rules/stance.h"
#include "world/hero.h"
#include "world/keyring.h"
#include "world/noticing.h"

#include <stddef.h>

#define AMBUSH_CELLS 2
#define STAB_CELLS 5
/* The lantern is worth opening for this number of new cells. */
#define SCOUT_NEW_CELLS 12

typedef bool chance_test(const struct state *state, const struct actor *actor);

/* Whether the test holds for a creature of the floor, perceived or not. */
static bool is_any(const struct state *state, chance_test *test)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!state_is_hero(state, level_handle(level, i)) && !level->actors[i].is_ally &&
            test(state, &level->actors[i]))
            return true;
    return false;
}

static int steps_to(const struct state *state, const struct actor *actor)
{
    return point_chebyshev(actor->position, state_hero_const(state)->position);
}

static bool notices(const struct state *state, const struct actor *actor)
{
    return !actor->is_asleep && noticing_gain(state, actor) > 0;
}

/* A hunter that never gives up, has no use for light, or that light alone keeps off. */
static bool is_no_better_in_the_dark(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return actor_is_hunting(actor) &&
           (kind->is_relentless || !monster_sees(kind) ||
            pursuit_light_keeps_off(state, actor, state_hero_const(state)->position));
}

static bool can_hide(const struct state *state)
{
    return stance_can_go_dark(state) && hero_light(state).radius > 0 &&
           hunt_is_unseen(awareness_hunt(state)) && !is_any(state, notices) &&
           !is_any(state, is_no_better_in_the_dark);
}

/* Whether it comes to what it begins to notice. */
static bool comes_near(const struct monster_kind *kind)
{
    return !kind->is_fixed && !kind->keeps_away && !kind->never_attacks && !kind->is_tame;
}

static bool is_to_ambush(const struct state *state, const struct actor *actor)
{
    bool is_ambush;
    struct blow blow = combat_blow(state, state->hero);
    combat_times(state, actor, &blow, &is_ambush);
    return is_ambush && actor_is_perceived(actor) && comes_near(monster_get(actor->kind)) &&
           steps_to(state, actor) <= AMBUSH_CELLS && !combat_is_past_corner(state, actor);
}

static bool can_ambush(const struct state *state)
{
    return is_any(state, is_to_ambush);
}

static bool is_to_stab(const struct state *state, const struct actor *actor)
{
    struct blow blow = combat_blow(state, state->hero);
    return actor->is_asleep && actor->is_seen && steps_to(state, actor) <= STAB_CELLS &&
           combat_times(state, actor, &blow, NULL) > 1;
}

static bool can_stab(const struct state *state)
{
    return stance_can_go_dark(state) && !pursuit_is_on(state) && is_any(state, is_to_stab);
}

/* A creature that would notice an open lantern here, but not a hooded one; nobody passes what stands in a door. */
static bool is_to_pass(const struct state *state, const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    struct point hero = state_hero_const(state)->position;
    return !actor->is_asleep && actor_is_perceived(actor) && !actor_is_hunting(actor) &&
           !kind->is_tame && !kind->guards_doors && !pursuit_light_keeps_off(state, actor, hero) &&
           noticing_gain_if(state, actor, hero, lantern_find(true)) > 0 &&
           noticing_gain_if(state, actor, hero, lantern_find(false)) == 0;
}

static bool can_pass(const struct state *state)
{
    return state->pack.has_lantern && lantern_get(state_hero_const(state)->lantern)->is_open &&
           !keyring_holds_lantern(state) && is_any(state, is_to_pass) &&
           !is_any(state, is_no_better_in_the_dark);
}

/* Light here would be seen by it, or wake it, or show the hero to what has just lost it. */
static bool is_reason_for_dark(const struct state *state, const struct actor *actor)
{
    (void)state;
    return !monster_get(actor->kind)->ignores_hero &&
           (actor_is_perceived(actor) || actor->slept_when_seen || actor_is_wary(actor) ||
            actor_has_given_up(actor));
}

/* The cells that the open lantern would show for the first time, or those of them up to `max`. */
static int count_new_cells(const struct state *state, int max)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int radius = hero_light_if(state, lantern_find(true)).radius;
    struct area area = area_around(hero, radius, level->grid);
    int count = 0;
    for (struct point p = area_before(area);
         count < max && bit_grid_next(&state->vision.view.cells, area, &p);)
        count += point_is_within(hero, p, radius) && !bit_grid_has(&level->seen, p);
    return count;
}

/* Not at the change of the lantern, which the player has just chosen. */
static bool can_scout(const struct state *state)
{
    return state->pack.has_lantern && !lantern_get(state_hero_const(state)->lantern)->is_open &&
           event_list_has_of(&state->events, EVENT_MOVED, state->hero) &&
           awareness_hunt(state) == HUNT_NONE && !is_any(state, is_reason_for_dark) &&
           count_new_cells(state, SCOUT_NEW_CELLS) == SCOUT_NEW_CELLS;
}

static const struct {
    bool (*comes)(const struct state *state);
    const char *says;
} rows[] = {
#define CHANCE(id, comes, says) [CHANCE_##id] = {comes, says},
#include "game/chances.def"
#undef CHANCE
};

static bool is_place_for_chances(const struct state *state)
{
    return !state_is_lesson(state) && !state_is_plain(state) && !state_is_over(state) &&
           state->depth <= CHANCES_LAST_DEPTH;
}

void chances_note(struct chances *chances, const struct state *state)
{
    chances->latest = CHANCE_NONE;
    if (!is_place_for_chances(state))
        return;
    for (int c = CHANCE_NONE + 1; c < CHANCE_COUNT; c++)
        if (!chances->have_come[c] && rows[c].comes(state)) {
            chances->have_come[c] = true;
            chances->latest = (enum chance)c;
            return;
        }
}

const char *chances_text(enum chance chance)
{
    return rows[chance].says;
}
