/* Sentences about what is around the hero. */
#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/text/description.h"
#include "game/text/narration.h"
#include "game/text/narration_words.h"
#include "game/text/surroundings.h"
#include "rules/harm.h"
#include "rules/pursuit.h"
#include "rules/vigil.h"
#include "world/hero.h"
#include "world/perception.h"

/* Longer ways are told as "over 20 steps". */
#define WAY_STEPS_MAX 20

/* Counts the perceived actors that hunt the hero, and finds the nearest. */
static int count_hunters(const struct state *state, const struct actor **nearest)
{
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    int count = 0;
    for (uint16_t i = 0; level_next_awake(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        if (!actor_is_perceived(actor) || !awareness_is_hunt(awareness_of(state, actor)))
            continue;
        if (count++ == 0 ||
            point_chebyshev(hero, actor->position) < point_chebyshev(hero, (*nearest)->position))
            *nearest = actor;
    }
    return count;
}

static void tell_hunters(const struct state *state, struct text *text)
{
    const struct actor *nearest = NULL;
    int count = count_hunters(state, &nearest);
    if (count == 0) {
        text_append(text, pursuit_is_on(state) ? "something out of sight hunts you"
                                               : "nothing you know of hunts you");
        return;
    }
    const char *name = last_known_has_name(state, nearest) ? monster_get(nearest->kind)->name
                                                           : "something with shining eyes";
    if (count == 1)
        text_append(text, "%s hunts you", name);
    else
        text_append(text, "%d hunt you, the nearest %s", count, name);
}

static void tell_hero(const struct state *state, struct point p, struct text *text)
{
    const struct actor *hero = state_hero_const(state);
    const char *light = narration_words_light(perception_grade(state, hero->position));
    (void)p;
    if (state_is_lesson(state))
        text_append(text, "You are in the lesson, ");
    else
        text_append(text, "You are on floor %d, ", state->depth);
    if (state_is_plain(state))
        text_append(text, "in a game without light, ");
    else if (state->pack.has_lantern)
        text_append(text, "%s, lantern %s, ", light, lantern_get(hero->lantern)->id);
    else
        text_append(text, "%s, without a lantern, ", light);
    text_append(text, "health %d of %d", hero->health, state->traits.health);
    if (hero_is_still(state))
        text_append(text, ", still");
    for (int s = 0; s < STATUS_COUNT; s++)
        if (actor_has(hero, (enum status)s))
            text_append(text, ", %s", status_get((enum status)s)->adjective);
    text_append(text, "; ");
    tell_hunters(state, text);
    text_append(text, ".");
    if (state->finale.is_on)
        text_append(text, " Hold the great lamp for %d more turns. Its beam points to the %s.",
                    state->finale.turns_left, narration_words_compass(state->finale.beam));
    else if (vigil_now(state) != VIGIL_NONE)
        text_append(text, " Your vigil: %d of %d turns.", state->vigil.turns, VIGIL_TURNS);
}

static void tell_ground(const struct state *state, struct point p, struct text *text)
{
    const struct terrain_kind *kind = terrain_get(knowledge_of(state, p).terrain);
    const struct site *site = level_find_site(state_level_const(state), p);
    text_append(text, "You stand %s%s%s", kind->is_water || kind->blocks_sight ? "in " : "on ",
                kind->leads != 0 ? "the " : "", kind->name);
    if (site && site->is_entered)
        text_append(text, ", in %s", site_kind_get(site->type)->name);
    text_append(text, ".");
}

static bool is_open(const struct state *state, struct point p)
{
    enum terrain terrain = knowledge_of(state, p).terrain;
    return terrain != TERRAIN_NONE && terrain_get(terrain)->is_walkable;
}

static int open_steps(const struct state *state, struct point p, enum direction direction)
{
    int steps = 0;
    while (steps < WAY_STEPS_MAX && is_open(state, point_step(p, direction))) {
        p = point_step(p, direction);
        steps++;
    }
    return steps;
}

static const char *name_of_obstacle(const struct state *state, struct point p)
{
    enum terrain terrain = knowledge_of(state, p).terrain;
    return terrain == TERRAIN_NONE ? "nothing known" : terrain_get(terrain)->name;
}

/* "A wall north and west": all directions with the same obstacle, told at the first of them. */
static void tell_obstacle(const struct state *state, struct point hero, enum direction direction,
                          bool *is_first, struct text *text)
{
    const char *name = name_of_obstacle(state, point_step(hero, direction));
    for (int d = DIRECTION_NORTH; d < (int)direction; d += 2)
        if (open_steps(state, hero, (enum direction)d) == 0 &&
            name_of_obstacle(state, point_step(hero, (enum direction)d)) == name)
            return;
    text_append(text, *is_first ? "" : "; ");
    if (*is_first)
        narration_words_subject(name, text);
    else
        text_append(text, "%s", name);
    *is_first = false;
    const char *joint = " ";
    for (int d = (int)direction; d < DIRECTION_COUNT; d += 2)
        if (open_steps(state, hero, (enum direction)d) == 0 &&
            name_of_obstacle(state, point_step(hero, (enum direction)d)) == name) {
            text_append(text, "%s%s", joint, narration_words_compass((enum direction)d));
            joint = " and ";
        }
}

/* Whether the cell is in a corridor: none of its diagonal neighbours is walkable. */
static bool is_corridor(const struct state *state, struct point p)
{
    for (int d = DIRECTION_NORTH_EAST; d < DIRECTION_COUNT; d += 2)
        if (is_open(state, point_step(p, (enum direction)d)))
            return false;
    return true;
}

static void tell_open_ways(const struct state *state, struct point hero, bool is_first,
                           struct text *text)
{
    const char *open = is_corridor(state, hero) ? "a corridor goes" : "open";
    const char *joint = " ";
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2) {
        int steps = open_steps(state, hero, (enum direction)d);
        if (steps == 0)
            continue;
        if (*joint == ' ' && is_first)
            narration_words_subject(open, text);
        else if (*joint == ' ')
            text_append(text, "; %s", open);
        text_append(text, "%s%s for %s%d %s", joint, narration_words_compass((enum direction)d),
                    steps == WAY_STEPS_MAX ? "over " : "", steps, steps == 1 ? "step" : "steps");
        joint = ", ";
    }
}

