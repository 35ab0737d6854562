/* Keys that ask: typed into a key reader, and what it has made of them. Uses game and what stands before it. */
#ifndef SUPPORT_ASKING_H
#define SUPPORT_ASKING_H

#include "input/binding.h"

struct asking {
    struct state *state;
    struct key_reader reader;
    enum key_reading reading; /* of the last key */
    struct command command;
};

/* Keys typed in a drawn game (game_picture.h), whose state is the test's to destroy. */
struct asking asking_after(const char *picture, const char *keys);

/* More of them. */
void asking_press(struct asking *asking, const char *keys);

#endif
