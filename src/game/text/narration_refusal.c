/* Tells why the hero can't. */
#include "base/array.h"
#include "game/inventory.h"
#include "game/last_known.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "game/travel/danger.h"
#include "rules/arrival.h"
#include "rules/light/warmth.h"
#include "rules/pursuit.h"
#include "rules/stance.h"
#include "world/hero.h"
#include "world/keyring.h"

#include <limits.h>

/* "" if the sentence depends on more than the refusal. */
static const char *const refusals[REFUSAL_COUNT] = {
    [REFUSAL_NONE] = "",
    [REFUSAL_WALL] = "",
    [REFUSAL_BRINK] = "",
    [REFUSAL_TRAP] = "",
    [REFUSAL_BURNS] = "",
    [REFUSAL_CORNER] = "",
    [REFUSAL_CORNER_BLOW] = "",
    [REFUSAL_ACTOR] = "",
    [REFUSAL_NO_DOOR] = "Nothing there opens or closes.",
    [REFUSAL_DOOR_BLOCKED] = "",
    [REFUSAL_DOOR_SEALED] = "A ward seals that door.",
    [REFUSAL_LOCKED] = "",
    [REFUSAL_KEY_SHY] = "The key is gone in the light: close your lantern in a dark place.",
    [REFUSAL_KEY_GLOWS] = "Your key keeps the lantern open: drop it first.",
    [REFUSAL_NO_STAIRS] = "There are no stairs here.",
    [REFUSAL_NO_STAIRS_DOWN] = "You haven't found the stairs down yet: explore?",
    [REFUSAL_NO_STAIRS_UP] = "You haven't found the stairs up yet.",
    [REFUSAL_NO_FLOOR] = "These stairs are flooded: they lead nowhere.",
    [REFUSAL_NO_LIGHT] = "This game has no light: the lantern makes no difference.",
    [REFUSAL_LANTERN_ALREADY] = "",
    [REFUSAL_NO_LANTERN] = "You don't have your lantern",
    [REFUSAL_NO_EMBER] = "Only the ember in your lantern lights it, and your lantern is gone.",
    [REFUSAL_NO_WAY] = "You haven't found a way there yet.",
    [REFUSAL_NO_WAY_HUNTED] =
        "You haven't found a way there yet, and don't look for one while you are hunted.",
    [REFUSAL_NO_WAY_LEFT] = "You haven't found a way there, and there is nothing left to explore.",
    [REFUSAL_NOTHING_LEFT] = "There is nothing left to explore here.",
    [REFUSAL_FIRE] = "Fire is in the way: wait until it burns down.",
    [REFUSAL_GAS] = "Your open lantern would set off the gas.",
    [REFUSAL_GAS_HERE] = "An open lantern would set off the gas: open it anyway?",
    [REFUSAL_LEAVES_CAPTIVE] = "A captive won't follow you: leave it behind?",
    [REFUSAL_GAS_LEFT] =
        "Gas is in the way, and an open lantern would set it off: hood your lantern to go on.",
    [REFUSAL_NOTHING_HERE] = "Nothing lies here.",
    [REFUSAL_FULL] = "",
    [REFUSAL_NOT_HAD] = "You have none of those.",
    [REFUSAL_NO_REACH] = "", /* refuse_reach */
    [REFUSAL_NO_USE] = "You can't do that with it.",
    [REFUSAL_TOO_FAR] = "That is too far away.",
    [REFUSAL_NOT_SEEN] = "You can't see that cell.",
    [REFUSAL_NO_TARGET] = "There is no target there.",
    [REFUSAL_NO_ARROWS] = "You have no arrows left.",
    [REFUSAL_NO_PLACE] = "There is no room there.",
    [REFUSAL_SOMETHING_HERE] = "",
    [REFUSAL_REST_HUNTED] = "", /* narration_hunted_rest */
    [REFUSAL_REST_FAR] = "",    /* refuse_far_rest */
    [REFUSAL_REST_SLOW] = "",   /* refuse_slow_rest */
    [REFUSAL_REST_BROKEN] = "Your rest is broken.",
    [REFUSAL_RUN_OPENS] = "You stop: a way opens beside you.",
    [REFUSAL_RUN_ENTERS] = "You stop: a passage begins.",
    [REFUSAL_RUN_FORKS] = "You stop: the passage forks.",
    [REFUSAL_RUN_WIDENS] = "You stop: the passage widens.",
    [REFUSAL_RUN_RISKY] = "You stop: danger lies ahead.",
    [REFUSAL_HUNTED] = "",
    [REFUSAL_NOTICED] = "",
    [REFUSAL_NEAR] = "",
    [REFUSAL_BESIDE] = " hunts you, and is beside you: attack it or step away.",
    [REFUSAL_NEARER] = "",
    [REFUSAL_BADLY_HURT] = "You are badly hurt: ",
    [REFUSAL_STAIRS_HURT] = "You are badly hurt: rest first, or take the stairs anyway?",
    [REFUSAL_STAIRS_PRIZES] = "", /* narration_leaving_prizes */
    [REFUSAL_STAIRS_OMENS] = "",  /* narration_two_stairs */
    [REFUSAL_GUARDED] = "A shadow shows under this door",
    [REFUSAL_SPOILS] = "Light may spoil what is behind this door",
    [REFUSAL_STIRS] = "You would stir ",
    [REFUSAL_SHOWS] = " could see you there: go on anyway?",
    [REFUSAL_UNLIT] = "In the dark you explore only what you have seen in light",
    [REFUSAL_DETOUR] = " is on the nearer way: go the long way, ",
    [REFUSAL_WAVERS] = "What comes into view here keeps changing the way: go straight on?",
    [REFUSAL_COVER] = "Something may lie in wait in this tall grass: go on anyway?",
    [REFUSAL_NOT_BRIGHT] = "It needs bright light where you stand: open your lantern.",
    [REFUSAL_TOO_DARK] = "You heal only beside a burning brazier or by your open lantern.",
    [REFUSAL_HEALED] = "You are at full health.",
    [REFUSAL_OVER] = "The game is over.",
    [REFUSAL_CHOICE] = "Choose a boon first: 1, 2 or 3.",
    [REFUSAL_NO_CHOICE] = "No such boon is offered now.",
    [REFUSAL_NO_LESSON] = "The lesson is over.",
    [REFUSAL_BARTER] = "The merchant waits: walk into it to trade.",
    [REFUSAL_WARES_ONLY] = "Only wares lie on the cloth.",
    [REFUSAL_WARE] = "It is a ware. Offer something worth two thirds as much.",
    [REFUSAL_NOT_IN_LIGHT] =
        "\"Not in the light.\" The merchant trades in the dark, with your lantern dark.",
    [REFUSAL_FOLLOWED] =
        "\"Not with those behind you.\" The merchant does not trade while you are hunted.",
    [REFUSAL_NO_TRADE] = "No one here trades with you.",
    [REFUSAL_NO_LAMP] = "You can turn the beam only while you hold the burning great lamp.",
    [REFUSAL_NO_CAPTIVE] = "No captive that you freed is near enough to hear you.",
    [REFUSAL_NO_GIFT] = "It fights for you, and has nothing else to lend.",
    [REFUSAL_NO_KEYSTONE] = "You have no keystone: it is offered after two boons of a path.",
    [REFUSAL_KEYSTONE_ITSELF] = "Your keystone acts by itself.",
    [REFUSAL_KEYSTONE_SPENT] = "Your keystone is spent.",
    [REFUSAL_NONE_AWAKE] = "Nothing awake is in view: save your keystone.",
    [REFUSAL_NO_WATER] = "Deep water or a chasm must be beside you, with a floor below.",
    [REFUSAL_TOO_LITTLE] = "\"Not enough.\" Your offer is worth less than the ware.",
};

