#include "game/text/description.h"

#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/text/narration_words.h"
#include "rules/harm.h"
#include "rules/missiles.h"
#include "rules/noise.h"
#include "rules/pursuit.h"
#include "world/captive.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <ctype.h>

static bool waits_for_twin(const struct state *state, const struct actor *actor)
{
    return monster_get(actor->kind)->is_twin && !noticing_twin_notices(state, actor);
}

const char *description_mood(const struct state *state, const struct actor *actor)
{
    static const char *const moods[] = {
        [AWARENESS_NONE] = "unaware",
        [AWARENESS_NOTICING] = "noticing you",
        [AWARENESS_WARY] = "wary",
        [AWARENESS_HUNTING] = "hunting you",
        [AWARENESS_SEARCHING] = "searching for you",
        [AWARENESS_LOSING] = "about to give up its search",
        [AWARENESS_KEPT_OFF] = "kept off",
        [AWARENESS_LETTING_BE] = "letting you be",
    };
    if (actor->is_ally)
        return captive_waits(actor) ? "waiting for you" : "with you";
    if (monster_get(actor->kind)->trades)
        return "waiting";
    if (actor->is_asleep)
        return actor_pips(actor) > 0 ? "stirring in its sleep" : "asleep";
    enum awareness awareness = awareness_of(state, actor);
    bool keeps_away = monster_get(actor->kind)->keeps_away || waits_for_twin(state, actor);
    return awareness == AWARENESS_KEPT_OFF && keeps_away ? "keeping its distance"
                                                         : moods[awareness];
}

void description_of_mood(const struct state *state, const struct actor *actor, struct text *text)
{
    enum awareness awareness = awareness_of(state, actor);
    text_append(text, "%s", description_mood(state, actor));
    if (awareness >= AWARENESS_NOTICING && awareness <= AWARENESS_HUNTING)
        text_append(text, ": %d of %d pips", actor_pips(actor), PIPS_HUNTING);
}

void description_of_ways(const struct actor *actor, struct text *text)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (!actor->is_ally || kind->lends == GIFT_NONE) {
        text_append(text, "%s", kind->help ? kind->help : "");
        return;
    }
    text_append(text, "%s It follows you%s. Take stairs with it near you, or you leave it behind.",
                gift_get(kind->lends)->help,
                kind->never_attacks ? "" : ", and fights what hunts you near it");
}

void description_of_damage(int min, int max, struct text *text)
{
    if (min == max)
        text_append(text, "%d", min);
    else
        text_append(text, "%d-%d", min, max);
}

const char *description_of_hearing(enum hearing hearing)
{
    static const char *const hearings[] = {
        [HEARING_NONE] = "Deaf.",
        [HEARING_POOR] = "Poor hearing.",
        [HEARING_NORMAL] = "Normal hearing.",
        [HEARING_KEEN] = "Keen ears.",
    };
    return hearings[hearing];
}

/* What the hero's armour leaves of the damage of an attack, at least 1. */
static void describe_harm(const struct state *state, struct combat_stats stats, struct text *text)
{
    int armour = state->traits.armour;
    description_of_damage(combat_past_armour(stats.damage_min, armour),
                          combat_past_armour(stats.damage_max, armour), text);
}

/* Eyes alone do not show it. */
static void describe_health(const struct state *state, const struct actor *actor, struct text *text)
{
    if (actor->is_seen || actor->is_ally)
        text_append(text, " Health %d of %d.", actor->health, harm_health_max(state, actor));
}

static void describe_attack(const struct state *state, const struct actor *actor, struct text *text)
{
    struct combat_stats combat_stats = band_combat_stats(state->depth, actor->kind);
    if (monster_get(actor->kind)->never_attacks) {
        text_append(text, " It never attacks.");
        return;
    }
    text_append(text, " Damage ");
    describe_harm(state, combat_stats, text);
    text_append(text, "%s", state->traits.armour > 0 ? " after armour" : "");
    if (actor_reach(actor) > 1)
        text_append(text, ", reach %d", actor_reach(actor));
    if (monster_get(actor->kind)->shoots) {
        struct combat_stats melee = band_melee_stats(state->depth, actor->kind);
        text_append(text, "; ");
        describe_harm(state, melee, text);
        text_append(text, " beside you");
    }
    text_append(text, ".");
}

