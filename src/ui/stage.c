#include "ui/stage.h"

#include "game/knowledge.h"
#include "ui/shade.h"
#include "ui/tileset.h"

#include <stdlib.h>
#include <string.h>

#define STEP_MS 90
#define LEAN_MS 110
#define LEAN_PIXELS 5
#define LIGHT_MS 130
#define FADE_MS 260
/* Cells round the window whose light is kept ready, for the camera may scroll on before the next turn. */
#define LIGHT_MARGIN 12

static bool resize(struct stage *stage, const struct level *level)
{
    size_t cells = grid_cells(level->grid);
    size_t figures = level->actor_pool.capacity;
    struct figure *more = realloc(stage->figures, figures * sizeof *more);
    if (!more)
        return false;
    stage->figures = more;
    struct shade *shown = realloc(stage->shown, cells * sizeof *shown);
    if (!shown)
        return false;
    stage->shown = shown;
    struct shade *target = realloc(stage->target, cells * sizeof *target);
    if (!target)
        return false;
    stage->target = target;
    memset(shown, 0, cells * sizeof *shown);
    memset(target, 0, cells * sizeof *target);
    memset(more, 0, figures * sizeof *more);
    stage->figure_count = figures;
    stage->grid = level->grid;
    return true;
}

bool stage_set(struct stage *stage, const struct state *state, uint32_t now)
{
    if (!resize(stage, state_level_const(state))) {
        stage_clear(stage);
        return false;
    }
    stage->depth = state->depth;
    stage->now = now;
    stage->light_settles = now;
    stage->arrived = now;
    stage->marks = (struct stage_marks){.turn = state->turn};
    return true;
}

void stage_clear(struct stage *stage)
{
    free(stage->figures);
    free(stage->shown);
    free(stage->target);
    *stage = (struct stage){.is_still = stage->is_still};
}

