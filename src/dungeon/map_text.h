/* Levels drawn as text, one line a row: for --map, the lab and tests. Terrain, items and actors are drawn by their glyphs.
 * Items lie on the floor of the level's band, actors stand on the terrain where their kind is at home (band_home). */
#ifndef DUNGEON_MAP_TEXT_H
#define DUNGEON_MAP_TEXT_H

#include "base/error.h"
#include "world/level.h"

/* Checks a whole drawing and measures it: lines of equal length from 1 to GRID_SIDE_MAX, as many rows, known glyphs only,
 * exactly one hero, no more actors than a level of that size holds. Below an empty line may stand signs of its own for
 * creatures, a line each and no sign twice: "A flare_imp" or "A flare_imp asleep". Line ends may be \n or \r\n; the last may
 * be missing. Errors refer to it by `name`. */
bool map_text_measure(const char *text, const char *name, struct grid *grid, struct error *error);

/* Draws a checked text onto the unbuilt level of that size. Writes the hero's cell, without placing the hero. */
void map_text_draw(const char *text, struct level *level, struct point *hero);

/* Writes row y of a level: width glyphs and a zero, actors over items over terrain. */
void map_text_write_row(const struct level *level, int y, char *row);

#endif
