#include "ui/sound/sound_choices.h"

#include "game/travel/interrupt.h"
#include "rules/vigil.h"

static const struct terrain_kind *terrain_at(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    return terrain_get(grid_contains(level->grid, p) ? level_terrain(level, p)
                                                     : band_of_depth(state->depth)->floor);
}

/* Only the hero's steps; those of others sound by their noise. */
enum sound sound_choices_step(const struct state *state, const struct event *event)
{
    if (!state_is_hero(state, event->actor) || state->hero_noise == LOUDNESS_SILENT)
        return SOUND_NONE;
    const struct terrain_kind *kind = terrain_at(state, event->to);
    if (kind->is_water)
        return SOUND_STEP_WATER;
    if (kind->is_cover)
        return SOUND_STEP_GRASS;
    return kind->step_louder > 0 ? SOUND_STEP_RUBBLE : SOUND_STEP_STONE;
}

enum sound sound_choices_terrain(const struct state *state, const struct event *event)
{
    int before = terrain_get(event->terrain)->light_radius;
    int after = terrain_at(state, event->to)->light_radius;
    if (before != after)
        return after > before ? SOUND_FIRE : SOUND_FIZZ;
    bool has_burnt =
        terrain_get(event->terrain)->burns_to == level_terrain(state_level_const(state), event->to);
    return has_burnt ? SOUND_FIRE : SOUND_GRIND;
}

enum sound sound_choices_pushed(const struct state *state, const struct event *event)
{
    return terrain_at(state, event->to)->is_water ? SOUND_SPLASH : SOUND_GRIND;
}

enum sound sound_choices_lantern(const struct state *state, const struct event *event)
{
    const struct lantern_kind *kind = lantern_get(event->lantern);
    (void)state;
    if (kind->is_open)
        return SOUND_LANTERN_OPEN;
    return kind->is_hooded ? SOUND_LANTERN_HOOD : SOUND_LANTERN_DARK;
}

/* A sleeper that the hero knows is no news. */
enum sound sound_choices_sighted(const struct state *state, const struct event *event)
{
    return interrupt_is_known_sleeper(state, event) ? SOUND_NONE : SOUND_SIGHTED;
}

enum sound sound_choices_struck(const struct state *state, const struct event *event)
{
    return state_is_hero(state, event->victim) ? SOUND_HERO_HURT : SOUND_BLOW;
}

/* The hero's end has a sound of its own. */
enum sound sound_choices_died(const struct state *state, const struct event *event)
{
    return state_is_hero(state, event->victim) ? SOUND_NONE : SOUND_KILL;
}

/* A flash of light makes no sound. */
enum sound sound_choices_missile(const struct state *state, const struct event *event)
{
    (void)state;
    if (event->item == ITEM_NONE)
        return monster_get(event->monster)->shoots ? SOUND_ARROW : SOUND_NONE;
    return item_get(event->item)->family == FAMILY_ARROWS ? SOUND_ARROW : SOUND_THROW;
}

/* The loudest noise of the same turn and place. */
static enum loudness noise_at(const struct state *state, struct point p)
{
    enum loudness loudest = LOUDNESS_SILENT;
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind == EVENT_NOISE && point_is_equal(event->to, p) && event->loudness > loudest)
            loudest = event->loudness;
    }
    return loudest;
}

/* Whether something landed there that makes a noise. */
static bool has_landed(const struct state *state, struct point at)
{
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind == EVENT_MISSILE && event->item != ITEM_NONE &&
            item_get(event->item)->sounds && point_is_equal(event->to, at))
            return true;
    }
    return false;
}

/* Silent if the source is known or seen: that has a sound of its own. A missile that lands has none. */
enum sound sound_choices_noise(const struct state *state, const struct event *event)
{
    const struct level *level = state_level_const(state);
    bool is_visible = bit_grid_has(&level->visible, event->to) && !has_landed(state, event->to);
    if (!handle_is_none(event->actor) || is_visible ||
        event_list_has_at(&state->events, EVENT_HEARD, event->to))
        return SOUND_NONE;
    return event->loudness >= LOUDNESS_LOUD ? SOUND_CLASH : SOUND_RUSTLE;
}

enum sound sound_choices_heard(const struct state *state, const struct event *event)
{
    enum loudness loudness = noise_at(state, event->to);
    if (loudness >= LOUDNESS_DEAFENING)
        return SOUND_BELL;
    bool is_soft = loudness > LOUDNESS_SILENT && loudness <= LOUDNESS_SOFT;
    return is_soft ? SOUND_SOFT_CALL : SOUND_CALL;
}

enum sound sound_choices_hushed(const struct state *state, const struct event *event)
{
    (void)state;
    return event->is_hushed ? SOUND_HUSH : SOUND_CHANGE;
}

enum sound sound_choices_pips(const struct state *state, const struct event *event)
{
    (void)state;
    return event->pips >= PIPS_HUNTING ? SOUND_HUNTED : SOUND_PIP;
}

enum sound sound_choices_used(const struct state *state, const struct event *event)
{
    const struct item_kind *kind = item_get(event->item);
    (void)state;
    if (kind->looks == LOOK_GROUP_SCROLL)
        return SOUND_SCROLL;
    bool is_drunk = kind->looks == LOOK_GROUP_POTION || kind->family == FAMILY_HEALING;
    return is_drunk ? SOUND_POTION : SOUND_TOOL;
}

/* Healing by light, 1 point at a time, is silent. */
enum sound sound_choices_healed(const struct state *state, const struct event *event)
{
    return state_is_hero(state, event->victim) && event->healed == 1 ? SOUND_NONE : SOUND_HEAL;
}

enum sound sound_choices_status(const struct state *state, const struct event *event)
{
    (void)state;
    return status_get(event->status)->burns ? SOUND_FIRE : SOUND_CHANGE;
}

/* Webs and chalk marks are silent. */
enum sound sound_choices_cloud(const struct state *state, const struct event *event)
{
    const struct cloud_kind *kind = cloud_get(event->cloud);
    (void)state;
    if (kind->burns)
        return SOUND_FIRE;
    if (kind->is_lasting)
        return SOUND_NONE;
    if (kind->blocks_sight || kind->darkens)
        return SOUND_SMOKE;
    return kind->light_radius > 0 ? SOUND_FLARE : SOUND_CHANGE;
}

enum sound sound_choices_hold(const struct state *state, const struct event *event)
{
    static const enum sound sounds[] = {[HOLD_BEGINS] = SOUND_BEACON,
                                        [HOLD_LASTS] = SOUND_NONE,
                                        [HOLD_PAUSES] = SOUND_SPOILT,
                                        [HOLD_GOES_ON] = SOUND_SOLVED};
    (void)state;
    return sounds[event->hold];
}

enum sound sound_choices_vigil(const struct state *state, const struct event *event)
{
    (void)state;
    if (event->vigil != VIGIL_GOES_ON)
        return SOUND_SPOILT;
    return event->turns == VIGIL_TURNS - 1 ? SOUND_OFFER : SOUND_LANTERN_DARK;
}

enum sound sound_choices_site(const struct state *state, const struct event *event)
{
    static const enum sound sounds[] = {[SITE_ENTERED] = SOUND_OFFER,
                                        [SITE_SPOILT] = SOUND_SPOILT,
                                        [SITE_SOLVED] = SOUND_SOLVED,
                                        [SITE_BEGUN] = SOUND_OFFER,
                                        [SITE_BROKEN] = SOUND_SPOILT};
    (void)state;
    return sounds[event->news];
}
