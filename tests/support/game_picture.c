#include "support/game_picture.h"

#include "support/check.h"

#include "rules/arrival.h"
#include "rules/harm.h"
#include "rules/perform.h"
#include "rules/upkeep.h"
#include "rules/visibility.h"
#include "world/hero.h"

#include <ctype.h>
#include <string.h>

static struct grid size_of(const char *picture)
{
    struct grid grid = {(int)strcspn(picture, "\n"), 0};
    for (const char *row = picture; *row; row += strcspn(row, "\n"), row += *row == '\n')
        grid.height++;
    return grid;
}

/* Draws one cell and returns whether it is the hero's. */
static bool draw(struct level *level, struct point p, char glyph)
{
    enum monster monster = monster_find_glyph(glyph);
    bool is_asleep = monster == MONSTER_COUNT && isupper((unsigned char)glyph);
    if (is_asleep)
        monster = monster_find_glyph((char)tolower((unsigned char)glyph));
    enum terrain terrain = terrain_find_glyph(glyph);
    if (terrain == TERRAIN_NONE)
        terrain = monster == MONSTER_COUNT ? band_of_depth(1)->floor : band_home(1, monster);
    level_set_terrain(level, p, terrain);
    level_set_item(level, p, item_find_glyph(glyph));
    if (monster == monster_hero())
        return true;
    if (monster != MONSTER_COUNT)
        level_add_actor(level,
                        (struct actor){.kind = monster, .position = p, .is_asleep = is_asleep});
    else
        assert_true(terrain_find_glyph(glyph) != TERRAIN_NONE ||
                    item_find_glyph(glyph) != ITEM_NONE);
    return false;
}

struct state *game_picture_plain(const char *picture, int radius)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = size_of(picture);
    struct state *state = state_create("picture", sizes);
    struct level *level = state_level(state);
    struct point hero = {-1, -1};
    state->plain_radius = radius;
    for (int y = 0; y < level->grid.height; y++)
        for (int x = 0; x < level->grid.width; x++)
            if (draw(level, point_make(x, y), picture[y * (level->grid.width + 1) + x]))
                hero = point_make(x, y);
    assert_true(hero.x >= 0);
    level->is_built = true;
    arrival_place_hero(state, hero);
    state->events.count = 0;
    return state;
}

struct state *game_picture(const char *picture)
{
    return game_picture_plain(picture, -1);
}

void game_picture_sink(struct state *state, int depth)
{
    struct level level = state->levels[state->depth - 1];
    state->levels[state->depth - 1] = state->levels[depth - 1];
    state->levels[depth - 1] = level;
    for (uint16_t i = 0; level_next_actor(&level, &i); i++)
        level.actors[i].health = harm_health_moved(&level.actors[i], state->depth, depth);
    state->depth = depth;
}

void game_picture_set_lantern(struct state *state, enum lantern lantern)
{
    struct level *level = state_level(state);
    state_hero(state)->lantern = state->turn_lantern = lantern;
    bit_grid_clear(&level->seen);
    level->seen_count = 0;
    memset(level->memory, 0, grid_cells(level->grid) * sizeof *level->memory);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        level->actors[i].is_seen = level->actors[i].shines = false;
    visibility_note_all(state);
    visibility_refresh(state);
    state->vision.perceived_is_current = false; /* a test may set is_seen itself */
    state->events.count = 0;
}

static void refresh(struct state *state)
{
    hero_update_traits(state);
    visibility_note_all(state);
    visibility_refresh(state);
    state->events.count = 0;
}

void game_picture_give(struct state *state, enum item item, int count)
{
    assert_int_equal(pack_add(&state->pack, item, count, ITEM_COUNT), count);
}

void game_picture_wear(struct state *state, enum item item)
{
    state->pack.worn[item_get(item)->slot] = item;
    refresh(state);
}

