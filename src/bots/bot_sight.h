/* All a bot may know of its game: what a player sees on the screen. The game itself is behind it and
 * can't be reached; only a sight that was made to see all answers from the truth. */
#ifndef BOTS_BOT_SIGHT_H
#define BOTS_BOT_SIGHT_H

#include "content/band.h"
#include "content/cloud.h"
#include "content/item.h"
#include "content/omen.h"
#include "game/game.h"
#include "game/inventory.h"

struct bot_sight;

/* What is known beyond that. */
enum bot_sight_extent {
    BOT_SIGHT_OWN,   /* nothing */
    BOT_SIGHT_FLOOR, /* what the floor looks like, as after reading a map of it */
    BOT_SIGHT_ALL    /* everything */
};

/* NULL when memory is short. The game must outlive it. */
struct bot_sight *bot_sight_create(const struct game *game, enum bot_sight_extent extent);
void bot_sight_destroy(struct bot_sight *sight);

/* The run. */
int bot_sight_turn(const struct bot_sight *sight);
int bot_sight_depth(const struct bot_sight *sight);
/* Until the night sends the next down the stairs, with an open lantern. */
int bot_sight_turns_to_hunter(const struct bot_sight *sight);
/* Whether something hunts the hero, seen or not: the panel says so. */
bool bot_sight_is_hunted(const struct bot_sight *sight);

bool bot_sight_sees_all(const struct bot_sight *sight);

/* The points that the braziers of this floor can still heal. */
int bot_sight_warmth(const struct bot_sight *sight);

/* Whether the whole floor is lit. */
bool bot_sight_is_floor_lit(const struct bot_sight *sight);

/* Whether the great lamp burns on this floor and must still be held, and where it is. */
bool bot_sight_holds(const struct bot_sight *sight, struct point *lamp);

/* The direction of its beam, and the directions of all as bits. */
enum direction bot_sight_beam(const struct bot_sight *sight);
unsigned bot_sight_beams(const struct bot_sight *sight);

/* Whether the hero may turn it now: the bar shows the keys for it. */
bool bot_sight_may_turn_lamp(const struct bot_sight *sight);

/* Whether the vigil at the cold lamp is still possible, as a look at that tells, and the turns of it that counted. */
bool bot_sight_may_keep_vigil(const struct bot_sight *sight);
int bot_sight_vigil(const struct bot_sight *sight);

/* The events since the last command, as far as the hero perceived them. */
const struct event_list *bot_sight_events(const struct bot_sight *sight);

/* The omen that stairs in a cell tell of; OMEN_NONE: none, or there are no stairs. */
enum omen bot_sight_omen_told(const struct bot_sight *sight, struct point p);

/* The hero. Everything about it is known. */
const struct actor *bot_sight_hero(const struct bot_sight *sight);
const struct traits *bot_sight_traits(const struct bot_sight *sight);
bool bot_sight_has_lantern(const struct bot_sight *sight);
bool bot_sight_has_ember(const struct bot_sight *sight); /* in games without light, too */

/* The floor where the lantern is when the hero lacks it, as the panel shows; 0: the hero has it, or the game has no light. */
int bot_sight_lost_lantern(const struct bot_sight *sight);

enum item bot_sight_worn(const struct bot_sight *sight, enum slot slot);

/* The boon that is offered as a choice 0 .. BOON_OFFERS - 1; BOON_NONE: none. */
enum boon bot_sight_offer(const struct bot_sight *sight, int choice);

/* How many boons of the path the hero has. */
int bot_sight_boons_of(const struct bot_sight *sight, enum boon_path path);

/* The hero's keystone if the command for it would not be refused at once; or BOON_NONE. */
enum boon bot_sight_keystone(const struct bot_sight *sight);

/* A kind of thing in the hero's pack. */
struct bot_thing {
    enum item item; /* to name it in a command */
    enum look_group looks;
    const struct item_kind *known;  /* NULL while its use is unknown */
    const struct cloud_kind *cloud; /* that it is known to make, or NULL */
    int count;
    bool is_worn;
};

/* Fills in the hero's things; returns the number of kinds, up to ITEM_COUNT. */
int bot_sight_things(const struct bot_sight *sight, struct bot_thing things[ITEM_COUNT]);

/* Fills in the wares on offer here and returns their number. Then: how many of one of the hero's things pay for one. */
int bot_sight_wares(const struct bot_sight *sight, struct inventory_ware wares[SITE_WARES_MAX]);
struct inventory_price bot_sight_price(enum item ware, const struct bot_thing *thing);