/* Whether the weapon would shoot there. */
static bool shoots_at(const struct state *state, struct point p)
{
    enum item weapon = hero_weapon(state);
    int steps = point_chebyshev(state_hero_const(state)->position, p);
    return weapon != ITEM_NONE && item_get(weapon)->shoots != ITEM_NONE && steps > 1 &&
           steps <= item_get(weapon)->reach &&
           pack_count(&state->pack, (enum item)item_get(weapon)->shoots) > 0;
}

/* A blow to what is beside the hero, else a shot if the weapon shoots and reaches as far. */
static struct blow blow_at(const struct state *state, struct point p)
{
    return shoots_at(state, p) ? combat_weapon_blow(hero_weapon(state))
                               : combat_blow(state, state->hero);
}

/* What the hero's blow would do to it now, or the throw of `thrown`. */
static void describe_blow(const struct state *state, const struct actor *actor, enum item thrown,
                          struct text *text)
{
    bool is_ambush;
    struct blow blow =
        thrown == ITEM_NONE ? blow_at(state, actor->position) : missiles_throw_blow(thrown);
    int times = combat_times(state, actor, &blow, &is_ambush);
    if (actor->is_ally || blow.damage_max == 0)
        return;
    if (thrown == ITEM_NONE && !shoots_at(state, actor->position) &&
        combat_is_past_corner(state, actor)) {
        text_append(text, " You can't attack it past the corner.");
        return;
    }
    text_append(text, thrown == ITEM_NONE ? " Your %s does " : " Your thrown %s does ",
                blow.item == ITEM_NONE ? "blow" : narration_words_bare(item_get(blow.item)->name));
    int armour = combat_armour(state, actor);
    description_of_damage(combat_past_armour(blow.damage_min * times, armour),
                          combat_past_armour(blow.damage_max * times, armour), text);
    text_append(text, " damage%s", armour > 0 ? " to stone" : "");
    if (times > 1)
        text_append(text, is_ambush          ? ": you ambush it"
                          : actor->is_asleep ? ": it sleeps"
                                             : ": it is unaware");
    else if (hero_is_still(state) && actor->has_hunted && blow.ambush_times > 1 &&
             !actor_is_stunned(actor))
        text_append(text, ": it has hunted you, so you can't ambush it");
    text_append(text, ".");
}

/* How far it sees, and from how far away it notices the hero at the hero's cell. */
static void describe_range(const struct state *state, const struct actor *actor, struct text *text)
{
    enum light_grade grade = noticing_grade(state, actor, state_hero_const(state)->position);
    int radius = noticing_radius(state, actor, grade);
    if (actor->is_asleep) {
        text_append(text, " Awake, it sees %d cells.", perception_light_radius(state, actor));
        return;
    }
    text_append(text, " It sees %d cells, %s you", perception_light_radius(state, actor),
                radius == 0 ? "but doesn't notice" : "and notices");
    if (!state_is_plain(state))
        text_append(text, " %s", narration_words_light(grade));
    if (radius > 0)
        text_append(text, " within %d", radius);
    text_append(text, ".");
}

/* How soon it hunts the hero if it keeps seeing the hero. */
static void describe_gain(const struct state *state, const struct actor *actor, struct text *text)
{
    int gain = noticing_gain(state, actor);
    int turns = gain > 0 ? noticing_turns_to_hunt(actor->suspicion, gain) : 0;
    if (gain == 0)
        text_append(text, " It doesn't see you now.");
    else if (actor_is_hunting(actor) || level_never_hunts(state_level_const(state), actor))
        text_append(text, " It sees you now.");
    else
        text_append(text, " It sees you, and would hunt in %d turn%s.", turns,
                    turns == 1 ? "" : "s");
}

