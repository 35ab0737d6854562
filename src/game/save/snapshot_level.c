/* Floors: cell by cell as runs, then special rooms and actors. */
#include "game/save/snapshot_parts.h"

void snapshot_bits(struct archive *archive, struct bit_grid *bits)
{
    struct archive_run run = archive_run_of_numbers(1, grid_cells(bits->grid));
    for (int y = 0; y < bits->grid.height; y++)
        for (int x = 0; x < bits->grid.width; x++) {
            struct point p = {x, y};
            bool is_in = bit_grid_has(bits, p);
            if (archive_run_next(archive, &run, is_in) != is_in)
                bit_grid_put(bits, p, !is_in);
        }
    archive_run_end(archive, &run);
}

static bool is_same_light(struct light a, struct light b)
{
    return a.red == b.red && a.green == b.green && a.blue == b.blue;
}

/* Light that lies on the whole floor is that of one terrain, though there may be others that have such light. */
static void archive_floor_light(struct archive *archive, struct level *level)
{
    int found = TERRAIN_NONE;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT && level_is_lit(level); t++)
        if (is_same_light(terrain_get((enum terrain)t)->floor_light, level->floor_light))
            found = t;
    found = archive_name_or_none(archive, found, NAMES_TERRAIN);
    if (found != TERRAIN_NONE && level->floor_light_count > 0)
        level->floor_light = terrain_get((enum terrain)found)->floor_light;
}

/* All else that is known of terrain follows from it. */
static void archive_terrain(struct archive *archive, struct level *level)
{
    struct archive_run run = archive_run_of_names(NAMES_TERRAIN, grid_cells(level->grid));
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        int terrain = archive_run_next(archive, &run, level->terrain[cell]);
        if (!archive_is_reading(archive))
            continue;
        if (terrain == TERRAIN_NONE) {
            archive_refuse(archive, "a cell without terrain");
            return;
        }
        level_set_terrain(level, grid_point(level->grid, cell), (enum terrain)terrain);
    }
    archive_run_end(archive, &run);
    archive_floor_light(archive, level);
}

static void archive_bytes_of_names(struct archive *archive, uint8_t *values, size_t count,
                                   enum names_group group)
{
    struct archive_run run = archive_run_of_names(group, count);
    for (size_t i = 0; i < count; i++)
        values[i] = (uint8_t)archive_run_next(archive, &run, values[i]);
    archive_run_end(archive, &run);
}

static void archive_bytes(struct archive *archive, uint8_t *values, size_t count)
{
    struct archive_run run = archive_run_of_numbers(UINT8_MAX, count);
    for (size_t i = 0; i < count; i++)
        values[i] = (uint8_t)archive_run_next(archive, &run, values[i]);
    archive_run_end(archive, &run);
}

static void archive_items(struct archive *archive, struct level *level)
{
    size_t cells = grid_cells(level->grid);
    archive_bytes_of_names(archive, level->items, cells, NAMES_ITEMS);
    archive_bytes(archive, level->item_counts, cells);
    snapshot_bits(archive, &level->no_auto_pickup);
    for (size_t cell = 0; cell < cells && archive_is_reading(archive); cell++)
        if ((level->items[cell] == ITEM_NONE) != (level->item_counts[cell] == 0))
            archive_refuse(archive, "a cell with things of no kind, or with no things of a kind");
}

static void archive_clouds(struct archive *archive, struct level *level)
{
    size_t cells = grid_cells(level->grid);
    if (!archive_flag(archive, level->cloud_count > 0))
        return;
    archive_bytes_of_names(archive, level->clouds, cells, NAMES_CLOUDS);
    archive_bytes(archive, level->cloud_turns, cells);
}

/* All else that is known of clouds follows from them. */
static void restore_clouds(struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        enum cloud cloud = (enum cloud)level->clouds[cell];
        if (cloud == CLOUD_NONE)
            continue;
        level->clouds[cell] = CLOUD_NONE;
        level_set_cloud(level, grid_point(level->grid, cell), cloud, level->cloud_turns[cell]);
    }
}

static void archive_sites(struct archive *archive, struct level *level)
{
    level->site_count = archive_number(archive, level->site_count, 0, SITE_CAPACITY);
    for (int i = 0; i < level->site_count; i++)
        snapshot_site(archive, &level->sites[i], level->grid);
}

static void restore_actor(struct archive *archive, struct level *level, uint16_t slot,
                          const struct actor *actor)
{
    if (archive->has_failed)
        return;
    if (bit_grid_has(&level->occupied, actor->position))
        archive_refuse(archive, "two actors in a cell");
    else
        level_restore_actor(level, slot, actor);
}

/* Slots behind which none was ever in use. */
static int slots_of(const struct pool *pool)
{
    int slots = pool->capacity;
    while (slots > 0 && pool->generation[slots - 1] == 0)
        slots--;
    return slots;
}

/* Handles keep what they name: slots and their generations are the same, of those too that are free. */
static void archive_slots(struct archive *archive, struct pool *pool)
{
    int slots = archive_number(archive, slots_of(pool), 0, pool->capacity);
    for (int i = 0; i < slots; i++)
        pool->generation[i] = (uint16_t)archive_number(archive, pool->generation[i], 0, UINT16_MAX);
    if (archive_is_reading(archive))
        pool_recount(pool);
}

static void archive_actors(struct archive *archive, struct level *level)
{
    archive_slots(archive, &level->actor_pool);
    for (uint16_t i = 0; i < level->actor_pool.end; i++) {
        if (!pool_is_used(&level->actor_pool, i))
            continue;
        struct actor actor =
            archive_is_reading(archive) ? (struct actor){.health = 0} : level->actors[i];
        snapshot_actor(archive, &actor, level->grid);
        if (archive_is_reading(archive))
            restore_actor(archive, level, i, &actor);
    }
}

void snapshot_level(struct archive *archive, struct level *level)
{
    level->is_built = archive_flag(archive, level->is_built);
    if (!level->is_built)
        return;
    level->room_count = archive_number(archive, level->room_count, 0, ARCHIVE_NUMBER_MOST);
    level->attempts = archive_number(archive, level->attempts, 0, ARCHIVE_NUMBER_MOST);
    level->is_fallback = archive_flag(archive, level->is_fallback);
    level->arrival = archive_point(archive, level->arrival, level->grid);
    archive_terrain(archive, level);
    archive_items(archive, level);
    archive_clouds(archive, level);
    if (archive_is_reading(archive) && !archive->has_failed)
        restore_clouds(level);
    archive_sites(archive, level);
    archive_actors(archive, level);
}
