/* The bands of floors: the materials and the mixture of each. */
#ifndef CONTENT_BAND_H
#define CONTENT_BAND_H

#include "content/cloud.h"
#include "content/monster.h"
#include "content/terrain.h"

#define FLOOR_COUNT 12 /* floors of a run, the first of depth 1 */
#define LESSON_DEPTH 0 /* of the floor before them, which teaches and is no part of a run */

/* How strong an actor is. */
struct combat_stats {
    int health;
    int damage_min; /* damage of a blow: damage_min to damage_max */
    int damage_max;
};

enum band_id {
#define BAND(id, ...) BAND_##id,
#include "content/bands.def"
#undef BAND
    BAND_COUNT
};

struct band {
    const char *id;
    const char *name; /* in a sentence: "the lamplit cellars" */
    int first_floor;  /* floors first_floor .. last_floor */
    int last_floor;
    int beacon_floor; /* the floor with a beacon; 0: none */
    int side_percent; /* of the sides of a run's usual floors; 0 counts as 100 */
    struct combat_stats vermin;
    struct combat_stats muscle;
    int squads;    /* a floor */
    int squad_max; /* actors of a squad */
    enum terrain floor;
    enum terrain wall;
    enum terrain door;    /* as generated, closed */
    enum terrain doorway; /* the same, open */
    enum terrain grate;
    enum terrain window;
    enum terrain mirror;
    enum terrain lamp;
    enum terrain grass;
    enum terrain shallow;
    enum terrain deep;
    enum terrain rubble;
    enum terrain stairs_up;
    enum terrain stairs_down;
    enum terrain great_lamp; /* wins the run, on its last floor */
    enum terrain beacon;
    enum terrain chasm;
    enum terrain cage;  /* of a captive */
    enum terrain crate; /* can be pushed */
    enum terrain curtain;
    enum terrain fungus;
    enum terrain secret_door;
    enum cloud web;
    int webs;            /* on a usual floor, in dead ends and corners */
    int lamps;           /* that burn on a usual floor, or one more or less; two or more */
    int cold_percent;    /* of rooms that have one that is out */
    int chasm_percent;   /* of floors, but not the last */
    int captive_percent; /* of floors, but not the first */
    int crate_percent;   /* of floors */
    int grass_percent;
    int water_percent;
    int rubble_percent;
    int mirror_percent; /* of openings in thin walls that are mirrors, and of long corridors that end at one */
    int curtain_percent;      /* of doors between rooms and corridors */
    int fungus_percent;       /* of cave parts with glowing fungus */
    bool has_fungus_in_rooms; /* the same percentage of all rooms */
    int deposits;             /* on a usual floor (content/deposit.h) */
    int traps;                /* on a usual floor; fewer on floor 2, none on floor 1 */
    int nook_percent;         /* of floors with a place behind a secret door */
    int short_cut_percent;    /* of floors with a short cut through one, where walls are thin */
    int opening_percent; /* of rooms built wall to wall with others; of thin walls that get a window or grate */
    bool is_nightless; /* no night falls there */
};

/* How strong an actor of the kind is on a floor. */
struct combat_stats band_combat_stats(int depth, enum monster monster);

/* The same of its blows to what is beside it: what shoots strikes half as hard there. */
struct combat_stats band_melee_stats(int depth, enum monster monster);

/* The terrain where actors of the kind live: water if it swims, cover if it hides there, otherwise the floor. */
enum terrain band_home(int depth, enum monster monster);

/* How many stairs lead down from a floor: two from the last floor of a band, none from the last of all. */
int band_stairs_down(int depth);

const struct band *band_get(enum band_id id);

/* The band of a floor, LESSON_DEPTH <= depth <= FLOOR_COUNT. */
enum band_id band_id_of_depth(int depth);
const struct band *band_of_depth(int depth);

#endif
