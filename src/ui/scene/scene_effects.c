/* Draws short-lived effects. Changes, slides and falls are drawn among the items and actors, in their light; blows,
 * missiles, noise, tells and deaths are drawn over the light, so that darkness hides none of them. */
#include "base/array.h"
#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/travel/danger.h"
#include "rules/harm.h"
#include "rules/noise.h"
#include "ui/art/shapes.h"
#include "ui/art/sprite_form.h"
#include "ui/scene/scene.h"

#define FLASH_COLOUR 0xfff8e8
#define FLASH_PART 102 /* of 256, about 60 ms: after that the colour is red */
/* Mixed in, not multiplied, so that dark figures turn red too. */
#define HURT_COLOUR 0xff3828
#define HURT_PART 150
#define MEND_COLOUR 0xb8ffa0
#define SPARK_COLOUR 0xfff0b0
#define DUST_COLOUR 0xb0a090
#define NOISE_COLOUR 0x98cedc
#define BADLY_HURT_ALPHA 110 /* while it lasts */
#define PAIN_COLOUR 0x9c1020
#define NIGHT_COLOUR 0x28388c
#define REACH_THICKNESS 3    /* in map pixels: seen at zoom 1 too */
#define RIPPLE_ALPHA_MAX 110 /* fainter than outlines */
#define REACH_COLOUR 0xffd98a
#define REACH_ALPHA 210
#define REACH_MOVES_UNTIL 150 /* of 256 parts of its time */
#define REACH_FADES_FROM 200
#define BORDER_PIXELS 30
#define BORDER_ALPHA_MAX 190
#define RISE_PIXELS 12
#define LAY_PIXELS 7
#define MOON_SCALE 2
#define SPARK_REACH 12

/* Everything needed to draw one effect. */
struct brush {
    const struct scene *scene;
    struct canvas *canvas;
    const struct stage_effect *effect;
    int done; /* 0 .. 255 */
};

static int pixel(int from, int to, int done)
{
    return (from * (256 - done) + to * done) * TILE_SIDE / 256;
}

static struct image frame_of(const struct scene *scene, const struct sprite *sprite, int frame)
{
    return atlas_frame(scene->tileset->atlas, sprite, frame);
}

/* Alpha 0 would mean "draw in full", so the minimum is 1. */
static int alpha_of(int alpha)
{
    return alpha < 1 ? 1 : (alpha > 255 ? 255 : alpha);
}

const struct stage_effect *scene_effect_at(const struct scene *scene, enum stage_effect_kind kind,
                                           struct point at, int *done)
{
    const struct stage *stage = scene->stage;
    for (int i = 0; i < stage->effects.count; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        if (effect->kind != kind || !point_is_equal(effect->to, at))
            continue;
        bool waits = stage_effects_phase(&stage->effects, effect, stage->now, stage->is_still) ==
                     STAGE_EFFECT_WAITS;
        int so_far = stage_effects_progress(&stage->effects, effect, stage->now, stage->is_still);
        if (so_far < 0 && !waits)
            continue;
        *done = waits ? 0 : so_far;
        return effect;
    }
    return NULL;
}

const struct stage_effect *scene_effect_on(const struct scene *scene, enum stage_effect_kind kind,
                                           struct handle actor, int *done)
{
    const struct stage *stage = scene->stage;
    for (int i = 0; i < stage->effects.count; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        if (effect->kind != kind || !handle_is_equal(effect->actor, actor))
            continue;
        int so_far = stage_effects_progress(&stage->effects, effect, stage->now, stage->is_still);
        if (so_far < 0)
            continue;
        *done = so_far;
        return effect;
    }
    return NULL;
}

/* Returns the upper left corner of a cell, on the canvas. */
static struct point corner_of(const struct scene *scene, struct point cell)
{
    return point_make(cell.x * TILE_SIDE - scene->camera.x, cell.y * TILE_SIDE - scene->camera.y);
}

struct point scene_middle_of(const struct scene *scene, struct point cell)
{
    return point_add(corner_of(scene, cell), point_make(TILE_SIDE / 2, TILE_SIDE / 2));
}

