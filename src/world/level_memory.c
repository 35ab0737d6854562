/* What the hero remembers of a floor. */
#include "world/level.h"

void level_follow_memory(struct level *level, size_t cell)
{
    const struct memory *memory = &level->memory[cell];
    struct point p = grid_point(level->grid, cell);
    bool is_known = memory->terrain != TERRAIN_NONE;
    const struct terrain_kind *kind = is_known ? terrain_get((enum terrain)memory->terrain) : NULL;
    bit_grid_put(&level->known_walkable, p, is_known && kind->is_walkable);
    bit_grid_put(&level->known_shut, p, is_known && kind->opens_to != TERRAIN_NONE);
    bit_grid_put(&level->known_special, p,
                 memory->cloud != CLOUD_NONE || (is_known && terrain_is_special(kind)));
    bit_grid_put(&level->known_loud, p, is_known && kind->step_louder > 0);
    bit_grid_put(&level->known_landmarks, p, is_known && terrain_is_landmark(kind));
    bit_grid_put(&level->known_items, p, memory->item != ITEM_NONE);
}

bool level_is_remembered(const struct level *level, struct point p)
{
    return bit_grid_has(&level->seen, p) && !bit_grid_has(&level->visible, p);
}

void level_update_memory(struct level *level, struct point p)
{
    size_t cell = grid_index(level->grid, p);
    struct memory memory = level->memory[cell];
    if (memory.terrain == TERRAIN_NONE)
        return;
    memory.terrain = (uint8_t)level_shown(level, p);
    memory.item = (uint8_t)level_item(level, p);
    memory.cloud = (uint8_t)level_cloud(level, p);
    level_remember(level, cell, memory);
}

bool level_find_remembered(const struct level *level, enum item item, struct point *found)
{
    struct area all = area_of_grid(level->grid);
    struct point p = area_before(all);
    while (bit_grid_next(&level->known_items, all, &p))
        if (level_memory(level, p)->item == item) {
            *found = p;
            return true;
        }
    return false;
}

void level_eat_memory(struct level *level, struct point p)
{
    assert(level_is_remembered(level, p));
    size_t cell = grid_index(level->grid, p);
    struct memory memory = level->memory[cell];
    memory.is_eaten = true;
    memory.terrain = TERRAIN_NONE;
    memory.item = ITEM_NONE;
    level_remember(level, cell, memory);
    bit_grid_put(&level->seen, p, false);
    bit_grid_put(&level->seen_lit, p, false);
    level->seen_count--;
}

void level_chart(struct level *level, struct point p, enum terrain terrain, int turn)
{
    size_t cell = grid_index(level->grid, p);
    struct memory memory = level->memory[cell];
    assert(memory.terrain == TERRAIN_NONE);
    memory.terrain = (uint8_t)terrain;
    memory.is_charted = true;
    memory.turn = (uint32_t)turn;
    level_remember(level, cell, memory);
    level_mark_seen(level, p.y, p.x >> 6, UINT64_C(1) << (p.x & 63));
}
