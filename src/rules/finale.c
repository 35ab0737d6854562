#include "rules/finale.h"

#include "rules/harm.h"
#include "rules/light/beams.h"
#include "rules/suspicion.h"
#include "world/movement.h"

#include <string.h>

/* turns between two arrivals from other floors */
#define TURNS_APART 4
#define TOLD_EVERY 10
#define TOLD_LAST 3

/* A creature that has hunted the hero and will come to the lamp. */
struct debt {
    enum monster kind;
    int depth;
    uint16_t slot;
};

static void tell(struct state *state, enum hold_news news)
{
    ADD_EVENT(state, .kind = EVENT_HOLD, .to = state->finale.lamp,
              .turns = state->finale.turns_left, .hold = news);
}

bool finale_is_held(const struct state *state)
{
    const struct finale *finale = &state->finale;
    struct point hero = state_hero_const(state)->position;
    return finale->is_on && state->depth == finale->depth &&
           point_is_within(finale->lamp, hero, FINALE_RADIUS) &&
           fov_sees(fov_get(state->fov), &state_level_const(state)->opacity, hero, FINALE_RADIUS,
                    finale->lamp);
}

/* Whether an actor can come to the lamp and do harm there. The keeper of the lamp is summoned separately. */
static bool can_come(const struct actor *actor)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    return actor->kind != monster_hero() && !actor->is_ally && !kind->is_fixed && !kind->swims &&
           !kind->never_attacks && !kind->ignores_hero && !kind->keeps_lamp;
}

static const struct distance_map *measure(struct state *state, struct point lamp)
{
    struct distance_map *map = &state->ai_memory.distances;
    distance_map_reset(map, state_level(state)->grid);
    distance_map_add_goal(map, lamp);
    distance_map_fill(map, movement_may_pass, state_level(state), DISTANCE_UNREACHED);
    return map;
}

/* Finds the nearest actor that can come and isn't summoned yet: of any kind for MONSTER_COUNT, otherwise one of the
 * wanted kind that has hunted. The map lists its cells by distance. */
static bool find_nearest(const struct state *state, const struct distance_map *map,
                         enum monster wanted, struct handle *found)
{
    const struct level *level = state_level_const(state);
    for (size_t i = 0; i < distance_map_count(map); i++) {
        *found = level_actor_at(level, distance_map_cell(map, i));
        if (handle_is_none(*found))
            continue;
        const struct actor *actor = level_actor_const(level, *found);
        bool is_wanted = wanted == MONSTER_COUNT || (actor->kind == wanted && actor->has_hunted);
        if (is_wanted && can_come(actor) && !actor_is_summoned(actor))
            return true;
    }
    return false;
}

static void call_nearest(struct state *state, const struct distance_map *map, struct point lamp)
{
    struct handle handle;
    for (int i = 0; i < FINALE_NEAREST && find_nearest(state, map, MONSTER_COUNT, &handle); i++)
        suspicion_summon(state, handle, lamp, SUSPICION_MAX);
}

static void call_keeper(struct state *state, struct point lamp)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (monster_get(level->actors[i].kind)->keeps_lamp)
            suspicion_summon(state, level_handle(level, i), lamp, SUSPICION_MAX);
}

/* Finds a living hunter of the kind: the nearest on this floor that can walk to the lamp, otherwise one on the deepest
 * floor that has any. */
static bool find_debt(const struct state *state, const struct distance_map *map, enum monster kind,
                      struct debt *debt)
{
    struct handle nearest;
    if (find_nearest(state, map, kind, &nearest)) {
        *debt = (struct debt){kind, state->depth, nearest.index};
        return true;
    }
    for (int depth = FLOOR_COUNT; depth >= 1; depth--) {
        const struct level *level = &state->levels[depth - 1];
        bool is_other = level->is_built && depth != state->depth;
        for (uint16_t i = 0; is_other && level_next_actor(level, &i); i++) {
            const struct actor *actor = &level->actors[i];
            if (actor->kind != kind || !actor->has_hunted || !can_come(actor))
                continue;
            *debt = (struct debt){kind, depth, i};
            return true;
        }
    }
    return false;
}

