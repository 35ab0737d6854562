/* Levels drawn as text, a line a row: for --map, the lab and tests. Terrain, items and actors are drawn by
 * their glyphs (content/); what lies on a cell lies on the floor of the level's band, who
 * stands there stands on what his kind is at home on (band_home). */
#ifndef DUNGEON_MAP_TEXT_H
#define DUNGEON_MAP_TEXT_H

#include "base/error.h"
#include "world/level.h"

/* Checks a whole drawing and says its size: lines of one length from 1 to GRID_SIDE_MAX, as many rows,
 * known glyphs only, exactly one hero on it, no more actors than a level of that size holds. Line ends may be \n or \r\n;
 * the last may lack one. `name` is what errors call it. */
bool map_text_measure(const char *text, const char *name, struct grid *grid, struct error *error);

/* Draws a checked text onto the unbuilt level of that size; the hero is not placed, `hero` is his cell. */
void map_text_draw(const char *text, struct level *level, struct point *hero);

/* Writes row y of a level as text: width glyphs and a zero. Actors over items over terrain. */
void map_text_write_row(const struct level *level, int y, char *row);

#endif
