#include "base/colour_vision.h"

#include <string.h>

enum { CHANNELS = 3, PARTS = 1000, LIGHT_MAX = 255 * 255, SOLID = 0x80 };

static const uint32_t silhouette = 0xffd8d4c8;

static const char *const names[COLOUR_VISION_COUNT] = {"full",       "grey",       "deuteranopia",
                                                       "protanopia", "tritanopia", "silhouette"};

/* How much red, green and blue light each channel shows, in thousandths. Those of the three colour blindnesses
 * are by Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency",
 * 2009, for a cone that is missing altogether. */
static const int shares[COLOUR_VISION_COUNT][CHANNELS][CHANNELS] = {
    [COLOUR_VISION_FULL] = {{1000, 0, 0}, {0, 1000, 0}, {0, 0, 1000}},
    [COLOUR_VISION_GREY] = {{213, 715, 72}, {213, 715, 72}, {213, 715, 72}},
    [COLOUR_VISION_DEUTERANOPIA] = {{367, 861, -228}, {280, 673, 47}, {-12, 43, 969}},
    [COLOUR_VISION_PROTANOPIA] = {{152, 1053, -205}, {115, 786, 99}, {-4, -48, 1052}},
    [COLOUR_VISION_TRITANOPIA] = {{1256, -77, -179}, {-78, 931, 147}, {5, 691, 304}},
    [COLOUR_VISION_SILHOUETTE] = {{1000, 0, 0}, {0, 1000, 0}, {0, 0, 1000}},
};

bool colour_vision_find(const char *name, enum colour_vision *vision)
{
    for (int i = 0; i < COLOUR_VISION_COUNT; i++)
        if (strcmp(names[i], name) == 0) {
            *vision = (enum colour_vision)i;
            return true;
        }
    return false;
}

/* A screen's light grows about as the square of the number for it. */
static void to_light(uint32_t argb, int light[CHANNELS])
{
    for (int c = 0; c < CHANNELS; c++) {
        int value = (int)(argb >> (16 - 8 * c) & 0xff);
        light[c] = value * value;
    }
}

static uint32_t from_light(int light)
{
    uint32_t value = 0;
    while (value < 255 && (int)((value + 1) * (value + 1)) <= light)
        value++;
    return value;
}

static int mix(const int light[CHANNELS], const int share[CHANNELS])
{
    int mixed = 0;
    for (int c = 0; c < CHANNELS; c++)
        mixed += light[c] * share[c];
    mixed /= PARTS;
    return mixed < 0 ? 0 : mixed > LIGHT_MAX ? LIGHT_MAX : mixed;
}

uint32_t colour_vision_see(enum colour_vision vision, uint32_t argb)
{
    if (vision == COLOUR_VISION_SILHOUETTE)
        return argb >> 24 >= SOLID ? silhouette : 0;
    if (vision == COLOUR_VISION_FULL)
        return argb;
    int light[CHANNELS];
    to_light(argb, light);
    uint32_t seen = argb & 0xff000000;
    for (int c = 0; c < CHANNELS; c++)
        seen |= from_light(mix(light, shares[vision][c])) << (16 - 8 * c);
    return seen;
}
