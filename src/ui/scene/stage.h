/* What is shown while it moves: plays a game's events over positions and light of its own. It reads the game
 * and never changes it, so nothing here can affect an outcome. Times are milliseconds of any steady clock.
 */
#ifndef UI_SCENE_STAGE_H
#define UI_SCENE_STAGE_H

#include "ui/scene/camera.h"
#include "ui/scene/stage_effects.h"
#include "world/state.h"

/* The colour that a cell's picture is multiplied by. */
struct shade {
    uint8_t red;
    uint8_t green;
    uint8_t blue;
    /* 255 where something is drawn, 0 where nothing is: pictures fade out towards it */
    uint8_t presence;
};

/* An actor on its way from cell to cell, in map pixels. */
struct figure {
    struct handle actor; /* whom the slot's last movement was of */
    int from_x;
    int from_y;
    struct point to; /* a cell */
    uint32_t started;
    bool faces_left;
    bool leaps;             /* over more than a cell */
    enum direction leaning; /* a push against what is in the way; DIRECTION_COUNT: none */
    uint32_t leaning_since;
};

/* All that is shown of a floor, between what it was and what the game says. */
struct stage {
    struct grid grid;       /* of the level that is shown */
    int depth;              /* of it */
    struct figure *figures; /* one a slot of the level's actors */
    size_t figure_count;
    struct shade *shown; /* y * width + x: as drawn now, on its way to `target` */
    struct shade *target;
    uint32_t now;
    uint32_t light_begins;  /* when `shown` begins to go towards `target`, */
    uint32_t light_settles; /* and when it is to have reached it */
    uint32_t arrived;       /* when the level was first shown: it fades in */
    bool leaves;            /* another before it, which fades out first */
    struct stage_effects marks;
    struct point eyes[EYES_CAPACITY]; /* that shone after the last command, */
    int eye_count;
    struct point eyes_before[EYES_CAPACITY]; /* and after the one before it */
    int eye_count_before;
    bool is_still; /* reduced motion: everything is where it goes at once */
};

/* Makes the stage show the hero's floor as it is, without movement. False when memory is short; the stage
 * is then cleared. */
bool stage_set(struct stage *stage, const struct state *state, uint32_t now);
void stage_clear(struct stage *stage);

/* Whether it shows a floor. */
static inline bool stage_is_set(const struct stage *stage)
{
    return stage->figures != NULL;
}

/* Plays the events of the last command: what moved moves, what was lit fades over. */
void stage_play(struct stage *stage, const struct state *state, uint32_t now);

/* Works out anew the light that the cells about the camera's window go towards. */
void stage_light(struct stage *stage, const struct state *state, const struct camera *camera);

/* Moves everything on to `now`, within the camera's window. */
void stage_advance(struct stage *stage, const struct camera *camera, uint32_t now);

/* Whether anything still moves. */
bool stage_is_moving(const struct stage *stage, const struct state *state);

/* Ends all movement at once. */
void stage_finish(struct stage *stage, const struct state *state, const struct camera *camera);

/* Where an actor is drawn, in map pixels (upper left corner of its cell), and which way it faces. */
void stage_place(const struct stage *stage, struct handle handle, const struct actor *actor, int *x,
                 int *y, bool *faces_left);

/* How many map pixels above its cell it is drawn: it leaps, or comes down from above. */
int stage_lift(const struct stage *stage, struct handle handle);

/* Which way an actor that may be no more last faced. */
bool stage_faced_left(const struct stage *stage, struct handle handle);

/* How far open the eyes that shine at the cell are, 0 .. 255: those that did not shine there before open slowly. */
int stage_eyes_open(const struct stage *stage, struct point at);

/* How far a hero who has died is fallen, 0 .. 255: he lies at 255. */
int stage_fallen(const struct stage *stage);

/* How plainly the level is seen, 0 .. 255: it fades in when it is first shown. */
int stage_fade(const struct stage *stage);

/* Whether the picture of the floor that the hero has left is still to be shown; stage_fade is of that one then. */
bool stage_is_leaving(const struct stage *stage);

#endif
