/* Signs about actors, over the light: their awareness of the hero, the link between twins, where they were last
 * known. */
#include "base/array.h"
#include "base/integer.h"
#include "game/awareness.h"
#include "game/knowledge.h"
#include "game/last_known.h"
#include "game/sight_links.h"
#include "rules/harm.h"
#include "rules/hazards.h"
#include "ui/art/shapes.h"
#include "ui/art/sprite_form.h"
#include "ui/art/theme.h"
#include "ui/scene/scene.h"
#include "world/captive.h"

#define LAST_KNOWN_ALPHA 170
#define LAST_KNOWN_TINT 0x9ca0b0
/* Of what may have gone: its colour, and how much of 255 that covers its own. */
#define LAST_KNOWN_COLOUR 0x5a6684
#define LAST_KNOWN_FLAT 190
#define LINK_ALPHA 110
/* So are the signs of allies and of sleepers, which stand beside the head. */
#define MARK_ABOVE 5
#define ASLEEP_RIGHT 3
#define PIPS_JUMP 5
/* The sign of an actor that can do nothing covers a corner of its cell. */
#define STOP_RIGHT 6
#define STOP_DOWN 5
/* The tips of a fire's flames: its rows from the top. */
#define FLAME_ROWS 11
/* How much health a wounded actor has left, below its feet. */
#define HEALTH_WIDTH 12
#define HEALTH_HEIGHT 1
#define HEALTH_ALLY_COLOUR 0x7cb45c
#define HEALTH_LOST_COLOUR 0x180c10
#define PIPS_FLASH 0xffffe0
#define GAZE_AHEAD 9 /* from the middle of its cell to the tip of the chevron, at the cell's edge */
#define GAZE_ABOVE_PIPS 7
#define GAZE_LENGTH 3
#define GAZE_EDGE_COLOUR 0x0d0c12

static void draw_sign(const struct scene *scene, struct canvas *canvas, enum tile tile, int frame,
                      int x, int y)
{
    canvas_draw(canvas, atlas_frame(scene->tileset->atlas, scene->tileset->tiles[tile], frame),
                x - scene->camera.x, y - scene->camera.y, (struct drawing){0});
}

/* Pips that have gone up flash and jump once. */
static void draw_pips(const struct scene *scene, struct canvas *canvas, struct handle handle,
                      const struct actor *actor, int x, int y)
{
    int done;
    int frame = (int)awareness_of(scene->state, actor) - 1;
    struct sprite_form form;
    if (!scene_effect_on(scene, STAGE_EFFECT_PIPS, handle, &done)) {
        draw_sign(scene, canvas, TILE_PIPS, frame, x, y);
        return;
    }
    struct image image =
        atlas_frame(scene->tileset->atlas, scene->tileset->tiles[TILE_PIPS], frame);
    int jump = PIPS_JUMP * 4 * done * (256 - done) / 65536;
    canvas_draw(canvas, sprite_form_flash(&form, image, PIPS_FLASH, 200 - done * 200 / 256),
                x - scene->camera.x, y - scene->camera.y - jump, (struct drawing){0});
}

/* A chevron before what sees only the quarter that it faces; above its pips if it looks up. */
static void draw_gaze(const struct scene *scene, struct canvas *canvas, const struct actor *actor,
                      int x, int y)
{
    struct point way = direction_offset(actor->facing);
    bool has_pips = awareness_of(scene->state, actor) != AWARENESS_NONE;
    int above = has_pips && actor->facing == DIRECTION_NORTH ? GAZE_ABOVE_PIPS : 0;
    struct point tip = {x - scene->camera.x + TILE_SIDE / 2 + way.x * GAZE_AHEAD,
                        y - scene->camera.y + TILE_SIDE / 2 + way.y * GAZE_AHEAD - above};
    struct point edge = {tip.x + way.x, tip.y + way.y};
    if (!monster_get(actor->kind)->is_gazing || actor->is_asleep || !actor->is_seen)
        return;
    struct point back = {tip.x - way.x, tip.y - way.y};
    shapes_chevron(canvas, edge, way, GAZE_LENGTH + 1, GAZE_EDGE_COLOUR);
    shapes_chevron(canvas, tip, way, GAZE_LENGTH, THEME_EYES);
    shapes_chevron(canvas, back, way, GAZE_LENGTH, THEME_EYES);
}

/* What lets an actor do nothing. */
static void draw_stop(const struct scene *scene, struct canvas *canvas, const struct actor *actor,
                      int x, int y)
{
    for (int s = 0; s < STATUS_COUNT; s++)
        if (actor_has(actor, (enum status)s) && status_get((enum status)s)->stuns)
            canvas_draw(canvas, atlas_frame(scene->tileset->atlas, scene->tileset->statuses[s], 0),
                        x - scene->camera.x + STOP_RIGHT, y - scene->camera.y + STOP_DOWN,
                        (struct drawing){0});
}

