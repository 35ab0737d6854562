/* A shutter room: along one long side a shaft, with a lamp and a stone at its ends and shutters between them; before it
 * glass, which shows how far the light comes; then the floor with the levers; and the loot behind a gate at the stone's end.
 * The stone is only seen past the last shutter, from too far away for a common open lantern to make it bright. A hero with a
 * better one, or a flare, has another solution.
 *
 *     0 1 2 3 4 5 6 7 8  along, from the lamp
 *   0 L s s S s S s S *  s: shaft, S: shutter
 *   1 # | | | | | | # #
 *   2 . . . . . . . = $
 *   3 . 1 . 2 . 3 . # $  the levers, one cell off where the door leads onto one of them
 *                        (out, from the shaft) */
#include "dungeon/sites/site_builder.h"

#define LENGTH 9
#define STONE_END (LENGTH - 1)
#define GATE (LENGTH - 2)
#define ALL_SHUTTERS ((1 << SITE_SHUTTERS) - 1)

enum row { ROW_SHAFT, ROW_GLASS, ROW_AISLE, ROW_LEVERS };

/* How the drawing lies in the area. */
struct lay {
    struct level *level;
    const struct band *band;
    const struct site_works *works;
    struct area area;
    bool is_from_west;  /* the lamp is at the west end */
    bool is_from_north; /* the shaft is at the north side */
};

/* The door opens to the floor before the glass, nearer to the lamp than to the gate. */
static struct lay lay_for(const struct plan *plan, const struct site *site)
{
    struct area area = site->area;
    return (struct lay){.level = plan->level,
                        .band = plan->band,
                        .works = &site_kind_get(site->type)->works,
                        .area = area,
                        .is_from_west = 2 * site->door.x <= area.first.x + area.last.x,
                        .is_from_north = 2 * site->door.y > area.first.y + area.last.y};
}

static struct point cell(const struct lay *lay, int along, enum row out)
{
    return point_make(lay->is_from_west ? lay->area.first.x + along : lay->area.last.x - along,
                      lay->is_from_north ? lay->area.first.y + (int)out
                                         : lay->area.last.y - (int)out);
}

static void put(const struct lay *lay, int along, enum row out, int terrain)
{
    level_set_terrain(lay->level, cell(lay, along, out), (enum terrain)terrain);
}

static void put_spot(const struct lay *lay, struct site *site, int along, enum row out, int terrain)
{
    put(lay, along, out, terrain);
    site->spots[site->spot_count++] = cell(lay, along, out);
}

static void build_walls(const struct lay *lay)
{
    const struct band *band = lay->band;
    for (int along = 0; along < LENGTH; along++) {
        bool is_glass = along > 0 && along < GATE;
        put(lay, along, ROW_SHAFT, lay->works->shaft);
        put(lay, along, ROW_GLASS, (int)(is_glass ? band->window : band->wall));
    }
    put(lay, GATE, ROW_AISLE, lay->works->gate);
    put(lay, GATE, ROW_LEVERS, (int)band->wall);
}

/* One lever turns all shutters, each other one all but one. So every state can be reached from every other. */
static void tie(struct site *site, struct random *random)
{
    int whole = random_below(random, SITE_LEVERS);
    int left_out = random_below(random, SITE_SHUTTERS);
    for (int i = 0; i < SITE_LEVERS; i++) {
        site->ties[i] = ALL_SHUTTERS;
        if (i == whole)
            continue;
        site->ties[i] &= ~(1 << left_out);
        left_out = (left_out + 1) % SITE_SHUTTERS;
    }
}

/* Shuts the shutters that pulling two or three levers opens again. */
static int draw_shut(const struct site *site, struct random *random)
{
    int left_alone = random_below(random, SITE_LEVERS + 1);
    int shut = 0;
    for (int i = 0; i < SITE_LEVERS; i++)
        if (i != left_alone)
            shut ^= site->ties[i];
    return shut;
}

static void hang_shutters(const struct lay *lay, struct site *site, int shut)
{
    int closed = lay->works->shutter;
    int open = terrain_get((enum terrain)closed)->turns_to;
    for (int i = 0; i < SITE_SHUTTERS; i++)
        put_spot(lay, site, 2 * i + 3, ROW_SHAFT, shut & (1 << i) ? closed : open);
}

static void put_levers(const struct lay *lay, struct site *site)
{
    int door =
        lay->is_from_west ? site->door.x - lay->area.first.x : lay->area.last.x - site->door.x;
    bool is_at_lever = door > 0 && door % 2 != 0;
    for (int i = 0; i < SITE_LEVERS; i++)
        put_spot(lay, site, 2 * i + !is_at_lever, ROW_LEVERS, lay->works->lever);
}

void site_builder_shutter_room(struct plan *plan, struct site *site, const struct annex *annex,
                               struct random *random)
{
    struct lay lay = lay_for(plan, site);
    (void)annex;
    build_walls(&lay);
    tie(site, random);
    hang_shutters(&lay, site, draw_shut(site, random));
    put_levers(&lay, site);
    put_spot(&lay, site, STONE_END, ROW_SHAFT, site_kind_get(site->type)->piece);
    put_spot(&lay, site, 0, ROW_SHAFT, lay.works->lamp);
    site->loot[0] = cell(&lay, STONE_END, ROW_AISLE);
    site->loot[1] = cell(&lay, STONE_END, ROW_LEVERS);
    site->loot_count = 2;
}
