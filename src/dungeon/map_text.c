#include "dungeon/map_text.h"

#include "content/band.h"

#include <assert.h>
#include <string.h>

/* One line of the text, without its end. */
struct line {
    const char *chars;
    size_t length;
    int number; /* from 1 */
};

static bool take_line(const char **text, struct line *line)
{
    if (**text == '\0')
        return false;
    line->chars = *text;
    line->length = strcspn(*text, "\n");
    line->number++;
    *text += line->length;
    if (**text == '\n') {
        ++*text;
        if (line->length > 0 && line->chars[line->length - 1] == '\r')
            line->length--;
    }
    return true;
}

static bool is_hero(char glyph)
{
    return glyph == monster_get(monster_hero())->glyph;
}

/* Creatures by signs of the map's own. */
#define LEGEND_MAX 32
#define ID_LENGTH_MAX 39

struct legend {
    struct {
        char sign;
        enum monster kind;
        bool is_asleep;
    } rows[LEGEND_MAX];
    int count;
};

/* The row of a sign; -1: the sign means what it always does. */
static int find_sign(const struct legend *legend, char sign)
{
    int row = legend->count - 1;
    while (row >= 0 && legend->rows[row].sign != sign)
        row--;
    return row;
}

static enum monster find_kind(const char *id)
{
    int kind = 0;
    while (kind < MONSTER_COUNT && strcmp(monster_get((enum monster)kind)->id, id) != 0)
        kind++;
    return (enum monster)kind;
}

/* "A flare_imp" or "A flare_imp asleep". */
static bool read_legend_line(struct line line, const char *name, struct legend *legend,
                             struct error *error)
{
    char words[ID_LENGTH_MAX + 1] = "";
    size_t from = 1 + strspn(line.chars + 1, " ");
    if (line.length < 3 || is_hero(line.chars[0]) || line.chars[0] <= ' ' || line.chars[0] > '~' ||
        from == 1 || line.length - from > ID_LENGTH_MAX)
        return error_set(error,
                         "%s line %d: below the map stand a sign, a blank and a creature's key, "
                         "\"A gutter_rat\" or \"A gutter_rat asleep\"",
                         name, line.number);
    if (legend->count == LEGEND_MAX)
        return error_set(error, "%s line %d: more than %d signs", name, line.number, LEGEND_MAX);
    if (find_sign(legend, line.chars[0]) >= 0)
        return error_set(error, "%s line %d: '%c' has a creature already", name, line.number,
                         line.chars[0]);
    memcpy(words, line.chars + from, line.length - from);
    char *blank = strchr(words, ' ');
    bool is_asleep = blank && strcmp(blank, " asleep") == 0;
    if (is_asleep)
        *blank = '\0';
    enum monster kind = find_kind(words);
    if (kind == MONSTER_COUNT || kind == monster_hero())
        return error_set(error, "%s line %d: '%s' is no creature", name, line.number, words);
    legend->rows[legend->count].sign = line.chars[0];
    legend->rows[legend->count].kind = kind;
    legend->rows[legend->count++].is_asleep = is_asleep;
    return true;
}

/* Reads what stands below the first empty line; without such a line the legend is empty. */
static bool read_legend(const char *text, const char *name, struct legend *legend,
                        struct error *error)
{
    struct line line = {.number = 0};
    legend->count = 0;
    while (take_line(&text, &line) && line.length > 0)
        continue;
    if (line.number == 0 || line.length > 0)
        return true;
    int empty = line.number;
    while (take_line(&text, &line))
        if (!read_legend_line(line, name, legend, error))
            return false;
    if (legend->count == 0)
        return error_set(error, "%s: line %d is empty", name, empty);
    return true;
}

static bool is_known(char glyph)
{
    return glyph > ' ' && glyph <= '~' &&
           (terrain_find_glyph(glyph) != TERRAIN_NONE || item_find_glyph(glyph) != ITEM_NONE ||
            monster_find_glyph(glyph) != MONSTER_COUNT);
}

static bool refuse_glyph(struct line line, size_t i, const char *name, struct error *error)
{
    unsigned char byte = (unsigned char)line.chars[i];
    int column = (int)i + 1;
    if (byte == '\t')
        return error_set(error, "%s line %d, column %d: a tab is not a sign; use %c for the floor",
                         name, line.number, column, terrain_get(band_of_depth(1)->floor)->glyph);
    if (byte == ' ')
        return error_set(error,
                         "%s line %d, column %d: a blank is not a sign; use %c for solid wall",
                         name, line.number, column, terrain_get(band_of_depth(1)->wall)->glyph);
    if (byte < ' ' || byte > '~')
        return error_set(error, "%s line %d, column %d: the byte \\x%02X is not a known sign", name,
                         line.number, column, byte);
    return error_set(error, "%s line %d, column %d: '%c' is not a known sign", name, line.number,
                     column, byte);
}

static bool is_actor(char glyph)
{
    return terrain_find_glyph(glyph) == TERRAIN_NONE && item_find_glyph(glyph) == ITEM_NONE &&
           monster_find_glyph(glyph) != MONSTER_COUNT;
}

