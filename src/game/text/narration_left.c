#include "game/text/narration_left.h"

#include "game/prize.h"

#define NAMES_MAX 6

/* Whether an earlier cell of the same choice has its name too. */
static bool is_named_already(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    const struct site *site = level_find_site(level, p);
    if (!site || !site_offers_choice(site) || level_memory(level, p)->item == ITEM_NONE)
        return false;
    for (int i = 0; i < site->loot_count; i++)
        if (point_is_before(site->loot[i], p) && prize_name(state, site->loot[i]))
            return true;
    return false;
}

void narration_left(const struct state *state, const char *before, struct text *text)
{
    const struct level *level = state_level_const(state);
    int count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        const char *name = prize_name_left(state, p);
        if (!name || is_named_already(state, p))
            continue;
        if (count < NAMES_MAX)
            text_append(text, "%s%s", count == 0 ? before : ", ", name);
        count++;
    }
    if (count > NAMES_MAX)
        text_append(text, " and %d more", count - NAMES_MAX);
    if (count > 0)
        text_append(text, ".");
}
