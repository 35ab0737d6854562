#include "ui/scene/stage_glow.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/integer.h"
#include "game/knowledge.h"
#include "ui/art/tileset.h"
#include "world/beam.h"

#include <stdlib.h>
#include <string.h>

#define CELL 256 /* distances are in 256ths of a cell */
#define SWELL_MAX 130
#define SWELL_PEAK 140 /* of 256 of its time: by then most of the light has arrived */
#define CLOSE_MAX 200
#define LIT_MAX 511
#define BEAM_STRENGTH 190
#define HEARTH_STRENGTH 22 /* for each cell of a light's radius, */
#define HEARTH_MAX 160     /* up to this */
#define TINT_PART 72       /* of 255: how much an omen's colour takes from the others */

/* How a flame flickers from tick to tick, in 256ths of its light. */
static const int flicker[] = {0, -4, -10, -6, 2, 6, 1, -8, -14, -5, 4, 0, -7, 3, -2, -11};

enum { FLICKERS = ARRAY_LENGTH(flicker) };

static void add(struct stage_glow *glow, struct glow one)
{
    if (glow->count < STAGE_GLOWS_MAX && one.strength != 0 && one.reach > 0)
        glow->glows[glow->count++] = one;
    glow->is_bright = glow->is_bright || one.kind != GLOW_FLICKER;
}

static void add_flame(struct stage_glow *glow, struct point at, int radius, int tick)
{
    uint64_t phase = hash_mix((uint64_t)at.x << 32 | (uint32_t)at.y);
    add(glow, (struct glow){.kind = GLOW_FLICKER,
                            .at = at,
                            .reach = radius * CELL,
                            .strength = flicker[(phase + (unsigned)tick) % FLICKERS]});
}

/* The light radius of a known flame in the cell, 0 if there is none. */
static int flame_radius(const struct state *state, struct point at)
{
    enum terrain terrain = knowledge_of(state, at).terrain;
    if (terrain == TERRAIN_NONE)
        return 0;
    const struct terrain_kind *kind = terrain_get(terrain);
    return kind->is_animated && kind->light.red > kind->light.blue ? kind->light_radius : 0;
}

static void add_flames(struct stage_glow *glow, const struct state *state,
                       const struct camera *camera, int tick)
{
    const struct level *level = state_level_const(state);
    const struct actor *hero = state_hero_const(state);
    struct area shown = camera_cells(camera, level->grid);
    /* The lantern moves with the hero but flickers as one flame, wherever the hero is. */
    add(glow, (struct glow){.kind = GLOW_FLICKER,
                            .at = hero->position,
                            .reach = lantern_get(hero->lantern)->light_radius * CELL,
                            .strength = flicker[(unsigned)tick % FLICKERS]});
    for (int i = 0; i < level->light_source_count; i++) {
        struct point at = grid_point(level->grid, level->light_sources[i]);
        int radius = flame_radius(state, at);
        if (radius > 0 && area_intersects(shown, area_around(at, radius, level->grid)))
            add_flame(glow, at, radius, tick);
    }
}

/* A new light swells fast beyond its final strength, and settles. */
static void add_swell(struct stage_glow *glow, const struct stage_effect *effect, int done)
{
    int max = (effect->light_radius + 2) * CELL;
    bool rises = done < SWELL_PEAK;
    add(glow, (struct glow){.kind = GLOW_SWELL,
                            .at = effect->to,
                            .reach = rises ? max * done / SWELL_PEAK : max,
                            .strength =
                                rises ? SWELL_MAX : SWELL_MAX * (256 - done) / (256 - SWELL_PEAK)});
}

static void add_close(struct stage_glow *glow, const struct stage_effect *effect, int done)
{
    add(glow, (struct glow){.kind = GLOW_CLOSE,
                            .at = effect->to,
                            .reach = effect->light_radius * CELL * (256 - done) / 512,
                            .strength = CLOSE_MAX * (256 - done) / 256});
}

