/* Draws items (also remembered ones), actors the hero sees, the hero and shining eyes. */
#include "game/awareness.h"
#include "game/knowledge.h"
#include "ui/art/sprite_form.h"
#include "ui/art/theme.h"
#include "ui/scene/scene.h"
#include "world/hero.h"
#include "world/keyring.h"
#include "world/perception.h"

#define KNEE_PIXELS 3
/* The rim around an actor in grass, so that it does not blend with blades of similar colours. */
#define RIM_COLOUR 0x0c0a14
#define RIM_ALPHA 225
#define HALO_ALPHA 120
#define HERO_ALPHA 130
/* Of outlines, from the faintest. */
#define FAINT_ALPHA 100
#define CLEAR_ALPHA 205
#define STRONG_ALPHA 230
/* Of a body, drawn again over the light: in faint light it must not sink into the ground. */
#define BODY_ALPHA 150
/* Of the hero's outline in the dark and in dim light. */
#define HIDDEN_COLOUR 0x3f64a8
#define DIM_COLOUR 0x6f86a0
#define POINTED_ALPHA 240 /* if it is looked or aimed at */
#define LAY_PIXELS 7
#define GONE_ALPHA 96
#define LIES_FROM 120    /* of 255; then the hero lies */
#define BODY_LIES_AT 140 /* of 255 of a death; then what is left lies there */
#define BODY_TINT 0x8c7880
/* The light in the eyes of what hunts, and the light about eyes. */
#define HUNTING_EYES 0xff5a3c
#define EYE_HALO 40
#define HALF_OPEN 140 /* of 255; until then eyes are drawn shut */

struct outline {
    uint32_t colour;
    int alpha;
};

/* How far above its cell a dropped item is drawn; false: it is still flying. */
static bool find_height(const struct scene *scene, enum item item, struct point p, int *height)
{
    int done;
    const struct stage_effect *laid = scene_effect_at(scene, STAGE_EFFECT_LAY, p, &done);
    *height = laid && laid->item == item ? LAY_PIXELS - LAY_PIXELS * done * done / 65536 : 0;
    const struct stage_effect *flies = scene_effect_at(scene, STAGE_EFFECT_MISSILE, p, &done);
    return !flies || flies->item != item || scene->stage->is_still;
}

/* What is gone in light leaves its outline there. */
static int alpha_of(const struct scene *scene, const struct knowledge *known, struct point p)
{
    return known->kind == KNOWLEDGE_REMEMBERED || keyring_is_there(scene->state, known->item, p)
               ? 0
               : GONE_ALPHA;
}

/* A body lies on its back in its blood, once it has fallen apart. */
static void draw_body(const struct scene *scene, struct canvas *canvas,
                      const struct remains *remains)
{
    int done;
    struct sprite_form form;
    if (scene_effect_at(scene, STAGE_EFFECT_DEATH, remains->cell, &done) && done < BODY_LIES_AT)
        return;
    scene_draw_at(scene, canvas, scene->tileset->tiles[TILE_REMAINS], scene_variant(remains->cell),
                  remains->cell, (struct drawing){0});
    struct image body =
        atlas_frame(scene->tileset->atlas, scene->tileset->monsters[remains->monster], 0);
    struct point middle = scene_middle_of(scene, remains->cell);
    canvas_draw(canvas, sprite_form_overturn(&form, body), middle.x - TILE_SIDE / 2,
                middle.y - TILE_SIDE / 2,
                (struct drawing){.tint = BODY_TINT, .flip = !body.never_flips});
}

/* Hidden while the cell is water or a pit. */
void scene_draw_remains(const struct scene *scene, struct canvas *canvas)
{
    const struct remains *remains;
    for (int i = 0; (remains = stage_remains_next(&scene->stage->remains, scene->state, &i));) {
        struct knowledge known = knowledge_of(scene->state, remains->cell);
        if (known.kind != KNOWLEDGE_UNSEEN && stage_remains_lie_on(terrain_get(known.terrain)))
            draw_body(scene, canvas, remains);
    }
}

