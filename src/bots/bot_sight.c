#include "bots/bot_sight.h"

#include "game/travel/route.h"
#include "rules/boons.h"
#include "rules/finale.h"
#include "rules/light/ember.h"
#include "rules/light/warmth.h"
#include "rules/missiles.h"
#include "rules/night.h"
#include "rules/pursuit.h"
#include "rules/sites/trade.h"
#include "rules/vigil.h"
#include "world/beam.h"
#include "world/flight.h"
#include "world/hero.h"
#include "world/movement.h"
#include "world/omens.h"
#include "world/perception.h"

#include <stdlib.h>

struct bot_sight {
    const struct game *game;
    enum bot_sight_extent extent;
};

struct bot_sight *bot_sight_create(const struct game *game, enum bot_sight_extent extent)
{
    struct bot_sight *sight = malloc(sizeof *sight);
    if (sight)
        *sight = (struct bot_sight){game, extent};
    return sight;
}

void bot_sight_destroy(struct bot_sight *sight)
{
    free(sight);
}

static const struct state *state_of(const struct bot_sight *sight)
{
    return game_state(sight->game);
}

static const struct level *level_of(const struct bot_sight *sight)
{
    return state_level_const(state_of(sight));
}

int bot_sight_turn(const struct bot_sight *sight)
{
    return state_of(sight)->turn;
}

int bot_sight_depth(const struct bot_sight *sight)
{
    return state_of(sight)->depth;
}

int bot_sight_turns_to_hunter(const struct bot_sight *sight)
{
    return night_turns_left_open(state_of(sight)) - NIGHT_STAIRS_TURNS;
}

bool bot_sight_is_hunted(const struct bot_sight *sight)
{
    return pursuit_is_on(state_of(sight));
}

bool bot_sight_sees_all(const struct bot_sight *sight)
{
    return sight->extent == BOT_SIGHT_ALL;
}

int bot_sight_warmth(const struct bot_sight *sight)
{
    return warmth_left(state_of(sight));
}

bool bot_sight_is_floor_lit(const struct bot_sight *sight)
{
    return level_is_lit(level_of(sight));
}

bool bot_sight_holds(const struct bot_sight *sight, struct point *lamp)
{
    const struct finale *finale = &state_of(sight)->finale;
    *lamp = finale->lamp;
    return finale->is_on && finale->depth == state_of(sight)->depth;
}

enum direction bot_sight_beam(const struct bot_sight *sight)
{
    return state_of(sight)->finale.beam;
}

unsigned bot_sight_beams(const struct bot_sight *sight)
{
    return beam_mask(state_of(sight));
}

bool bot_sight_may_turn_lamp(const struct bot_sight *sight)
{
    return finale_is_held(state_of(sight));
}

bool bot_sight_may_keep_vigil(const struct bot_sight *sight)
{
    return vigil_is_open(state_of(sight));
}

int bot_sight_vigil(const struct bot_sight *sight)
{
    return state_of(sight)->vigil.turns;
}

const struct event_list *bot_sight_events(const struct bot_sight *sight)
{
    return &state_of(sight)->events;
}

const struct actor *bot_sight_hero(const struct bot_sight *sight)
{
    return state_hero_const(state_of(sight));
}

const struct traits *bot_sight_traits(const struct bot_sight *sight)
{
    return &state_of(sight)->traits;
}

bool bot_sight_has_lantern(const struct bot_sight *sight)
{
    return state_of(sight)->pack.has_lantern && !state_is_plain(state_of(sight));
}

bool bot_sight_has_ember(const struct bot_sight *sight)
{
    return state_of(sight)->pack.has_lantern;
}

int bot_sight_lost_lantern(const struct bot_sight *sight)
{
    const struct state *state = state_of(sight);
    return state->pack.has_lantern || state_is_plain(state) ? 0 : ember_depth(state);
}

enum item bot_sight_worn(const struct bot_sight *sight, enum slot slot)
{
    return state_of(sight)->pack.worn[slot];
}

enum boon bot_sight_offer(const struct bot_sight *sight, int choice)
{
    return state_of(sight)->offers[choice];
}

int bot_sight_boons_of(const struct bot_sight *sight, enum boon_path path)
{
    return boons_of_path(state_of(sight), path);
}