/* Checks a line's glyphs. `hero` is the cell where the hero was found, with y = -1 before that. Adds the line's actors, the
 * hero included, to `actors`. */
static bool check_glyphs(struct line line, const struct legend *legend, const char *name,
                         struct point *hero, int *actors, struct error *error)
{
    for (size_t i = 0; i < line.length; i++) {
        char glyph = line.chars[i];
        bool is_own = find_sign(legend, glyph) >= 0;
        if (!is_own && !is_known(glyph))
            return refuse_glyph(line, i, name, error);
        *actors += is_own || is_actor(glyph);
        if (!is_hero(glyph))
            continue;
        if (hero->y >= 0)
            return error_set(
                error, "%s line %d, column %d: a second '%c'; the first is at line %d, column %d",
                name, line.number, (int)i + 1, glyph, hero->y + 1, hero->x + 1);
        *hero = point_make((int)i, line.number - 1);
    }
    return true;
}

static bool check_length(struct line line, size_t width, const char *name, struct error *error)
{
    if (line.length > GRID_SIDE_MAX)
        return error_set(error, "%s: line %d has %zu characters, more than %d", name, line.number,
                         line.length, GRID_SIDE_MAX);
    if (line.number > GRID_SIDE_MAX)
        return error_set(error, "%s: line %d is one too many, %d are the most", name, line.number,
                         GRID_SIDE_MAX);
    if (line.length != width)
        return error_set(error, "%s: line %d has %zu characters, line 1 has %zu", name, line.number,
                         line.length, width);
    return true;
}

bool map_text_measure(const char *text, const char *name, struct grid *grid, struct error *error)
{
    struct line line = {.number = 0};
    struct legend legend;
    struct point hero = {-1, -1};
    int actors = 0;
    int height = 0;
    size_t width = 0;
    if (!read_legend(text, name, &legend, error))
        return false;
    for (; take_line(&text, &line) && line.length > 0; height++) {
        if (line.number == 1)
            width = line.length;
        if (!check_length(line, width, name, error) ||
            !check_glyphs(line, &legend, name, &hero, &actors, error))
            return false;
    }
    if (height == 0)
        return error_set(error, "%s: the map is empty", name);
    if (hero.y < 0)
        return error_set(error, "%s: no place for the hero: draw one '%c'", name,
                         monster_get(monster_hero())->glyph);
    *grid = (struct grid){(int)width, height};
    int max = level_actor_capacity(*grid);
    if (actors > max)
        return error_set(error, "%s: %d creatures, and a map of this size has room for %d", name,
                         actors - 1, max - 1); /* the hero is counted with them */
    return true;
}

static void draw_actor(struct level *level, struct point p, enum monster monster, bool is_asleep)
{
    level_set_terrain(level, p, band_home(level->depth, monster));
    struct handle handle = level_add_actor(
        level, (struct actor){.kind = monster, .position = p, .is_asleep = is_asleep});
    assert(!handle_is_none(handle)); /* map_text_measure counted */
    (void)handle;
}

static void draw_glyph(struct level *level, const struct legend *legend, struct point p, char glyph)
{
    int row = find_sign(legend, glyph);
    if (row >= 0) {
        draw_actor(level, p, legend->rows[row].kind, legend->rows[row].is_asleep);
        return;
    }
    enum terrain terrain = terrain_find_glyph(glyph);
    if (terrain != TERRAIN_NONE) {
        level_set_terrain(level, p, terrain);
        return;
    }
    level_set_terrain(level, p, band_of_depth(level->depth)->floor);
    enum item item = item_find_glyph(glyph);
    if (item != ITEM_NONE)
        level_set_item(level, p, item);
    else if (is_hero(glyph))
        level->arrival = p;
    else
        draw_actor(level, p, monster_find_glyph(glyph), false);
}

void map_text_draw(const char *text, struct level *level, struct point *hero)
{
    assert(!level->is_built);
    struct line line = {.number = 0};
    struct legend legend;
    struct error unused; /* the text was checked */
    read_legend(text, "", &legend, &unused);
    while (take_line(&text, &line) && line.length > 0)
        for (size_t i = 0; i < line.length; i++)
            draw_glyph(level, &legend, point_make((int)i, line.number - 1), line.chars[i]);
    level->is_built = true;
    *hero = level->arrival;
}

static char glyph_at(const struct level *level, struct point p)
{
    struct handle actor = level_actor_at(level, p);
    if (!handle_is_none(actor))
        return monster_get(level_actor_const(level, actor)->kind)->glyph;
    if (level_item(level, p) != ITEM_NONE)
        return item_get(level_item(level, p))->glyph;
    if (level_terrain(level, p) != TERRAIN_NONE)
        return level_terrain_kind(level, p)->glyph;
    return ' ';
}

void map_text_write_row(const struct level *level, int y, char *row)
{
    for (int x = 0; x < level->grid.width; x++)
        row[x] = glyph_at(level, point_make(x, y));
    row[level->grid.width] = '\0';
}