void scene_draw_items(const struct scene *scene, struct canvas *canvas)
{
    struct area cells = camera_cells(&scene->camera, scene->stage->grid);
    for (struct point p = area_before(cells); area_next(cells, &p);) {
        struct knowledge known = knowledge_of(scene->state, p);
        if (known.kind == KNOWLEDGE_UNSEEN || known.item == ITEM_NONE)
            continue;
        int height;
        if (!find_height(scene, known.item, p, &height))
            continue;
        const struct sprite *sprite = tileset_item(scene->tileset, scene->state, known.item);
        const struct atlas *atlas = scene->tileset->atlas;
        canvas_draw(canvas,
                    known.kind == KNOWLEDGE_REMEMBERED ? atlas_frame_faded(atlas, sprite, 0)
                                                       : atlas_frame(atlas, sprite, 0),
                    p.x * TILE_SIDE - scene->camera.x, p.y * TILE_SIDE - scene->camera.y - height,
                    (struct drawing){.alpha = alpha_of(scene, &known, p)});
    }
}

/* The hero first sinks to the knees, then lies. */
static struct image image_of_fallen(const struct scene *scene)
{
    const struct sprite *sprite = scene->tileset->heroes[scene->state->start][TILESET_HERO_FALLEN];
    bool lies = stage_fallen(scene->stage) >= LIES_FROM;
    return atlas_frame(scene->tileset->atlas, sprite, lies ? sprite->frames - 1 : 0);
}

struct image scene_image_of(const struct scene *scene, struct handle handle,
                            const struct actor *actor)
{
    int frame = actor->is_asleep ? 0 : scene->idle_frame + handle.index;
    bool is_hero = state_is_hero(scene->state, handle);
    if (is_hero && actor->health <= 0)
        return image_of_fallen(scene);
    int hero = hero_is_still(scene->state) ? TILESET_HERO_STILL : (int)actor->lantern;
    const struct sprite *sprite = is_hero ? scene->tileset->heroes[scene->state->start][hero]
                                          : scene->tileset->monsters[actor->kind];
    return atlas_frame(scene->tileset->atlas, sprite, frame);
}

/* Returns the sprite of cover, which hides the feet of actors in it. NULL for other terrain, and for letters, which would
 * cut the actor's letter. */
static const struct sprite *find_cover(const struct scene *scene, struct point cell)
{
    enum terrain terrain = level_terrain(state_level_const(scene->state), cell);
    const struct sprite *sprite =
        tileset_ground(scene->tileset, scene->state->depth)->terrain[terrain];
    return terrain_get(terrain)->is_cover && !sprite->is_letter ? sprite : NULL;
}

/* Hides an actor to the knees. */
static void draw_cover(const struct scene *scene, struct canvas *canvas, const struct sprite *cover,
                       struct point cell, int x, int y)
{
    struct image image = atlas_frame(scene->tileset->atlas, cover, scene_variant(cell));
    image.pixels += (size_t)(TILE_SIDE - KNEE_PIXELS) * (size_t)image.stride;
    image.height = KNEE_PIXELS;
    canvas_draw(canvas, image, x, y + TILE_SIDE - KNEE_PIXELS, (struct drawing){0});
}

/* Draws the shape shifted by `out` pixels in all directions. */
static void draw_outline(struct canvas *canvas, struct image shape, struct point at, int out,
                         struct drawing drawing)
{
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point offset = direction_offset((enum direction)d);
        canvas_draw(canvas, shape, at.x + offset.x * out, at.y + offset.y * out, drawing);
    }
}

static void draw_rim(struct canvas *canvas, struct image image, int x, int y, bool faces_left)
{
    struct sprite_form form;
    struct image shape = sprite_form_flash(&form, image, RIM_COLOUR, 255);
    draw_outline(canvas, shape, point_make(x, y), 2,
                 (struct drawing){.flip = faces_left, .alpha = HALO_ALPHA});
    draw_outline(canvas, shape, point_make(x, y), 1,
                 (struct drawing){.flip = faces_left, .alpha = RIM_ALPHA});
}

static void draw_actor(const struct scene *scene, struct canvas *canvas, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(scene->state), handle);
    int x;
    int y;
    bool faces_left;
    stage_place(scene->stage, handle, actor, &x, &y, &faces_left);
    x -= scene->camera.x;
    y -= scene->camera.y;
    int lift = stage_lift(scene->stage, handle);
    int come = 0;
    if (scene_effect_on(scene, STAGE_EFFECT_COME, handle, &come) && come == 0)
        return;
    const struct sprite *cover = find_cover(scene, actor->position);
    struct image image = scene_image_of(scene, handle, actor);
    if (cover)
        draw_rim(canvas, image, x, y - lift, faces_left);
    canvas_draw(canvas, image, x, y - lift, (struct drawing){.flip = faces_left, .alpha = come});
    if (cover)
        draw_cover(scene, canvas, cover, actor->position, x, y);
}

