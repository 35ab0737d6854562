#include "ui/scene/stage.h"

#include "base/integer.h"
#include "ui/art/tileset.h"

#include <stdlib.h>
#include <string.h>

#define STEP_MS 90
#define LEAN_MS 110
#define LEAN_PIXELS 5
#define LEAP_PIXELS 6
#define LIGHT_MS 110
#define FADE_MS 150
#define LEAVE_MS 60 /* of FADE_MS, for the floor that was left */
#define DROP_PIXELS 22
#define KNOCK_PIXELS 2
#define SHAKE_SWING 40 /* of 256 of its time */
#define SHAKE_KILL 2
#define SHAKE_HARD 5 /* a blow that takes a fifth of the health shakes harder */
#define EYES_MS 90
#define FALL_MS 120 /* shorter than effects last, so that the hero is seen to lie */

static void free_cells(struct stage *stage)
{
    free(stage->figures);
    free(stage->shown);
    free(stage->target);
}

static bool resize(struct stage *stage, const struct level *level)
{
    free_cells(stage);
    stage->grid = level->grid;
    stage->figure_count = level->actor_pool.capacity;
    stage->figures = calloc(stage->figure_count, sizeof *stage->figures);
    stage->shown = calloc(grid_cells(level->grid), sizeof *stage->shown);
    stage->target = calloc(grid_cells(level->grid), sizeof *stage->target);
    return stage->figures && stage->shown && stage->target;
}

static void keep_eyes(struct stage *stage, const struct state *state)
{
    memcpy(stage->eyes_before, stage->eyes, sizeof stage->eyes);
    stage->eye_count_before = stage->eye_count;
    stage->eye_count = state->vision.eye_count;
    memcpy(stage->eyes, state->vision.eyes, (size_t)stage->eye_count * sizeof *stage->eyes);
}

/* Whether the hero has just arrived from another floor that was shown. */
static bool has_changed_floor(const struct stage *stage, const struct state *state)
{
    return stage_is_set(stage) && state->turn > 0 && event_list_has(&state->events, EVENT_ARRIVED);
}

bool stage_set(struct stage *stage, const struct state *state, uint32_t now)
{
    bool leaves = has_changed_floor(stage, state);
    if (!resize(stage, state_level_const(state))) {
        stage_clear(stage);
        return false;
    }
    stage->depth = state->depth;
    stage->now = now;
    stage->light_begins = now;
    stage->light_settles = now;
    stage->arrived = now;
    stage->leaves = leaves;
    stage->eye_count = 0;
    if (state->turn == 0) /* a new run, maybe of the same seed */
        stage->remains.count = 0;
    stage_effects_play_arrival(&stage->effects, state, now);
    keep_eyes(stage, state);
    return true;
}

void stage_clear(struct stage *stage)
{
    free_cells(stage);
    *stage = (struct stage){.is_still = stage->is_still};
}

/* How far something that starts at `since` has got, 0 .. 256, of `duration`. */
static int progress(const struct stage *stage, uint32_t since, int duration)
{
    uint32_t passed = stage->now - since;
    if (!stage->is_still && passed > UINT32_MAX / 2) /* not yet started */
        return 0;
    return stage->is_still || passed >= (uint32_t)duration
               ? 256
               : (int)(passed * 256 / (uint32_t)duration);
}

static void figure_position(const struct stage *stage, const struct figure *figure, int *x, int *y)
{
    int done = progress(stage, figure->started, STEP_MS);
    int to_x = figure->to.x * TILE_SIDE;
    int to_y = figure->to.y * TILE_SIDE;
    *x = figure->from_x + (to_x - figure->from_x) * done / 256;
    *y = figure->from_y + (to_y - figure->from_y) * done / 256;
}

/* Returns the slot's figure, reset to a cell if the slot held another actor. */
static struct figure *figure_of(struct stage *stage, struct handle actor, struct point at)
{
    struct figure *figure = &stage->figures[actor.index];
    if (!handle_is_equal(figure->actor, actor))
        *figure = (struct figure){.actor = actor,
                                  .from_x = at.x * TILE_SIDE,
                                  .from_y = at.y * TILE_SIDE,
                                  .to = at,
                                  .started = stage->now - STEP_MS,
                                  .leaning = DIRECTION_COUNT};
    return figure;
}

/* After `begins` milliseconds. */
static void play_move(struct stage *stage, const struct event *event, int begins)
{
    struct figure *figure = figure_of(stage, event->actor, event->from);
    if (point_is_equal(figure->to, event->from)) {
        figure_position(stage, figure, &figure->from_x, &figure->from_y);
    } else { /* it moved unseen since it was last shown */
        figure->from_x = event->from.x * TILE_SIDE;
        figure->from_y = event->from.y * TILE_SIDE;
    }
    figure->to = event->to;
    figure->leaps = point_chebyshev(event->from, event->to) > 1;
    figure->started = stage->now + (uint32_t)begins;
    figure->leaning = DIRECTION_COUNT;
    if (event->to.x != event->from.x)
        figure->faces_left = event->to.x < event->from.x;
}

