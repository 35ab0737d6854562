/* Soft shadows of creatures: a dark patch under the feet, and away from each light a longer one, which grows as the light comes
 * lower. Drawn on the ground, below everything that stands on it. */
#include "base/integer.h"
#include "game/knowledge.h"
#include "ui/scene/scene.h"
#include "world/hero.h"

#include <stdlib.h>

#define FEET_DOWN 13 /* pixels from the top of a cell */
#define FEET_HEIGHT 2
#define FEET_ALPHA 125
#define CAST_ALPHA 150
#define CAST_PIXELS 10 /* close to the light, */
#define CAST_MORE 14   /* and more at the edge of its reach */
#define BODY_PIXELS 9
#define CAST_STEP 3
#define CAST_MIN 24 /* of 256: fainter light throws no shadow */
#define CASTS 3     /* lights that one body is in the shadow of */
#define SHADOW_COLOUR 0x06050c

/* The shadow of one body: opaque where it is darkest, so that parts that overlap add nothing. */
#define SIDE 80
struct shadow {
    int left; /* of the canvas */
    int top;
    int first_row; /* with anything in it, */
    int end_row;   /* and behind the last of these */
    uint8_t alpha[SIDE][SIDE];
};

/* A body on the ground. */
struct body {
    const struct scene *scene;
    struct handle handle;
    struct point cell;
    int x; /* between its feet, in map pixels */
    int y;
    int half; /* half its width */
};

/* Adds an ellipse around a point of the canvas: softer at its edge. Cut to the shadow's square. */
static void add_ellipse(struct shadow *shadow, struct point at, int half_width, int half_height,
                        int alpha)
{
    struct point middle = {at.x - shadow->left, at.y - shadow->top};
    int first = int_max(middle.x - half_width, 0);
    int end = int_min(middle.x + half_width + 1, SIDE);
    int first_row = int_max(middle.y - half_height, 0);
    int end_row = int_min(middle.y + half_height + 1, SIDE);
    int across = 4096 / (half_width * half_width + 1);
    int down = 4096 / (half_height * half_height + 1);
    shadow->first_row = int_min(shadow->first_row, first_row);
    shadow->end_row = int_max(shadow->end_row, end_row);
    for (int row = first_row; row < end_row; row++)
        for (int column = first; column < end; column++) {
            int far = (column - middle.x) * (column - middle.x) * across +
                      (row - middle.y) * (row - middle.y) * down;
            int here = far > 4096 ? 0 : (far > 2304 ? alpha / 2 : alpha);
            if (shadow->alpha[row][column] < here)
                shadow->alpha[row][column] = (uint8_t)here;
        }
}

/* Whether a shadow can lie at that point of the map. */
static bool is_ground(const struct scene *scene, int x, int y)
{
    struct point p = {x / TILE_SIDE, y / TILE_SIDE};
    if (x < 0 || y < 0 || !grid_contains(state_level_const(scene->state)->grid, p))
        return false;
    struct knowledge known = knowledge_of(scene->state, p);
    return known.kind == KNOWLEDGE_VISIBLE && !terrain_get(known.terrain)->is_masonry;
}

/* The shadow that one light throws, `strength` of 256. */
static void add_cast(struct shadow *shadow, const struct body *body, const struct stage_lamp *lamp,
                     int strength)
{
    const struct scene *scene = body->scene;
    int dx = body->x - lamp->x;
    int dy = body->y - lamp->y - FEET_HEIGHT;
    int off = int_max(abs(dx), abs(dy));
    off = int_max(off + int_min(abs(dx), abs(dy)) * 3 / 8, 1);
    int length = CAST_PIXELS + CAST_MORE * (256 - strength) / 256;
    if (dy < 0) /* its beginning is behind the body */
        length += BODY_PIXELS * -dy / off;
    for (int step = 0; step <= length; step += CAST_STEP) {
        int x = body->x + dx * step / off;
        int y = body->y + dy * step / off;
        if (!is_ground(scene, x, y))
            return;
        int left = 256 - 200 * step / length;
        add_ellipse(shadow, point_make(x - scene->camera.x, y - scene->camera.y),
                    body->half - body->half * step / (2 * length), FEET_HEIGHT,
                    CAST_ALPHA * int_min(strength * 2, 256) / 256 * left / 256);
    }
}

static void add_casts(struct shadow *shadow, const struct body *body)
{
    const struct stage_lamps *lamps = body->scene->lamps;
    int casts = 0;
    for (int i = 0; i < lamps->count && casts < CASTS; i++) {
        const struct stage_lamp *lamp = &lamps->list[i];
        if (handle_is_equal(lamp->bearer, body->handle) || point_is_equal(lamp->cell, body->cell))
            continue;
        int strength = stage_lamp_strength(lamp, body->scene->state, body->cell, body->x, body->y);
        if (strength < CAST_MIN)
            continue;
        add_cast(shadow, body, lamp, strength);
        casts++;
    }
}

static void draw(const struct shadow *shadow, struct canvas *canvas)
{
    for (int row = shadow->first_row; row < shadow->end_row; row++)
        for (int column = 0; column < SIDE;) {
            int first = column;
            int alpha = shadow->alpha[row][column];
            while (column < SIDE && shadow->alpha[row][column] == alpha)
                column++;
            if (alpha > 0)
                canvas_shade(
                    canvas,
                    (struct rectangle){shadow->left + first, shadow->top + row, column - first, 1},
                    SHADOW_COLOUR, alpha);
        }
}

/* Half the width of the lower half of a picture. */
static int half_width(struct image image)
{
    int first = image.width;
    int last = 0;
    for (int y = image.height / 2; y < image.height; y++)
        for (int x = 0; x < image.width; x++)
            if (image.pixels[(size_t)y * (size_t)image.stride + (size_t)x] >> 24) {
                first = int_min(first, x);
                last = int_max(last, x);
            }
    return int_max((last - first) / 2, 2);
}

static void draw_of(const struct scene *scene, struct canvas *canvas, struct handle handle)
{
    const struct level *level = state_level_const(scene->state);
    const struct actor *actor = level_actor_const(level, handle);
    struct image image = scene_image_of(scene, handle, actor);
    struct body body = {.scene = scene, .handle = handle, .cell = actor->position};
    const struct terrain_kind *ground = terrain_get(level_terrain(level, body.cell));
    bool faces_left;
    if (image.never_flips || ground->is_water || ground->is_chasm || ground->is_masonry)
        return;
    stage_place(scene->stage, handle, actor, &body.x, &body.y, &faces_left);
    body.x += TILE_SIDE / 2;
    body.y += FEET_DOWN;
    body.half = half_width(image);
    struct shadow shadow = {.left = body.x - scene->camera.x - SIDE / 2,
                            .top = body.y - scene->camera.y - SIDE / 2,
                            .first_row = SIDE};
    add_ellipse(&shadow, point_make(body.x - scene->camera.x, body.y - scene->camera.y), body.half,
                FEET_HEIGHT, FEET_ALPHA);
    add_casts(&shadow, &body);
    draw(&shadow, canvas);
}

void scene_draw_shadows(const struct scene *scene, struct canvas *canvas)
{
    const struct level *level = state_level_const(scene->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        struct knowledge known = knowledge_of(scene->state, level->actors[i].position);
        if (known.has_actor && handle_is_equal(known.actor, handle))
            draw_of(scene, canvas, handle);
    }
}
