/* Tells of the place and of what comes to it: doors, light, clouds, calls, special rooms. */
#include "base/array.h"
#include "game/prize.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "game/travel/goals.h"
#include "game/travel/route.h"
#include "rules/finale.h"
#include "rules/vigil.h"
#include "world/hero.h"
#include "world/keyring.h"
#include "world/perception.h"

#define LEAP_STEPS 5 /* an actor displaced by more did not leap */

/* A door names its opener if the hero saw it. */
static void tell_door(const struct state *state, const struct event *event, const char *by_actor,
                      const char *by_unknown, struct text *text)
{
    bool is_known = !handle_is_none(narration_words_known(event));
    narration_fill(state, event, is_known ? by_actor : by_unknown, text);
}

void narration_opened(const struct state *state, const struct event *event, struct text *text)
{
    if (event->item != ITEM_NONE)
        narration_fill(state, event,
                       "The key turns and stays in the lock. {The terrain noun} is open.", text);
    else
        tell_door(state, event, "{The actor} {open|opens} {the terrain noun}.",
                  "{The terrain noun} opens.", text);
}

void narration_closed(const struct state *state, const struct event *event, struct text *text)
{
    tell_door(state, event, "{The actor} {close|closes} {the terrain noun}.",
              "{The terrain noun} closes.", text);
}

/* How a change of terrain is told. */
struct change {
    const char *by_actor; /* a verb: "You light the brazier." */
    const char *by_none;  /* "The brazier lights up." */
};

static const struct change kindled = {"{light|lights}", "lights up"};
static const struct change doused = {"{put|puts} out", "goes out"};
static const struct change burnt = {"{burn|burns} down", "burns down"};
static const struct change dug = {"{break|breaks} through", "is broken through"};
static const struct change smashed = {"{smash|smashes}", "falls to pieces"};
static const struct change freed = {"{open|opens}", "opens"};
static const struct change changed = {"{change|changes}", "changes"};

/* Finds out how terrain changed from what it can become; what it is now decides between several ways. */
static const struct change *find_change(const struct terrain_kind *was, enum terrain now)
{
    const struct {
        enum terrain to;
        const struct change *change;
    } ways[] = {{(enum terrain)was->kindles_to, &kindled},
                {(enum terrain)was->douses_to, &doused},
                {(enum terrain)was->burns_to, &burnt},
                {(enum terrain)was->digs_to, was->pushed_on == TERRAIN_NONE ? &dug : &smashed},
                {(enum terrain)was->frees_to, &freed}};
    const struct change *found = &changed;
    for (size_t i = 0; i < ARRAY_LENGTH(ways); i++) {
        if (ways[i].to != TERRAIN_NONE && ways[i].to == now)
            return ways[i].change;
        if (ways[i].to != TERRAIN_NONE && found == &changed)
            found = ways[i].change;
    }
    return found;
}

/* "The snuffer puts out the brazier."; `noun` is a word of narration_fill. */
static void tell_change(const struct state *state, const struct event *event, const char *noun,
                        const struct change *change, struct text *text)
{
    char sentence[80];
    struct text template = text_init(sentence, sizeof sentence);
    if (!handle_is_none(event->actor))
        text_append(&template, "{The actor} %s {the %s}.", change->by_actor, noun);
    else
        text_append(&template, "{The %s} %s.", noun, change->by_none);
    narration_fill(state, event, sentence, text);
}

void narration_terrain(const struct state *state, const struct event *event, struct text *text)
{
    tell_change(state, event, "terrain noun",
                find_change(terrain_get(event->terrain),
                            level_terrain(state_level_const(state), event->to)),
                text);
}

void narration_doused(const struct state *state, const struct event *event, struct text *text)
{
    tell_change(state, event, "cloud noun", &doused, text);
}

/* An actor that is gone fell. */
void narration_sprung(const struct state *state, const struct event *event, struct text *text)
{
    const struct pool *pool = &state_level_const(state)->actor_pool;
    if (!handle_is_none(event->actor) && !state_is_hero(state, event->actor))
        narration_fill(state, event,
                       pool_resolves(pool, event->actor)
                           ? "{The monster} sets off {a terrain}. "
                           : "{The monster} sets off {a terrain} and is gone. ",
                       text);
    text_append(text, "%s", terrain_get(event->terrain)->springs_as);
}

void narration_pushed(const struct state *state, const struct event *event, struct text *text)
{
    const struct terrain_kind *kind = level_terrain_kind(state_level_const(state), event->to);
    narration_fill(state, event, "{The actor} {push|pushes} {the terrain}", text);
    if (kind->is_chasm)
        text_append(text, " over the edge. It is gone");
    else if (kind->is_water)
        text_append(text, " into the water. It sinks, and the water there is shallow now");
    text_append(text, ".");
}

