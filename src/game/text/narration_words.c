#include "game/text/narration_words.h"

#include "base/array.h"
#include "base/integer.h"
#include "game/awareness.h"
#include "rules/combat.h"
#include "rules/light/warmth.h"
#include "rules/night.h"
#include "rules/pursuit.h"
#include "world/hero.h"
#include "world/noticing.h"
#include "world/perception.h"

#include <ctype.h>
#include <string.h>

const char *narration_words_bare(const char *name)
{
    static const char *const articles[] = {"a ", "an ", "the "};
    for (size_t i = 0; i < ARRAY_LENGTH(articles); i++)
        if (strncmp(name, articles[i], strlen(articles[i])) == 0)
            return name + strlen(articles[i]);
    return name;
}

void narration_words_definite(const char *name, struct text *text)
{
    const char *bare = narration_words_bare(name);
    text_append(text, "%s%s", bare != name ? "the " : "", bare);
}

void narration_words_subject(const char *name, struct text *text)
{
    text_append(text, "%c%s", toupper((unsigned char)name[0]), name + 1);
}

void narration_words_definite_subject(const char *name, struct text *text)
{
    const char *bare = narration_words_bare(name);
    if (bare != name)
        text_append(text, "The %s", bare);
    else
        narration_words_subject(name, text);
}

/* "2 healing potions", "2 scrolls of recall". */
static void append_plural(int count, const char *name, struct text *text)
{
    const char *of = strstr(name, " of ");
    int length = (int)(of ? (size_t)(of - name) : strlen(name));
    text_append(text, "%d %.*ss%s", count, length, name, of ? of : "");
}

void narration_words_items(const struct state *state, enum item item, int count, struct text *text)
{
    const char *plural = item_get(item)->plural;
    const char *name = hero_item_name(state, item);
    if (count == 1)
        text_append(text, "%s", name);
    else if (plural)
        text_append(text, "%d %s", count, plural);
    else
        append_plural(count, narration_words_bare(name), text);
}

const char *narration_words_shot(enum monster archer)
{
    const char *shot = monster_get(archer)->shoots;
    return shot ? shot : "the shot";
}

struct handle narration_words_known(const struct event *event)
{
    return event->is_unseen ? HANDLE_NONE : event->actor;
}

const char *narration_words_compass(enum direction direction)
{
    static const char *const names[DIRECTION_COUNT] = {
        [DIRECTION_NORTH] = "north", [DIRECTION_NORTH_EAST] = "north-east",
        [DIRECTION_EAST] = "east",   [DIRECTION_SOUTH_EAST] = "south-east",
        [DIRECTION_SOUTH] = "south", [DIRECTION_SOUTH_WEST] = "south-west",
        [DIRECTION_WEST] = "west",   [DIRECTION_NORTH_WEST] = "north-west",
    };
    return names[direction];
}

const char *narration_words_bearing(const struct state *state, struct point p)
{
    struct point offset = point_subtract(p, state_hero_const(state)->position);
    return narration_words_compass(direction_nearest(offset));
}

void narration_words_way(const struct state *state, struct point p, struct text *text)
{
    int steps = point_chebyshev(state_hero_const(state)->position, p);
    if (steps == 0)
        text_append(text, "here");
    else
        text_append(text, "%d %s %s", steps, steps == 1 ? "step" : "steps",
                    narration_words_bearing(state, p));
}

static void write_bearing(const struct state *state, struct point p, const char *word,
                          struct text *text)
{
    if (point_is_equal(p, state_hero_const(state)->position))
        text_append(text, "here");
    else
        text_append(text, "%s the %s", word, narration_words_bearing(state, p));
}

void narration_words_where(const struct state *state, struct point p, struct text *text)
{
    write_bearing(state, p, "to", text);
}

void narration_words_from(const struct state *state, struct point p, struct text *text)
{
    write_bearing(state, p, "from", text);
}

void narration_words_omen(enum omen omen, struct text *text)
{
    const struct omen_kind *kind = omen_get(omen);
    text_append(text, "%s. %s %s", kind->name, kind->takes, kind->gives);
}

const char *narration_words_light(enum light_grade grade)
{
    static const char *const words[] = {"in the dark", "in dim light", "in bright light"};
    return words[grade];
}

/* Whether something in view gains suspicion of the hero. */
static bool is_being_seen(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!actor->is_ally && !state_is_hero(state, level_handle(level, i)) &&
            actor_is_perceived(actor) && noticing_gain(state, actor) > 0)
            return true;
    }
    return false;
}

/* What an ambush comes to: nothing if the nearest that the hero perceives hunts it or has hunted it, or if nothing is perceived
 * and something hunts. What stands past a corner counts only if it is alone. */
static const char *words_of_stillness(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    const struct actor *nearest = NULL;
    bool has_cornered = false;
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (actor->is_ally || state_is_hero(state, level_handle(level, i)) ||
            !actor_is_perceived(actor))
            continue;
        if (combat_is_past_corner(state, actor))
            has_cornered = true;
        else if (!nearest ||
                 point_chebyshev(hero, actor->position) < point_chebyshev(hero, nearest->position))
            nearest = actor;
    }
    if (nearest && (actor_is_hunting(nearest) || nearest->has_hunted))
        return "Still: nearest on guard";
    if (!nearest && pursuit_is_on(state))
        return "Still, but hunted";
    return nearest || !has_cornered ? "Still: ambush ready" : "Still: corner in the way";
}

void narration_words_stance(const struct state *state, struct text *text)
{
    const struct actor *hero = state_hero_const(state);
    enum light_grade grade = perception_grade(state, hero->position);
    int turns = hero_still_turns(state) - state->still_turns;
    if (hero_is_still(state))
        text_append(text, "%s", words_of_stillness(state));
    else if (level_ripples(state_level_const(state), hero->position))
        text_append(text, "Ripples show you");
    else if (grade != LIGHT_DARK || lantern_get(hero->lantern)->light_radius > 0)
        text_append(text, "You are %s", narration_words_light(grade));
    else if (is_being_seen(state))
        text_append(text, "Not still: seen");
    else
        text_append(text, turns == 1 ? "Wait %d turn to be still" : "Wait %d turns to be still",
                    turns);
}

void narration_words_rest(const struct state *state, struct text *text)
{
    int missing = state->traits.health - state_hero_const(state)->health;
    int points = int_min(missing, warmth_left(state));
    text_append(text, "healing %d point%s there takes %d turns", points, points == 1 ? "" : "s",
                points * WARMTH_PERIOD - int_min(state->heal_turns, WARMTH_PERIOD - 1));
    if (band_of_depth(state->depth)->is_nightless)
        return;
    text_append(text, ", and the next hunter of the night comes in %d",
                night_turns_to_hunter(state));
}

const char *narration_words_kept_off(const struct state *state)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    const char *bar = "A hunter can't reach you";
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!actor_is_perceived(actor) || awareness_of(state, actor) != AWARENESS_KEPT_OFF)
            continue;
        if (pursuit_light_keeps_off(state, actor, hero))
            return "Light keeps a hunter off";
        if (monster_get(actor->kind)->keeps_away)
            bar = "A hunter won't come near";
    }
    return bar;
}