/* Whether one more kind finds room. */
bool bot_sight_has_room(const struct bot_sight *sight);

/* A creature that the hero knows of now. */
struct bot_other {
    struct point position;
    bool is_eyes_only; /* shining eyes of an unknown creature */
    enum monster kind; /* unless it is eyes only */
    bool is_asleep;
    bool is_ally;
    int pips;                         /* 0 unaware .. 3 hunting */
    bool was_in_beam;                 /* a beam of the great lamp stopped it, and none will again */
    bool has_given_up;                /* it lets the hero be, unless adjacent */
    struct combat_stats combat_stats; /* of its kind here; of eyes that of the muscle of the band */
};

#define BOT_OTHERS_MAX 64

/* Fills in the creatures perceived, the nearest first; returns their number. */
int bot_sight_others(const struct bot_sight *sight, struct bot_other others[BOT_OTHERS_MAX]);

/* The floor, as it is remembered: cells off the floor are unseen. */
struct grid bot_sight_grid(const struct bot_sight *sight);
size_t bot_sight_seen_count(const struct bot_sight *sight); /* cells ever seen */
bool bot_sight_is_visible(const struct bot_sight *sight, struct point p);
enum terrain bot_sight_terrain(const struct bot_sight *sight,
                               struct point p); /* TERRAIN_NONE: unseen */
/* Moves p on to the next cell with terrain that is not 0 in `sought`, in reading order; false: none. Start at area_before. */
bool bot_sight_next_sought(const struct bot_sight *sight, const uint16_t sought[TERRAIN_COUNT],
                           struct point *p);
enum item bot_sight_item(const struct bot_sight *sight, struct point p);
/* The same for the cells where an item is known to lie. */
bool bot_sight_next_item(const struct bot_sight *sight, struct point *p);
enum cloud bot_sight_cloud(const struct bot_sight *sight, struct point p); /* in visible cells */
enum light_grade bot_sight_light(const struct bot_sight *sight, struct point p); /* the same */

/* Whether the hero knows that it can walk there, or step so; a closed door counts. */
bool bot_sight_is_ground(const struct bot_sight *sight, struct point p);
bool bot_sight_can_step(const struct bot_sight *sight, struct point from, enum direction direction);

/* The same as sets: cells that can be walked on, and those that open. Steps are those of struct distance_ground. */
const struct bit_grid *bot_sight_walkable(const struct bot_sight *sight);
const struct bit_grid *bot_sight_shut(const struct bot_sight *sight);

/* Finds the cells that may hold a creature or a trap, or a cloud in them or beside them. The set has room for the floor. */
void bot_sight_find_odd(const struct bot_sight *sight, struct bit_grid *odd);

/* Whether any cloud is on the floor. */
bool bot_sight_may_have_clouds(const struct bot_sight *sight);

/* False: certainly no cloud is in the cell or beside it. */
bool bot_sight_may_be_by_cloud(const struct bot_sight *sight, struct point p);

/* Which of a special room's shutters each lever moves, as a look at it tells. */
struct bot_shutters {
    struct point levers[SITE_LEVERS];
    int ties[SITE_LEVERS]; /* bit i: the lever turns shutter i over */
    int shut;              /* bit i: shutter i was shut when last seen; -1: not all were seen */
};

/* Whether this floor has such a room with a closed gate, its levers seen. */
bool bot_sight_shutters(const struct bot_sight *sight, struct bot_shutters *shutters);

/* A special room that the hero knows of: it has been in it, has seen its piece, or was stopped before its door. */
struct bot_room {
    const struct site_kind *kind;
    struct area area;
    struct point door;
    bool is_entered;
    int site; /* its index on this floor, below SITE_CAPACITY */
};

/* Fills in the special rooms of this floor that the hero knows of, where the rules still act; returns their number. Bit i of
 * `visited`: the bot knew of room i before. */
int bot_sight_rooms(const struct bot_sight *sight, uint32_t visited,
                    struct bot_room rooms[SITE_CAPACITY]);

/* Whether a map lies there that the hero has not read, and does not see to lie. */
bool bot_sight_is_worth_reading(const struct bot_sight *sight, struct point p);

/* Whether a throw or shot would reach the cell, as far as the hero can tell. */
bool bot_sight_can_hit(const struct bot_sight *sight, struct point target);

/* Whether a corner on the way would stop an attack with the weapon in hand. */
bool bot_sight_is_cornered(const struct bot_sight *sight, struct point target);

#endif