void narration_arrived(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    if (event->depth == LESSON_DEPTH)
        text_append(text, "The lesson: ");
    else
        text_append(text, "Floor %d: ", event->depth);
    text_append(text, "%s.", band_of_depth(event->depth)->name);
}

void narration_omen(const struct state *state, const struct event *event, struct text *text)
{
    const struct omen_kind *omen = omen_get(event->omen);
    (void)state;
    text_append(text, "%s. %s %s %s", omen->name, omen->flavour, omen->takes, omen->gives);
}

void narration_foretold(const struct state *state, const struct event *event, struct text *text)
{
    narration_fill(state, event, "The stairs down {way} lead to an omen: ", text);
    narration_words_omen(event->omen, text);
    if (band_stairs_down(state->depth) > 1)
        text_append(text, " Other stairs on this floor lead to another omen.");
}

void narration_lantern(const struct state *state, const struct event *event, struct text *text)
{
    static const char *const effects[] = {
        [LIGHT_DARK] = ": you see little and are hard to see",
        [LIGHT_DIM] = ": it gives dim light",
        [LIGHT_BRIGHT] = ": it gives bright light",
    };
    static const char *const lit[] = {
        [LIGHT_DIM] = ", but you stand in dim light",
        [LIGHT_BRIGHT] = ", but you stand in bright light",
    };
    const struct lantern_kind *lantern = lantern_get(event->lantern);
    enum light_grade own = light_grade(lantern->light);
    enum light_grade place = perception_grade(state, state_hero_const(state)->position);
    text_append(text, "Your lantern is %s%s.", lantern->id,
                place > own ? lit[place] : effects[own]);
}

void narration_fov(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "Sight algorithm: %s.", fov_get(event->fov)->name);
}

void narration_hushed(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, event->is_hushed ? "Silence falls around you." : "You can hear again.");
}

void narration_heard(const struct state *state, const struct event *event, struct text *text)
{
    const char *key = event->effect != EFFECT_NONE ? effect_kind_name(event->effect) : "call";
    narration_fill(state, event, "You hear {the actor} ", text);
    text_append(text, "%s ", key);
    narration_words_from(state, event->to, text);
    text_append(text, ".");
}

/* What the hero threw there, which burst; ITEM_NONE: nothing. */
static enum item thrown_at(const struct state *state, struct point at)
{
    struct point hero = state_hero_const(state)->position;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind == EVENT_MISSILE && point_is_equal(event->from, hero) &&
            point_is_equal(event->to, at))
            return event->item;
    }
    return ITEM_NONE;
}

void narration_cloud(const struct state *state, const struct event *event, struct text *text)
{
    const struct cloud_kind *kind = cloud_get(event->cloud);
    enum item thrown = kind->burns ? thrown_at(state, event->to) : ITEM_NONE;
    if (thrown != ITEM_NONE) {
        narration_words_definite_subject(hero_item_name(state, thrown), text);
        text_append(text, " bursts into flames.");
    } else if (!handle_is_none(event->actor)) {
        narration_fill(state, event, "{The monster} ", text);
        text_append(text, "%s %s.", kind->made, kind->name);
    } else {
        narration_fill(state, event, "{A cloud} ", text);
        text_append(text, "%s.", kind->comes);
    }
}

/* Whether another one came from where it went, and went to where it came from. */
static bool has_changed_places(const struct state *state, const struct event *event)
{
    for (int i = 0; i < state->events.count; i++) {
        const struct event *other = &state->events.events[i];
        if (other->kind == EVENT_VANISHED && !handle_is_equal(other->actor, event->actor) &&
            point_is_equal(other->from, event->to) && point_is_equal(other->to, event->from))
            return true;
    }
    return false;
}

/* Of a swap only the other one is told. */
void narration_vanished(const struct state *state, const struct event *event, struct text *text)
{
    if (has_changed_places(state, event)) {
        narration_fill(
            state, event,
            state_is_hero(state, event->actor) ? "" : "You swap places with {the actor}.", text);
        return;
    }
    bool leaps = !state_is_hero(state, event->actor) &&
                 point_chebyshev(event->from, event->to) <= LEAP_STEPS;
    narration_fill(state, event, leaps ? "{The actor} leaps." : "{The actor} {teleport|teleports}.",
                   text);
}