static void describe_sight(const struct state *state, const struct actor *actor, struct text *text)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    if (!monster_sees(kind)) {
        text_append(text, " It is blind: light doesn't matter to it.");
        return;
    }
    if (actor_has_any(actor, status_blinds)) {
        text_append(text, " It is blinded and sees only adjacent cells.");
        return;
    }
    if (kind->ignores_hero) {
        text_append(text, " It ignores you.");
        return;
    }
    describe_range(state, actor, text);
    if (kind->is_gazing)
        text_append(text, " It looks to the %s and sees only ahead.",
                    narration_words_compass(actor->facing));
    if (!actor->is_asleep)
        describe_gain(state, actor, text);
}

static void describe_waking(const struct state *state, const struct actor *actor, struct text *text)
{
    const struct monster_kind *kind = monster_get(actor->kind);
    bool hears = kind->hearing != HEARING_NONE;
    bool sees = monster_sees(kind) && !kind->ignores_hero && !state_is_plain(state);
    text_append(text, hears && sees ? " Noise and your bright light wake it at its second pip."
                      : hears       ? " Noise wakes it at its second pip."
                      : sees        ? " Your bright light wakes it at its second pip."
                                    : " Only an attack wakes it.");
    if (noticing_gain(state, actor) > 0)
        text_append(text, " Your light stirs it now.");
}

static void describe_noticing(const struct state *state, const struct actor *actor,
                              struct text *text)
{
    if (actor->is_asleep)
        describe_waking(state, actor, text);
    describe_sight(state, actor, text);
}

static void describe_ears(const struct actor *actor, struct text *text)
{
    enum hearing hearing = monster_get(actor->kind)->hearing;
    if (hearing != HEARING_NORMAL)
        text_append(text, " %s", description_of_hearing(hearing));
    if (actor->ignores_lures)
        text_append(text, " It no longer falls for lures.");
}

/* Explains the mood by which its pips have another colour than those of what hunts or may soon. */
static void describe_mood(const struct state *state, const struct actor *actor, struct text *text)
{
    enum awareness awareness = awareness_of(state, actor);
    struct point hero = state_hero_const(state)->position;
    if (awareness == AWARENESS_SEARCHING || awareness == AWARENESS_LOSING)
        text_append(text,
                    actor_is_searching(actor) ? " It has lost you." : " A lure has drawn it away.");
    else if (awareness == AWARENESS_KEPT_OFF)
        text_append(text, pursuit_light_keeps_off(state, actor, hero)
                              ? " Light keeps it off you: soon it leaves you alone."
                              : " It can't or won't come nearer: soon it leaves you alone.");
    else if (awareness == AWARENESS_LETTING_BE)
        text_append(text, " It has given up, and leaves you alone for now.");
}

static void describe_condition(const struct actor *actor, struct text *text)
{
    if (actor_is_unlit(actor))
        text_append(text, " Its light is out.");
    if (actor_is_stunned(actor))
        text_append(text, " It is stunned and can't act.");
    else if (actor->was_in_beam)
        text_append(text, " A beam won't stop it again.");
}

void description_of_fact(const struct state *state, const struct actor *actor, enum fact fact,
                         enum item thrown, struct text *text)
{
    bool trades = monster_get(actor->kind)->trades;
    if (fact == FACT_MOOD)
        describe_mood(state, actor, text);
    else if (fact == FACT_HEALTH && !trades)
        describe_health(state, actor, text);
    else if (fact == FACT_ATTACK && !trades)
        describe_attack(state, actor, text);
    else if (fact == FACT_BLOW && !trades)
        describe_blow(state, actor, thrown, text);
    else if (fact == FACT_CONDITION)
        describe_condition(actor, text);
    else if (fact == FACT_SIGHT && !trades && !actor->is_ally)
        describe_noticing(state, actor, text);
    else if (fact == FACT_HEARING && !trades && !actor->is_ally)
        describe_ears(actor, text);
}

