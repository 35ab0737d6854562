/* The moving picture of the game: plays events over positions and light of its own. It reads the game and never
 * changes it, so nothing here can affect an outcome. Times are milliseconds of any steady clock. */
#ifndef UI_SCENE_STAGE_H
#define UI_SCENE_STAGE_H

#include "ui/scene/camera.h"
#include "ui/scene/stage_effects.h"
#include "ui/scene/stage_remains.h"
#include "world/state.h"

/* The colour that a cell's picture is multiplied by. */
struct shade {
    uint8_t red;
    uint8_t green;
    uint8_t blue;
    /* 255 where something is drawn, 0 where nothing is: pictures fade towards it */
    uint8_t presence;
};

/* How an actor moves from cell to cell, in map pixels. */
struct figure {
    struct handle actor; /* the actor that last moved in this slot */
    int from_x;
    int from_y;
    struct point to; /* a cell */
    uint32_t started;
    bool faces_left;
    bool leaps;             /* by more than one cell */
    enum direction leaning; /* towards a blow or an obstacle; DIRECTION_COUNT: none */
    uint32_t leaning_since;
};

/* Everything shown of a floor, on its way to what the game says. */
struct stage {
    struct grid grid;       /* of the level shown */
    int depth;              /* of the level shown */
    struct figure *figures; /* one for each slot of the level's actors */
    size_t figure_count;
    struct shade *shown; /* y * width + x: drawn now, fading to `target` */
    struct shade *target;
    uint32_t now;
    uint32_t light_begins;  /* when `shown` starts to fade to `target`, */
    uint32_t light_settles; /* and when it reaches it */
    uint32_t arrived;       /* when the level was first shown: it fades in */
    bool leaves;            /* another floor fades out first */
    struct stage_effects effects;
    struct stage_remains remains;
    struct point eyes[EYES_CAPACITY]; /* that shone after the last command */
    int eye_count;
    struct point eyes_before[EYES_CAPACITY]; /* and after the command before */
    int eye_count_before;
    bool is_still; /* reduced motion: everything moves at once */
};

/* Shows the hero's floor as it is, without movement. False when out of memory; the stage is then cleared. */
bool stage_set(struct stage *stage, const struct state *state, uint32_t now);
void stage_clear(struct stage *stage);

static inline bool stage_is_set(const struct stage *stage)
{
    return stage->figures != NULL;
}

/* Starts the movement, light changes and effects of the last command's events. */
void stage_play(struct stage *stage, const struct state *state, uint32_t now);

/* Recomputes the target light of the cells in and around the camera's window. */
void stage_light(struct stage *stage, const struct state *state, const struct camera *camera);

/* Advances the stage to `now`, within the camera's window. */
void stage_advance(struct stage *stage, const struct camera *camera, uint32_t now);

/* Whether anything still moves. */
bool stage_is_moving(const struct stage *stage, const struct state *state);

/* Ends all movement at once. */
void stage_finish(struct stage *stage, const struct state *state, const struct camera *camera);

/* Where an actor is drawn, in map pixels (upper left corner of its cell), and which way it faces. */
void stage_place(const struct stage *stage, struct handle handle, const struct actor *actor, int *x,
                 int *y, bool *faces_left);

/* How many map pixels above its cell an actor is drawn: it leaps, or lands from above. */
int stage_lift(const struct stage *stage, struct handle handle);

/* How many map pixels the picture is shifted by while a blow at the hero, or one that kills, shakes it; none with reduced
 * motion. */
struct point stage_shake(const struct stage *stage, const struct state *state);

/* Which way an actor last faced; it may be dead. */
bool stage_faced_left(const struct stage *stage, struct handle handle);

/* How far open the eyes that shine at the cell are, 0 .. 255: newly seen eyes open slowly. */
int stage_eyes_open(const struct stage *stage, struct point at);

/* How far a dead hero has fallen, 0 .. 255; at 255 it lies. */
int stage_fallen(const struct stage *stage);

/* The level's opacity, 0 .. 255: it fades in when first shown. */
int stage_fade(const struct stage *stage);

/* Lets the level fade in again, as after a picture that covered it. */
void stage_fade_in(struct stage *stage, uint32_t now);

/* Whether the floor that the hero left is still shown; stage_fade then applies to that floor. */
bool stage_is_leaving(const struct stage *stage);

#endif