/* Whether creatures lived in such a room, and none of their kind lives on this floor any more. */
static bool is_deserted(const struct state *state, const struct site_kind *kind)
{
    const struct level *level = state_level_const(state);
    bool is_deserted = kind->dwellers > 0;
    for (uint16_t i = 0; is_deserted && level_next_actor(level, &i); i++)
        for (int d = 0; d < kind->dwellers; d++)
            is_deserted &=
                (int)level->actors[i].kind != kind->cast[d].monster || level->actors[i].is_ally;
    return is_deserted;
}

void narration_site(const struct state *state, const struct event *event, struct text *text)
{
    const struct site_kind *kind = site_kind_get(event->site);
    const char *const says[] = {[SITE_ENTERED] = kind->on_enter,
                                [SITE_SPOILT] = kind->on_spoil,
                                [SITE_SOLVED] = kind->on_solve,
                                [SITE_BEGUN] = kind->on_start,
                                [SITE_BROKEN] = kind->on_fail};
    if (event->news == SITE_ENTERED && is_deserted(state, kind))
        text_append(text, "This is %s, but no %s is left in it.", kind->name,
                    narration_words_bare(monster_get((enum monster)kind->cast[0].monster)->name));
    else if (says[event->news])
        text_append(text, "%s", says[event->news]);
}

/* "Your beacons fix beams to the north and the east." */
static void tell_fixed_beams(const struct state *state, struct text *text)
{
    unsigned left = state->finale.fixed_beams;
    const char *joint = bit_count(left) > 1 ? " Your beacons fix beams to the "
                                            : " Your beacon fixes a beam to the ";
    for (; left != 0; left &= left - 1) {
        text_append(text, "%s%s", joint, narration_words_compass((enum direction)bit_lowest(left)));
        joint = bit_count(left) > 2 ? ", the " : " and the ";
        if (bit_count(left) == 1)
            text_append(text, ".");
    }
}

void narration_hold(const struct state *state, const struct event *event, struct text *text)
{
    const char *turns = event->turns == 1 ? "turn" : "turns";
    switch (event->hold) {
    case HOLD_BEGINS:
        text_append(
            text,
            "The whole coast sees it, and so does everything down here. Hold the great lamp for %d %s: stay within "
            "%d cells of it and keep it in view. Turn its beam to stop what comes.",
            event->turns, turns, FINALE_RADIUS);
        tell_fixed_beams(state, text);
        break;
    case HOLD_LASTS:
        text_append(text, "Hold the great lamp: %d %s left.", event->turns, turns);
        break;
    case HOLD_PAUSES:
        text_append(text, "You left the great lamp: no turn counts until you are back.");
        break;
    case HOLD_GOES_ON:
        text_append(text, "You are back at the great lamp: %d %s left.", event->turns, turns);
        break;
    }
}

/* By how much the night is delayed; nothing if it is not. */
static void tell_delay(const struct event *event, const char *joint, struct text *text)
{
    if (event->turns > 0)
        text_append(text, "%sthe night draws back %d turn%s%s", joint, event->turns,
                    event->turns == 1 ? "" : "s", event->is_latest ? ", as far as it can" : "");
}

void narration_grew(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "A new floor reached: %d more health", event->healed);
    tell_delay(event, ", and ", text);
    text_append(text, ".");
}

void narration_unhunted(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "Nothing hunted you on the floor you left");
    tell_delay(event, ": ", text);
    text_append(text, ".");
}

void narration_night_delayed(const struct state *state, const struct event *event,
                             struct text *text)
{
    (void)state;
    text_append(text, "The next hunter of the night comes ");
    if (event->turns > 0)
        text_append(text, "%d turn%s later%s", event->turns, event->turns == 1 ? "" : "s",
                    event->is_latest ? ", " : "");
    text_append(text, "%s.", event->is_latest ? "as late as it can" : "");
}

void narration_beam(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "The beam turns to the %s.", narration_words_compass(event->direction));
}

static const char *vigil_ends(const struct event *event)
{
    return event->is_broken ? "your vigil starts again."
                            : "the vigil can't begin until that is over.";
}

void narration_vigil(const struct state *state, const struct event *event, struct text *text)
{
    switch (event->vigil) {
    case VIGIL_GOES_ON:
        text_append(
            text,
            event->turns == VIGIL_TURNS - 1
                ? "You sit still beside the cold lamp. Stay still and unnoticed for %d more turns, and you let "
                  "the ember go out."
                : "The ember burns lower: %d more turns.",
            event->turns);
        break;
    case VIGIL_NOTICED:
        narration_fill(state, event,
                       handle_is_none(event->actor) ? "Something on this floor has noticed you: "
                                                    : "{The monster} has noticed you: ",
                       text);
        text_append(text, "%s", vigil_ends(event));
        break;
    case VIGIL_SMOKE:
        text_append(text, "Smoke within %d cells: %s", VIGIL_CLEAR_RADIUS, vigil_ends(event));
        break;
    case VIGIL_RESTLESS:
        text_append(text, "You are no longer still: your vigil starts again.");
        break;
    case VIGIL_NONE:
        break;
    }
}

