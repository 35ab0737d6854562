/* eyeshine-sight: field of view, lines and light on grids of square cells, exact and fast. For C11 and C++.
 *
 *     struct eyeshine_map *map = eyeshine_map_init(malloc(eyeshine_map_size(80, 45)), 80, 45);
 *     struct eyeshine_view *view = eyeshine_view_init(malloc(eyeshine_view_size(80, 45)), 80, 45);
 *     const struct eyeshine_algorithm *shadowcast = eyeshine_algorithm_find("shadowcast");
 *
 *     eyeshine_map_set(map, 12, 7, true);                       // 12,7 is a wall
 *     eyeshine_view_compute(view, map, shadowcast, 10, 7, 8);   // what 10,7 sees out to 8 cells
 *     if (eyeshine_view_has(view, 11, 7))
 *         draw(11, 7);
 *
 * Build with: cc game.c $(pkg-config --cflags --libs eyeshine-sight), or in CMake: find_package(eyeshine-sight) and
 * target_link_libraries(game eyeshine::sight).
 *
 * Cells: x grows to the right, y downwards, both from 0. A cell outside the map blocks sight, is in no view and is dark.
 *
 * Memory is yours. A `_size` function says how many bytes an object needs: 0 unless both sides are 1 .. EYESHINE_SIDE_MAX. An
 * `_init` function builds the object there and returns the same address, or NULL if the memory is NULL or a side is out of
 * range. The memory is aligned as malloc aligns it. An object must not be copied or moved. To end its life, free the memory.
 *
 * No function allocates, prints or keeps global state. Some need 128 KB of stack. Threads may share a map while none changes
 * it; a view or a light is for one thread at a time. All arithmetic is in integers, so every machine gives the same result.
 *
 * Objects used together have the same width and height. Where a function can't do what it is asked, because sizes differ, an
 * argument is out of range or the algorithm is NULL, it returns false and changes nothing. No other pointer may be NULL. */
#ifndef EYESHINE_SIGHT_H
#define EYESHINE_SIGHT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. A new major version breaks programs and has a new soname; a new minor version only adds. */
#define EYESHINE_SIGHT_MAJOR 1
#define EYESHINE_SIGHT_MINOR 0

#define EYESHINE_SIDE_MAX 1024
#define EYESHINE_RADIUS_MAX 4096
#define EYESHINE_UNLIMITED (-1) /* a radius: as far as the map goes */
#define EYESHINE_LIGHT_RADIUS_MAX 31
#define EYESHINE_LIGHT_MIN \
    32 /* the least light of a cell that a source reaches, in its greatest channel */
#define EYESHINE_LIGHT_SOURCES 8000 /* the most between two calls of eyeshine_light_clear */

struct eyeshine_point {
    int x;
    int y;
};

struct eyeshine_colour {
    uint8_t red;
    uint8_t green;
    uint8_t blue;
};

/* ---- Maps: which cells block sight ---- */

struct eyeshine_map;

size_t eyeshine_map_size(int width, int height);

/* No cell blocks sight. */
struct eyeshine_map *eyeshine_map_init(void *memory, int width, int height);

/* Sets whether a cell blocks sight. Call it when a door opens; a map need not be built again for each view. */
bool eyeshine_map_set(struct eyeshine_map *map, int x, int y, bool blocks);

/* Sets every cell by asking a function of yours, which is handed the context. */
typedef bool eyeshine_blocks(void *context, int x, int y);
void eyeshine_map_read(struct eyeshine_map *map, eyeshine_blocks *blocks, void *context);

/* Sets every cell from bits, which is much faster: bit x % 64 of rows[y * row_words + x / 64] is the cell x, y. Bits past the
 * width are ignored. False if row_words is too small for the width. */
bool eyeshine_map_read_bits(struct eyeshine_map *map, const uint64_t *rows, size_t row_words);

bool eyeshine_map_blocks(const struct eyeshine_map *map, int x, int y);

/* ---- Algorithms ----
 * "shadowcast"        exact and symmetric: of two open cells, both see each other or neither does; the one to use
 * "raycast"           360 rays, one a degree
 * "bresenham-box"     a Bresenham line to every cell on the border of a square
 * "bresenham-circle"  a Bresenham line to every cell of two rings
 * "disc"              every cell within the radius, through walls
 * Each algorithm's source begins with its exact definition. */

struct eyeshine_algorithm;

/* NULL if no algorithm has that name. */
const struct eyeshine_algorithm *eyeshine_algorithm_find(const char *name);

