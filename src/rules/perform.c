#include "rules/perform.h"

#include "rules/boons.h"
#include "rules/combat.h"
#include "rules/doors.h"
#include "rules/effects/effect.h"
#include "rules/finale.h"
#include "rules/gear.h"
#include "rules/light/beams.h"
#include "rules/light/ember.h"
#include "rules/missiles.h"
#include "rules/move.h"
#include "rules/orders.h"
#include "rules/secrets.h"
#include "rules/stance.h"
#include "rules/tells.h"
#include "rules/visibility.h"
#include "world/perception.h"

#include <assert.h>

static struct outcome use_effect(struct state *state, struct handle actor, enum effect effect,
                                 struct point target)
{
    enum refusal refusal =
        effect_apply(state, effect, (struct effect_use){actor, target, ITEM_NONE});
    return refusal == REFUSAL_NONE ? outcome_done(TURN_TIME)
                                   : outcome_refused(state, actor, refusal, target);
}

static struct outcome step_over(struct state *state, struct handle hero, enum direction direction)
{
    state->leaves_things = true;
    struct outcome outcome = move_step(state, hero, direction);
    state->leaves_things = false;
    return outcome;
}

/* Only the hero has a pack, boons and a lantern. */
static struct outcome dispatch_hero(struct state *state, struct handle hero, struct action action)
{
    assert(state_is_hero(state, hero));
    switch (action.kind) {
    case ACTION_STEP_NO_PICKUP:
        return step_over(state, hero, action.direction);
    case ACTION_PICK_UP:
        return gear_pick_up(state, hero);
    case ACTION_WEAR:
        return gear_wear(state, hero, action.item);
    case ACTION_USE:
        return gear_use(state, hero, action.item, action.target);
    case ACTION_THROW:
        return missiles_throw(state, hero, action.item, action.target);
    case ACTION_FIRE:
        return missiles_fire(state, hero, action.target);
    case ACTION_PUSH:
        return move_push(state, hero, action.direction);
    case ACTION_TRADE:
        return gear_barter(state, hero, action.choice, action.item);
    case ACTION_BOON:
        return boons_choose(state, hero, action.choice);
    case ACTION_KEYSTONE:
        return boons_use_keystone(state, hero, action.target);
    case ACTION_ORDER:
        return orders_give(state, hero, (enum order)action.choice);
    case ACTION_LANTERN:
        return stance_set_lantern(state, hero, action.lantern);
    case ACTION_TURN_LAMP:
        return finale_turn_beam(state, hero, action.leads);
    case ACTION_FOV:
        return stance_set_fov(state, hero, action.fov);
    default:
        assert(!"an action without a rule");
        return outcome_done(TURN_TIME);
    }
}

static struct outcome dispatch(struct state *state, struct handle actor, struct action action)
{
    switch (action.kind) {
    case ACTION_WAIT:
        return outcome_done(TURN_TIME);
    case ACTION_STEP:
        return move_step(state, actor, action.direction);
    case ACTION_STRIKE:
        return combat_strike(state, actor, action.target);
    case ACTION_OPEN:
        return doors_open(state, actor, action.direction);
    case ACTION_CLOSE:
        return doors_close(state, actor, action.direction);
    case ACTION_EFFECT:
        return use_effect(state, actor, action.effect, action.target);
    case ACTION_TURN:
        stance_face(state, actor, action.direction);
        return outcome_done(TURN_TIME);
    case ACTION_DROP:
        return gear_drop(state, actor, action.item);
    case ACTION_STAIRS:
        return state_is_hero(state, actor) ? move_take_stairs(state, actor, action.leads)
                                           : ember_take_down(state, actor);
    default:
        return dispatch_hero(state, actor, action);
    }
}

/* Why the hero can't act at all, or only choose a boon. */
static enum refusal find_bar(const struct state *state, struct action action)
{
    if (state_is_over(state))
        return REFUSAL_OVER;
    if (boons_are_offered(state) && action.kind != ACTION_BOON && action.kind != ACTION_FOV)
        return REFUSAL_CHOICE;
    return REFUSAL_NONE;
}

/* Only an immediate second press after a warning counts. */
static void forget_warned_cell(struct state *state, struct action action, struct outcome outcome)
{
    bool is_warned = outcome.refusal == REFUSAL_BRINK || outcome.refusal == REFUSAL_TRAP ||
                     outcome.refusal == REFUSAL_BURNS || outcome.refusal == REFUSAL_GAS ||
                     outcome.refusal == REFUSAL_GAS_HERE ||
                     outcome.refusal == REFUSAL_LEAVES_CAPTIVE;
    if (!is_warned && !outcome.has_fallen && action.kind != ACTION_FOV)
        state->warned_cell = point_make(-1, -1);
}

/* In light the hero leaves a trail. */
static void leave_trail(struct state *state)
{
    struct point hero = state_hero(state)->position;
    if (perception_grade(state, hero) != LIGHT_DARK)
        trail_add(&state->trail, hero);
}

struct outcome perform(struct state *state, struct handle actor, struct action action)
{
    bool is_hero = state_is_hero(state, actor);
    enum refusal bar = is_hero ? find_bar(state, action) : REFUSAL_NONE;
    if (bar != REFUSAL_NONE)
        return outcome_refused(state, actor, bar, state_hero(state)->position);
    enum loudness noise_before = state->hero_noise;
    if (is_hero) {
        state->hero_noise = LOUDNESS_SILENT;
        tells_note_choice(state);
    }
    struct outcome outcome = dispatch(state, actor, action);
    if (outcome.kind == OUTCOME_REFUSED)
        state->hero_noise = noise_before;
    else if (is_hero)
        gear_heed_noise(state);
    if (state->is_falling)
        outcome = outcome_fallen(outcome.time);
    state->is_falling = false;
    if (is_hero)
        forget_warned_cell(state, action, outcome);
    if (outcome.kind != OUTCOME_DONE)
        return outcome;
    if (is_hero && outcome.time > 0)
        visibility_note_turn(state);
    visibility_refresh(state);
    beams_stop(state, is_hero ? BEAMS_TURNS : BEAMS_TURNS + 1); /* its turn is not over */
    if (!is_hero)
        return outcome;
    leave_trail(state);
    secrets_discover(state);
    ember_discover(state);
    return outcome;
}