static void draw_missile(const struct brush *brush)
{
    const struct scene *scene = brush->scene;
    const struct stage_effect *effect = brush->effect;
    const struct sprite *sprite = effect->item == ITEM_NONE
                                      ? scene->tileset->tiles[TILE_MISSILE]
                                      : tileset_item(scene->tileset, scene->state, effect->item);
    /* With reduced motion it is shown where it landed; in flight it leaves a trail. */
    bool is_still = scene->stage->is_still;
    for (int back = is_still ? 0 : 2; back >= 0; back--) {
        int done = is_still ? 256 : brush->done - 36 * back;
        if (done < 0)
            continue;
        canvas_draw(brush->canvas, frame_of(scene, sprite, 0),
                    pixel(effect->from.x, effect->to.x, done) - scene->camera.x,
                    pixel(effect->from.y, effect->to.y, done) - scene->camera.y,
                    (struct drawing){.flip = effect->to.x < effect->from.x,
                                     .alpha = back == 0 ? 0 : 110 / back});
    }
}

static int ripple_alpha(enum loudness loudness)
{
    int alpha = 30 + 20 * (int)loudness;
    return alpha < RIPPLE_ALPHA_MAX ? alpha : RIPPLE_ALPHA_MAX;
}

/* With reduced motion: the louder the noise, the larger and the more opaque the rings. */
static void draw_still_ripple(const struct brush *brush)
{
    enum loudness loudness = brush->effect->loudness;
    struct point middle = scene_middle_of(brush->scene, brush->effect->to);
    int radius = TILE_SIDE * (1 + (int)loudness) / 2;
    int alpha = ripple_alpha(loudness);
    shapes_ring(brush->canvas, middle.x, middle.y, radius, NOISE_COLOUR, alpha);
    shapes_ring(brush->canvas, middle.x, middle.y, radius * 5 / 8, NOISE_COLOUR, alpha / 2);
}

/* Draws rings as wide as the noise carries, and a sign at their centre unless that is the hero. */
static void draw_ripple(const struct brush *brush)
{
    const struct scene *scene = brush->scene;
    if (scene->stage->is_still) {
        draw_still_ripple(brush);
        return;
    }
    struct point at = brush->effect->to;
    struct point middle = scene_middle_of(scene, at);
    enum loudness loudness = brush->effect->loudness;
    int far = noise_range(scene->state, loudness, HEARING_NORMAL) * TILE_SIDE *
              (512 - brush->done) / 256 * brush->done / 256;
    int alpha = ripple_alpha(loudness) * (255 - brush->done * brush->done / 255) / 255;
    shapes_ring(brush->canvas, middle.x, middle.y, far, NOISE_COLOUR, alpha);
    shapes_ring(brush->canvas, middle.x, middle.y, far * 5 / 8, NOISE_COLOUR, alpha / 2);
    if (point_is_equal(at, state_hero_const(scene->state)->position))
        return;
    const struct sprite *sprite = scene->tileset->tiles[TILE_RIPPLE];
    scene_draw_at(scene, brush->canvas, sprite, brush->done * sprite->frames / 256, at,
                  (struct drawing){.alpha = alpha_of(255 - brush->done / 2)});
}

static void draw_hush(const struct brush *brush)
{
    struct point middle = scene_middle_of(brush->scene, brush->effect->to);
    int radius = 3 * TILE_SIDE * (256 - brush->done) / 256;
    shapes_ring(brush->canvas, middle.x, middle.y, radius, NOISE_COLOUR, 60 + brush->done / 2);
}

/* A ring moves from where the reach was to where it is, over a fainter one that stays where it was. With reduced motion it has
 * arrived. */
static void draw_reach(const struct brush *brush)
{
    const struct boon_reach *reach = &brush->effect->reach;
    struct point middle = scene_middle_of(brush->scene, brush->effect->to);
    bool is_still = brush->scene->stage->is_still;
    int moved = is_still ? 256 : int_min(brush->done * 256 / REACH_MOVES_UNTIL, 256);
    int left = is_still ? 256 : int_min((256 - brush->done) * 256 / (256 - REACH_FADES_FROM), 256);
    int before = reach->before * TILE_SIDE;
    int now = before + (reach->after - reach->before) * TILE_SIDE * moved / 256;
    for (int i = 0; i < REACH_THICKNESS; i++) {
        shapes_ring(brush->canvas, middle.x, middle.y, before - i, REACH_COLOUR,
                    REACH_ALPHA * left / 1024);
        shapes_ring(brush->canvas, middle.x, middle.y, now - i, REACH_COLOUR,
                    REACH_ALPHA * left / 256);
    }
}