_Static_assert(ARRAY_LENGTH(refusals) == REFUSAL_COUNT, "a refusal without a sentence");

/* The name of what stands or lies in the cell; `otherwise` if nothing does. */
static const char *name_occupant(const struct event *event, const char *otherwise)
{
    if (!handle_is_none(event->actor))
        return monster_get(event->monster)->name;
    return event->item != ITEM_NONE ? item_get(event->item)->name : otherwise;
}

static const char *name_terrain(const struct event *event, const char *otherwise)
{
    return event->terrain != TERRAIN_NONE ? terrain_get(event->terrain)->name : otherwise;
}

/* Before the door of a room where any light spoils something; elsewhere only bright light does. */
static bool is_by_dark_room(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        if (site_kind_get(site->type)->rule == SITE_RULE_FADING && !site->is_entered &&
            point_chebyshev(site->door, hero) == 1)
            return true;
    }
    return false;
}

/* What the player can do with the lantern before it gives the hero away; nothing if that does not help. */
static const char *name_darker(const struct state *state, enum refusal refusal)
{
    const struct lantern_kind *lantern = lantern_get(state_hero_const(state)->lantern);
    bool is_unnoticed = refusal == REFUSAL_GUARDED && lantern->is_hooded;
    return lantern->light_radius == 0 || is_unnoticed || !stance_can_go_dark(state) ? ""
           : lantern->is_hooded || is_by_dark_room(state)                           ? "darken"
                                                          : "hood or darken";
}