static void tell_ways(const struct state *state, struct point hero, struct text *text)
{
    bool is_first = true;
    for (int d = DIRECTION_NORTH; d < DIRECTION_COUNT; d += 2)
        if (open_steps(state, hero, (enum direction)d) == 0)
            tell_obstacle(state, hero, (enum direction)d, &is_first, text);
    tell_open_ways(state, hero, is_first, text);
    text_append(text, ".");
}

/* ", 3 steps north, in the mirror." */
static void end_with_way(const struct state *state, struct point p, struct text *text)
{
    struct knowledge known = knowledge_of(state, p);
    text_append(text, ", ");
    narration_words_way(state, p, text);
    if (known.is_charted)
        text_append(text, ", from a map");
    else if (known.kind == KNOWLEDGE_REMEMBERED)
        text_append(text, ", remembered");
    else if (known.kind == KNOWLEDGE_VISIBLE && knowledge_is_mirrored(state, p))
        text_append(text, ", in the mirror");
    text_append(text, ".");
}

static void tell_actor(const struct state *state, struct point p, struct text *text)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = level_actor_const(level, level_actor_at(level, p));
    int max = harm_health_max(state, actor);
    narration_words_subject(monster_get(actor->kind)->name, text);
    text_append(text, ", %s", description_mood(state, actor));
    if (actor->health < max)
        text_append(text, ", health %d of %d", actor->health, max);
    end_with_way(state, p, text);
}

static void tell_eyes(const struct state *state, struct point p, struct text *text)
{
    const struct actor *actor = level_find_actor_at(state_level_const(state), p);
    text_append(text, "Eyes shining");
    if (actor && last_known_has_name(state, actor))
        text_append(text, ", those of %s", monster_get(actor->kind)->name);
    if (actor)
        text_append(text, ", %s", description_mood(state, actor));
    text_append(text, ", ");
    narration_words_way(state, p, text);
    text_append(text, ".");
}

