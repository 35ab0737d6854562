/* The definition asks cell by cell; here a row of cells at a time is decided on bits. A cell that blocks sight shows
 * light where one of the eight about it does that is in view and does not block, or is the hero's: so the rows of
 * such cells, spread by a cell to every side, say it of all. */
#include "rules/cells.h"

#include <string.h>

#define WORDS_MAX (GRID_SIDE_MAX / 64)

struct row {
    uint64_t words[WORDS_MAX];
};

/* Whether a cell of the hero's view that is lit shows that by itself. */
static bool shows_its_own(const struct state *state, struct point p)
{
    return !opacity_blocks(&state_level_const(state)->opacity, p) ||
           point_is_equal(p, state_hero_const(state)->position);
}

/* The lit cells of the hero's view in row y that show it by themselves. */
static void find_lit(const struct state *state, int y, struct row *lit)
{
    const struct view *view = &state->vision.view;
    const struct light_grid *lights = &state->vision.light;
    memset(lit->words, 0, view->cells.row_words * sizeof *lit->words);
    if (y < view->first_row || y > view->last_row || y < lights->first_row || y > lights->last_row)
        return;
    const uint64_t *row = bit_grid_row(&view->cells, y);
    const struct light *light = lights->cells + grid_index(lights->grid, point_make(0, y));
    for (size_t word = 0; word < view->cells.row_words; word++)
        for (uint64_t left = row[word]; left; left &= left - 1) {
            int x = (int)word * 64 + bit_lowest(left);
            if (light_grade(light[x]) != LIGHT_DARK && shows_its_own(state, point_make(x, y)))
                lit->words[word] |= left & -left;
        }
}

/* A word of a row and its neighbours to either side, all as one set. */
static uint64_t spread(const struct row *row, size_t word, size_t words)
{
    uint64_t cells = row->words[word];
    uint64_t before = word > 0 ? row->words[word - 1] >> 63 : 0;
    uint64_t after = word + 1 < words ? row->words[word + 1] << 63 : 0;
    return cells | cells << 1 | before | cells >> 1 | after;
}

static void remember(struct state *state, struct level *level, struct point p)
{
    size_t cell = grid_index(level->grid, p);
    level->memory[cell] = (struct memory){
        .terrain = level->terrain[cell], .item = level->items[cell], .turn = (uint32_t)state->turn};
}

/* Of a word of row y: the cells of the view that block sight and are beside lit ones. */
static uint64_t blocking_beside(const struct level *level, uint64_t candidates, size_t word, int y)
{
    uint64_t found = 0;
    for (uint64_t left = candidates; left; left &= left - 1)
        if (opacity_blocks(&level->opacity, point_make((int)word * 64 + bit_lowest(left), y)))
            found |= left & -left;
    return found;
}

/* The cells of row y, of its word, that the hero sees in the dark, if he has them in view. */
static uint64_t near_cells(const struct state *state, size_t word, int y)
{
    const struct actor *hero = state_hero_const(state);
    int radius = monster_get(hero->kind)->dark_sight;
    uint64_t cells = 0;
    if (abs(y - hero->position.y) > radius)
        return 0;
    for (int x = hero->position.x - radius; x <= hero->position.x + radius; x++)
        if (x >= 0 && x >> 6 == (int)word &&
            point_is_within(hero->position, point_make(x, y), radius))
            cells |= UINT64_C(1) << (x & 63);
    return cells;
}

/* Marks and remembers the cells of a word of row y. */
static void mark_word(struct state *state, struct level *level, uint64_t cells, size_t word, int y)
{
    bit_grid_row(&level->visible, y)[word] = cells;
    bit_grid_row(&level->seen, y)[word] |= cells;
    for (; cells; cells &= cells - 1)
        remember(state, level, point_make((int)word * 64 + bit_lowest(cells), y));
}

/* Marks row y, the lit cells of the rows above, at and below it being known. */
static void mark_row(struct state *state, struct level *level, const struct row lit[3], int y)
{
    const struct bit_grid *view = &state->vision.view.cells;
    for (size_t word = 0; word < view->row_words; word++) {
        uint64_t in_view = bit_grid_row(view, y)[word];
        uint64_t cells = in_view;
        if (in_view && !state_is_plain(state)) {
            cells = lit[1].words[word] | (in_view & near_cells(state, word, y));
            uint64_t beside = spread(&lit[0], word, view->row_words) |
                              spread(&lit[1], word, view->row_words) |
                              spread(&lit[2], word, view->row_words);
            cells |= blocking_beside(level, in_view & beside & ~cells, word, y);
        }
        mark_word(state, level, cells, word, y);
    }
}

void cells_mark(struct state *state)
{
    struct level *level = state_level(state);
    const struct view *view = &state->vision.view;
    struct row lit[3];
    bit_grid_clear(&level->visible);
    find_lit(state, view->first_row - 1, &lit[1]);
    find_lit(state, view->first_row, &lit[2]);
    for (int y = view->first_row; y <= view->last_row; y++) {
        lit[0] = lit[1];
        lit[1] = lit[2];
        find_lit(state, y + 1, &lit[2]);
        mark_row(state, level, lit, y);
    }
}
