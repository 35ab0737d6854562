/* Draws what is felt at once: a blow that drives sparks out of a body, a body that falls apart under one, a light that dies
 * with a breath of smoke, and one that comes up as a ring of warmth. With reduced motion none of it is drawn. */
#include "base/integer.h"
#include "ui/art/shapes.h"
#include "ui/art/sprite_form.h"
#include "ui/scene/scene.h"

#define PIECE 4 /* pixels of a piece's side */
#define PIECES (TILE_SIDE / PIECE)
#define BLOW_PIXELS 13 /* how far the blow carries pieces, */
#define BURST_PIXELS 7 /* and how far they scatter */
#define SINK_PIXELS 6
#define DEATH_COLOUR 0xff6848
#define DEATH_PART 130
#define SPARKS 16
#define SPARK_REACH 12
#define SPARK_COLOUR 0xff3828
#define SMOKE_COLOUR 0x9a948c
#define SMOKE_PIXELS 12
#define EMBER_COLOUR 0xff9a3c
#define WARM_COLOUR 0xffc878
#define RING_ALPHA 120

/* How pieces scatter, in eighths. */
static const struct point scatter[] = {{-6, -7}, {-2, -8}, {3, -8}, {7, -6}, {-8, -3}, {-3, -2},
                                       {2, -4},  {8, -1},  {-8, 3}, {-4, 1}, {4, 2},   {7, 4},
                                       {-6, 7},  {-1, 6},  {3, 8},  {6, 6}};

/* One burst while it runs. */
struct burst {
    const struct scene *scene;
    struct canvas *canvas;
    const struct stage_effect *effect;
    int done; /* 0 .. 255 */
};

/* Fast at first, then slower: 0 .. 256. */
static int ease(int done)
{
    return (512 - done) * done / 256;
}

static int alpha_of(int alpha)
{
    return int_max(alpha, 1); /* 0 would mean "draw in full" */
}

/* A body's pieces fly away from the blow, and sink while they fade. */
static void draw_death(const struct burst *burst)
{
    const struct scene *scene = burst->scene;
    const struct stage_effect *effect = burst->effect;
    struct sprite_form form;
    struct image body =
        atlas_frame(scene->tileset->atlas, scene->tileset->monsters[effect->monster], 0);
    struct image image = sprite_form_flash(&form, body, DEATH_COLOUR, DEATH_PART);
    bool is_flipped = stage_faced_left(scene->stage, effect->actor) && !body.never_flips;
    struct point middle = scene_middle_of(scene, effect->to);
    int way_x = integer_sign(effect->to.x - effect->from.x);
    int way_y = integer_sign(effect->to.y - effect->from.y);
    int far = ease(burst->done);
    for (int i = 0; i < PIECES * PIECES; i++) {
        struct point from = {i % PIECES * PIECE, i / PIECES * PIECE};
        int speed = 4 + i * 7 % 5; /* 4 .. 8, of 8 */
        struct image piece = image;
        piece.pixels += from.y * image.stride + from.x;
        piece.width = piece.height = PIECE;
        struct point at = {is_flipped ? TILE_SIDE - PIECE - from.x : from.x, from.y};
        at.x += (way_x * BLOW_PIXELS * speed + scatter[i].x * BURST_PIXELS) * far / 2048;
        at.y += (way_y * BLOW_PIXELS * speed + scatter[i].y * BURST_PIXELS) * far / 2048;
        at.y += SINK_PIXELS * burst->done * burst->done / 65536;
        canvas_draw(burst->canvas, piece, middle.x - TILE_SIDE / 2 + at.x,
                    middle.y - TILE_SIDE / 2 + at.y,
                    (struct drawing){.flip = is_flipped, .alpha = alpha_of(255 - burst->done)});
    }
    shapes_sparks(burst->canvas, middle.x + way_x * far / 64, middle.y + way_y * far / 64, SPARKS,
                  SPARK_REACH, burst->done, SPARK_COLOUR);
}

/* Sparks fly out of a body, away from the blow: the harder, the more and the farther. */
static void draw_blow(const struct burst *burst)
{
    const struct stage_effect *effect = burst->effect;
    int way_x = integer_sign(effect->to.x - effect->from.x);
    int way_y = integer_sign(effect->to.y - effect->from.y);
    int hard = int_min(effect->health_lost, SPARKS / 2);
    int far = TILE_SIDE / 2 + hard * ease(burst->done) / 256;
    struct point middle = scene_middle_of(burst->scene, effect->to);
    if (hard > 0 && (way_x != 0 || way_y != 0))
        shapes_sparks(burst->canvas, middle.x + way_x * far, middle.y + way_y * far, 3 * hard,
                      SPARK_REACH + hard, burst->done, SPARK_COLOUR);
}

/* The last ember, and smoke that curls up from it. */
static void draw_breath(const struct burst *burst)
{
    struct point middle = scene_middle_of(burst->scene, burst->effect->to);
    int rise = SMOKE_PIXELS * ease(burst->done) / 256;
    for (int i = 0; i < 5; i++) {
        int up = rise * (5 - i) / 5;
        int sway = (up + i) / 3 % 2 ? 1 : -1;
        canvas_shade(burst->canvas,
                     (struct rectangle){middle.x + sway - 1, middle.y - 2 - up, 1 + i % 3, 1},
                     SMOKE_COLOUR, (255 - burst->done) * (3 + i) / 8);
    }
    canvas_shade(burst->canvas, (struct rectangle){middle.x - 1, middle.y - 1, 2, 2}, EMBER_COLOUR,
                 255 - burst->done);
}

/* Light that goes draws in to where it was. */
static void draw_close(const struct burst *burst)
{
    struct point middle = scene_middle_of(burst->scene, burst->effect->to);
    int radius = burst->effect->light_radius * TILE_SIDE * (256 - ease(burst->done)) / 512;
    shapes_ring(burst->canvas, middle.x, middle.y, radius, WARM_COLOUR,
                RING_ALPHA * (255 - burst->done) / 255);
    draw_breath(burst);
}

static void draw_swell(const struct burst *burst)
{
    struct point middle = scene_middle_of(burst->scene, burst->effect->to);
    int radius = burst->effect->light_radius * TILE_SIDE * ease(burst->done) / 256;
    for (int i = 0; i < 2; i++)
        shapes_ring(burst->canvas, middle.x, middle.y, radius - i, WARM_COLOUR,
                    RING_ALPHA * (255 - burst->done) / 255 / (i + 1));
}

void scene_draw_bursts(const struct scene *scene, struct canvas *canvas)
{
    static void (*const draws[STAGE_EFFECT_KIND_COUNT])(const struct burst *burst) = {
        [STAGE_EFFECT_HURT] = draw_blow,
        [STAGE_EFFECT_DEATH] = draw_death,
        [STAGE_EFFECT_CLOSE] = draw_close,
        [STAGE_EFFECT_SWELL] = draw_swell,
    };
    const struct stage *stage = scene->stage;
    for (int i = 0; i < stage->effects.count && !stage->is_still; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        int done = stage_effects_progress(&stage->effects, effect, stage->now, false);
        if (done >= 0 && draws[effect->kind])
            draws[effect->kind](&(struct burst){scene, canvas, effect, done});
    }
}