enum boon bot_sight_keystone(const struct bot_sight *sight)
{
    const struct state *state = state_of(sight);
    return boons_keystone_refusal(state) == REFUSAL_NONE ? boons_keystone(state) : BOON_NONE;
}

static const struct cloud_kind *cloud_of(const struct item_kind *known)
{
    for (int c = CLOUD_NONE + 1; known && c < CLOUD_COUNT; c++) {
        const struct cloud_kind *cloud = cloud_get((enum cloud)c);
        if (cloud->effect != EFFECT_NONE &&
            (cloud->effect == known->use || cloud->effect == known->thrown))
            return cloud;
    }
    return NULL;
}

int bot_sight_things(const struct bot_sight *sight, struct bot_thing things[ITEM_COUNT])
{
    const struct state *state = state_of(sight);
    int count = 0;
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++) {
        enum item item = (enum item)i;
        int packed = pack_count(&state->pack, item);
        if (packed == 0)
            continue;
        const struct item_kind *kind = item_get(item);
        const struct item_kind *known =
            bot_sight_sees_all(sight) || hero_knows(state, item) ? kind : NULL;
        things[count++] = (struct bot_thing){
            item, kind->looks, known, cloud_of(known), packed, pack_is_worn(&state->pack, item)};
    }
    return count;
}

int bot_sight_wares(const struct bot_sight *sight, struct inventory_ware wares[SITE_WARES_MAX])
{
    const struct state *state = state_of(sight);
    return trade_refusal(state) == REFUSAL_NONE ? inventory_wares(state, wares) : 0;
}

struct inventory_price bot_sight_price(enum item ware, const struct bot_thing *thing)
{
    return inventory_price(ware, &(struct inventory_item){.item = thing->item,
                                                          .count = thing->count - thing->is_worn});
}

bool bot_sight_has_room(const struct bot_sight *sight)
{
    const struct state *state = state_of(sight);
    return pack_slots_taken(&state->pack) < state->traits.slots;
}

/* What the hero knows of an actor; false if it perceives nothing of it. */
static bool look_at(const struct bot_sight *sight, const struct actor *actor,
                    struct bot_other *other)
{
    int depth = state_of(sight)->depth;
    /* Shining eyes are known where the hero saw a creature that never moves. */
    bool is_known = actor->shines && actor->seen_until > 0 && monster_get(actor->kind)->is_fixed;
    bool is_seen = actor->is_seen || is_known || bot_sight_sees_all(sight);
    if (!is_seen && !actor->shines)
        return false;
    *other = (struct bot_other){.position = actor->position,
                                .pips = actor_pips(actor),
                                .was_in_beam = actor->was_in_beam,
                                .has_given_up = actor_has_given_up(actor)};
    if (!is_seen) {
        other->is_eyes_only = true;
        other->kind = MONSTER_COUNT;
        other->combat_stats = band_of_depth(depth)->muscle;
        return true;
    }
    other->kind = actor->kind;
    other->is_asleep = actor->is_asleep;
    other->is_ally = actor->is_ally;
    other->combat_stats = band_combat_stats(depth, actor->kind);
    if (bot_sight_sees_all(sight))
        other->combat_stats.health = actor->health;
    return true;
}

static void sort_in(const struct bot_sight *sight, struct bot_other *others, int count,
                    struct bot_other other)
{
    struct point hero = bot_sight_hero(sight)->position;
    int steps = point_chebyshev(hero, other.position);
    int at = count;
    for (; at > 0 && point_chebyshev(hero, others[at - 1].position) > steps; at--)
        others[at] = others[at - 1];
    others[at] = other;
}

int bot_sight_others(const struct bot_sight *sight, struct bot_other others[BOT_OTHERS_MAX])
{
    const struct level *level = level_of(sight);
    int count = 0;
    for (uint16_t i = 0; level_next_actor(level, &i) && count < BOT_OTHERS_MAX; i++) {
        struct bot_other other;
        if (state_is_hero(state_of(sight), level_handle(level, i)) ||
            !look_at(sight, &level->actors[i], &other))
            continue;
        sort_in(sight, others, count++, other);
    }
    return count;
}

struct grid bot_sight_grid(const struct bot_sight *sight)
{
    return level_of(sight)->grid;
}

size_t bot_sight_seen_count(const struct bot_sight *sight)
{
    return level_of(sight)->seen_count;
}

bool bot_sight_is_visible(const struct bot_sight *sight, struct point p)
{
    return bit_grid_has(&level_of(sight)->visible, p);
}

