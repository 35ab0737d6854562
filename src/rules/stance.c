#include "rules/stance.h"

#include "rules/visibility.h"
#include "world/flame.h"
#include "world/hero.h"
#include "world/keyring.h"
#include "world/perception.h"

#include <assert.h>

static void change_lantern(struct state *state, enum lantern lantern)
{
    state_hero(state)->lantern = lantern;
    if (lantern_get(lantern)->light_radius > lantern_get(state->turn_lantern)->light_radius)
        state->turn_lantern = lantern;
    visibility_note_light(state, state->hero);
    ADD_EVENT(state, .kind = EVENT_LANTERN, .actor = state->hero, .lantern = lantern);
}

bool stance_warn_of_gas(struct state *state)
{
    struct point at = state_hero(state)->position;
    if (!flame_is_feared(state, at) || point_is_equal(state->warned_cell, at))
        return false;
    state->warned_cell = at;
    return true;
}

struct outcome stance_set_lantern(struct state *state, struct handle handle, enum lantern lantern)
{
    assert(state_is_hero(state, handle) && lantern < LANTERN_COUNT);
    struct actor *hero = state_hero(state);
    if (state_is_plain(state))
        return outcome_refused(state, handle, REFUSAL_NO_LIGHT, hero->position);
    if (!state->pack.has_lantern)
        return outcome_refused(state, handle, REFUSAL_NO_LANTERN, hero->position);
    if (hero->lantern == lantern)
        return outcome_refused(state, handle, REFUSAL_LANTERN_ALREADY, hero->position);
    if (!lantern_get(lantern)->is_open && keyring_holds_lantern(state))
        return outcome_refused(state, handle, REFUSAL_KEY_GLOWS, hero->position);
    if (lantern_get(lantern)->is_open && stance_warn_of_gas(state))
        return outcome_refused(state, handle, REFUSAL_GAS_HERE, hero->position);
    change_lantern(state, lantern);
    if (!state->traits.quick_lantern || state->quick_turn == state->turn + 1)
        return outcome_done(TURN_TIME);
    state->quick_turn = state->turn + 1;
    return outcome_done(0);
}

enum lantern stance_dark(void)
{
    int l = 0;
    while (lantern_get((enum lantern)l)->light_radius > 0)
        l++;
    return (enum lantern)l;
}

bool stance_can_go_dark(const struct state *state)
{
    return state->pack.has_lantern && !keyring_holds_lantern(state) &&
           hero_light_if(state, stance_dark()).radius == 0;
}

void stance_put_out_lantern(struct state *state)
{
    struct actor *hero = state_hero(state);
    if (lantern_get(hero->lantern)->light_radius == 0 || !state->pack.has_lantern ||
        state_is_plain(state) || keyring_holds_lantern(state))
        return;
    change_lantern(state, stance_dark());
}

void stance_heed_key(struct state *state)
{
    if (!state->pack.has_lantern || !keyring_holds_lantern(state) || hero_has_open_lantern(state))
        return;
    change_lantern(state, lantern_find(true));
}

void stance_end_stillness(struct state *state)
{
    state->still_turns = -1;
}

void stance_turn(struct state *state, bool is_noticed)
{
    const struct actor *hero = state_hero_const(state);
    bool is_dark = perception_grade(state, hero->position) == LIGHT_DARK &&
                   lantern_get(state->turn_lantern)->light_radius == 0;
    state->turn_lantern = hero->lantern;
    if (hero_is_still(state) && is_dark)
        return;
    state->still_turns = is_dark && !is_noticed ? state->still_turns + 1 : 0;
}

struct outcome stance_set_fov(struct state *state, struct handle handle, int fov)
{
    assert(state_is_hero(state, handle) && fov >= 0 && fov < fov_count());
    state->fov = fov;
    visibility_note_all(state);
    ADD_EVENT(state, .kind = EVENT_FOV, .actor = handle, .fov = fov);
    return outcome_done(0);
}

void stance_face(struct state *state, struct handle handle, enum direction direction)
{
    struct actor *actor = level_actor(state_level(state), handle);
    const struct monster_kind *kind = monster_get(actor->kind);
    bool matters = kind->is_gazing || kind->is_light_cone ||
                   (state_is_hero(state, handle) && hero_light(state).is_cone);
    if (actor->facing == direction)
        return;
    actor->facing = direction;
    if (matters)
        visibility_note_step(state, handle);
}