/* Where an actor is drawn on the canvas. */
struct pose {
    struct image image; /* in cover only the part above it */
    int x;
    int y;
    bool faces_left;
};

static struct pose pose_of(const struct scene *scene, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(scene->state), handle);
    struct pose pose = {.image = scene_image_of(scene, handle, actor)};
    stage_place(scene->stage, handle, actor, &pose.x, &pose.y, &pose.faces_left);
    pose.x -= scene->camera.x;
    pose.y -= scene->camera.y + stage_lift(scene->stage, handle);
    if (find_cover(scene, actor->position))
        pose.image.height -= KNEE_PIXELS;
    return pose;
}

/* Whether the actor may be drawn over the light, too: not while it comes or falls, and no letter, which is bright. */
static bool may_stand_out(const struct scene *scene, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(scene->state), handle);
    int done;
    return actor->health > 0 && !scene_image_of(scene, handle, actor).never_flips &&
           !scene_effect_on(scene, STAGE_EFFECT_COME, handle, &done);
}

static bool is_pointed(const struct scene *scene, const struct actor *actor)
{
    return scene->has_cursor && point_is_equal(scene->cursor, actor->position);
}

static void draw_again(const struct scene *scene, struct canvas *canvas, struct handle handle)
{
    struct pose pose = pose_of(scene, handle);
    bool is_hero = state_is_hero(scene->state, handle);
    const struct actor *actor = level_actor_const(state_level_const(scene->state), handle);
    int alpha = is_pointed(scene, actor) ? POINTED_ALPHA : BODY_ALPHA;
    if (is_hero || may_stand_out(scene, handle))
        canvas_draw(
            canvas, pose.image, pose.x, pose.y,
            (struct drawing){.flip = pose.faces_left, .alpha = is_hero ? HERO_ALPHA : alpha});
}

/* Of what has noticed the hero; in the colours of the pips. */
static const struct outline outlines[] = {
    [AWARENESS_NONE] = {THEME_TEXT, FAINT_ALPHA},
    [AWARENESS_NOTICING] = {THEME_TEXT, FAINT_ALPHA},
    [AWARENESS_WARY] = {THEME_KEY, FAINT_ALPHA},
    [AWARENESS_HUNTING] = {THEME_DANGER, STRONG_ALPHA},
    [AWARENESS_SEARCHING] = {THEME_DANGER, STRONG_ALPHA},
    [AWARENESS_LOSING] = {THEME_DANGER, STRONG_ALPHA},
    [AWARENESS_KEPT_OFF] = {THEME_COLD, CLEAR_ALPHA},
    [AWARENESS_LETTING_BE] = {THEME_COLD, FAINT_ALPHA},
};

/* The hero's tells how well lit it is: warm only in bright light, so that a hiding hero is not the brightest shape. */
static uint32_t colour_of_hero(const struct state *state)
{
    static const uint32_t colours[] = {
        [LIGHT_DARK] = HIDDEN_COLOUR, [LIGHT_DIM] = DIM_COLOUR, [LIGHT_BRIGHT] = THEME_KEY};
    return state_is_plain(state)
               ? THEME_KEY
               : colours[perception_grade(state, state_hero_const(state)->position)];
}

/* The outline by which an actor stands out in any light; false: it has none. */
static bool find_outline(const struct scene *scene, struct handle handle, const struct actor *actor,
                         struct outline *outline)
{
    const struct state *state = scene->state;
    struct point hero = state_hero_const(state)->position;
    enum awareness awareness = awareness_of(state, actor);
    bool is_target = is_pointed(scene, actor);
    *outline = outlines[awareness];
    if (state_is_hero(state, handle))
        *outline = (struct outline){colour_of_hero(state), CLEAR_ALPHA};
    else if (actor->is_ally)
        *outline = (struct outline){THEME_FRIEND, FAINT_ALPHA};
    if (is_target)
        outline->alpha = POINTED_ALPHA;
    return is_target || actor->is_ally || awareness != AWARENESS_NONE ||
           point_chebyshev(hero, actor->position) <= 1;
}

