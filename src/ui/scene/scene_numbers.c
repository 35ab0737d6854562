/* Draws the health that was lost or gained as rising numbers beside bodies, so that they hide no other body, no pips and no
 * other number. */
#include "base/array.h"
#include "game/knowledge.h"
#include "ui/art/shapes.h"
#include "ui/scene/scene.h"

#define WOUND_COLOUR 0xff6a58
#define BLOW_COLOUR 0xf4ead0
#define NOTHING_COLOUR 0x9a9284
#define GAIN_COLOUR 0xa8e070
/* How far numbers rise, and how far below the middle of a body they start. */
#define RISE_PIXELS 5
#define TOP_PIXELS (-1)
/* From the middle of a body to a number beside it; above, it also keeps clear of pips. */
#define BESIDE_PIXELS 11
#define ABOVE_PIXELS 16
#define BELOW_PIXELS 18

/* The cells that numbers are drawn in. */
struct places {
    struct point cells[STAGE_EFFECTS_MAX];
    int count;
};

static bool is_taken(const struct places *places, struct point cell)
{
    for (int i = 0; i < places->count; i++)
        if (point_is_equal(places->cells[i], cell))
            return true;
    return false;
}

/* Chooses the cell for the number of a body: one beside it where the player knows of no body, and without a number yet. The
 * body's own if there is none. */
static struct point choose_cell(const struct scene *scene, const struct places *places,
                                struct point body)
{
    static const enum direction sides[] = {
        DIRECTION_EAST,       DIRECTION_WEST,       DIRECTION_NORTH_EAST, DIRECTION_NORTH_WEST,
        DIRECTION_SOUTH_EAST, DIRECTION_SOUTH_WEST, DIRECTION_NORTH,      DIRECTION_SOUTH};
    for (size_t i = 0; i < ARRAY_LENGTH(sides); i++) {
        struct point beside = point_step(body, sides[i]);
        if (!grid_contains(scene->stage->grid, beside) || is_taken(places, beside))
            continue;
        struct knowledge known = knowledge_of(scene->state, beside);
        if (!known.has_actor && !known.has_eyes)
            return beside;
    }
    return body;
}

static void draw_number(const struct scene *scene, struct canvas *canvas,
                        const struct stage_effect *effect, struct point cell, int done)
{
    const struct stage *stage = scene->stage;
    struct point way = point_subtract(cell, effect->to);
    struct point at = scene_middle_of(scene, effect->to);
    at.x += way.x * BESIDE_PIXELS;
    at.y += way.y * (way.y < 0 ? ABOVE_PIXELS : BELOW_PIXELS) + TOP_PIXELS;
    int lost = effect->health_lost;
    bool is_hero = point_is_equal(effect->to, state_hero_const(scene->state)->position);
    uint32_t colour = is_hero ? WOUND_COLOUR : BLOW_COLOUR;
    if (lost <= 0)
        colour = lost < 0 ? GAIN_COLOUR : NOTHING_COLOUR;
    int rise = RISE_PIXELS * (512 - done) / 256 * done / 256;
    int alpha = stage_effects_amount_alpha(&stage->effects, effect, stage->now, stage->is_still);
    shapes_number(canvas, at.x, at.y - rise, lost, colour, alpha);
}

void scene_draw_numbers(const struct scene *scene, struct canvas *canvas)
{
    const struct stage *stage = scene->stage;
    struct places places = {.count = 0};
    for (int i = 0; i < stage->effects.count; i++) {
        const struct stage_effect *effect = &stage->effects.list[i];
        if (effect->kind != STAGE_EFFECT_AMOUNT)
            continue;
        struct point cell = choose_cell(scene, &places, effect->to);
        places.cells[places.count++] = cell;
        int done = stage_effects_progress(&stage->effects, effect, stage->now, stage->is_still);
        if (done >= 0)
            draw_number(scene, canvas, effect, cell, done);
    }
}
