#include "game/discovery.h"

#include "game/knowledge.h"
#include "game/sights.h"

#include <string.h>

static enum terrain terrain_at(const struct state *state, struct point p)
{
    return (enum terrain)level_memory(state_level_const(state), p)->terrain;
}

static bool has_item(const struct state *state, struct point p)
{
    return level_memory(state_level_const(state), p)->item != ITEM_NONE;
}

/* Whether a cell that was known before is of that terrain. */
static bool knew_of(const struct state *state, const struct bit_grid *known, enum terrain terrain)
{
    struct area all = area_of_grid(known->grid);
    for (struct point p = area_before(all); bit_grid_next(known, all, &p);)
        if (terrain_at(state, p) == terrain)
            return true;
    return false;
}

static bool is_found_already(const struct state *state, const struct discoveries *found,
                             enum terrain terrain)
{
    for (int i = 0; i < found->count; i++)
        if (!has_item(state, found->at[i]) && terrain_at(state, found->at[i]) == terrain)
            return true;
    return false;
}

static bool is_news(const struct state *state, const struct bit_grid *known,
                    const struct discoveries *found, struct point p)
{
    enum terrain terrain = terrain_at(state, p);
    if (terrain == TERRAIN_NONE)
        return false;
    if (has_item(state, p))
        return true;
    if (!sights_is_place(state, p, terrain))
        return false;
    return terrain_get(terrain)->leads != 0 ||
           (!is_found_already(state, found, terrain) && !knew_of(state, known, terrain));
}

void discovery_find(const struct state *state, const struct bit_grid *known,
                    struct discoveries *found)
{
    const struct level *level = state_level_const(state);
    found->count = 0;
    for (int y = 0; y < level->grid.height; y++)
        for (int word = 0; word < (int)known->row_words; word++) {
            uint64_t news = bit_grid_row(&level->seen, y)[word] & ~bit_grid_row(known, y)[word];
            for (; news && found->count < DISCOVERIES_MAX; news &= news - 1) {
                struct point p = {word * 64 + bit_lowest(news), y};
                if (is_news(state, known, found, p))
                    found->at[found->count++] = p;
            }
        }
}

void discovery_note(const struct state *state, struct bit_grid *known)
{
    const struct bit_grid *seen = &state_level_const(state)->seen;
    known->grid = seen->grid;
    known->row_words = seen->row_words;
    memcpy(known->words, seen->words,
           (size_t)seen->grid.height * seen->row_words * sizeof *seen->words);
}
