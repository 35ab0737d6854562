/* Floors: cell by cell, then special rooms and actors; and what the hero remembers of them. */
#include "game/save/snapshot_body.h"

#define ENERGY_MAX 10000
#define HEALTH_MAX 100000

/* A field of struct memory, of every cell. */
#define MEMORY(level, field)                                                              \
    (struct archive_column)                                                               \
    {                                                                                     \
        &(level)->memory->field, sizeof((level)->memory->field), sizeof *(level)->memory, \
            grid_cells((level)->grid)                                                     \
    }

static struct archive_column bytes_of(uint8_t *values, struct grid grid)
{
    return (struct archive_column){values, sizeof *values, sizeof *values, grid_cells(grid)};
}

/* Everything else about terrain follows from it. */
static void restore_terrain(struct archive *archive, struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        enum terrain terrain = (enum terrain)level->terrain[cell];
        level->terrain[cell] = TERRAIN_NONE;
        if (terrain == TERRAIN_NONE)
            archive_refuse(archive, "a cell without terrain");
        if (archive->has_failed)
            return;
        level_set_terrain(level, grid_point(level->grid, cell), terrain);
    }
}

/* The light on the whole floor is saved as a terrain that gives it, which may be one of several. */
static void archive_floor_light(struct archive *archive, struct level *level)
{
    int found = TERRAIN_NONE;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT && level_is_lit(level); t++) {
        struct light light = terrain_get((enum terrain)t)->floor_light;
        if (light.red == level->floor_light.red && light.green == level->floor_light.green &&
            light.blue == level->floor_light.blue)
            found = t;
    }
    ARCHIVE_KIND_OR_NONE(archive, found, NAMES_TERRAIN);
    if (found != TERRAIN_NONE && level->floor_light_count > 0)
        level->floor_light = terrain_get((enum terrain)found)->floor_light;
}

static void archive_terrain(struct archive *archive, struct level *level)
{
    archive_kinds(archive, bytes_of(level->terrain, level->grid), NAMES_TERRAIN);
    if (archive_is_reading(archive))
        restore_terrain(archive, level);
    archive_floor_light(archive, level);
}

/* Everything else about things, as light and mirrors, follows from these. */
static void restore_items(struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++)
        if (level->items[cell] != ITEM_NONE)
            level_set_items(level, grid_point(level->grid, cell), (enum item)level->items[cell],
                            level->item_counts[cell]);
}

static void archive_items(struct archive *archive, struct level *level)
{
    archive_kinds(archive, bytes_of(level->items, level->grid), NAMES_ITEMS);
    archive_numbers(archive, bytes_of(level->item_counts, level->grid), UINT8_MAX);
    archive_bits(archive, &level->no_auto_pickup);
    for (size_t cell = 0; cell < grid_cells(level->grid) && archive_is_reading(archive); cell++)
        if ((level->items[cell] == ITEM_NONE) != (level->item_counts[cell] == 0))
            archive_refuse(archive, "a cell with things of no kind, or with no things of a kind");
    if (archive_is_reading(archive) && !archive->has_failed)
        restore_items(level);
}

/* Everything else about clouds follows from these. */
static void restore_clouds(struct level *level)
{
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        enum cloud cloud = (enum cloud)level->clouds[cell];
        level->clouds[cell] = CLOUD_NONE;
        if (cloud != CLOUD_NONE)
            level_set_cloud(level, grid_point(level->grid, cell), cloud, level->cloud_turns[cell]);
    }
}

static void archive_clouds(struct archive *archive, struct level *level)
{
    bool has_clouds = level->cloud_count > 0;
    archive_flag(archive, &has_clouds);
    if (!has_clouds)
        return;
    archive_kinds(archive, bytes_of(level->clouds, level->grid), NAMES_CLOUDS);
    archive_numbers(archive, bytes_of(level->cloud_turns, level->grid), UINT8_MAX);
    if (archive_is_reading(archive) && !archive->has_failed)
        restore_clouds(level);
}

static void archive_points(struct archive *archive, struct point *points, int *count, int max,
                           struct grid grid)
{
    int number = *count;
    ARCHIVE_NUMBER(archive, number, 0, max);
    for (int i = 0; i < number; i++)
        archive_point(archive, &points[i], grid);
    *count = number;
}