/* Draws an actor's own picture over it in one colour, fading with time. */
static void draw_flash(const struct brush *brush, uint32_t colour, int part, int alpha)
{
    const struct scene *scene = brush->scene;
    const struct level *level = state_level_const(scene->state);
    struct handle handle = brush->effect->actor;
    struct sprite_form form;
    if (!pool_resolves(&level->actor_pool, handle))
        return;
    const struct actor *actor = level_actor_const(level, handle);
    int x;
    int y;
    bool faces_left;
    if (!actor->is_seen && !state_is_hero(scene->state, handle))
        return;
    stage_place(scene->stage, handle, actor, &x, &y, &faces_left);
    struct image image = scene_image_of(scene, handle, actor);
    canvas_draw(brush->canvas, sprite_form_flash(&form, image, colour, part), x - scene->camera.x,
                y - scene->camera.y - stage_lift(scene->stage, handle),
                (struct drawing){.flip = faces_left, .alpha = alpha_of(alpha)});
}

/* Flashes an actor that is hurt, then tints it red. */
static void draw_hurt(const struct brush *brush)
{
    int after = brush->done - FLASH_PART;
    if (after < 0)
        draw_flash(brush, FLASH_COLOUR, 230, 255);
    else
        draw_flash(brush, HURT_COLOUR, HURT_PART, 255 - after * 200 / (256 - FLASH_PART));
}

static void draw_mend(const struct brush *brush)
{
    draw_flash(brush, MEND_COLOUR, 255, 200 - brush->done * 3 / 4);
}

/* Draws an actor that left (bluish) falling to dust. With reduced motion it fades, and so does one that died (reddish):
 * otherwise that falls apart (scene_bursts.c). */
static void draw_gone(const struct brush *brush)
{
    bool is_dead = brush->effect->kind == STAGE_EFFECT_DEATH;
    const struct scene *scene = brush->scene;
    struct sprite_form coloured;
    struct sprite_form form;
    struct point at = corner_of(scene, brush->effect->to);
    if (is_dead && !scene->stage->is_still)
        return;
    struct image image = frame_of(scene, scene->tileset->monsters[brush->effect->monster], 0);
    image = is_dead ? sprite_form_flash(&coloured, image, 0xff6848, 130)
                    : sprite_form_flash(&coloured, image, 0xa0b8ff, 110);
    if (!scene->stage->is_still)
        image = sprite_form_dust(&form, image, brush->done);
    int alpha = scene->stage->is_still ? 255 - brush->done : 255 - brush->done / 2;
    canvas_draw(brush->canvas, image, at.x, at.y,
                (struct drawing){.flip = stage_faced_left(scene->stage, brush->effect->actor),
                                 .alpha = alpha_of(alpha)});
}

/* The eyes glow first, then flash. */
static void draw_glint(const struct brush *brush)
{
    struct point at = corner_of(brush->scene, brush->effect->to);
    bool flashes = brush->done >= 90;
    int alpha = flashes ? 255 - (brush->done - 90) * 3 / 2 : 160;
    for (int eye = 0; eye < 2; eye++)
        shapes_star(brush->canvas, at.x + 4 + 7 * eye, at.y + 7, flashes ? 5 : 2, SPARK_COLOUR,
                    alpha);
}

static void draw_break(const struct brush *brush)
{
    const struct scene *scene = brush->scene;
    struct sprite_form form;
    struct point at = corner_of(scene, brush->effect->to);
    const struct sprite *sprite = tileset_item(scene->tileset, scene->state, brush->effect->item);
    canvas_draw(brush->canvas, sprite_form_dust(&form, frame_of(scene, sprite, 0), brush->done),
                at.x, at.y, (struct drawing){0});
    shapes_sparks(brush->canvas, at.x + TILE_SIDE / 2, at.y + TILE_SIDE / 2, 8, 10, brush->done,
                  DUST_COLOUR);
}

/* Plays the frames of a sprite once. */
static void draw_frames(const struct brush *brush, enum tile tile)
{
    const struct sprite *sprite = brush->scene->tileset->tiles[tile];
    scene_draw_at(brush->scene, brush->canvas, sprite, brush->done * sprite->frames / 256,
                  brush->effect->to,
                  (struct drawing){.flip = brush->effect->to.x < brush->effect->from.x});
}

static void draw_spark(const struct brush *brush)
{
    struct point middle = scene_middle_of(brush->scene, brush->effect->to);
    draw_frames(brush, TILE_SPARK);
    shapes_sparks(brush->canvas, middle.x, middle.y, 8, SPARK_REACH, brush->done, SPARK_COLOUR);
}