/* With a dark lantern and no boon against that. */
static bool takes_two_turns(const struct state *state)
{
    return lantern_get(state_hero_const(state)->lantern)->light_radius == 0 &&
           hero_step_time(state) >= 2 * TURN_TIME;
}

/* Says how a hunted hero's step could end, and asks. */
static void ask_hunted(const struct state *state, struct text *text)
{
    if (danger_could_kill(state))
        text_append(text, " and could kill you");
    text_append(text, takes_two_turns(state)
                          ? ". A step with a dark lantern takes two turns. Go on anyway?"
                          : ": go on anyway?");
}

/* Whether the sentence begins with the creature's name, though that is no danger. */
static bool begins_with_name(enum refusal refusal)
{
    return refusal == REFUSAL_SHOWS || refusal == REFUSAL_BESIDE || refusal == REFUSAL_DETOUR;
}

/* Whether the sentence tells to close the lantern. */
static bool needs_dark_lantern(enum refusal refusal)
{
    return refusal == REFUSAL_GAS_LEFT || refusal == REFUSAL_NOT_IN_LIGHT;
}

/* Of what is no danger; `name`: the creature, if there is one. */
static void refuse_without_danger(const struct state *state, const struct event *event,
                                  const char *name, const char *end, struct text *text)
{
    const char *darken = name_darker(state, event->refusal);
    if (begins_with_name(event->refusal))
        narration_words_definite_subject(name, text);
    text_append(text, "%s%s", refusals[event->refusal], end);
    if (needs_dark_lantern(event->refusal) && keyring_holds_lantern(state))
        text_append(text, " %s", refusals[REFUSAL_KEY_GLOWS]);
    if (event->refusal == REFUSAL_STIRS)
        narration_words_definite(name, text);
    if (event->refusal == REFUSAL_DETOUR)
        text_append(text, "%d steps?", event->count);
    if (refusal_is_disturbance(event->refusal) && event->refusal != REFUSAL_SHOWS)
        text_append(text, ": %s%sgo on anyway?", darken, *darken ? " your lantern first, or " : "");
}

/* What does not depend on what is in the way. */
static void refuse(const struct state *state, const struct event *event, struct text *text)
{
    const struct pool *pool = &state_level_const(state)->actor_pool;
    const struct actor *danger = pool_resolves(pool, event->actor)
                                     ? level_actor_const(state_level_const(state), event->actor)
                                     : NULL;
    bool is_known =
        danger && actor_was_seen(danger) && (!danger->shines || last_known_has_name(state, danger));
    bool is_perceived = danger && actor_is_perceived(danger);
    const char *name = is_known       ? monster_get(danger->kind)->name
                       : is_perceived ? "something with shining eyes"
                                      : "something out of sight";
    const char *end = event->kind == EVENT_STOPPED           ? "."
                      : event->refusal == REFUSAL_BADLY_HURT ? ". Go on anyway?"
                                                             : ": go on anyway?";
    if (!refusal_is_by_danger(event->refusal)) {
        refuse_without_danger(state, event, name, event->refusal == REFUSAL_UNLIT ? end : "", text);
        return;
    }
    if (event->kind == EVENT_STOPPED || event->refusal == REFUSAL_BADLY_HURT) {
        text_append(text, "%s",
                    event->refusal == REFUSAL_BADLY_HURT ? refusals[REFUSAL_BADLY_HURT]
                                                         : "You stop: ");
        narration_words_definite(name, text);
    } else {
        narration_words_definite_subject(name, text);
    }
    bool is_wary = danger && actor_is_wary(danger);
    bool is_held_off = danger && (pursuit_is_kept_off(state, danger) || actor_has_given_up(danger));
    if (is_held_off && event->kind == EVENT_REFUSED && event->refusal != REFUSAL_BADLY_HURT) {
        text_append(text, " could attack you there: go on anyway?");
        return;
    }
    bool notices = event->refusal == REFUSAL_NOTICED ||
                   (event->refusal == REFUSAL_NEARER && danger && !actor_is_hunting(danger));
    text_append(text, event->refusal == REFUSAL_NEAR ? " is near"
                      : !notices                     ? " hunts you"
                      : !is_known && !is_perceived   ? " has noticed you"
                      : is_wary                      ? " is wary of you"
                                                     : " begins to notice you");
    text_append(text, event->refusal == REFUSAL_NEARER ? ", and the way leads nearer to it" : "");
    if (event->kind == EVENT_REFUSED && event->refusal == REFUSAL_HUNTED)
        ask_hunted(state, text);
    else
        text_append(text, "%s", end);
}