/* An attacker leans towards its target, however far away: as its blow lands, or as it shoots. */
static void play_blow(struct stage *stage, const struct event *event)
{
    bool is_shot = point_chebyshev(event->from, event->to) > 1;
    int begins = is_shot ? 0 : stage_effects_blow_begins(&stage->effects, event);
    struct figure *figure = figure_of(stage, event->actor, event->from);
    struct point way = point_subtract(event->to, event->from);
    if (way.x == 0 && way.y == 0)
        return;
    figure->leaning = direction_of(way);
    figure->leaning_since = stage->now + (uint32_t)begins;
    if (way.x != 0)
        figure->faces_left = way.x < 0;
}

static void play_push(struct stage *stage, const struct state *state, const struct event *event)
{
    struct point at = state_hero_const(state)->position;
    if (point_chebyshev(at, event->to) != 1)
        return;
    struct figure *figure = figure_of(stage, state->hero, at);
    figure->leaning = direction_of(point_subtract(event->to, at));
    figure->leaning_since = stage->now;
    if (event->to.x != at.x)
        figure->faces_left = event->to.x < at.x;
}

void stage_play(struct stage *stage, const struct state *state, uint32_t now)
{
    stage->now = now;
    stage->arrived = now - FADE_MS; /* a key press ends the fade */
    stage_effects_play(&stage->effects, state, now, stage->is_still);
    stage->light_begins = now + (uint32_t)stage_effects_light_begins(&stage->effects);
    stage->light_settles = stage->is_still ? now : now + LIGHT_MS;
    keep_eyes(stage, state);
    stage_remains_note(&stage->remains, state);
    int begins = 0; /* what moves waits until the hero's missile has landed */
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        if (event->kind == EVENT_MISSILE && state_is_hero(state, event->actor))
            begins = stage_effects_flight_ends(&stage->effects);
        bool has_figure = !handle_is_none(event->actor) && event->actor.index < stage->figure_count;
        if (event->kind == EVENT_MOVED && has_figure)
            play_move(stage, event, begins);
        else if (event->kind == EVENT_STRUCK && has_figure)
            play_blow(stage, event);
        else if (event->kind == EVENT_REFUSED ||
                 (event->kind == EVENT_DOOR_OPENED && state_is_hero(state, event->actor)))
            play_push(stage, state, event);
    }
}

static bool figure_is_moving(const struct stage *stage, const struct figure *figure)
{
    return progress(stage, figure->started, STEP_MS) < 256 ||
           (figure->leaning < DIRECTION_COUNT &&
            progress(stage, figure->leaning_since, LEAN_MS) < 256);
}

bool stage_is_moving(const struct stage *stage, const struct state *state)
{
    if (stage->is_still)
        return false;
    if ((int32_t)(stage->light_settles - stage->now) > 0 || stage_is_leaving(stage) ||
        stage_fade(stage) < 255 || stage_effects_are_moving(&stage->effects, stage->now))
        return true;
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i) && i < stage->figure_count; i++)
        if (handle_is_equal(stage->figures[i].actor, level_handle(level, i)) &&
            figure_is_moving(stage, &stage->figures[i]))
            return true;
    return false;
}

void stage_finish(struct stage *stage, const struct state *state, const struct camera *camera)
{
    bool was_still = stage->is_still;
    stage->is_still = true;
    stage_light(stage, state, camera);
    stage_advance(stage, camera, stage->now + int_max(FADE_MS, STAGE_EFFECT_MS + LEAN_MS));
    stage->is_still = was_still;
    stage->light_begins = stage->now;
    stage->light_settles = stage->now;
    stage->arrived = stage->now - FADE_MS;
    stage_effects_finish(&stage->effects, stage->now);
}

/* Along the blow, to and fro, and shorter each time. */
static struct point shake_of(const struct stage_effect *effect, int done, int reach)
{
    struct point way = point_subtract(effect->to, effect->from);
    int swing = reach * (255 - done) / 255;
    swing = done / SHAKE_SWING % 2 ? -swing : swing;
    return point_make(way.x || !way.y ? swing : 0, way.y ? swing : 0);
}

/* How far an effect shakes the picture: a blow at the hero, and one of the hero's that kills. */
static int shake_reach(const struct state *state, const struct stage_effect *effect)
{
    bool hurts = effect->kind == STAGE_EFFECT_HURT && effect->health_lost > 0 &&
                 state_is_hero(state, effect->actor);
    bool kills = effect->kind == STAGE_EFFECT_DEATH && !point_is_equal(effect->from, effect->to) &&
                 point_is_equal(effect->from, state_hero_const(state)->position);
    if (hurts)
        return effect->health_lost * SHAKE_HARD >= state->traits.health ? 3 : 2;
    return kills ? SHAKE_KILL : 0;
}

struct point stage_shake(const struct stage *stage, const struct state *state)
{
    for (int i = 0; i < stage->effects.count && !stage->is_still; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        int done = stage_effects_progress(&stage->effects, effect, stage->now, false);
        int reach = done >= 0 ? shake_reach(state, effect) : 0;
        if (reach > 0)
            return shake_of(effect, done, reach);
    }
    return point_make(0, 0);
}