static void archive_site(struct archive *archive, struct site *site, struct grid grid)
{
    ARCHIVE_KIND(archive, site->type, NAMES_SITES);
    archive_point(archive, &site->area.first, grid);
    archive_point(archive, &site->area.last, grid);
    if (site->area.last.x < site->area.first.x || site->area.last.y < site->area.first.y)
        archive_refuse(archive, "a special room of no size");
    archive_point(archive, &site->door, grid);
    archive_points(archive, site->loot, &site->loot_count, SITE_LOOT_MAX, grid);
    archive_points(archive, site->spots, &site->spot_count, SITE_SPOTS_MAX, grid);
    archive_flag(archive, &site->is_entered);
    archive_flag(archive, &site->is_settled);
    ARCHIVE_COUNT(archive, site->stage);
    ARCHIVE_NUMBER(archive, site->lies, 0, (1 << SITE_SPOTS_MAX) - 1);
    for (int i = 0; i < SITE_WARES_MAX; i++)
        ARCHIVE_KIND_OR_NONE(archive, site->wares[i], NAMES_ITEMS);
    for (int i = 0; i < SITE_LEVERS; i++)
        ARCHIVE_NUMBER(archive, site->ties[i], 0, (1 << SITE_SHUTTERS) - 1);
}

static void archive_optional_point(struct archive *archive, bool *has, struct point *p,
                                   struct grid grid)
{
    archive_flag(archive, has);
    if (*has)
        archive_point(archive, p, grid);
}

/* The file keeps the pursuit as three flags. */
static void archive_pursuit(struct archive *archive, struct actor *actor, struct grid grid)
{
    bool has_clue = actor_has_clue(actor);
    bool is_summoned = actor_is_summoned(actor);
    bool is_searching = actor_is_searching(actor);
    archive_optional_point(archive, &has_clue, &actor->clue, grid);
    ARCHIVE_NUMBER(archive, actor->clue_source, CLUE_KNOWN, CLUE_LURE);
    archive_flag(archive, &actor->ignores_lures);
    archive_flag(archive, &is_summoned);
    archive_flag(archive, &is_searching);
    ARCHIVE_COUNT(archive, actor->pursuit_turns);
    if (is_searching)
        actor->pursuit = has_clue ? PURSUIT_SEARCHING : PURSUIT_SEARCHING_HERE;
    else if (has_clue)
        actor->pursuit = is_summoned ? PURSUIT_SUMMONED : PURSUIT_FOLLOWING;
    else
        actor->pursuit = actor->pursuit_turns > 0 ? PURSUIT_GIVEN_UP : PURSUIT_NONE;
}

static void archive_suspicion(struct archive *archive, struct actor *actor, struct grid grid)
{
    ARCHIVE_NUMBER(archive, actor->suspicion, 0, SUSPICION_MAX);
    archive_flag(archive, &actor->has_hunted);
    archive_pursuit(archive, actor, grid);
    archive_flag(archive, &actor->has_shouted);
    archive_flag(archive, &actor->has_heard);
    ARCHIVE_NUMBER(archive, actor->heard, 0, LOUDNESS_COUNT - 1);
}

void snapshot_actor(struct archive *archive, struct actor *actor, struct grid grid)
{
    ARCHIVE_KIND(archive, actor->kind, NAMES_MONSTERS);
    archive_point(archive, &actor->position, grid);
    ARCHIVE_NUMBER(archive, actor->energy, -ENERGY_MAX, ENERGY_MAX);
    ARCHIVE_NUMBER(archive, actor->health, 0, HEALTH_MAX);
    archive_flag(archive, &actor->is_asleep);
    archive_flag(archive, &actor->is_ally);
    ARCHIVE_KIND(archive, actor->lantern, NAMES_LANTERNS);
    ARCHIVE_KIND(archive, actor->facing, NAMES_DIRECTIONS);
    for (int s = -1;
         archive_each(archive, NAMES_STATUSES, actor->statuses, sizeof *actor->statuses, &s);)
        ARCHIVE_NUMBER(archive, actor->statuses[s], 1, UINT16_MAX);
    archive_suspicion(archive, actor, grid);
    archive_optional_point(archive, &actor->has_goal, &actor->goal, grid);
    ARCHIVE_NUMBER(archive, actor->mood, -ARCHIVE_NUMBER_MAX, ARCHIVE_NUMBER_MAX);
    archive_flag(archive, &actor->is_cut_off);
    archive_flag(archive, &actor->has_round);
    archive_point(archive, &actor->anchors[0], grid);
    archive_point(archive, &actor->anchors[1], grid);
    archive_handle(archive, &actor->twin);
    ARCHIVE_KIND_OR_NONE(archive, actor->carried, NAMES_ITEMS);
    archive_flag(archive, &actor->is_revealed);
    archive_flag(archive, &actor->was_in_beam);
}

