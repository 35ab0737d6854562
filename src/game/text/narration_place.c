/* The place and who comes to it: floors, doors, light, clouds, noise, whoever is suddenly elsewhere. */
#include "base/array.h"
#include "game/text/narration_tellers.h"
#include "game/text/narration_words.h"
#include "game/travel/danger.h"
#include "rules/finale.h"
#include "world/hero.h"
#include "world/perception.h"

#define NEAR_STEPS 6
#define FAR_STEPS 16
#define LOUD 14
#define LEAP_STEPS 5 /* who is farther off at once did not leap */

/* "You push the closed door open."; whoever is not seen is not named. */
static void append_door(const struct state *state, const struct event *event, const char *end,
                        struct text *text)
{
    const char *door = narration_words_bare(terrain_get(event->terrain)->name);
    if (state_is_hero(state, event->actor)) {
        text_append(text, "You push the %s %s.", door, end);
    } else if (!handle_is_none(narration_words_known(event))) {
        narration_words_subject(monster_get(event->monster)->name, text);
        text_append(text, " pushes the %s %s.", door, end);
    } else {
        text_append(text, "The %s swings %s.", door, end);
    }
}

void narration_opened(const struct state *state, const struct event *event, struct text *text)
{
    if (event->item != ITEM_NONE) {
        text_append(text, "The key turns, and stays in the lock. ");
        text_append(text, "The %s stands open.",
                    narration_words_bare(terrain_get(event->terrain)->name));
        return;
    }
    append_door(state, event, "open", text);
}

void narration_closed(const struct state *state, const struct event *event, struct text *text)
{
    append_door(state, event, "shut", text);
}

/* How a change of terrain is told. */
struct change {
    const char *you;    /* "You light the cold brazier." */
    const char *others; /* "The lamplighter lights the cold brazier." */
    const char *nobody; /* "The cold brazier catches fire." */
};

static const struct change kindled = {"light", "lights", "begins to burn"};
static const struct change doused = {"put out", "puts out", "goes out"};
static const struct change burnt = {"burn down", "burns down", "burns down"};
static const struct change dug = {"break through", "breaks through", "is broken through"};
static const struct change smashed = {"smash", "smashes", "falls to pieces"};
static const struct change freed = {"open", "opens", "opens"};
static const struct change changed = {"change", "changes", "is not what it was"};

/* What has become of it, by what can become of its kind; what it is now decides between several. */
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

/* "The snuffer puts out the burning brazier." */
static void append_change(const struct state *state, const struct event *event, const char *name,
                          const struct change *change, struct text *text)
{
    if (handle_is_none(event->actor)) {
        narration_words_definite_subject(name, text);
        text_append(text, " %s.", change->nobody);
        return;
    }
    bool is_hero = state_is_hero(state, event->actor);
    narration_words_doer(state, narration_words_known(event), event->monster, text);
    text_append(text, " %s ", is_hero ? change->you : change->others);
    narration_words_definite(name, text);
    text_append(text, ".");
}

void narration_found_out(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "You make out %s, ", terrain_get(event->terrain)->name);
    narration_words_way(state, event->to, text);
    text_append(text, ".");
}

/* Who is gone fell. */
void narration_sprung(const struct state *state, const struct event *event, struct text *text)
{
    const struct pool *pool = &state_level_const(state)->actor_pool;
    const struct terrain_kind *kind = terrain_get(event->terrain);
    bool is_others = !handle_is_none(event->actor) && !state_is_hero(state, event->actor);
    if (is_others) {
        narration_words_definite_subject(monster_get(event->monster)->name, text);
        text_append(text,
                    pool_resolves(pool, event->actor) ? " sets off %s. "
                                                      : " sets off %s and is gone. ",
                    kind->name);
    }
    text_append(text, "%s", kind->springs_as);
}

/* Where it is now if it went on; otherwise what swallowed it. */
void narration_pushed(const struct state *state, const struct event *event, struct text *text)
{
    enum terrain now = level_terrain(state_level_const(state), event->to);
    const struct terrain_kind *kind = terrain_get(now);
    bool is_hero = state_is_hero(state, event->actor);
    narration_words_doer(state, narration_words_known(event), event->monster, text);
    text_append(text, is_hero ? " push " : " pushes ");
    narration_words_definite(terrain_get(event->terrain)->name, text);
    if (kind->is_chasm)
        text_append(text, " over the brink. It is gone");
    else if (kind->is_water)
        text_append(text, " into the water. It sinks, and one can wade there");
    text_append(text, ".");
}