enum terrain bot_sight_terrain(const struct bot_sight *sight, struct point p)
{
    const struct level *level = level_of(sight);
    if (!grid_contains(level->grid, p))
        return TERRAIN_NONE;
    return sight->extent != BOT_SIGHT_OWN ? level_terrain(level, p)
                                          : (enum terrain)level_memory(level, p)->terrain;
}

bool bot_sight_next_sought(const struct bot_sight *sight, const uint16_t sought[TERRAIN_COUNT],
                           struct point *p)
{
    const struct level *level = level_of(sight);
    size_t cells = grid_cells(level->grid);
    size_t cell = grid_index(level->grid, *p) + 1;
    if (sight->extent == BOT_SIGHT_OWN) {
        while (bit_grid_next(&level->known_landmarks, area_of_grid(level->grid), p))
            if (sought[level_memory(level, *p)->terrain])
                return true;
        return false;
    }
    while (cell < cells && !sought[level->terrain[cell]])
        cell++;
    if (cell < cells)
        *p = grid_point(level->grid, cell);
    return cell < cells;
}

enum omen bot_sight_omen_told(const struct bot_sight *sight, struct point p)
{
    return bot_sight_terrain(sight, p) != TERRAIN_NONE ? omens_told_by(game_state(sight->game), p)
                                                       : OMEN_NONE;
}

enum item bot_sight_item(const struct bot_sight *sight, struct point p)
{
    const struct level *level = level_of(sight);
    if (!grid_contains(level->grid, p))
        return ITEM_NONE;
    return bot_sight_sees_all(sight) ? level_item(level, p)
                                     : (enum item)level_memory(level, p)->item;
}

bool bot_sight_next_item(const struct bot_sight *sight, struct point *p)
{
    const struct level *level = level_of(sight);
    size_t cells = grid_cells(level->grid);
    size_t cell = grid_index(level->grid, *p) + 1;
    if (!bot_sight_sees_all(sight))
        return bit_grid_next(&level->known_items, area_of_grid(level->grid), p);
    while (cell < cells && level->items[cell] == ITEM_NONE)
        cell++;
    if (cell < cells)
        *p = grid_point(level->grid, cell);
    return cell < cells;
}

enum cloud bot_sight_cloud(const struct bot_sight *sight, struct point p)
{
    return bot_sight_is_visible(sight, p) ? level_cloud(level_of(sight), p) : CLOUD_NONE;
}

enum light_grade bot_sight_light(const struct bot_sight *sight, struct point p)
{
    return bot_sight_is_visible(sight, p) ? perception_grade(state_of(sight), p) : LIGHT_DARK;
}

/* The same as route_is_passable, of the truth. */
static bool is_true_ground(const struct level *level, struct point p)
{
    return grid_contains(level->grid, p) &&
           (level_is_walkable(level, p) || bit_grid_has(&level->shut, p));
}

bool bot_sight_is_ground(const struct bot_sight *sight, struct point p)
{
    const struct level *level = level_of(sight);
    return sight->extent != BOT_SIGHT_OWN ? is_true_ground(level, p) : route_is_passable(level, p);
}

bool bot_sight_can_step(const struct bot_sight *sight, struct point from, enum direction direction)
{
    const struct level *level = level_of(sight);
    if (sight->extent == BOT_SIGHT_OWN)
        return route_can_step(level, from, direction);
    if (direction_is_diagonal(direction))
        return level_is_walkable(level, from) &&
               movement_can_step(level, monster_hero(), from, direction);
    return is_true_ground(level, from) && is_true_ground(level, point_step(from, direction));
}

const struct bit_grid *bot_sight_walkable(const struct bot_sight *sight)
{
    const struct level *level = level_of(sight);
    return sight->extent == BOT_SIGHT_OWN ? &level->known_walkable : &level->walkable;
}

const struct bit_grid *bot_sight_shut(const struct bot_sight *sight)
{
    const struct level *level = level_of(sight);
    return sight->extent == BOT_SIGHT_OWN ? &level->known_shut : &level->shut;
}

bool bot_sight_may_have_clouds(const struct bot_sight *sight)
{
    return level_of(sight)->cloud_count > 0;
}

bool bot_sight_may_be_by_cloud(const struct bot_sight *sight, struct point p)
{
    return level_is_by_cloud(level_of(sight), p);
}