/* How far something that began at `since` is, 0 .. 256, of `duration`. */
static int progress(const struct stage *stage, uint32_t since, int duration)
{
    uint32_t passed = stage->now - since;
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

/* The slot's figure, made to stand in a cell if its last movement was of somebody else. */
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

static void play_move(struct stage *stage, const struct event *event)
{
    struct figure *figure = figure_of(stage, event->actor, event->from);
    figure_position(stage, figure, &figure->from_x, &figure->from_y);
    figure->to = event->to;
    figure->started = stage->now;
    figure->leaning = DIRECTION_COUNT;
    if (event->to.x != event->from.x)
        figure->faces_left = event->to.x < event->from.x;
}

/* Who strikes leans towards whom he strikes, however far off. */
static void play_blow(struct stage *stage, const struct event *event)
{
    struct figure *figure = figure_of(stage, event->actor, event->from);
    struct point way = point_subtract(event->to, event->from);
    way = point_make((way.x > 0) - (way.x < 0), (way.y > 0) - (way.y < 0));
    if (way.x == 0 && way.y == 0)
        return;
    figure->leaning = direction_of(way);
    figure->leaning_since = stage->now;
    if (way.x != 0)
        figure->faces_left = way.x < 0;
}

static void play_push(struct stage *stage, const struct state *state, const struct event *event)
{
    struct point at = state_hero_const(state)->position;
    if (point_steps(at, event->to) != 1)
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
    stage->light_settles = stage->is_still ? now : now + LIGHT_MS;
    stage_marks_play(&stage->marks, state, now, stage->is_still);
    for (int i = 0; i < state->events.count; i++) {
        const struct event *event = &state->events.events[i];
        bool has_figure = event->actor.generation != 0 && event->actor.index < stage->figure_count;
        if (event->kind == EVENT_MOVED && has_figure)
            play_move(stage, event);
        else if (event->kind == EVENT_STRUCK && has_figure)
            play_blow(stage, event);
        else if (event->kind == EVENT_REFUSED ||
                 (event->kind == EVENT_DOOR_OPENED && state_is_hero(state, event->actor)))
            play_push(stage, state, event);
    }
}

/* The cells in and about the camera's window. */
static void cells_about(const struct stage *stage, const struct camera *camera, struct point *first,
                        struct point *last)
{
    struct camera wide = *camera;
    wide.x -= LIGHT_MARGIN * TILE_SIDE;
    wide.y -= LIGHT_MARGIN * TILE_SIDE;
    wide.width += 2 * LIGHT_MARGIN * TILE_SIDE;
    wide.height += 2 * LIGHT_MARGIN * TILE_SIDE;
    camera_cells(&wide, stage->grid, first, last);
}

void stage_light(struct stage *stage, const struct state *state, const struct camera *camera)
{
    struct point first;
    struct point last;
    cells_about(stage, camera, &first, &last);
    for (int y = first.y; y <= last.y; y++)
        for (int x = first.x; x <= last.x; x++)
            stage->target[grid_index(stage->grid, point_make(x, y))] =
                shade_of(state, point_make(x, y));
}

static uint8_t approach(uint8_t from, uint8_t to, int done)
{
    return (uint8_t)(from + (to - from) * done / 256);
}

void stage_advance(struct stage *stage, const struct camera *camera, uint32_t now)
{
    uint32_t passed = now - stage->now;
    uint32_t left = stage->light_settles - stage->now;
    bool is_settled = stage->is_still || (int32_t)(stage->light_settles - now) <= 0;
    int done = is_settled || left == 0 ? 256 : (int)(passed * 256 / left);
    stage->now = now;
    struct point first;
    struct point last;
    cells_about(stage, camera, &first, &last);
    for (int y = first.y; y <= last.y; y++)
        for (int x = first.x; x <= last.x; x++) {
            size_t cell = grid_index(stage->grid, point_make(x, y));
            struct shade *shown = &stage->shown[cell];
            struct shade target = stage->target[cell];
            shown->red = approach(shown->red, target.red, done);
            shown->green = approach(shown->green, target.green, done);
            shown->blue = approach(shown->blue, target.blue, done);
            shown->presence = approach(shown->presence, target.presence, done);
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
    if ((int32_t)(stage->light_settles - stage->now) > 0 || stage_fade(stage) < 255 ||
        stage_marks_are_moving(&stage->marks, stage->now))
        return true;
    const struct pool *pool = &state_level_const(state)->actor_pool;
    for (uint16_t i = 0; i < pool->end && i < stage->figure_count; i++)
        if (pool_is_used(pool, i) &&
            handle_is_equal(stage->figures[i].actor, pool_handle(pool, i)) &&
            figure_is_moving(stage, &stage->figures[i]))
            return true;
    return false;
}

void stage_finish(struct stage *stage, const struct state *state, const struct camera *camera)
{
    bool was_still = stage->is_still;
    stage->is_still = true;
    stage_light(stage, state, camera);
    stage_advance(stage, camera, stage->now + FADE_MS);
    stage->is_still = was_still;
    stage->light_settles = stage->now;
    stage->marks.played = stage->now - STAGE_MARK_MS;
}

static void lean(const struct stage *stage, const struct figure *figure, int *x, int *y)
{
    int done = progress(stage, figure->leaning_since, LEAN_MS);
    int out = done < 128 ? done : 256 - done; /* there and back */
    struct point offset = direction_offset(figure->leaning);
    *x += offset.x * LEAN_PIXELS * out / 128;
    *y += offset.y * LEAN_PIXELS * out / 128;
}

void stage_place(const struct stage *stage, struct handle handle, const struct actor *actor, int *x,
                 int *y, bool *faces_left)
{
    const struct figure *figure = &stage->figures[handle.index];
    *x = actor->position.x * TILE_SIDE;
    *y = actor->position.y * TILE_SIDE;
    *faces_left = false;
    if (!handle_is_equal(figure->actor, handle))
        return;
    *faces_left = figure->faces_left;
    if (point_is_equal(figure->to, actor->position))
        figure_position(stage, figure, x, y);
    if (figure->leaning < DIRECTION_COUNT)
        lean(stage, figure, x, y);
}

int stage_fade(const struct stage *stage)
{
    return progress(stage, stage->arrived, FADE_MS) * 255 / 256;
}