void narration_terrain(const struct state *state, const struct event *event, struct text *text)
{
    const struct terrain_kind *was = terrain_get(event->terrain);
    append_change(state, event, was->name,
                  find_change(was, level_terrain(state_level_const(state), event->to)), text);
}

void narration_arrived(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "Floor %d: you stand in %s.", event->depth,
                band_of_depth(event->depth)->name);
}

void narration_woke(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    (void)event;
    text_append(text, "You fell, and wake where you began: here it costs you nothing yet.");
}

void narration_fell(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, "You fall a floor deep: %d.", event->damage);
}

void narration_came(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    narration_words_subject(monster_get(event->monster)->name, text);
    text_append(text, " comes over the stairs.");
}

void narration_lantern(const struct state *state, const struct event *event, struct text *text)
{
    static const char *const effects[] = {
        [LIGHT_DARK] = ": you see little, and are hard to see",
        [LIGHT_DIM] = ": it glows dimly about your feet",
        [LIGHT_BRIGHT] = ": it throws its light all round you",
    };
    static const char *const lit[] = {
        [LIGHT_DIM] = ", but you stand in dim light, which shows you",
        [LIGHT_BRIGHT] = ", but you stand in bright light: you are seen all the same",
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
    text_append(text, "You see by %s now.", fov_get(event->fov)->name);
}

void narration_noticed(const struct state *state, const struct event *event, struct text *text)
{
    const struct level *level = state_level_const(state);
    const struct actor *actor = pool_resolves(&level->actor_pool, event->actor)
                                    ? level_actor_const(level, event->actor)
                                    : NULL;
    bool is_gone = actor && !actor->is_seen;
    narration_words_subject(monster_get(event->monster)->name, text);
    text_append(text, is_gone ? " is seen for a moment, " : " comes into view, ");
    narration_words_way(state, is_gone ? actor->seen_at : event->to, text);
    text_append(text, is_gone && actor->shines ? ": its eyes still shine." : ".");
}

void narration_eyes(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "Eyes shine in the dark, ");
    narration_words_way(state, event->to, text);
    text_append(text, ".");
}

/* What happens in view, and a shout or the like, is told by what it is; a noise is news where it is not seen. */
void narration_noise(const struct state *state, const struct event *event, struct text *text)
{
    int steps = point_chebyshev(state_hero_const(state)->position, event->to);
    if (!handle_is_none(event->actor) || event_list_has(&state->events, EVENT_HEARD, event->to) ||
        bit_grid_has(&state_level_const(state)->visible, event->to))
        return;
    text_append(text, "You hear a%s noise ", event->loudness >= LOUD ? " loud" : "");
    if (steps <= NEAR_STEPS)
        text_append(text, "close by, ");
    else if (steps >= FAR_STEPS)
        text_append(text, "far off, ");
    text_append(text, "%s.", narration_words_where(state, event->to));
}

void narration_hushed(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    text_append(text, event->is_hushed ? "Every sound dies about you." : "You hear again.");
}

void narration_heard(const struct state *state, const struct event *event, struct text *text)
{
    narration_words_doer(state, narration_words_known(event), event->monster, text);
    if (event->effect != EFFECT_NONE)
        text_append(text, " %ss", effect_kind_name(event->effect));
    else
        text_append(text, " calls out");
    text_append(text, " %s!", narration_words_where(state, event->to));
}

void narration_rang(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "The plate gives under your foot, and a bell rings through the floor!");
}

void narration_cloud(const struct state *state, const struct event *event, struct text *text)
{
    const struct cloud_kind *kind = cloud_get(event->cloud);
    (void)state;
    if (!handle_is_none(event->actor)) {
        narration_words_definite_subject(monster_get(event->monster)->name, text);
        text_append(text, " %s %s.", kind->made, kind->name);
        return;
    }
    narration_words_subject(kind->name, text);
    if (kind->burns)
        text_append(text, " breaks out.");
    else if (kind->blocks_sight)
        text_append(text, " hides what is there.");
    else if (kind->holds)
        text_append(text, " hangs in the way.");
    else if (kind->seals)
        text_append(text, " seals the door.");
    else if (kind->light_radius > 0)
        text_append(text, " lights the place.");
    else
        text_append(text, " is there now.");
}

void narration_doused(const struct state *state, const struct event *event, struct text *text)
{
    append_change(state, event, cloud_get(event->cloud)->name, &doused, text);
}

void narration_vanished(const struct state *state, const struct event *event, struct text *text)
{
    if (state_is_hero(state, event->actor)) {
        text_append(text, "You stand elsewhere at once.");
        return;
    }
    narration_words_doer(state, narration_words_known(event), event->monster, text);
    text_append(text, point_chebyshev(event->from, event->to) <= LEAP_STEPS
                          ? " leaps."
                          : " is suddenly elsewhere.");
}