/* To list them: 0 .. eyeshine_algorithm_count() - 1; NULL outside. */
int eyeshine_algorithm_count(void);
const struct eyeshine_algorithm *eyeshine_algorithm_get(int index);
const char *eyeshine_algorithm_name(const struct eyeshine_algorithm *algorithm);
const char *eyeshine_algorithm_summary(const struct eyeshine_algorithm *algorithm);

/* ---- Views: the cells that are seen from an origin ----
 * The origin is always seen, and its own wall never blocks its view. The first blocking cell in the way is seen, what is behind
 * it is not. Radius 0 sees the origin alone. "shadowcast" with radius r keeps the cells with dx*dx + dy*dy <= r*r + r. */

struct eyeshine_view;

size_t eyeshine_view_size(int width, int height);

/* An empty view. */
struct eyeshine_view *eyeshine_view_init(void *memory, int width, int height);

/* Fills the view with what is seen from x, y. The radius is 0 .. EYESHINE_RADIUS_MAX or EYESHINE_UNLIMITED. Only what the last
 * computation touched is cleared, so reuse a view instead of making a new one. */
bool eyeshine_view_compute(struct eyeshine_view *view, const struct eyeshine_map *map,
                           const struct eyeshine_algorithm *algorithm, int x, int y, int radius);

/* The same, added to what the view holds. */
bool eyeshine_view_add(struct eyeshine_view *view, const struct eyeshine_map *map,
                       const struct eyeshine_algorithm *algorithm, int x, int y, int radius);

/* Whether the cell is in the view. */
bool eyeshine_view_has(const struct eyeshine_view *view, int x, int y);

/* Moves on to the next cell of the view, row by row; false after the last:
 * for (int x = -1, y = 0; eyeshine_view_next(view, &x, &y);) */
bool eyeshine_view_next(const struct eyeshine_view *view, int *x, int *y);

/* A row of the view as bits, for the fastest way through it: bit x % 64 of word x / 64 is the cell x, and bits past the width
 * are 0. NULL outside the map. Valid until the view changes. */
const uint64_t *eyeshine_view_row(const struct eyeshine_view *view, int y);

/* Whether x, y sees the cell to_x, to_y: the answer of a view without computing it. For single cells this is faster. */
bool eyeshine_sees(const struct eyeshine_map *map, const struct eyeshine_algorithm *algorithm,
                   int x, int y, int radius, int to_x, int to_y);

/* ---- Lines ---- */

/* The line from one cell to another, without its start and with its end, for arrows and beams. If "shadowcast" sees an open
 * cell, no cell of the line to it blocks. Writes up to `capacity` cells and returns how many the line has: the greater of the
 * two distances. Returns -1 if an end is outside the map. */
int eyeshine_line(const struct eyeshine_map *map, int x, int y, int to_x, int to_y,
                  struct eyeshine_point *cells, int capacity);

/* ---- Light ----
 * 0 .. 255 in each channel, summed over the sources and capped when it is read. */

struct eyeshine_light;

size_t eyeshine_light_size(int width, int height);

/* Every cell is dark. */
struct eyeshine_light *eyeshine_light_init(void *memory, int width, int height);

/* Makes every cell dark again. */
void eyeshine_light_clear(struct eyeshine_light *light);

/* Adds a source, which lights what it sees out to the radius, 0 .. EYESHINE_LIGHT_RADIUS_MAX. The colour is that of its own
 * cell and falls off to EYESHINE_LIGHT_MIN at the radius; its greatest channel is at least that. False also after
 * EYESHINE_LIGHT_SOURCES sources. */
bool eyeshine_light_add(struct eyeshine_light *light, const struct eyeshine_map *map,
                        const struct eyeshine_algorithm *algorithm, int x, int y, int radius,
                        struct eyeshine_colour colour);

/* The light on a cell. */
struct eyeshine_colour eyeshine_light_get(const struct eyeshine_light *light, int x, int y);

/* Writes the light that a cell shows to a viewer at viewer_x, viewer_y with that view. An open cell shows its own light. A
 * blocking cell shows the greatest of the open cells beside it that are in the view, so light never shines through a wall. */
bool eyeshine_light_shown(const struct eyeshine_light *light, const struct eyeshine_map *map,
                          const struct eyeshine_view *view, int viewer_x, int viewer_y, int x,
                          int y, struct eyeshine_colour *shown);

#ifdef __cplusplus
}
#endif

#endif
