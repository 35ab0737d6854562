#include "world/hero.h"

#include "base/hash.h"
#include "world/flight.h"
#include "world/omens.h"

#include <string.h>

/* Without start, watch, omen, equipment and boons. */
static const struct traits bare = {.health = 30,
                                   .slots = 12,
                                   .warmth = 15,
                                   .first_hunter = 560,
                                   .night = 120,
                                   .give_up = 12,
                                   .offers = BOON_OFFERS,
                                   .omen_percent = OMENS_PERCENT};

/* Draws a look of the group that no kind has yet. */
static enum look draw_look(const struct state *state, enum look_group group, struct random *random)
{
    enum look free[LOOK_COUNT];
    int count = 0;
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        if (look_get((enum look)l)->group == group && !memchr(state->looks, l, ITEM_COUNT))
            free[count++] = (enum look)l;
    return count > 0 ? free[random_below(random, count)] : LOOK_NONE;
}

static void draw_looks(struct state *state)
{
    struct random random = random_make(hash_mix(state->seed_hash ^ hash_text(HASH_START, "looks")));
    memset(state->looks, LOOK_NONE, sizeof state->looks);
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->looks != LOOK_GROUP_NONE)
            state->looks[i] = (uint8_t)draw_look(state, item_get((enum item)i)->looks, &random);
}

/* Equips the hero with what the start has to wear, and packs the rest. */
static void deal_pack(struct pack *pack, const struct start_kind *start)
{
    for (int i = 0; i < START_THINGS_MAX && start->things[i].item != ITEM_NONE; i++) {
        enum slot slot = item_get(start->things[i].item)->slot;
        if (slot != SLOT_NONE)
            pack->worn[slot] = start->things[i].item;
    }
    for (int slot = SLOT_NONE + 1; slot < SLOT_COUNT; slot++)
        if (pack->worn[slot] != ITEM_NONE)
            pack_give_letter(pack, pack->worn[slot]);
    for (int i = 0; i < START_THINGS_MAX && start->things[i].item != ITEM_NONE; i++)
        if (!pack_is_worn(pack, start->things[i].item))
            pack_add(pack, start->things[i].item, start->things[i].count, bare.slots);
}

void hero_start(struct state *state)
{
    state->pack = (struct pack){.has_lantern = true};
    deal_pack(&state->pack, start_get(state->start));
    draw_looks(state);
    hero_update_traits(state);
}

void hero_update_traits(struct state *state)
{
    state->traits = bare;
    state->traits.health += HERO_GROWTH * state->growth;
    traits_add(&state->traits, &start_get(state->start)->gain);
    watch_add_gain(state->watch, &state->traits);
    traits_add(&state->traits, &omens_here(state)->gain);
    for (int slot = SLOT_NONE + 1; slot < SLOT_COUNT; slot++)
        if (state->pack.worn[slot] != ITEM_NONE)
            traits_add(&state->traits, &item_get(state->pack.worn[slot])->worn);
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        if (state->boons[b])
            traits_add(&state->traits, &boon_get((enum boon)b)->gain);
}

/* The lantern's light by the glass that the lamp has: as bright, in its colour. */
static struct light through_glass(struct light light, enum item lamp)
{
    if (lamp == ITEM_NONE || light_brightness(item_get(lamp)->glass) == 0)
        return light;
    struct light glass = item_get(lamp)->glass;
    int brightness = light_brightness(light);
    return (struct light){(uint8_t)(glass.red * brightness / 255),
                          (uint8_t)(glass.green * brightness / 255),
                          (uint8_t)(glass.blue * brightness / 255)};
}

static struct hero_light light_of_lantern(const struct state *state,
                                          const struct lantern_kind *lantern)
{
    struct hero_light light = {0};
    if (!state->pack.has_lantern || lantern->light_radius == 0)
        return light;
    light.radius = lantern->light_radius;
    light.colour = through_glass(lantern->light, state->pack.worn[SLOT_LAMP]);
    light.is_red = state->traits.hides_red > 0;
    light.shows_secrets = state->traits.shows_secrets > 0;
    light.shines_in_mirrors = state->traits.mirrors_shine > 0;
    if (lantern->is_open) {
        light.radius += state->traits.open_radius;
        light.is_cone = state->traits.cone > 0 || state->traits.ahead > 0;
        light.around = state->traits.cone > 0 ? 0 : light.radius;
        light.radius += state->traits.cone + state->traits.ahead;
    }
    return light;
}

struct hero_light hero_light(const struct state *state)
{
    return hero_light_if(state, state_hero_const(state)->lantern);
}

struct hero_light hero_light_if(const struct state *state, enum lantern lantern)
{
    const struct actor *hero = state_hero_const(state);
    struct hero_light light = light_of_lantern(state, lantern_get(lantern));
    for (int s = 0; s < STATUS_COUNT; s++) {
        const struct status_kind *status = status_get((enum status)s);
        if (actor_has(hero, (enum status)s) && status->light_radius > light.radius)
            light = (struct hero_light){.radius = status->light_radius, .colour = status->light};
    }
    return light;
}

int hero_step_time(const struct state *state)
{
    const struct lantern_kind *lantern = lantern_get(state_hero_const(state)->lantern);
    bool is_dark = lantern->light_radius == 0;
    return lantern->step_time + (is_dark ? state->traits.dark_step_time : 0);
}

enum loudness hero_step_loudness(const struct state *state)
{
    return loudness_moved(lantern_get(state_hero_const(state)->lantern)->step_loudness,
                          state->traits.step_louder);
}

enum loudness hero_step_loudness_on(const struct state *state, const struct terrain_kind *kind,
                                    int more)
{
    bool is_silent =
        actor_is_silent(state_hero_const(state)) || (kind->is_water && state->traits.silent_wading);
    return is_silent ? LOUDNESS_SILENT
                     : loudness_moved(hero_step_loudness(state), more + kind->step_louder);
}

enum loudness hero_known_step_loudness(const struct state *state, struct point p)
{
    enum terrain terrain = (enum terrain)level_memory(state_level_const(state), p)->terrain;
    return terrain == TERRAIN_NONE ? hero_step_loudness(state)
                                   : hero_step_loudness_on(state, terrain_get(terrain), 0);
}

bool hero_would_ring(const struct state *state, const struct terrain_kind *kind)
{
    return kind->rings > LOUDNESS_SILENT && hero_step_loudness(state) > LOUDNESS_SILENT &&
           !actor_is_silent(state_hero_const(state));
}

int hero_still_turns(const struct state *state)
{
    return HERO_STILL_TURNS + state->traits.still_turns;
}

bool hero_is_still(const struct state *state)
{
    return state->still_turns >= hero_still_turns(state);
}

bool hero_has_open_lantern(const struct state *state)
{
    return state->pack.has_lantern && !state_is_plain(state) &&
           lantern_get(state_hero_const(state)->lantern)->is_open;
}

enum item hero_weapon(const struct state *state)
{
    return state->pack.worn[SLOT_WEAPON];
}

bool hero_knows(const struct state *state, enum item item)
{
    return item_get(item)->looks == LOOK_GROUP_NONE || state->knows[item];
}

int hero_throw_range(const struct state *state)
{
    return FLIGHT_RANGE + state->traits.throw_range;
}

int hero_aim(const struct state *state, enum item item)
{
    return hero_knows(state, item) ? item_get(item)->aim : 0;
}

enum look hero_look(const struct state *state, enum item item)
{
    return (enum look)state->looks[item];
}

const char *hero_item_name(const struct state *state, enum item item)
{
    return hero_knows(state, item) ? item_get(item)->name : look_get(hero_look(state, item))->name;
}