static void lean(const struct stage *stage, const struct figure *figure, int *x, int *y)
{
    int done = progress(stage, figure->leaning_since, LEAN_MS);
    int out = done < 128 ? done : 256 - done;
    struct point offset = direction_offset(figure->leaning);
    *x += offset.x * LEAN_PIXELS * out / 128;
    *y += offset.y * LEAN_PIXELS * out / 128;
}

/* Shifts an actor that was struck away from the attacker, then back. */
static void recoil(const struct stage_effect *effect, int done, int *x, int *y)
{
    struct point way = point_subtract(effect->to, effect->from);
    int off = KNOCK_PIXELS * (256 - done) / 128;
    off = off > KNOCK_PIXELS ? KNOCK_PIXELS : off;
    *x += integer_sign(way.x) * off;
    *y += integer_sign(way.y) * off;
}

/* Places an actor that is being pulled between its old cell and its new one. */
static void drag(const struct stage_effect *effect, int done, int *x, int *y)
{
    *x = (effect->from.x * (256 - done) + effect->to.x * done) * TILE_SIDE / 256;
    *y = (effect->from.y * (256 - done) + effect->to.y * done) * TILE_SIDE / 256;
}

static void place_by_effects(const struct stage *stage, struct handle handle, int *x, int *y)
{
    for (int i = 0; i < stage->effects.count && !stage->is_still; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        if (!handle_is_equal(effect->actor, handle))
            continue;
        enum stage_effect_phase phase =
            stage_effects_phase(&stage->effects, effect, stage->now, false);
        int done = phase == STAGE_EFFECT_WAITS
                       ? 0
                       : stage_effects_progress(&stage->effects, effect, stage->now, false);
        if (effect->kind == STAGE_EFFECT_HURT && phase == STAGE_EFFECT_RUNS)
            recoil(effect, done, x, y);
        else if (effect->kind == STAGE_EFFECT_PULL && phase != STAGE_EFFECT_IS_OVER)
            drag(effect, done, x, y);
    }
}

void stage_place(const struct stage *stage, struct handle handle, const struct actor *actor, int *x,
                 int *y, bool *faces_left)
{
    const struct figure *figure = &stage->figures[handle.index];
    *x = actor->position.x * TILE_SIDE;
    *y = actor->position.y * TILE_SIDE;
    *faces_left = false;
    if (handle_is_equal(figure->actor, handle)) {
        *faces_left = figure->faces_left;
        if (point_is_equal(figure->to, actor->position))
            figure_position(stage, figure, x, y);
        if (figure->leaning < DIRECTION_COUNT)
            lean(stage, figure, x, y);
    }
    place_by_effects(stage, handle, x, y);
}

/* How high a landing actor is above its cell; it falls faster and faster. */
static int height_of_fall(const struct stage *stage, struct handle handle)
{
    for (int i = 0; i < stage->effects.count; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        int done =
            effect->kind == STAGE_EFFECT_LANDING && handle_is_equal(effect->actor, handle)
                ? stage_effects_progress(&stage->effects, effect, stage->now, stage->is_still) * 3 /
                      2
                : -1;
        if (done >= 0 && done < 256)
            return DROP_PIXELS - DROP_PIXELS * done * done / 65536;
    }
    return 0;
}

int stage_lift(const struct stage *stage, struct handle handle)
{
    const struct figure *figure = &stage->figures[handle.index];
    int lift = height_of_fall(stage, handle);
    if (figure->leaps && handle_is_equal(figure->actor, handle)) {
        int done = progress(stage, figure->started, STEP_MS);
        lift += LEAP_PIXELS * 4 * done * (256 - done) / 65536;
    }
    return lift;
}

bool stage_faced_left(const struct stage *stage, struct handle handle)
{
    return handle.index < stage->figure_count &&
           handle_is_equal(stage->figures[handle.index].actor, handle) &&
           stage->figures[handle.index].faces_left;
}

int stage_eyes_open(const struct stage *stage, struct point at)
{
    for (int i = 0; i < stage->eye_count_before; i++)
        if (point_is_equal(stage->eyes_before[i], at))
            return 255;
    int done = progress(stage, stage->effects.played, EYES_MS);
    return done < 256 ? done : 255;
}

int stage_fallen(const struct stage *stage)
{
    int done = progress(stage, stage->effects.played, FALL_MS);
    return done < 256 ? done : 255;
}

bool stage_is_leaving(const struct stage *stage)
{
    return stage->leaves && progress(stage, stage->arrived, LEAVE_MS) < 256;
}

int stage_fade(const struct stage *stage)
{
    if (stage_is_leaving(stage))
        return 255 - progress(stage, stage->arrived, LEAVE_MS) * 255 / 256;
    if (stage->leaves)
        return progress(stage, stage->arrived + LEAVE_MS, FADE_MS - LEAVE_MS) * 255 / 256;
    return progress(stage, stage->arrived, FADE_MS) * 255 / 256;
}

void stage_fade_in(struct stage *stage, uint32_t now)
{
    stage->now = stage->arrived = now;
    stage->leaves = false;
}
