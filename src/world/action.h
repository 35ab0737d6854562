/* What an actor does in one go: the hero's commands and the monsters' minds end in the same values. */
#ifndef WORLD_ACTION_H
#define WORLD_ACTION_H

#include "base/point.h"
#include "content/lantern.h"

/* Time units of a turn: what most actions take. */
#define TURN_TIME 100

enum action_kind {
    ACTION_WAIT,
    ACTION_STEP,    /* direction; into a closed door it becomes ACTION_OPEN */
    ACTION_OPEN,    /* direction */
    ACTION_CLOSE,   /* direction */
    ACTION_STAIRS,  /* leads: +1 down, -1 up */
    ACTION_LANTERN, /* lantern */
    ACTION_FOV,     /* fov: the algorithm of every view from now on; takes no time */
};

struct action {
    enum action_kind kind;
    enum direction direction;
    int leads;
    enum lantern lantern;
    int fov;
};

/* Why the rules say no; a refused action costs no time. */
enum refusal {
    REFUSAL_NONE,
    REFUSAL_WALL,         /* the terrain there is not walkable */
    REFUSAL_CORNER,       /* a diagonal step past unwalkable terrain */
    REFUSAL_ACTOR,        /* somebody is in the way */
    REFUSAL_NO_DOOR,      /* nothing there opens or closes */
    REFUSAL_DOOR_BLOCKED, /* something lies or stands in the doorway */
    REFUSAL_NO_STAIRS,    /* the stairs wanted are not here */
    REFUSAL_NO_FLOOR,     /* the stairs lead out of the game */
    REFUSAL_NO_LIGHT,     /* plain sight: the lantern does nothing */
    REFUSAL_NO_WAY,       /* no known way there */
    REFUSAL_NOTHING_LEFT, /* nothing more to explore */
};

#endif