/* The beams of the great lamp stand out from all other light. */
static void add_beams(struct stage_glow *glow, const struct state *state)
{
    if (beam_mask(state) != 0)
        add(glow, (struct glow){.kind = GLOW_BEAM,
                                .at = state->finale.lamp,
                                .reach = (BEAM_RADIUS + BEAM_RADIUS / 2) * CELL,
                                .strength = BEAM_STRENGTH,
                                .eighths = beam_mask(state)});
}

static struct lit tint_of(struct light colour)
{
    int max = light_brightness(colour);
    int less = 255 - TINT_PART;
    struct lit tint = {less + TINT_PART * colour.red / max, less + TINT_PART * colour.green / max,
                       less + TINT_PART * colour.blue / max, 255};
    int luma = (3 * tint.red + 6 * tint.green + tint.blue) / 10;
    return (struct lit){tint.red * 255 / luma, tint.green * 255 / luma, tint.blue * 255 / luma,
                        255};
}

struct stage_glow stage_glow_now(const struct stage *stage, const struct state *state,
                                 const struct camera *camera, int tick)
{
    struct light tint = omen_get(state_level_const(state)->omen)->tint;
    struct stage_glow glow = {.is_tinted = light_brightness(tint) > 0};
    if (glow.is_tinted)
        glow.tint = tint_of(tint);
    add_beams(&glow, state);
    for (int i = 0; i < stage->effects.count; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        int done = stage_effects_progress(&stage->effects, effect, stage->now, stage->is_still);
        if (effect->kind == STAGE_EFFECT_SWELL && done >= 0)
            add_swell(&glow, effect, done);
        else if (effect->kind == STAGE_EFFECT_CLOSE && done >= 0)
            add_close(&glow, effect, done);
    }
    if (tick != 0 && !stage->is_still)
        add_flames(&glow, state, camera, tick);
    return glow;
}

void stage_glow_add_hearths(struct stage_glow *glow, const struct stage_lamps *lamps)
{
    for (int i = 0; i < lamps->count; i++) {
        const struct stage_lamp *lamp = &lamps->list[i];
        int middle_x = lamp->cell.x * TILE_SIDE + TILE_SIDE / 2;
        int middle_y = lamp->cell.y * TILE_SIDE + TILE_SIDE / 2;
        add(glow, (struct glow){.kind = GLOW_HEARTH,
                                .at = lamp->cell,
                                .right = (lamp->x - middle_x) * CELL / TILE_SIDE,
                                .below = (lamp->y - middle_y) * CELL / TILE_SIDE,
                                .reach = (lamp->radius + 2) * CELL / 2,
                                .is_fire = lamp->is_fire,
                                .strength = int_min(lamp->radius * HEARTH_STRENGTH, HEARTH_MAX)});
    }
}

struct stage_glow stage_glow_near(const struct stage_glow *glow, int first_row, int last_row)
{
    struct stage_glow near = {.is_tinted = glow->is_tinted, .tint = glow->tint};
    for (int i = 0; i < glow->count; i++) {
        const struct glow *one = &glow->glows[i];
        int cells = one->reach / CELL + 1;
        if (one->at.y + cells >= first_row && one->at.y - cells <= last_row)
            add(&near, *one);
    }
    return near;
}

/* The approximate distance (octagonal). */
static int distance(int dx, int dy)
{
    dx = abs(dx);
    dy = abs(dy);
    return dx > dy ? dx + dy * 3 / 8 : dy + dx * 3 / 8;
}

/* Behind walls in its way there is no light that a beam could add to. */
static bool is_in_beam(const struct glow *beam, int dx, int dy)
{
    struct point offset = {dx, dy};
    return point_is_within(point_make(0, 0), offset, BEAM_RADIUS) && (dx != 0 || dy != 0) &&
           beam->eighths >> direction_nearest(offset) & 1;
}

/* The part of the light that is added at a cell. */
static int strength_at(const struct glow *glow, struct point cell)
{
    int dx = cell.x - glow->at.x;
    int dy = cell.y - glow->at.y;
    int off = distance(dx * CELL - glow->right, dy * CELL - glow->below);
    if (off >= glow->reach)
        return 0;
    if (glow->kind == GLOW_FLICKER)
        return glow->strength;
    if (glow->kind == GLOW_BEAM && !is_in_beam(glow, dx, dy))
        return 0;
    return glow->strength * (glow->reach - off) / glow->reach;
}