static void draw_lift(const struct brush *brush)
{
    const struct scene *scene = brush->scene;
    struct point at = corner_of(scene, brush->effect->to);
    const struct sprite *sprite = tileset_item(scene->tileset, scene->state, brush->effect->item);
    canvas_draw(brush->canvas, frame_of(scene, sprite, 0), at.x,
                at.y - RISE_PIXELS * brush->done / 256,
                (struct drawing){.alpha = alpha_of(255 - brush->done)});
}

/* Rises beside the hero's head, and stays. */
static void draw_watched(const struct brush *brush)
{
    const struct sprite *eye = brush->scene->tileset->tiles[TILE_ICON_EYE];
    struct point at = corner_of(brush->scene, brush->effect->to);
    int above = eye->height * brush->done / 256;
    canvas_draw(brush->canvas, frame_of(brush->scene, eye, 0), at.x + (TILE_SIDE - eye->width) / 2,
                at.y - above, (struct drawing){.alpha = alpha_of(brush->done)});
}

/* Comes down from the map's upper edge. */
static void draw_night(const struct brush *brush)
{
    const struct sprite *moon = brush->scene->tileset->tiles[TILE_ICON_MOON];
    int size = moon->height * MOON_SCALE;
    canvas_draw(brush->canvas, frame_of(brush->scene, moon, moon->frames - 1),
                (brush->canvas->width - size) / 2, (size + 8) * brush->done / 256 - size,
                (struct drawing){.scale = MOON_SCALE});
    if (!brush->scene->stage->is_still)
        shapes_border(brush->canvas, BORDER_PIXELS, NIGHT_COLOUR,
                      BORDER_ALPHA_MAX * (255 - brush->done) / 255);
}

static void draw_landing(const struct brush *brush)
{
    const struct level *level = state_level_const(brush->scene->state);
    int done = (brush->done - 170) * 3;
    if (done < 0 || !pool_resolves(&level->actor_pool, brush->effect->actor))
        return;
    struct point cell = level_actor_const(level, brush->effect->actor)->position;
    struct point middle = scene_middle_of(brush->scene, cell);
    shapes_sparks(brush->canvas, middle.x, middle.y + TILE_SIDE / 2 - 2, 8, 9, done, DUST_COLOUR);
}

static void draw_tell(const struct brush *brush)
{
    scene_draw_at(brush->scene, brush->canvas, brush->scene->tileset->tiles[TILE_TELL], 0,
                  brush->effect->to, (struct drawing){0});
}

/* How an effect is drawn over the light: by a function, or by playing a sprite's frames. Kinds without either are
 * drawn elsewhere or not at all. */
static const struct effect_style {
    void (*draw)(const struct brush *brush);
    enum tile frames;
} effect_styles[STAGE_EFFECT_KIND_COUNT] = {
    [STAGE_EFFECT_SLASH] = {.frames = TILE_SLASH},
    [STAGE_EFFECT_HURT] = {.draw = draw_hurt},
    [STAGE_EFFECT_MEND] = {.draw = draw_mend},
    [STAGE_EFFECT_DEATH] = {.draw = draw_gone},
    [STAGE_EFFECT_LEAVE] = {.draw = draw_gone},
    [STAGE_EFFECT_MISSILE] = {.draw = draw_missile},
    [STAGE_EFFECT_RIPPLE] = {.draw = draw_ripple},
    [STAGE_EFFECT_HUSH] = {.draw = draw_hush},
    [STAGE_EFFECT_REACH] = {.draw = draw_reach},
    [STAGE_EFFECT_TELL] = {.draw = draw_tell},
    [STAGE_EFFECT_GLINT] = {.draw = draw_glint},
    [STAGE_EFFECT_BREAK] = {.draw = draw_break},
    [STAGE_EFFECT_SPARK] = {.draw = draw_spark},
    [STAGE_EFFECT_LIFT] = {.draw = draw_lift},
    [STAGE_EFFECT_LANDING] = {.draw = draw_landing},
    [STAGE_EFFECT_GLANCE] = {.frames = TILE_SPARK},
    [STAGE_EFFECT_SPLASH] = {.frames = TILE_SPLASH},
    [STAGE_EFFECT_FALL] = {.frames = TILE_FALL},
    [STAGE_EFFECT_BLOOM] = {.frames = TILE_BLOOM},
};

static void draw_effect(const struct brush *brush)
{
    const struct effect_style *style = &effect_styles[brush->effect->kind];
    if (style->draw)
        style->draw(brush);
    else if (style->frames) /* the first tile belongs to no effect */
        draw_frames(brush, style->frames);
}