static int combat_stats_of(int depth, enum monster kind)
{
    struct combat_stats combat_stats = band_combat_stats(depth, kind);
    return combat_stats.health * (combat_stats.damage_min + combat_stats.damage_max);
}

/* Collects one hunter a kind, weakest kinds first; returns how many. */
static int collect_debts(const struct state *state, const struct distance_map *map,
                         struct debt debts[MONSTER_COUNT])
{
    int count = 0;
    for (int m = 0; m < MONSTER_COUNT; m++) {
        struct debt debt;
        if (!find_debt(state, map, (enum monster)m, &debt))
            continue;
        int at = count++;
        for (; at > 0 && combat_stats_of(state->depth, debts[at - 1].kind) >
                             combat_stats_of(state->depth, debt.kind);
             at--)
            debts[at] = debts[at - 1];
        debts[at] = debt;
    }
    return count;
}

/* Moves a hunter from the floor where it was left to the followers, bound for the lamp. */
static void send_for(struct state *state, const struct debt *debt, int turns)
{
    struct level *level = &state->levels[debt->depth - 1];
    if (state->follower_count == FOLLOWERS_MAX)
        return;
    struct follower *follower = &state->followers[state->follower_count++];
    *follower =
        (struct follower){.actor = level->actors[debt->slot], .turns = turns, .is_to_lamp = true};
    struct actor *actor = &follower->actor;
    actor->pursuit = actor_has_clue(actor) ? PURSUIT_FOLLOWING : PURSUIT_NONE;
    actor->is_asleep = actor->has_goal = false;
    actor->is_announced = actor->is_seen = actor->shines = false;
    actor->slept_when_seen = false;
    actor->seen_until = actor->shone_until = actor->pursuit_turns = 0;
    actor->suspicion = SUSPICION_MAX;
    actor->twin = HANDLE_NONE;
    actor->health = harm_health_moved(actor, debt->depth, state->depth);
    memset(actor->statuses, 0, sizeof actor->statuses);
    level_remove_actor(level, level_handle(level, debt->slot));
}

static void call_hunters(struct state *state, const struct distance_map *map, struct point lamp)
{
    struct debt debts[MONSTER_COUNT];
    int count = collect_debts(state, map, debts);
    int sent = 0;
    for (int i = 0; i < count && i < FINALE_HUNTERS_MAX; i++)
        if (debts[i].depth != state->depth)
            send_for(state, &debts[i], ++sent * TURNS_APART);
        else
            suspicion_summon(state, level_handle(state_level(state), debts[i].slot), lamp,
                             SUSPICION_MAX);
}

void finale_begin(struct state *state, struct point lamp)
{
    const struct distance_map *map = measure(state, lamp);
    state->finale = (struct finale){.is_on = true,
                                    .depth = state->depth,
                                    .lamp = lamp,
                                    .turns_left = FINALE_TURNS,
                                    .is_held = true};
    tell(state, HOLD_BEGINS);
    state->finale.turns_left++; /* the turn that lit the lamp isn't over yet */
    call_hunters(state, map, lamp);
    call_nearest(state, map, lamp);
    call_keeper(state, lamp);
    beams_begin(state);
}

struct outcome finale_turn_beam(struct state *state, struct handle hero, int eighths)
{
    if (!finale_is_held(state))
        return outcome_refused(state, hero, REFUSAL_NO_LAMP, state_hero(state)->position);
    beams_turn(state, eighths);
    return outcome_done(TURN_TIME);
}

void finale_turn(struct state *state)
{
    struct finale *finale = &state->finale;
    if (!finale->is_on || state_is_over(state))
        return;
    beams_stop(state, BEAMS_TURNS);
    bool was_held = finale->is_held;
    finale->is_held = finale_is_held(state);
    finale->turns_left -= finale->is_held;
    if (finale->turns_left == 0)
        harm_win(state);
    else if (was_held != finale->is_held)
        tell(state, finale->is_held ? HOLD_GOES_ON : HOLD_PAUSES);
    else if (finale->is_held && finale->turns_left < FINALE_TURNS &&
             (finale->turns_left % TOLD_EVERY == 0 || finale->turns_left <= TOLD_LAST))
        tell(state, HOLD_LASTS);
}
