#include "rules/statuses.h"

#include "rules/suspicion.h"
#include "rules/visibility.h"
#include "world/hero.h"

static void set(struct state *state, struct handle handle, enum status status, int turns)
{
    struct actor *actor = level_actor(state_level(state), handle);
    const struct status_kind *kind = status_get(status);
    bool was = actor->statuses[status] > 0;
    actor->statuses[status] = (uint16_t)turns;
    if (was == (turns > 0))
        return;
    if (kind->light_radius > 0)
        visibility_note_light(state, handle);
    if (state_is_hero(state, handle) && (kind->blinds || kind->dark_sight > 0))
        visibility_note_sight(state);
    if (visibility_sees(state, handle))
        ADD_EVENT(state, .kind = was ? EVENT_STATUS_ENDED : EVENT_STATUS, .victim = handle,
                  .victim_kind = actor->kind, .status = status, .to = actor->position);
}

void statuses_begin(struct state *state, struct handle handle, enum status status, int turns)
{
    if (level_actor(state_level(state), handle)->statuses[status] < turns)
        set(state, handle, status, turns);
}

void statuses_end(struct state *state, struct handle handle, enum status status)
{
    if (level_actor(state_level(state), handle)->statuses[status] > 0)
        set(state, handle, status, 0);
}

void statuses_hold(struct state *state, struct handle handle, int turns)
{
    statuses_begin(state, handle, status_find(status_holds), turns);
}

void statuses_stun(struct state *state, struct handle handle, int turns)
{
    statuses_begin(state, handle, status_find(status_stuns), turns);
}

void statuses_dazzle(struct state *state, struct handle handle, bool had_hunted)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    if (state->traits.glare > 0 && !had_hunted && actor->has_hunted &&
        hero_has_open_lantern(state) && !monster_get(actor->kind)->is_relentless)
        statuses_stun(state, handle, state->traits.glare);
}

void statuses_set_on_fire(struct state *state, struct handle handle, int turns)
{
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    bool may_care = !state_is_hero(state, handle) && !monster_get(actor->kind)->ignores_hero;
    statuses_begin(state, handle, status_find(status_burns), turns);
    if (may_care && actor->suspicion < SUSPICION_WARY)
        suspicion_hear(state, handle, actor->position, SUSPICION_WARY - actor->suspicion,
                       CLUE_HEARD, LOUDNESS_SILENT);
    suspicion_wake(state, handle);
}

void statuses_shed_in_water(struct state *state, struct handle handle)
{
    for (int s = 0; s < STATUS_COUNT; s++)
        if (status_get((enum status)s)->is_shed_in_water)
            statuses_end(state, handle, (enum status)s);
}

int statuses_stun_around(struct state *state, struct point at, int radius, int turns, bool in_view)
{
    const struct level *level = state_level(state);
    int count = 0;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        bool is_met = point_is_within(at, actor->position, radius) &&
                      (!in_view || view_has(&state->vision.view, actor->position));
        if (!is_met || actor->is_ally || state_is_hero(state, level_handle(level, i)))
            continue;
        statuses_stun(state, level_handle(level, i), turns);
        count++;
    }
    return count;
}

int statuses_held_turns(const struct actor *actor)
{
    return actor->statuses[status_find(status_holds)];
}

void statuses_pull_free(struct state *state, struct handle handle)
{
    int left = statuses_held_turns(level_actor(state_level(state), handle));
    set(state, handle, status_find(status_holds), left - 1);
}

void statuses_release(struct state *state, struct handle handle)
{
    statuses_end(state, handle, status_find(status_holds));
}

void statuses_turn(struct state *state, struct handle handle)
{
    const struct actor *actor = level_actor(state_level(state), handle);
    for (int s = 0; s < STATUS_COUNT; s++)
        if (actor->statuses[s] > 0 && !status_get((enum status)s)->holds &&
            !status_get((enum status)s)->is_lasting)
            set(state, handle, (enum status)s, actor->statuses[s] - 1);
}