/* A sentence of the last turn; a telegraphed attack gets its place added. */
static void tell_news(const struct state *state, const struct surrounding *one, struct text *text)
{
    const struct event *event = &state->events.events[one->which];
    narration_of(state, event, text);
    if (event->kind != EVENT_TELL)
        return;
    text_append(text, " That was ");
    narration_words_way(state, one->at, text);
    text_append(text, ".");
}

static void tell_last_known(const struct state *state, const struct surrounding *one,
                            struct text *text)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = &level->actors[one->which];
    const char *name = monster_get(actor->kind)->name;
    struct point at;
    switch (last_known_of(state, level_handle(level, (uint16_t)one->which), &at)) {
    case LAST_KNOWN_REMEMBERED:
        narration_words_subject(name, text);
        text_append(text, actor->slept_when_seen ? ", last seen asleep " : ", last seen ");
        break;
    case LAST_KNOWN_SURELY:
        narration_words_subject(name, text);
        text_append(text, ", %s, out of your own sight, ", description_mood(state, actor));
        break;
    case LAST_KNOWN_HEARD:
    case LAST_KNOWN_NONE:
        text_append(text, last_known_has_shut_eyes(state, actor) ? "Eyes that have shut, "
                                                                 : "Something you hear, ");
        break;
    }
    narration_words_way(state, one->at, text);
    text_append(text, ".");
}

static void tell_item(const struct state *state, struct point p, struct text *text)
{
    struct knowledge known = knowledge_of(state, p);
    const struct level *level = state_level_const(state);
    bool is_counted = known.kind == KNOWLEDGE_VISIBLE && level_item(level, p) == known.item;
    char name[SURROUNDINGS_SENTENCE_MAX];
    struct text words = text_init(name, sizeof name);
    narration_words_items(state, known.item, is_counted ? level_item_count(level, p) : 1, &words);
    narration_words_subject(name, text);
    end_with_way(state, p, text);
}

static void tell_nearest(const struct state *state, const char *name, struct point p,
                         struct text *text)
{
    narration_words_subject(name, text);
    if (point_chebyshev(state_hero_const(state)->position, p) > 1)
        text_append(text, ", the nearest");
    end_with_way(state, p, text);
}

static void tell_unknown(const struct state *state, struct point p, struct text *text)
{
    text_append(text, "Unexplored beyond ");
    if (point_is_equal(p, state_hero_const(state)->position))
        text_append(text, "your cell");
    else
        narration_words_way(state, p, text);
    text_append(text, ".");
}

static void tell_place(const struct state *state, struct point p, struct text *text)
{
    narration_words_subject(terrain_get(knowledge_of(state, p).terrain)->name, text);
    end_with_way(state, p, text);
}

static void tell_stretch(const struct state *state, struct point p, struct text *text)
{
    tell_nearest(state, terrain_get(knowledge_of(state, p).terrain)->name, p, text);
}

static void tell_cloud(const struct state *state, struct point p, struct text *text)
{
    tell_nearest(state, cloud_get(knowledge_of(state, p).cloud)->name, p, text);
}

void surroundings_tell(const struct state *state, const struct surrounding *one, struct text *text)
{
    static void (*const tellers[])(const struct state *, struct point, struct text *) = {
        [SURROUNDING_HERO] = tell_hero,       [SURROUNDING_GROUND] = tell_ground,
        [SURROUNDING_WAYS] = tell_ways,       [SURROUNDING_ACTOR] = tell_actor,
        [SURROUNDING_EYES] = tell_eyes,       [SURROUNDING_CLOUD] = tell_cloud,
        [SURROUNDING_ITEM] = tell_item,       [SURROUNDING_PLACE] = tell_place,
        [SURROUNDING_STRETCH] = tell_stretch, [SURROUNDING_UNKNOWN] = tell_unknown,
    };
    if (one->kind == SURROUNDING_NEWS)
        tell_news(state, one, text);
    else if (one->kind == SURROUNDING_LAST_KNOWN)
        tell_last_known(state, one, text);
    else
        tellers[one->kind](state, one->at, text);
}