void description_of_actor(const struct state *state, const struct actor *actor, enum item thrown,
                          struct text *text)
{
    text_append(text, " It is ");
    description_of_mood(state, actor, text);
    text_append(text, ". ");
    description_of_ways(actor, text);
    for (enum fact fact = FACT_MOOD; fact < FACT_COUNT; fact++)
        description_of_fact(state, actor, fact, thrown, text);
}

static void describe_surprise(const struct blow *blow, int times, const char *when,
                              struct text *text)
{
    if (times <= 1)
        return;
    text_append(text, ", ");
    description_of_damage(blow->damage_min * times, blow->damage_max * times, text);
    text_append(text, " %s", when);
}

/* With the hero's boons. */
static void describe_weapon(const struct state *state, enum item weapon, struct text *text)
{
    const struct item_kind *kind = item_get(weapon);
    struct blow blow = combat_weapon_blow(weapon);
    text_append(text, " Damage ");
    description_of_damage(blow.damage_min, blow.damage_max, text);
    describe_surprise(&blow, blow.unaware_times, "to the unaware", text);
    describe_surprise(&blow, combat_ambush_times(state, &blow), "from ambush", text);
    if (kind->reach > 1)
        text_append(text, ", reach %d", kind->reach);
    if (kind->blow_time > 0)
        text_append(text, ", takes %d.%d turns", kind->blow_time / TURN_TIME,
                    kind->blow_time % TURN_TIME * 10 / TURN_TIME);
    enum loudness loudness = loudness_moved(blow.loudness, state->traits.blow_louder);
    text_append(text, ", a %s blow.", loudness_get(loudness)->name);
}

static void describe_armour(int armour, struct text *text)
{
    if (armour > 0)
        text_append(text, " Armour %d: each attack does that much less damage.", armour);
    else
        text_append(text, " Armour 0.");
}

/* What the hero's boons add to an item. */
static void describe_boons(const struct state *state, enum item item, struct text *text)
{
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++) {
        const struct boon_kind *boon = boon_get((enum boon)b);
        if (state->boons[b] == 0 || !boon->thing_help)
            continue;
        for (int i = 0; i < BOON_THINGS_MAX; i++)
            if (boon->things[i].item == item)
                text_append(text, " %s", boon->thing_help);
    }
}

void description_of_item(const struct state *state, enum item item, struct text *text)
{
    const struct item_kind *kind = item_get(item);
    if (!hero_knows(state, item)) {
        text_append(text, "Use it to learn what it does. No potion or scroll kills outright.");
        return;
    }
    text_append(text, "%s", kind->help);
    if (kind->slot == SLOT_WEAPON)
        describe_weapon(state, item, text);
    else if (kind->slot == SLOT_ARMOUR)
        describe_armour(kind->worn.armour, text);
    if (kind->thrown_max > 0) {
        text_append(text, " Thrown damage ");
        description_of_damage(kind->thrown_min, kind->thrown_max, text);
        text_append(text, ".");
    }
    describe_boons(state, item, text);
}

void description_compare(const struct state *state, enum item item, struct text *text)
{
    static const char *const slots[] = {[SLOT_WEAPON] = "weapon",
                                        [SLOT_ARMOUR] = "armour",
                                        [SLOT_LAMP] = "lamp",
                                        [SLOT_CHARM] = "charm"};
    const struct item_kind *kind = item_get(item);
    enum item worn = state->pack.worn[kind->slot];
    if (kind->slot == SLOT_NONE || worn == item)
        return;
    if (worn == ITEM_NONE) {
        text_append(text, "Now: no %s equipped.", slots[kind->slot]);
        return;
    }
    const struct item_kind *other = item_get(worn);
    text_append(text, "Now: %s.", other->name);
    if (kind->slot == SLOT_WEAPON)
        describe_weapon(state, worn, text);
    else if (kind->slot == SLOT_ARMOUR)
        describe_armour(other->worn.armour, text);
}