static void draw_outline_of(const struct scene *scene, struct canvas *canvas, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(scene->state), handle);
    struct pose pose = pose_of(scene, handle);
    struct outline outline;
    struct sprite_form form;
    if (!may_stand_out(scene, handle) || !find_outline(scene, handle, actor, &outline))
        return;
    struct image shape = sprite_form_outline(&form, pose.image, outline.colour);
    shape.height = pose.image.height;
    canvas_draw(canvas, shape, pose.x, pose.y,
                (struct drawing){.flip = pose.faces_left, .alpha = outline.alpha});
}

/* Whether its eyes shine: of a kind that has eyes, awake, no ally, drawn, and not in bright light. */
static bool has_eyeshine(const struct scene *scene, struct handle handle)
{
    const struct state *state = scene->state;
    const struct actor *actor = level_actor_const(state_level_const(state), handle);
    return monster_get(actor->kind)->has_eyes && !state_is_hero(state, handle) &&
           !actor->is_asleep && !actor->is_ally && !state_is_plain(state) &&
           may_stand_out(scene, handle) && perception_grade(state, actor->position) != LIGHT_BRIGHT;
}

/* A soft cross around each of its eyes, and the eyes above it. */
static void draw_eyeshine_of(const struct scene *scene, struct canvas *canvas, struct handle handle)
{
    const struct actor *actor = level_actor_const(state_level_const(scene->state), handle);
    if (!has_eyeshine(scene, handle))
        return;
    struct pose pose = pose_of(scene, handle);
    struct sprite_eyes eyes = sprite_form_find_eyes(pose.image);
    bool is_hunt = awareness_is_hunt(awareness_of(scene->state, actor));
    uint32_t colour = is_hunt ? HUNTING_EYES : THEME_EYES;
    int y = pose.y + eyes.row;
    for (int i = 0; i < SPRITE_EYES && eyes.row >= 0; i++) {
        int width = eyes.widths[i];
        int left = pose.faces_left ? TILE_SIDE - eyes.columns[i] - width : eyes.columns[i];
        int x = pose.x + left;
        canvas_shade(canvas, (struct rectangle){x - 1, y - 2, width + 2, 5}, colour, EYE_HALO);
        canvas_shade(canvas, (struct rectangle){x - 2, y - 1, width + 4, 3}, colour, EYE_HALO);
        canvas_fill(canvas, (struct rectangle){x, y, width, 1}, colour);
    }
}

/* Draws each actor that the player knows of by a function. */
static void draw_each(const struct scene *scene, struct canvas *canvas,
                      void (*draw)(const struct scene *, struct canvas *, struct handle))
{
    const struct level *level = state_level_const(scene->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct handle handle = level_handle(level, i);
        struct knowledge known = knowledge_of(scene->state, level->actors[i].position);
        if (known.has_actor && handle_is_equal(known.actor, handle))
            draw(scene, canvas, handle);
    }
}

void scene_draw_hero(const struct scene *scene, struct canvas *canvas)
{
    draw_again(scene, canvas, scene->state->hero);
}

void scene_draw_over_light(const struct scene *scene, struct canvas *canvas)
{
    draw_each(scene, canvas, draw_again);
}

void scene_draw_outlines(const struct scene *scene, struct canvas *canvas)
{
    draw_each(scene, canvas, draw_outline_of);
}

void scene_draw_eyeshine(const struct scene *scene, struct canvas *canvas)
{
    draw_each(scene, canvas, draw_eyeshine_of);
}

void scene_draw_actors(const struct scene *scene, struct canvas *canvas)
{
    draw_each(scene, canvas, draw_actor);
}

/* Each pair of eyes blinks at its own time. */
static bool is_blinking(const struct scene *scene, struct point p)
{
    return (scene->idle_frame + p.x * 5 + p.y * 3) % 11 == 0;
}

void scene_draw_eyes(const struct scene *scene, struct canvas *canvas)
{
    const struct vision *vision = &scene->state->vision;
    for (int i = 0; i < vision->eye_count; i++) {
        bool is_shut = is_blinking(scene, vision->eyes[i]) ||
                       stage_eyes_open(scene->stage, vision->eyes[i]) < HALF_OPEN;
        bool is_hunt = awareness_is_hunt(awareness_at(scene->state, vision->eyes[i]));
        scene_draw_at(scene, canvas, scene->tileset->tiles[TILE_EYESHINE], is_shut, vision->eyes[i],
                      (struct drawing){.tint = is_hunt ? HUNTING_EYES : 0});
    }
}