/* The nearest terrain of a sort that the hero remembers; false if there is none. */
static bool find_remembered(const struct state *state,
                            bool (*is_wanted)(const struct terrain_kind *), struct point *found)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int min = INT_MAX;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        enum terrain terrain = (enum terrain)level_memory(level, p)->terrain;
        if (terrain == TERRAIN_NONE || !is_wanted(terrain_get(terrain)) ||
            point_chebyshev(hero, p) >= min)
            continue;
        min = point_chebyshev(hero, p);
        *found = p;
    }
    return min < INT_MAX;
}

static bool leads_down(const struct terrain_kind *kind)
{
    return kind->leads > 0;
}

static bool is_great_lamp(const struct terrain_kind *kind)
{
    return kind->wins;
}

static bool is_cold_brazier(const struct terrain_kind *kind)
{
    return kind->kindles_to != TERRAIN_NONE && terrain_get(kind->kindles_to)->warms;
}

static void refuse_without_lantern(const struct state *state, struct text *text)
{
    struct point lantern;
    text_append(text, "%s", refusals[REFUSAL_NO_LANTERN]);
    if (level_find_remembered(state_level_const(state), item_lantern(), &lantern)) {
        text_append(text, ": it lies ");
        narration_words_way(state, lantern, text);
    }
    text_append(text, ".");
}

static void refuse_to_explore(const struct state *state, struct text *text)
{
    struct point stairs;
    text_append(text, "%s", refusals[REFUSAL_NOTHING_LEFT]);
    narration_words_left(state, " Left behind: ", text);
    if (!find_remembered(state, leads_down, &stairs))
        return;
    text_append(text, " The stairs down are ");
    narration_words_way(state, stairs, text);
    text_append(text, ".");
}

static void refuse_stairs_down(const struct state *state, struct text *text)
{
    struct point lamp;
    if (band_stairs_down(state->depth) > 0) {
        text_append(text, "%s", refusals[REFUSAL_NO_STAIRS_DOWN]);
    } else if (state->finale.is_on) {
        text_append(text, "No stairs lead down from here: hold the great lamp.");
    } else if (!find_remembered(state, is_great_lamp, &lamp)) {
        text_append(text, "No stairs lead down from here: find the great lamp and light it.");
    } else {
        text_append(text, "The great lamp is ");
        narration_words_way(state, lamp, text);
        text_append(text, point_chebyshev(lamp, state_hero_const(state)->position) == 1
                              ? ": walk into it to light it."
                              : ", but you haven't found a way there yet.");
    }
}

/* Whether the hero remembers a cold brazier that could warm it. */
static bool knows_cold_brazier(const struct state *state)
{
    struct point brazier;
    return warmth_left(state) > 0 && find_remembered(state, is_cold_brazier, &brazier);
}

/* Why the hero does not heal here, if no creature is the reason. */
static void refuse_dark_rest(const struct state *state, struct text *text)
{
    text_append(text, "%s",
                warmth_is_at_hero(state)
                    ? "The braziers of this floor heal you no more: only your open lantern does."
                    : refusals[REFUSAL_TOO_DARK]);
}

/* What a whole rest would cost. */
static void refuse_slow_rest(const struct state *state, struct text *text)
{
    int health = state->traits.health - state_hero_const(state)->health;
    text_append(
        text,
        "Only your open lantern heals you here, %d in %d turns%s. Hooded is safer, but heals nothing: %srest anyway?",
        health, health * WARMTH_LANTERN_PERIOD - state->heal_turns,
        band_of_depth(state->depth)->is_nightless ? "" : ", and it hastens the night",
        knows_cold_brazier(state) ? "light a cold brazier first, or " : "");
}

/* Where the rest would be, and what it would cost besides the way. */
static void refuse_far_rest(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "The nearest burning brazier is ");
    narration_words_way(state, event->to, text);
    if (event->count > point_chebyshev(event->from, event->to) + 1)
        text_append(text, " (%d to walk)", event->count);
    text_append(text, ", and ");
    narration_words_rest(state, text);
    text_append(text, ". Go there?");
}

static void refuse_brink(const struct state *state, struct text *text)
{
    text_append(text, "You stop at the edge of a chasm");
    if (!state->traits.falls_softly)
        text_append(text, ": the fall does %d-%d damage", ARRIVAL_FALL_MIN, ARRIVAL_FALL_MAX);
    text_append(text, ".");
}