void snapshot_actor_perceived(struct archive *archive, struct actor *actor, int turn)
{
    /* seen_at has no meaning while it never was seen, and a follower was seen on another floor. */
    const struct grid any = {GRID_SIDE_MAX, GRID_SIDE_MAX};
    archive_flag(archive, &actor->is_announced);
    archive_flag(archive, &actor->may_be_close_call);
    ARCHIVE_NUMBER(archive, actor->seen_until, 0, turn + 1);
    ARCHIVE_NUMBER(archive, actor->shone_until, 0, turn + 1);
    archive_point(archive, &actor->seen_at, any);
    archive_flag(archive, &actor->slept_when_seen);
}

static void restore_actor(struct archive *archive, struct level *level, uint16_t slot,
                          const struct actor *actor)
{
    if (archive->has_failed)
        return;
    if (level_is_occupied(level, actor->position))
        archive_refuse(archive, "two actors in a cell");
    else
        level_restore_actor(level, slot, actor);
}

/* Handles stay good: slots keep their generations, those that are free too. Slots that were never used are left out. */
static void archive_slots(struct archive *archive, struct pool *pool)
{
    int slots = pool->capacity;
    while (slots > 0 && pool->generation[slots - 1] == 0)
        slots--;
    ARCHIVE_NUMBER(archive, slots, 0, pool->capacity);
    for (int i = 0; i < slots; i++)
        ARCHIVE_NUMBER(archive, pool->generation[i], 0, UINT16_MAX);
    if (archive_is_reading(archive))
        pool_recount(pool);
}

static void archive_actors(struct archive *archive, struct level *level)
{
    archive_slots(archive, &level->actor_pool);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        struct actor actor =
            archive_is_reading(archive) ? (struct actor){.health = 0} : level->actors[i];
        snapshot_actor(archive, &actor, level->grid);
        if (archive_is_reading(archive))
            restore_actor(archive, level, i, &actor);
    }
}

void snapshot_level(struct archive *archive, struct level *level)
{
    archive_flag(archive, &level->is_built);
    if (!level->is_built)
        return;
    archive_flag(archive, &level->was_hunted);
    ARCHIVE_KIND_OR_NONE(archive, level->omen, NAMES_OMENS);
    ARCHIVE_NUMBER(archive, level->stairs_told, 0, 3);
    ARCHIVE_COUNT(archive, level->room_count);
    ARCHIVE_COUNT(archive, level->attempts);
    archive_flag(archive, &level->is_fallback);
    archive_point(archive, &level->arrival, level->grid);
    archive_terrain(archive, level);
    ARCHIVE_COUNT(archive, level->warmth_spent);
    archive_items(archive, level);
    archive_clouds(archive, level);
    ARCHIVE_NUMBER(archive, level->site_count, 0, SITE_CAPACITY);
    for (int i = 0; i < level->site_count; i++)
        archive_site(archive, &level->sites[i], level->grid);
    archive_actors(archive, level);
}

/* Cells with remembered terrain have been seen. All else about them follows. */
static void restore_seen(struct level *level)
{
    bit_grid_clear(&level->seen);
    level->seen_count = 0;
    for (size_t cell = 0; cell < grid_cells(level->grid); cell++) {
        struct point p = grid_point(level->grid, cell);
        level_follow_memory(level, cell);
        if (level->memory[cell].terrain != TERRAIN_NONE)
            level_mark_seen(level, p.y, p.x >> 6, UINT64_C(1) << (p.x & 63));
    }
}

void snapshot_level_memory(struct archive *archive, struct level *level, int turn)
{
    archive_kinds(archive, MEMORY(level, terrain), NAMES_TERRAIN);
    archive_kinds(archive, MEMORY(level, item), NAMES_ITEMS);
    archive_kinds(archive, MEMORY(level, cloud), NAMES_CLOUDS);
    archive_numbers(archive, MEMORY(level, is_charted), 1);
    archive_numbers(archive, MEMORY(level, turn), turn);
    archive_numbers(archive, MEMORY(level, is_eaten), 1);
    if (archive_is_reading(archive) && !archive->has_failed)
        restore_seen(level);
    archive_bits(archive, &level->seen_lit);
    for (uint16_t i = 0; level_next_actor(level, &i); i++) {
        snapshot_actor_perceived(archive, &level->actors[i], turn);
        if (archive_is_reading(archive) && actor_was_seen(&level->actors[i]))
            level_note_met(level, level_handle(level, i));
    }
}
