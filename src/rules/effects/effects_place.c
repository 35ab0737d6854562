/* Effects on where actors are, and on what they and the hero know. */
#include "rules/combat.h"
#include "rules/disguise.h"
#include "rules/effects/effect.h"
#include "rules/gear.h"
#include "rules/hazards.h"
#include "rules/missiles.h"
#include "rules/secrets.h"
#include "rules/sites/trade.h"
#include "rules/stance.h"
#include "rules/statuses.h"
#include "rules/suspicion.h"
#include "rules/tells.h"
#include "rules/traps.h"
#include "rules/visibility.h"
#include "world/movement.h"
#include "world/perception.h"

static void tell_vanished(struct state *state, struct handle handle, struct point from)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    ADD_EVENT(state, .kind = EVENT_VANISHED, .actor = handle, .monster = actor->kind, .from = from,
              .to = actor->position);
}

/* An actor that was teleported is free of what held it and meets what is there. */
static void settle(struct state *state, struct handle handle)
{
    statuses_release(state, handle);
    hazards_enter(state, handle);
    if (state_is_hero(state, handle))
        gear_walk_over(state);
    traps_spring(state, handle);
}

static void put(struct state *state, struct handle handle, struct point to)
{
    struct level *level = state_level(state);
    struct actor *actor = level_actor(level, handle);
    struct point from = actor->position;
    bool is_perceived = visibility_sees(state, handle);
    level_move_actor(level, handle, to);
    visibility_note_step(state, handle);
    tells_note_step(state, handle, from);
    hazards_stir(state, handle);
    visibility_refresh_cells(state);
    if (is_perceived || bit_grid_has(&level->visible, to))
        tell_vanished(state, handle, from);
    settle(state, handle);
}

static bool is_free(const struct state *state, struct handle handle, struct point p)
{
    const struct level *level = state_level_const(state);
    return movement_is_free(level, level_actor_const(level, handle)->kind, p);
}

enum refusal effect_ghost_step(struct state *state, const struct effect_use *use)
{
    if (!grid_contains(state_level(state)->grid, use->at) ||
        !view_has(&state->vision.view, use->at))
        return REFUSAL_NOT_SEEN;
    if (!is_free(state, use->user, use->at))
        return REFUSAL_NO_PLACE;
    put(state, use->user, use->at);
    return REFUSAL_NONE;
}

enum refusal effect_swap_light(struct state *state, const struct effect_use *use)
{
    struct level *level = state_level(state);
    struct handle other =
        grid_contains(level->grid, use->at) ? level_actor_at(level, use->at) : HANDLE_NONE;
    if (handle_is_none(other) || handle_is_equal(other, use->user) || trade_is_by(level, other) ||
        !level_actor(level, other)->is_seen || perception_grade(state, use->at) == LIGHT_DARK)
        return REFUSAL_NO_TARGET;
    struct point from = level_actor(level, use->user)->position;
    if (!movement_can_stand(level, level_actor(level, use->user)->kind, use->at) ||
        !movement_can_stand(level, level_actor(level, other)->kind, from))
        return REFUSAL_NO_PLACE;
    disguise_drop(state, other); /* it has no disguise to move elsewhere */
    level_swap_actors(level, use->user, other);
    visibility_note_step(state, other);
    visibility_note_step(state, use->user);
    tells_note_step(state, use->user, from);
    hazards_stir(state, other);
    hazards_stir(state, use->user);
    visibility_refresh_cells(state);
    tell_vanished(state, use->user, from);
    tell_vanished(state, other, use->at);
    settle(state, use->user);
    settle(state, other);
    return REFUSAL_NONE;
}

enum refusal effect_recall(struct state *state, const struct effect_use *use)
{
    struct level *level = state_level(state);
    struct point stairs = level->arrival;
    level_find_stairs(level, -1, &stairs);
    for (int d = -1; d < DIRECTION_COUNT; d++) {
        struct point p = d < 0 ? stairs : point_step(stairs, (enum direction)d);
        if (!is_free(state, use->user, p))
            continue;
        put(state, use->user, p);
        return REFUSAL_NONE;
    }
    return REFUSAL_NO_PLACE;
}

enum refusal effect_forget(struct state *state, const struct effect_use *use)
{
    (void)use;
    suspicion_forget(state);
    return REFUSAL_NONE;
}

enum refusal effect_reveal(struct state *state, const struct effect_use *use)
{
    (void)use;
    secrets_learn_floor(state);
    return REFUSAL_NONE;
}

enum refusal effect_share(struct state *state, const struct effect_use *use)
{
    secrets_chart_seen(state, level_actor(state_level(state), use->user));
    return REFUSAL_NONE;
}

enum refusal effect_steal(struct state *state, const struct effect_use *use)
{
    struct actor *thief = level_actor(state_level(state), use->user);
    if (!point_is_equal(use->at, state_hero(state)->position) ||
        point_chebyshev(thief->position, use->at) > 1 || !state->pack.has_lantern ||
        state->finale.is_on)
        return REFUSAL_NO_TARGET;
    if (disguise_tell(state, use->user))
        return REFUSAL_NONE;
    enum item lantern = item_lantern();
    bool is_unseen = !visibility_sees_now(state, use->user);
    state->pack.has_lantern = false;
    state_hero(state)->lantern = stance_dark();
    thief->carried = lantern;
    visibility_note_light(state, state->hero);
    visibility_note_light(state, use->user);
    ADD_EVENT(state, .kind = EVENT_STOLEN, .actor = use->user, .monster = thief->kind,
              .item = lantern, .to = thief->position, .is_unseen = is_unseen);
    return REFUSAL_NONE;
}

enum refusal effect_pounce(struct state *state, const struct effect_use *use)
{
    struct level *level = state_level(state);
    struct point landing;
    if (!level_is_occupied(level, use->at) ||
        !movement_find_landing(level, level_actor(level, use->user), use->at, &landing))
        return REFUSAL_NO_TARGET;
    bool is_at_hero = point_is_equal(use->at, state_hero(state)->position);
    if (is_at_hero && disguise_tell(state, use->user))
        return REFUSAL_NONE;
    if (actor_is_held(level_actor(level, use->user))) {
        statuses_pull_free(state, use->user);
        return REFUSAL_NONE;
    }
    put(state, use->user, landing);
    if (!pool_resolves(&level->actor_pool, use->user))
        return REFUSAL_NONE; /* it fell */
    combat_strike(state, use->user, use->at);
    return REFUSAL_NONE;
}

enum refusal effect_reflect(struct state *state, const struct effect_use *use)
{
    if (!point_is_equal(use->at, state_hero(state)->position))
        return REFUSAL_NO_TARGET;
    return missiles_reflect(state, use->user);
}

enum refusal effect_eat(struct state *state, const struct effect_use *use)
{
    struct level *level = state_level(state);
    int radius = actor_reach(level_actor(level, use->user));
    struct area area = area_around(use->at, radius, level->grid);
    int cells = 0;
    for (struct point p = area_before(area); area_next(area, &p);)
        if (point_is_within(use->at, p, radius) && level_is_remembered(level, p)) {
            level_eat_memory(level, p);
            cells++;
        }
    if (cells == 0)
        return REFUSAL_NO_TARGET;
    ADD_EVENT(state, .kind = EVENT_EATEN, .to = use->at, .cells = cells);
    return REFUSAL_NONE;
}