/* Eyes without a name show only the mood of their owner. */
static void describe_eyes(const struct state *state, struct point p, struct text *text)
{
    const struct actor *actor = level_find_actor_at(state_level_const(state), p);
    if (actor && !last_known_has_name(state, actor))
        text_append(text, " It is %s.", description_mood(state, actor));
}

/* Appends what the hero knows of actors out of view. */
static void describe_last_known(const struct state *state, struct point p, struct text *text)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct point at;
        enum last_known last_known = last_known_of(state, level_handle(level, i), &at);
        if (last_known == LAST_KNOWN_NONE || !point_is_equal(at, p))
            continue;
        const struct actor *actor = &level->actors[i];
        if (last_known == LAST_KNOWN_HEARD) {
            text_append(text, last_known_has_shut_eyes(state, actor)
                                  ? " Eyes shone there a moment ago."
                                  : " You hear something there.");
            continue;
        }
        if (last_known == LAST_KNOWN_REMEMBERED)
            text_append(text, " You last saw %s here%s. ", monster_get(actor->kind)->name,
                        actor->slept_when_seen ? ", asleep" : "");
        else
            text_append(text, " You know of %s there, %s. ", monster_get(actor->kind)->name,
                        description_mood(state, actor));
        description_of_ways(actor, text);
    }
}

static void describe_self(const struct state *state, struct text *text)
{
    int armour = state->traits.armour;
    if (armour > 0)
        text_append(text, " Armour %d: each attack does that much less damage, but at least 1.",
                    armour);
    else
        text_append(text, " Armour 0: attacks do full damage.");
    description_of_healing(state, text);
    if (hero_is_still(state))
        text_append(text, " You are still: only hunters and what is beside you notice you.");
    int range = noise_range(state, state->hero_noise, HEARING_NORMAL);
    bool is_farther = noise_range(state, state->hero_noise, HEARING_KEEN) > range;
    if (range > 0)
        text_append(text,
                    " Your last action was %s: heard within %d steps, by keen ears %s. A "
                    "closed door counts as 5 steps.",
                    loudness_get(state->hero_noise)->name, range,
                    is_farther ? "twice as far" : "no farther");
    else
        text_append(text, " Your last action made no noise.");
    if (state_level_const(state)->omen != OMEN_NONE) {
        text_append(text, " Omen here: ");
        narration_words_omen(state_level_const(state)->omen, text);
    }
}

/* The item in the cell; it is named if a creature was described before it: "The arrow: shot from a bow." */
static void describe_lying(const struct state *state, const struct knowledge *known,
                           struct text *text)
{
    char words[400];
    struct text item = text_init(words, sizeof words);
    description_of_item(state, known->item, &item);
    text_append(text, " ");
    if (known->has_actor) {
        narration_words_definite_subject(hero_item_name(state, known->item), text);
        text_append(text, ": ");
        words[0] = (char)tolower((unsigned char)words[0]);
    }
    text_append(text, "%s", words);
}

void description_of_place(const struct state *state, struct point p, struct text *text)
{
    struct knowledge known = knowledge_of(state, p);
    if (known.kind != KNOWLEDGE_UNSEEN && known.item != ITEM_NONE)
        describe_lying(state, &known, text);
    if (known.has_eyes)
        describe_eyes(state, p, text);
    describe_last_known(state, p, text);
    description_of_ground(state, p, text);
}

void description_of_cell(const struct state *state, struct point p, enum item thrown,
                         struct text *text)
{
    const struct actor *named = last_known_find_named_at(state, p);
    if (point_is_equal(p, state_hero_const(state)->position))
        describe_self(state, text);
    else if (named)
        description_of_actor(state, named, thrown, text);
    description_of_place(state, p, text);
}
