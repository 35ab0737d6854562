#include "ui/scene/shade.h"

#include "base/integer.h"
#include "game/knowledge.h"

/* Three looks that can't be taken for each other: cells seen in the dark are blue, lit ones begin brighter and warmer (by cold
 * light: paler), and what is remembered is grey. */
static const struct shade moonlit = {94, 144, 222, 255};
static const struct shade barely_warm = {150, 128, 112, 255};
static const struct shade barely_cold = {136, 184, 208, 255};
static const struct shade remembered = {118, 123, 136, 255};

/* Returns the square root of 0 .. 65535, rounded down. */
static int square_root(int value)
{
    int root = 0;
    for (int bit = 128; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= value)
            root += bit;
    return root;
}

/* Lifts the middle of the range: light that falls off linearly looks too dark to the eye. */
static uint8_t tone(uint8_t light, uint8_t min)
{
    int lifted = (light + square_root(255 * light)) / 2;
    return (uint8_t)(lifted > min ? lifted : min);
}

static uint8_t cap(uint8_t light, int max)
{
    return light < max ? light : (uint8_t)max;
}

/* What a flame's light has of another colour, of 255: little near the flame, most where it is faint. */
static int share(int red, int near, int faint)
{
    return faint + (near - faint) * red / 255;
}

/* Keeps flames warm, and warmest where they are near: without this, several of them would add up to white. Other light keeps
 * its colour. */
static struct shade shade_of_light(struct light light)
{
    if (light_grade(light) == LIGHT_DARK)
        return moonlit;
    if (light.red < light.green || light.red < light.blue)
        return (struct shade){tone(light.red, barely_cold.red),
                              tone(light.green, barely_cold.green),
                              tone(light.blue, barely_cold.blue), 255};
    uint8_t green = cap(light.green, light.red * share(light.red, 208, 232) / 255);
    uint8_t blue = cap(light.blue, light.red * share(light.red, 142, 214) / 255);
    return (struct shade){tone(light.red, barely_warm.red), tone(green, barely_warm.green),
                          tone(blue, barely_warm.blue), 255};
}

static struct shade shade_known(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    if (known.kind == KNOWLEDGE_VISIBLE)
        return shade_of_light(knowledge_light(state, p));
    return known.kind == KNOWLEDGE_REMEMBERED ? remembered : (struct shade){0};
}

static void brighten(struct shade *to, struct shade by)
{
    to->red = by.red > to->red ? by.red : to->red;
    to->green = by.green > to->green ? by.green : to->green;
    to->blue = by.blue > to->blue ? by.blue : to->blue;
    to->presence = 255;
}

/* Of an unseen cell that the mass of a wall fades into. */
#define FEATHERED 60

/* Whether known ground lies south of the wall in that cell, so that its front is drawn, up to its northern edge. */
static bool has_front(const struct state *state, struct point wall)
{
    struct point south = point_step(wall, DIRECTION_SOUTH);
    if (!grid_contains(state_level_const(state)->grid, south))
        return false;
    struct knowledge known = knowledge_of(state, south);
    return known.kind != KNOWLEDGE_UNSEEN && !terrain_get(known.terrain)->is_masonry;
}

/* Shades an unseen cell behind known walls. Nothing is drawn there, but the walls' pixels on that side are interpolated
 * towards it: the mass of a wall fades, its front does not. Where it is next to known ground, that fades into it. */
static struct shade shade_behind_walls(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct shade max = {0};
    bool is_behind_front = false;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!grid_contains(level->grid, beside))
            continue;
        struct knowledge known = knowledge_of(state, beside);
        if (known.kind == KNOWLEDGE_UNSEEN)
            continue;
        bool is_wall = terrain_get(known.terrain)->is_masonry;
        if (is_wall)
            brighten(&max, shade_known(state, beside));
        else if (!direction_is_diagonal((enum direction)d))
            return (struct shade){0};
        is_behind_front |= is_wall && beside.y > p.y && has_front(state, beside);
    }
    int presence = is_behind_front ? max.presence : int_min(max.presence, FEATHERED);
    return (struct shade){max.red * 5 / 8, max.green * 5 / 8, max.blue * 5 / 8, (uint8_t)presence};
}

/* Known ground cells needed around an unseen cell to light it by a guess. */
#define GROUNDS_ABOUT 3

/* Shades the unseen cell of shining eyes among known ground: dimmer than all cells around it, but not black. Black
 * where little is known. */
static struct shade shade_under_eyes(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct shade min = {255, 255, 255, 255};
    int grounds = 0;
    for (int d = 0; d < DIRECTION_COUNT; d++) {
        struct point beside = point_step(p, (enum direction)d);
        if (!grid_contains(level->grid, beside))
            continue;
        struct knowledge known = knowledge_of(state, beside);
        if (known.kind == KNOWLEDGE_UNSEEN || terrain_get(known.terrain)->is_masonry)
            continue;
        struct shade shade = shade_known(state, beside);
        min.red = cap(shade.red, min.red);
        min.green = cap(shade.green, min.green);
        min.blue = cap(shade.blue, min.blue);
        grounds++;
    }
    if (grounds < GROUNDS_ABOUT)
        return shade_behind_walls(state, p);
    return (struct shade){min.red * 5 / 8, min.green * 5 / 8, min.blue * 5 / 8, 255};
}

struct shade shade_of(const struct state *state, struct point p)
{
    struct knowledge known = knowledge_of(state, p);
    if (known.kind != KNOWLEDGE_UNSEEN)
        return shade_known(state, p);
    return known.has_eyes ? shade_under_eyes(state, p) : shade_behind_walls(state, p);
}