void narration_won(const struct state *state, const struct event *event, struct text *text)
{
    (void)event;
    text_append(text, state_is_won_dark(state)
                          ? "The last ember goes out, and nothing finds you: you have won!"
                          : "The great lamp burns on: you have won!");
}

void narration_night(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "Night falls: %s is on the stairs, and arrives in %d turns.",
                monster_get(monster_night_hunter())->name, event->turns);
}

/* "You see a healing potion, 3 steps north."; terrain that the hero has just found out is told by that. */
void narration_spotted(const struct state *state, const struct event *event, struct text *text)
{
    if (event->item != ITEM_NONE) {
        const char *why_left = prize_why_left(state, event->to);
        narration_fill(state, event, "You see {a item}, {way}.", text);
        if (why_left)
            text_append(text, " Exploring leaves it (%s).", why_left);
    } else if (!event_list_has_at(&state->events, EVENT_FOUND_OUT, event->to)) {
        narration_fill(state, event, "You see {a terrain}, {way}.", text);
    }
}

/* Finds what a walk stops for beside the hero: the actor at `to`, if it has gone there; NULL if there is none. */
static const struct actor *find_in_the_way(const struct state *state, struct point to)
{
    struct point hero = state_hero_const(state)->position;
    const struct actor *found =
        point_chebyshev(hero, to) == 1 ? route_find_blocker(state, to) : NULL;
    for (int d = 0; d < DIRECTION_COUNT && !found; d++)
        found = route_find_blocker(state, point_step(hero, (enum direction)d));
    return found;
}

/* What walking into the terrain beside which the hero has stopped would do. */
static void tell_use(const struct state *state, const struct event *event,
                     const struct terrain_kind *kind, struct text *text)
{
    struct event locked = *event;
    locked.refusal = keyring_is_shied(state) ? REFUSAL_KEY_SHY : REFUSAL_LOCKED;
    if (kind->unlocks_to != TERRAIN_NONE && keyring_find(state) == ITEM_NONE)
        narration_refused(state, &locked, text);
    else
        text_append(text, "Walk into it to %s.",
                    kind->is_chasm || terrain_is_trap(kind) ? "go on" : "use it");
}

void narration_stopped(const struct state *state, const struct event *event, struct text *text)
{
    const struct actor *other = find_in_the_way(state, event->to);
    if (event->refusal != REFUSAL_NONE) {
        narration_refused(state, event, text);
        return;
    }
    if (goals_ends_beside(state, event->to)) {
        const struct terrain_kind *aim =
            terrain_get((enum terrain)level_memory(state_level_const(state), event->to)->terrain);
        text_append(text, "You stop beside ");
        narration_words_definite(aim->name, text);
        text_append(text, ". ");
        tell_use(state, event, aim, text);
        return;
    }
    if (!other) {
        text_append(text, "You stop.");
        return;
    }
    if (other->is_ally) {
        text_append(text, "You stop: your %s fights in the way. Walk into it to swap places.",
                    narration_words_bare(monster_get(other->kind)->name));
        return;
    }
    bool is_there = point_is_equal(other->position, event->to);
    text_append(text, is_there ? "You stop beside " : "You stop: ");
    narration_words_definite(monster_get(other->kind)->name, text);
    text_append(text, "%s. Walk into it to %s.", is_there ? "" : " is in the way",
                monster_get(other->kind)->trades ? "trade" : "attack it");
}

void narration_freed(const struct state *state, const struct event *event, struct text *text)
{
    enum gift gift = monster_get(event->victim_kind)->lends;
    (void)state;
    text_append(text, "You free %s. It follows you", monster_get(event->victim_kind)->name);
    if (gift == GIFT_NONE)
        text_append(text, " and fights for you.");
    else
        text_append(text, ". %s", gift_get(gift)->help);
}

void narration_ordered(const struct state *state, const struct event *event, struct text *text)
{
    narration_fill(state, event, "{The monster} ", text);
    text_append(text, event->waits ? "waits here." : "follows you.");
}

void narration_lent(const struct state *state, const struct event *event, struct text *text)
{
    narration_fill(state, event, "{The monster} ", text);
    text_append(text, "%s", gift_get(monster_get(event->monster)->lends)->says);
}
