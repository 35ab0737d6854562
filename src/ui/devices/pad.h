/* Gamepads, any number of them, as they come and go: their buttons as keys, cross and sticks as eight ways that repeat while
 * they are held. Without one, nothing is done and no time passes. */
#ifndef UI_DEVICES_PAD_H
#define UI_DEVICES_PAD_H

#include "input/key.h"

#include <SDL.h>

#define PADS_MAX 16
#define PAD_NO_WAY (-1)

/* One of them. */
struct pad_device {
    SDL_GameController *controller;
    SDL_JoystickID id;
    unsigned cross; /* bits of what is pressed, by DIRECTION_NORTH, EAST, ... */
    int axes[SDL_CONTROLLER_AXIS_MAX];
    int stick; /* the way that a stick is pushed, or PAD_NO_WAY */
};

/* Zero has none and looks for none. */
struct pad {
    bool is_begun;
    struct pad_device devices[PADS_MAX];
    int count;
    const char *news; /* to be told once; NULL: nothing */
    bool is_pushed;   /* some way, `way` of enum direction */
    int way;
    uint32_t since;  /* milliseconds: it is pushed that way */
    bool is_taken;   /* as a key, */
    bool has_walked; /* as has been some way since all was let go */
    uint32_t next;   /* is_taken: it is taken again */
};

/* Begins to look for them; where that can't be, there are none. Takes some milliseconds. */
void pad_begin(struct pad *pad);
void pad_end(struct pad *pad);

/* Takes in an event; true: it is a key. */
bool pad_translate(struct pad *pad, const SDL_Event *event, struct key *key);

/* The way that is to be taken now, as a key; `is_repeat`: it has been held. False: none is. */
bool pad_tick(struct pad *pad, uint32_t now, struct key *key, bool *is_repeat);

/* Milliseconds until one is; -1: none will be unless something is pressed. */
int pad_wait(const struct pad *pad, uint32_t now);

/* What is pushed counts as held from now on. */
void pad_hold(struct pad *pad, uint32_t now);

#endif