void game_picture_bless(struct state *state, enum boon boon)
{
    state->offers[0] = boon;
    perform(state, state->hero, (struct action){.kind = ACTION_BOON, .choice = 0});
    refresh(state);
}

struct outcome game_picture_use(struct state *state, enum item item)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_USE, .item = item});
}

struct outcome game_picture_use_at(struct state *state, enum item item, int x, int y)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_USE, .item = item, .target = {x, y}});
}

struct outcome game_picture_throw(struct state *state, enum item item, int x, int y)
{
    return perform(state, state->hero,
                   (struct action){.kind = ACTION_THROW, .item = item, .target = {x, y}});
}

struct outcome game_picture_fire(struct state *state, int x, int y)
{
    return perform(state, state->hero, (struct action){.kind = ACTION_FIRE, .target = {x, y}});
}

void game_picture_pass(struct state *state, int turns)
{
    for (; turns > 0; turns--) {
        upkeep_pass(state, TURN_TIME);
        state->turn++;
    }
}

bool game_picture_has(const struct state *state, char glyph)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (monster_get(level->actors[i].kind)->glyph == glyph)
            return true;
    return false;
}

struct actor *game_picture_who(struct state *state, char glyph)
{
    return level_actor(state_level(state), game_picture_actor(state, glyph));
}

struct handle game_picture_actor(const struct state *state, char glyph)
{
    const struct level *level = state_level_const(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (monster_get(level->actors[i].kind)->glyph == glyph)
            return level_handle(level, i);
    fail_msg("no actor is drawn as %c", glyph);
    return HANDLE_NONE;
}

static bool has_eyes_at(const struct state *state, struct point p)
{
    for (int i = 0; i < state->vision.eye_count; i++)
        if (point_is_equal(state->vision.eyes[i], p))
            return true;
    return false;
}

static char seen_glyph(const struct state *state, struct point p)
{
    const struct level *level = state_level_const(state);
    struct handle actor = level_actor_at(level, p);
    enum item item = level_item(level, p);
    if (!handle_is_none(actor))
        return monster_get(level_actor_const(level, actor)->kind)->glyph;
    return item != ITEM_NONE ? item_get(item)->glyph : terrain_get(level_terrain(level, p))->glyph;
}

static char remembered_glyph(const struct level *level, struct point p)
{
    const struct memory *memory = level_memory(level, p);
    if (memory->terrain == TERRAIN_NONE)
        return ' ';
    return memory->item != ITEM_NONE ? item_get((enum item)memory->item)->glyph
                                     : terrain_get((enum terrain)memory->terrain)->glyph;
}

static const char *write(const struct state *state, bool remembers)
{
    static char text[8192];
    const struct level *level = state_level_const(state);
    char *end = text;
    assert_true(grid_cells(level->grid) + (size_t)level->grid.height < sizeof text);
    for (int y = 0; y < level->grid.height; y++) {
        for (int x = 0; x < level->grid.width; x++) {
            struct point p = {x, y};
            if (has_eyes_at(state, p))
                *end++ = '%';
            else if (bit_grid_has(&level->visible, p))
                *end++ = seen_glyph(state, p);
            else
                *end++ = remembers ? remembered_glyph(level, p) : ' ';
        }
        *end++ = '\n';
    }
    *end = '\0';
    return text;
}

const char *game_picture_seen(const struct state *state)
{
    return write(state, false);
}

const char *game_picture_remembered(const struct state *state)
{
    return write(state, true);
}

int game_picture_count(const struct state *state, enum event_kind kind)
{
    int count = 0;
    for (int i = 0; i < state->events.count; i++)
        count += state->events.events[i].kind == kind;
    return count;
}

struct event game_picture_last(const struct state *state, enum event_kind kind)
{
    for (int i = state->events.count - 1; i >= 0; i--)
        if (state->events.events[i].kind == kind)
            return state->events.events[i];
    fail_msg("there is no event of the kind %d", (int)kind);
    return (struct event){.kind = kind};
}