/* Flames over the lower half of what is on fire. A letter would hide it. */
static void draw_flames(const struct scene *scene, struct canvas *canvas, const struct actor *actor,
                        int x, int y)
{
    const struct sprite *fire = scene->tileset->clouds[cloud_fire()];
    if (fire->is_letter || !actor_has_any(actor, status_burns))
        return;
    struct image image = atlas_frame(scene->tileset->atlas, fire,
                                     scene_variant(actor->position) + scene->idle_frame);
    image.height = FLAME_ROWS;
    canvas_draw(canvas, image, x - scene->camera.x, y - scene->camera.y + TILE_SIDE - FLAME_ROWS,
                (struct drawing){0});
}

static void draw_flames_on_hero(const struct scene *scene, struct canvas *canvas)
{
    const struct actor *hero = state_hero_const(scene->state);
    int x;
    int y;
    bool faces_left;
    stage_place(scene->stage, scene->state->hero, hero, &x, &y, &faces_left);
    draw_flames(scene, canvas, hero, x, y);
}

static void draw_health(const struct scene *scene, struct canvas *canvas, const struct actor *actor,
                        int x, int y)
{
    const struct stage *stage = scene->stage;
    int max = harm_health_max(scene->state, actor);
    int health = actor->health + stage_effects_health_due(&stage->effects, actor->position,
                                                          stage->now, stage->is_still);
    if (!actor->is_seen || health >= max)
        return;
    struct rectangle bar = {x - scene->camera.x + (TILE_SIDE - HEALTH_WIDTH) / 2,
                            y - scene->camera.y + TILE_SIDE - 1 - HEALTH_HEIGHT, HEALTH_WIDTH,
                            HEALTH_HEIGHT};
    struct rectangle rim = {bar.x - 1, bar.y - 1, bar.width + 2, bar.height + 2};
    canvas_fill(canvas, rim, HEALTH_LOST_COLOUR);
    bar.width = int_max(HEALTH_WIDTH * health / max, 1);
    canvas_fill(canvas, bar, actor->is_ally ? HEALTH_ALLY_COLOUR : THEME_HEALTH);
}

/* Whether the player knows of a body, or eyes, in the cell. */
static bool has_body(const struct scene *scene, struct point cell)
{
    if (!grid_contains(scene->stage->grid, cell))
        return false;
    struct knowledge known = knowledge_of(scene->state, cell);
    return known.has_actor || known.has_eyes;
}

/* The sign of an ally stands above it, or lower if there is a body above. */
static void draw_ally_sign(const struct scene *scene, struct canvas *canvas,
                           const struct actor *actor, struct point cell, int x, int y)
{
    draw_sign(scene, canvas, captive_waits(actor) ? TILE_ALLY_WAITS : TILE_ALLY_MARK, 0, x,
              has_body(scene, point_step(cell, DIRECTION_NORTH)) ? y : y - MARK_ABOVE);
}

static void draw_signs_of(const struct scene *scene, struct canvas *canvas, struct handle handle,
                          const struct actor *actor)
{
    int x;
    int y;
    bool faces_left;
    stage_place(scene->stage, handle, actor, &x, &y, &faces_left);
    if (actor->is_ally)
        draw_ally_sign(scene, canvas, actor, actor->position, x, y);
    else if (actor->is_asleep)
        draw_sign(scene, canvas, TILE_ASLEEP, scene->idle_frame, x + ASLEEP_RIGHT, y - MARK_ABOVE);
    draw_flames(scene, canvas, actor, x, y);
    draw_gaze(scene, canvas, actor, x, y);
    draw_stop(scene, canvas, actor, x, y);
    draw_health(scene, canvas, actor, x, y);
    if (awareness_of(scene->state, actor) !=
        AWARENESS_NONE) /* a sleeper that notices has pips too */
        draw_pips(scene, canvas, handle, actor, x,
                  has_body(scene, point_step(actor->position, DIRECTION_NORTH))
                      ? y
                      : y - SCENE_PIPS_ABOVE);
}

/* Its shape alone, with a question mark: it may have gone since. */
static void draw_remembered(const struct scene *scene, struct canvas *canvas,
                            const struct actor *actor, struct point at)
{
    struct sprite_form form;
    struct image image =
        atlas_frame(scene->tileset->atlas, scene->tileset->monsters[actor->kind], 0);
    int x = at.x * TILE_SIDE;
    int y = at.y * TILE_SIDE;
    canvas_draw(canvas, sprite_form_flash(&form, image, LAST_KNOWN_COLOUR, LAST_KNOWN_FLAT),
                x - scene->camera.x, y - scene->camera.y,
                (struct drawing){.alpha = LAST_KNOWN_ALPHA});
    draw_sign(scene, canvas, actor->slept_when_seen ? TILE_ASLEEP : TILE_LAST_KNOWN, 0,
              x + ASLEEP_RIGHT, y - MARK_ABOVE);
}