void bot_sight_find_odd(const struct bot_sight *sight, struct bit_grid *odd)
{
    const struct level *level = level_of(sight);
    struct area all = area_of_grid(level->grid);
    bit_grid_clear(odd);
    bit_grid_reshape(odd, level->grid);
    bit_grid_add(odd, sight->extent == BOT_SIGHT_OWN ? &level->known_special : &level->traps, all);
    bit_grid_add(odd, &level->occupied, all);
    for (struct point p = area_before(all);
         level->cloud_count > 0 && bit_grid_next(&level->cloud_cells, all, &p);) {
        struct area about = area_around(p, 1, level->grid);
        for (int y = about.first.y; y <= about.last.y; y++)
            bit_grid_put_run(odd, y, about.first.x, about.last.x);
    }
}

static bool has_seen_piece(const struct bot_sight *sight, const struct site *site)
{
    int piece = site_kind_get(site->type)->piece;
    for (struct point p = area_before(site->area); area_next(site->area, &p);)
        if (piece != TERRAIN_NONE && (int)bot_sight_terrain(sight, p) == piece)
            return true;
    return false;
}

/* Automatic movement stops before the door of a room where light would spoil the loot. */
static bool is_told_at_door(const struct bot_sight *sight, const struct site *site)
{
    enum site_rule rule = site_kind_get(site->type)->rule;
    return (rule == SITE_RULE_FADING || rule == SITE_RULE_WAKING) &&
           point_is_within(bot_sight_hero(sight)->position, site->door, 1);
}

int bot_sight_rooms(const struct bot_sight *sight, uint32_t visited,
                    struct bot_room rooms[SITE_CAPACITY])
{
    const struct level *level = level_of(sight);
    int count = 0;
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        if (!site->is_settled && (site->is_entered || visited >> i & 1 ||
                                  is_told_at_door(sight, site) || has_seen_piece(sight, site)))
            rooms[count++] = (struct bot_room){site_kind_get(site->type), site->area, site->door,
                                               site->is_entered, i};
    }
    return count;
}

bool bot_sight_is_worth_reading(const struct bot_sight *sight, struct point p)
{
    const struct site *site = level_find_site(level_of(sight), p);
    if (!site || site_kind_get(site->type)->rule != SITE_RULE_READING)
        return false;
    for (int i = 0; i < site->spot_count; i++)
        if (point_is_equal(site->spots[i], p))
            return !(site->stage >> i & 1) &&
                   (bot_sight_light(sight, p) != LIGHT_BRIGHT || !(site->lies >> i & 1));
    return false;
}

bool bot_sight_can_hit(const struct bot_sight *sight, struct point target)
{
    const struct state *state = state_of(sight);
    struct point from = state_hero_const(state)->position;
    return bot_sight_is_visible(sight, target) &&
           point_chebyshev(from, target) <= hero_throw_range(state) &&
           !point_is_equal(from, target) && !flight_path(state, from, target, true).is_blocked;
}

bool bot_sight_is_cornered(const struct bot_sight *sight, struct point target)
{
    return missiles_is_cornered(state_of(sight), target);
}

static bool fill_shutters(const struct bot_sight *sight, const struct site *site,
                          struct bot_shutters *shutters)
{
    for (int i = 0; i < SITE_LEVERS; i++) {
        shutters->levers[i] = site->spots[SITE_SPOT_LEVER + i];
        shutters->ties[i] = site->ties[i];
        if (bot_sight_terrain(sight, shutters->levers[i]) == TERRAIN_NONE)
            return false;
    }
    shutters->shut = 0;
    for (int i = 0; i < SITE_SHUTTERS && shutters->shut >= 0; i++) {
        enum terrain terrain = bot_sight_terrain(sight, site->spots[i]);
        shutters->shut =
            terrain == TERRAIN_NONE ? -1 : shutters->shut | terrain_get(terrain)->blocks_sight << i;
    }
    return true;
}

bool bot_sight_shutters(const struct bot_sight *sight, struct bot_shutters *shutters)
{
    const struct level *level = level_of(sight);
    for (int i = 0; i < level->site_count; i++) {
        const struct site *site = &level->sites[i];
        if (site_kind_get(site->type)->rule == SITE_RULE_SHINING && !site->is_settled &&
            fill_shutters(sight, site, shutters))
            return true;
    }
    return false;
}