#define REMEMBERED_DIVISOR 56 /* the strength that is kept whole */

/* What a hearth adds to a channel, in 256ths of what it adds to red; on remembered ground it rather changes the colour. */
#define HEARTH_GREEN 190
#define HEARTH_BLUE 96
#define REMEMBERED_GREEN 80
#define REMEMBERED_BLUE (-110)

/* Adds to one channel. */
static int more(int light, int by, int strength, int max)
{
    int sum = light + by * strength / 256;
    return sum > max ? max : sum;
}

/* Remembered ground is grey: its red falls short of its blue, but less than that of ground seen in the dark. */
static bool is_remembered(struct shade shown)
{
    return shown.red < shown.blue && shown.red * 4 >= shown.blue * 3;
}

static void add_glow(struct lit *lit, const struct glow *glow, struct shade by, int strength)
{
    int max = glow->kind == GLOW_FLICKER ? 255 : LIT_MAX;
    bool is_warm = glow->kind == GLOW_HEARTH;
    bool is_kept = is_warm && is_remembered(by);
    int green = is_kept ? REMEMBERED_GREEN : is_warm ? HEARTH_GREEN : 256;
    int blue = is_kept ? REMEMBERED_BLUE : is_warm ? HEARTH_BLUE : 256;
    lit->red = more(lit->red, by.red, strength, max);
    lit->green = more(lit->green, by.green, strength * green / 256, max);
    lit->blue = more(lit->blue, by.blue, strength * blue / 256, max);
}

/* What reaches a cell: those in the dark don't flicker, and no warmth reaches them. Remembered ones keep
 * some warmth beside a fire known to burn there, which falls off fast. */
static int strength_reaching(const struct glow *glow, struct point cell, struct shade shown)
{
    bool is_warm = glow->kind == GLOW_FLICKER || glow->kind == GLOW_HEARTH;
    int strength = strength_at(glow, cell);
    if (!is_warm || shown.red >= shown.blue)
        return strength;
    return glow->is_fire && is_remembered(shown) ? strength * strength / REMEMBERED_DIVISOR : 0;
}

/* Adds a light's change to the cells of a row that it may reach. */
static void add_to_row(const struct glow *glow, const struct stage *stage, struct point first,
                       int count, struct lit *lit)
{
    int cells = glow->reach / CELL + 1;
    int start = int_max(int_max(first.x, 0), glow->at.x - cells);
    int end = int_min(int_min(first.x + count, stage->grid.width), glow->at.x + cells + 1);
    for (int x = start; x < end; x++) {
        size_t index = grid_index(stage->grid, point_make(x, first.y));
        struct shade shown = stage->shown[index];
        int strength = strength_reaching(glow, point_make(x, first.y), shown);
        if (strength != 0)
            add_glow(&lit[x - first.x], glow,
                     glow->kind == GLOW_SWELL ? stage->target[index] : shown, strength);
    }
}

void stage_glow_light(const struct stage_glow *glow, const struct stage *stage, struct point first,
                      int count, struct lit *lit)
{
    memset(lit, 0, (size_t)count * sizeof *lit);
    if (first.y < 0 || first.y >= stage->grid.height)
        return;
    for (int i = int_max(-first.x, 0); i < count && first.x + i < stage->grid.width; i++) {
        struct shade shown =
            stage->shown[grid_index(stage->grid, point_make(first.x + i, first.y))];
        lit[i] = (struct lit){shown.red, shown.green, shown.blue, shown.presence};
    }
    for (int i = 0; i < glow->count; i++)
        add_to_row(&glow->glows[i], stage, first, count, lit);
    int max = glow->is_bright ? LIT_MAX : 255;
    for (int i = 0; i < count && glow->is_tinted; i++) {
        lit[i].red = int_min(lit[i].red * glow->tint.red / 255, max);
        lit[i].green = int_min(lit[i].green * glow->tint.green / 255, max);
        lit[i].blue = int_min(lit[i].blue * glow->tint.blue / 255, max);
    }
}
