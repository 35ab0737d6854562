#include "support/stall.h"

#include "support/check.h"
#include "support/game_picture.h"

#include "rules/visibility.h"

void stall_build(struct state *state, struct area area, struct point door,
                 const enum item wares[SITE_WARES_MAX])
{
    struct level *level = state_level(state);
    struct site site = {.type = SITE_MERCHANT, .area = area, .door = door};
    struct point at = game_picture_who(state, 'V')->position;
    site.spots[site.spot_count++] = at;
    for (int i = 0; i < SITE_WARES_MAX; i++) {
        struct point cloth = {at.x - 1 + i, at.y + 1};
        level_set_terrain(level, cloth, TERRAIN_WARE_CLOTH);
        site.spots[site.spot_count++] = cloth;
        site.wares[i] = (uint8_t)wares[i];
    }
    level->sites[level->site_count++] = site;
    visibility_note_all(state);
    visibility_refresh(state);
    state->events.count = 0;
}

struct state *stall_scene(enum lantern lantern, bool has_rat)
{
    static const enum item wares[SITE_WARES_MAX] = {ITEM_SMOKE_POT, ITEM_LEATHER, ITEM_PEBBLES};
    struct state *state = game_picture(has_rat ? "##############\n"
                                                 "#...V...######\n"
                                                 "#.......######\n"
                                                 "#...@..../.r.#\n"
                                                 "#.......######\n"
                                                 "##############\n"
                                               : "##############\n"
                                                 "#...V...######\n"
                                                 "#.......######\n"
                                                 "#...@..../...#\n"
                                                 "#.......######\n"
                                                 "##############\n");
    stall_build(state, (struct area){{1, 1}, {8, 4}}, point_make(9, 3), wares);
    game_picture_set_lantern(state, lantern);
    return state;
}

struct site *stall_site(struct state *state)
{
    return &state_level(state)->sites[0];
}

int stall_told(const struct state *state, enum site_news news)
{
    int count = 0;
    for (int i = 0; i < state->events.count; i++)
        count += state->events.events[i].kind == EVENT_SITE && state->events.events[i].news == news;
    return count;
}