static void draw_sign(const struct brush *brush)
{
    if (brush->effect->kind == STAGE_EFFECT_WATCHED)
        draw_watched(brush);
    else if (brush->effect->kind == STAGE_EFFECT_NIGHT)
        draw_night(brush);
}

/* Turns the edges of the map red for a moment when the hero is hurt. */
static void draw_pain(const struct brush *brush)
{
    if (brush->effect->kind != STAGE_EFFECT_HURT || brush->effect->health_lost <= 0 ||
        brush->scene->stage->is_still || !state_is_hero(brush->scene->state, brush->effect->actor))
        return;
    int alpha = 90 + brush->effect->health_lost * 12;
    alpha = alpha > BORDER_ALPHA_MAX ? BORDER_ALPHA_MAX : alpha;
    shapes_border(brush->canvas, BORDER_PIXELS, PAIN_COLOUR, alpha * (255 - brush->done) / 255);
}

/* Draws effects among the items and actors: terrain that has just changed, and crates that slide. */
static void draw_passing(const struct brush *brush)
{
    const struct scene *scene = brush->scene;
    const struct stage_effect *effect = brush->effect;
    struct sprite_form form;
    struct image image;
    if (effect->kind == STAGE_EFFECT_CHANGE &&
        knowledge_of(scene->state, effect->to).kind == KNOWLEDGE_VISIBLE) {
        scene_draw_at(scene, brush->canvas,
                      scene_terrain_sprite(scene, effect->terrain, effect->to),
                      scene_variant(effect->to), effect->to,
                      (struct drawing){.alpha = alpha_of(255 - brush->done)});
    } else if (effect->kind == STAGE_EFFECT_PUSH) {
        image = frame_of(scene, scene_terrain_sprite(scene, effect->terrain, effect->to),
                         scene_variant(effect->to));
        if (effect->sinks && brush->done > 128)
            image = sprite_form_shrink(&form, image, (brush->done - 128) * 2);
        canvas_draw(brush->canvas, image,
                    pixel(effect->from.x, effect->to.x, brush->done) - scene->camera.x,
                    pixel(effect->from.y, effect->to.y, brush->done) - scene->camera.y,
                    (struct drawing){0});
    }
}

/* Draws an actor that is dead already in the game, until the missile that kills it lands. */
static void draw_doomed(const struct brush *brush)
{
    const struct scene *scene = brush->scene;
    if (brush->effect->kind != STAGE_EFFECT_DEATH)
        return;
    scene_draw_at(scene, brush->canvas, scene->tileset->monsters[brush->effect->monster], 0,
                  brush->effect->to,
                  (struct drawing){.flip = stage_faced_left(scene->stage, brush->effect->actor)});
}

static void draw_each(const struct scene *scene, struct canvas *canvas,
                      enum stage_effect_phase phase, void (*draw)(const struct brush *))
{
    const struct stage *stage = scene->stage;
    for (int i = 0; i < stage->effects.count; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        if (stage_effects_phase(&stage->effects, effect, stage->now, stage->is_still) != phase)
            continue;
        int done = stage_effects_progress(&stage->effects, effect, stage->now, stage->is_still);
        draw(&(struct brush){scene, canvas, effect, done < 0 ? 0 : done});
    }
}

void scene_draw_passing(const struct scene *scene, struct canvas *canvas)
{
    draw_each(scene, canvas, STAGE_EFFECT_WAITS, draw_passing);
    draw_each(scene, canvas, STAGE_EFFECT_WAITS, draw_doomed);
    draw_each(scene, canvas, STAGE_EFFECT_RUNS, draw_passing);
}

void scene_draw_effects(const struct scene *scene, struct canvas *canvas)
{
    draw_each(scene, canvas, STAGE_EFFECT_RUNS, draw_effect);
}

/* Near death, or nearly so while something hunts it. */
static bool is_in_mortal_danger(const struct state *state)
{
    bool is_dire = harm_is_near_death(state);
    bool is_hunted = danger_is_badly_hurt(state) && awareness_hunt(state) >= HUNT_UNSEEN;
    return (is_dire || is_hunted) && !state_is_over(state);
}

void scene_draw_effect_signs(const struct scene *scene, struct canvas *canvas)
{
    if (is_in_mortal_danger(scene->state))
        shapes_border(canvas, BORDER_PIXELS, PAIN_COLOUR, BADLY_HURT_ALPHA);
    draw_each(scene, canvas, STAGE_EFFECT_RUNS, draw_pain);
    draw_each(scene, canvas, STAGE_EFFECT_RUNS, draw_sign);
}