void narration_swapped(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "You change places with ");
    narration_words_object(state, event->victim, event->victim_kind, text);
    text_append(text, ".");
}

void narration_pulled(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "You pull ");
    narration_words_object(state, event->victim, event->victim_kind, text);
    text_append(text, " to you.");
}

void narration_eaten(const struct state *state, const struct event *event, struct text *text)
{
    text_append(text, "Something eats what you remember of this floor, %s.",
                narration_words_where(state, event->to));
}

void narration_given_back(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "What was eaten of your memory comes back to you.");
}

void narration_revealed(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "The whole floor lies open before you.");
}

void narration_freed(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    narration_words_subject(monster_get(event->victim_kind)->name, text);
    text_append(text, " goes with you from now on.");
}

void narration_site(const struct state *state, const struct event *event, struct text *text)
{
    const struct site_kind *kind = site_kind_get(event->site);
    const char *const says[] = {kind->on_enter, kind->on_spoil, kind->on_solve, kind->on_start,
                                kind->on_fail};
    (void)state;
    if (says[event->news])
        text_append(text, "%s", says[event->news]);
}

void narration_beacon(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text,
                "The beacon shines over the whole floor. You are whole again, the night draws "
                "back, and whoever lives here comes to see.");
}

void narration_hold(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    const char *turns = event->turns == 1 ? "turn" : "turns";
    switch (event->hold) {
    case HOLD_BEGINS:
        text_append(text,
                    "The whole coast sees it, and so do they. Hold the lamp for %d %s: stay within "
                    "%d cells of it, and in its sight.",
                    event->turns, turns, FINALE_RADIUS);
        break;
    case HOLD_LASTS:
        text_append(text, "Hold the lamp: %d %s more.", event->turns, turns);
        break;
    case HOLD_PAUSES:
        text_append(text, "The lamp gutters without you: no turn counts until you are back.");
        break;
    case HOLD_GOES_ON:
        text_append(text, "The lamp burns up again: %d %s more.", event->turns, turns);
        break;
    }
}

void narration_night(const struct state *state, const struct event *event, struct text *text)
{
    (void)state, (void)event;
    text_append(text, "Night falls: ");
    text_append(text, "%s comes after you.", monster_get(monster_night_hunter())->name);
}

/* Who stands beside the hero, seen and no friend of his; NULL: nobody. */
static const struct actor *find_in_the_way(const struct state *state)
{
    const struct level *level = state_level_const(state);
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point p = point_step(state_hero_const(state)->position, (enum direction)d);
        struct handle other =
            grid_contains(level->grid, p) ? level_actor_at(level, p) : HANDLE_NONE;
        if (handle_is_none(other))
            continue;
        const struct actor *actor = level_actor_const(level, other);
        if (actor->is_seen && !actor->is_ally)
            return actor;
    }
    return NULL;
}

/* Whether the same turn tells that the hero found out what is there. */
static bool is_found_out(const struct state *state, struct point p)
{
    for (int i = 0; i < state->events.count; i++)
        if (state->events.events[i].kind == EVENT_FOUND_OUT &&
            point_is_equal(state->events.events[i].to, p))
            return true;
    return false;
}

/* "You see a healing potion, 3 steps north." */
void narration_spotted(const struct state *state, const struct event *event, struct text *text)
{
    if (event->item == ITEM_NONE && is_found_out(state, event->to))
        return;
    text_append(text, "You see %s, ",
                event->item != ITEM_NONE ? hero_item_name(state, event->item)
                                         : terrain_get(event->terrain)->name);
    narration_words_way(state, event->to, text);
    text_append(text, ".");
}

void narration_seeks(const struct state *state, const struct event *event, struct text *text)
{
    (void)state;
    (void)event;
    text_append(text, "You know no way to those stairs yet: you look for one.");
}

void narration_stopped(const struct state *state, const struct event *event, struct text *text)
{
    const struct actor *other = find_in_the_way(state);
    if (event->refusal != REFUSAL_NONE) {
        narration_kept(state, event->refusal, text);
        return;
    }
    text_append(text, "You stop");
    if (other) {
        text_append(text, ": ");
        narration_words_definite(monster_get(other->kind)->name, text);
        text_append(text, " is in the way");
        if (danger_is_harmless(monster_get(other->kind)))
            text_append(text, " and stays there: walk into it to strike it");
    }
    text_append(text, ".");
}