/* Remembered actors are shapes, allies out of view are faint, others seen from a lookout are drawn in full; those only heard
 * as a noise, because the hero does not know what they are. */
static void draw_last_known(const struct scene *scene, struct canvas *canvas, struct handle handle,
                            const struct actor *actor)
{
    struct point at;
    enum last_known last_known = last_known_of(scene->state, handle, &at);
    if (last_known == LAST_KNOWN_NONE)
        return;
    if (last_known == LAST_KNOWN_REMEMBERED && !actor->is_ally) {
        draw_remembered(scene, canvas, actor, at);
        return;
    }
    const struct sprite *sprite = last_known == LAST_KNOWN_HEARD && !actor->is_ally
                                      ? scene->tileset->tiles[TILE_RIPPLE]
                                      : scene->tileset->monsters[actor->kind];
    scene_draw_at(scene, canvas, sprite, 0, at,
                  actor->is_ally
                      ? (struct drawing){.alpha = LAST_KNOWN_ALPHA, .tint = LAST_KNOWN_TINT}
                      : (struct drawing){0});
    if (actor->is_ally)
        draw_ally_sign(scene, canvas, actor, at, at.x * TILE_SIDE, at.y * TILE_SIDE);
}

void scene_draw_signs(const struct scene *scene, struct canvas *canvas)
{
    const struct level *level = state_level_const(scene->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        const struct actor *actor = &level->actors[i];
        struct handle handle = level_handle(level, i);
        if (state_is_hero(scene->state, handle))
            draw_flames_on_hero(scene, canvas);
        else if (actor_is_perceived(actor))
            draw_signs_of(scene, canvas, handle, actor);
        else
            draw_last_known(scene, canvas, handle, actor);
    }
}

/* Draws a thin line if neither twin hunts by it. */
static void draw_sight_link(const struct scene *scene, struct canvas *canvas,
                            struct sight_link sight_link)
{
    int steps = point_chebyshev(sight_link.from, sight_link.to) * 2;
    const struct sprite *beam = scene->tileset->tiles[TILE_BEAM];
    for (int i = 1; i < steps; i++)
        canvas_draw(
            canvas, atlas_frame(scene->tileset->atlas, beam, 0),
            sight_link.from.x * TILE_SIDE +
                (sight_link.to.x - sight_link.from.x) * TILE_SIDE * i / steps - scene->camera.x,
            sight_link.from.y * TILE_SIDE +
                (sight_link.to.y - sight_link.from.y) * TILE_SIDE * i / steps - scene->camera.y,
            (struct drawing){.alpha = sight_link.is_live ? 0 : LINK_ALPHA});
}

void scene_draw_sight_links(const struct scene *scene, struct canvas *canvas)
{
    const struct level *level = state_level_const(scene->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct sight_link sight_link;
        if (sight_links_find(scene->state, i, &sight_link))
            draw_sight_link(scene, canvas, sight_link);
    }
}

/* Alternates left and right feet; the last cell has the cursor. */
void scene_draw_way(const struct scene *scene, struct canvas *canvas)
{
    for (int i = 0; i < scene->way_count; i++)
        if (!point_is_equal(scene->way[i], scene->cursor))
            scene_draw_at(scene, canvas, scene->tileset->tiles[TILE_FOOTPRINT], 0, scene->way[i],
                          (struct drawing){.flip = i % 2 != 0});
}

static bool is_known_to_burn(const struct level *level, struct point p)
{
    enum terrain known = (enum terrain)level_memory(level, p)->terrain;
    return known != TERRAIN_NONE && hazards_may_burn(terrain_get(known));
}

static void draw_harm(const struct scene *scene, struct canvas *canvas, const struct scene_aim *aim)
{
    const struct level *level = state_level_const(scene->state);
    struct area area = area_around(aim->harm_at, aim->harm_radius, level->grid);
    for (struct point p = area_before(area); area_next(area, &p);)
        if (is_known_to_burn(level, p) && point_is_within(aim->harm_at, p, aim->harm_radius))
            scene_draw_at(scene, canvas, scene->tileset->tiles[TILE_AIM_HARM], 0, p,
                          (struct drawing){0});
}

void scene_draw_aim(const struct scene *scene, struct canvas *canvas)
{
    const struct scene_aim *aim = scene->aim;
    if (!aim)
        return;
    if (aim->harm_radius > 0)
        draw_harm(scene, canvas, aim);
    for (int i = 0; i < aim->path.count; i++)
        if (!point_is_equal(aim->path.cells[i], aim->target))
            scene_draw_at(scene, canvas, scene->tileset->tiles[TILE_MISSILE], 0, aim->path.cells[i],
                          (struct drawing){0});
    scene_draw_at(scene, canvas,
                  scene->tileset->tiles[aim->is_blocked ? TILE_TARGET_BLOCKED : TILE_TARGET], 0,
                  aim->target, (struct drawing){0});
}