/* Whether a key lies on the floor. A key that was not chosen, or broke, never comes back. */
static bool has_key(const struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        enum item item = level_item(level, grid_point(level->grid, cell));
        if (item != ITEM_NONE && item_get(item)->opens_locks)
            return true;
    }
    return false;
}

static void refuse_locked(const struct state *state, struct text *text)
{
    text_append(text, has_key(state_level_const(state))
                          ? "It needs a key: there is one on this floor."
                          : "It needs a key, and there is none left on this floor.");
}

static void refuse_reach(const struct state *state, struct text *text)
{
    enum item weapon = inventory_far_weapon(state);
    text_append(text, "You only reach adjacent cells: ");
    if (weapon == ITEM_NONE)
        text_append(text, "throw something instead.");
    else
        text_append(text, "equip your %s (%c)?", narration_words_bare(item_get(weapon)->name),
                    pack_letter(&state->pack, weapon));
}

static const char *name_fire(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    return level_is_on_fire(level, p) ? cloud_get(level_cloud(level, p))->noun : "the fire";
}

/* What is in the way of a step or a blow; false: it is no such thing. */
static bool refuse_step(const struct state *state, const struct event *event, struct text *text)
{
    const char *name;
    switch (event->refusal) {
    case REFUSAL_WALL:
    case REFUSAL_ACTOR:
        name =
            event->refusal == REFUSAL_WALL ? name_terrain(event, NULL) : name_occupant(event, NULL);
        if (name)
            narration_words_subject(name, text);
        text_append(text, name ? " is in the way." : "You can't go that way.");
        break;
    case REFUSAL_BRINK:
        refuse_brink(state, text);
        break;
    case REFUSAL_TRAP:
        text_append(text, "You stop before %s.", name_terrain(event, "a trap"));
        break;
    case REFUSAL_BURNS:
        text_append(text, "You stop before %s.", name_fire(state, event->to));
        break;
    case REFUSAL_CORNER:
        text_append(text, "You can't walk diagonally past %s.", name_terrain(event, "the edge"));
        break;
    case REFUSAL_CORNER_BLOW:
        text_append(text, "You can't attack past the corner of %s.",
                    name_terrain(event, "the edge"));
        break;
    case REFUSAL_DOOR_BLOCKED:
        narration_words_subject(name_occupant(event, "something"), text);
        text_append(text, " blocks the door.");
        break;
    default:
        return false;
    }
    return true;
}

/* The sentences that depend on the state alone. */
static void (*const refusers[REFUSAL_COUNT])(const struct state *state, struct text *text) = {
    [REFUSAL_LOCKED] = refuse_locked,
    [REFUSAL_NO_REACH] = refuse_reach,
    [REFUSAL_NO_LANTERN] = refuse_without_lantern,
    [REFUSAL_REST_HUNTED] = narration_hunted_rest,
    [REFUSAL_REST_SLOW] = refuse_slow_rest,
    [REFUSAL_STAIRS_PRIZES] = narration_leaving_prizes,
    [REFUSAL_TOO_DARK] = refuse_dark_rest,
    [REFUSAL_NOTHING_LEFT] = refuse_to_explore,
    [REFUSAL_NO_STAIRS_DOWN] = refuse_stairs_down,
};

void narration_refused(const struct state *state, const struct event *event, struct text *text)
{
    /* If the hero is the occupant, something else is in the way. */
    bool is_hero = !handle_is_none(event->actor) && event->monster == monster_hero();
    if (refuse_step(state, event, text))
        return;
    if (refusers[event->refusal]) {
        refusers[event->refusal](state, text);
        return;
    }
    switch (event->refusal) {
    case REFUSAL_STAIRS_OMENS:
        narration_two_stairs(state, event, text);
        break;
    case REFUSAL_SOMETHING_HERE:
        narration_words_subject(is_hero ? "something" : name_occupant(event, "something"), text);
        text_append(text, " is here already.");
        break;
    case REFUSAL_FULL:
        text_append(text, "Your pack is full%s.",
                    event->item != ITEM_NONE ? ": drop something here to take this instead" : "");
        break;
    case REFUSAL_LANTERN_ALREADY:
        text_append(text, "Your lantern is already %s.",
                    lantern_get(state_hero_const(state)->lantern)->id);
        break;
    case REFUSAL_REST_FAR:
        refuse_far_rest(state, event, text);
        break;
    default:
        refuse(state, event, text);
        break;
    }
}
