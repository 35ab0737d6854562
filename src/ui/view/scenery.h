/* What the story's pictures and the title are painted with: strips of sky and sea, stars, a coast, a tower, light that falls
 * off, all of dots and of sprites magnified by whole numbers, for a frame of any size. */
#ifndef UI_VIEW_SCENERY_H
#define UI_VIEW_SCENERY_H

#include "ui/view/display.h"

#define SCENERY_FLAME 0xe87a20
#define SCENERY_NIGHT 246 /* of 255: the darkness where no light falls */

/* What a picture is laid out by. */
struct scenery {
    struct display *display;
    struct canvas *frame;
    int unit;    /* a dot, in pixels of the frame */
    int foot;    /* where the words begin */
    int horizon; /* where the sea begins */
    int zoom;    /* of tower, hero and ship */
    struct point tower;
    struct point lamp;
    enum start start;      /* of the hero */
    enum band_id band;     /* of the stones that it shows */
    enum monster stranger; /* another figure in it */
};

/* A round light on the frame. */
struct scenery_glow {
    struct point at;
    int reach; /* its radius in pixels */
    uint32_t colour;
    int faintness; /* darkness that is left in its middle */
};

/* Words of that height in pixels have room at the foot of the frame. */
struct scenery scenery_lay_out(struct display *display, int words_height);

/* Darkens what lies under the words. */
void scenery_shade_words(const struct scenery *scenery, int height);

/* 0 .. below - 1, always the same for an index; `salt` names what it is used for. */
int scenery_strewn(int index, int salt, int below);

/* Strips from one colour to the next of three, which stand at the top, two thirds down and at the foot. */
void scenery_draw_gradient(const struct scenery *scenery, int top, int bottom,
                           const uint32_t colours[3]);

/* A square of `size` units. */
void scenery_dot(const struct scenery *scenery, int x, int y, int size, uint32_t colour, int alpha);

/* A filled ellipse, or a ring of one; width and height from its middle, in units. */
void scenery_draw_ellipse(const struct scenery *scenery, struct point at, int width, int height,
                          bool is_ring, uint32_t colour, int alpha);

/* Whether a dithered picture has that part, of 255, in a dot: in the dot's place of a pattern that repeats every 4 dots. */
bool scenery_is_dithered(int column, int row, int part);

/* A round glow that fades toward its radius, in pixels, as dithered dots. */
void scenery_draw_glow(const struct scenery *scenery, struct point at, int radius, uint32_t colour);

void scenery_draw_sprite(const struct scenery *scenery, const struct sprite *sprite, int frame,
                         struct point at, struct drawing drawing);

/* Above the horizon; also mirrored in a calm sea. */
void scenery_draw_stars(const struct scenery *scenery, int count, bool are_mirrored);
void scenery_draw_milky_way(const struct scenery *scenery);

/* At the left of the horizon; with lights in its windows, if the lamp calls them. */
void scenery_draw_coast(const struct scenery *scenery, uint32_t colour, bool is_awake);

/* Short strokes of swell, longer and farther apart towards the foot. */
void scenery_draw_swell(const struct scenery *scenery, uint32_t colour, int alpha);

/* The tower down to the water, and the swell that breaks white along the foot of its rock. */
void scenery_draw_tower(const struct scenery *scenery, uint32_t tint);
void scenery_draw_surf(const struct scenery *scenery, uint32_t colour, int alpha);

/* The light to one side of the lamp, in layers that widen and fade; the light around it; a broken path of it on the water; and
 * glints on the water to its left. */
void scenery_draw_beam(const struct scenery *scenery, int side, int slope, int strength);
void scenery_draw_halo(const struct scenery *scenery, int radius);
void scenery_draw_path(const struct scenery *scenery);
void scenery_draw_glints(const struct scenery *scenery);

/* A pair of eyes in the dark; now and then they blink. */
void scenery_draw_eyes(const struct scenery *scenery, int index, struct point at, int scale);

/* Darkens an area but where lights fall, and colours it there; `night` is the darkness where none does. */
void scenery_light(struct display *display, struct rectangle area, const struct scenery_glow *glows,
                   int count, int night);

#endif
