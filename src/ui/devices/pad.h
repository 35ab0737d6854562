/* Gamepads, plugged in or out at any time. Buttons become keys; D-pad and sticks become eight directions that repeat while
 * held. */
#ifndef UI_DEVICES_PAD_H
#define UI_DEVICES_PAD_H

#include "input/key.h"

#include <SDL.h>

#define PADS_MAX 16
#define PAD_NO_WAY (-1)

struct pad_device {
    SDL_GameController *controller;
    SDL_JoystickID id;
    unsigned cross; /* a bit for each pressed arm of the D-pad: DIRECTION_NORTH, EAST, ... */
    int axes[SDL_CONTROLLER_AXIS_MAX];
    int stick; /* the direction of a stick, or PAD_NO_WAY */
};

/* Zero looks for no gamepads. */
struct pad {
    bool is_begun;
    struct pad_device devices[PADS_MAX];
    int count;
    const char *news; /* a message to show once; or NULL */
    bool is_pushed;   /* in the direction `way` */
    int way;
    uint32_t since;  /* when that began, in milliseconds */
    bool is_taken;   /* it has been reported as a key */
    bool has_walked; /* a direction was reported since all were released */
    uint32_t next;   /* is_taken: when it repeats */
};

/* Looks for gamepads from now on. Takes some milliseconds. */
void pad_begin(struct pad *pad);
void pad_end(struct pad *pad);

/* The key of an event. False: the event is no key. */
bool pad_translate(struct pad *pad, const SDL_Event *event, struct key *key);

/* The key of a held direction that is due now; `is_repeat`: it is not the first. False: none is due. */
bool pad_tick(struct pad *pad, uint32_t now, struct key *key, bool *is_repeat);

/* Milliseconds until a held direction is due; -1: nothing is held. */
int pad_wait(const struct pad *pad, uint32_t now);

/* A pushed direction counts as held from now on. */
void pad_hold(struct pad *pad, uint32_t now);

#endif
