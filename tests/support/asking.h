/* Typed keys of prompts, and the commands they make. Uses game and the layers before it. */
#ifndef SUPPORT_ASKING_H
#define SUPPORT_ASKING_H

#include "input/key_reader.h"

struct asking {
    struct state *state;
    struct key_reader reader;
    enum key_reading reading; /* of the last key */
    struct command command;
};

/* Starts a key reader in a drawn game (game_picture.h) and types keys. The test destroys its state. */
struct asking asking_after(const char *picture, const char *keys);

/* Types more keys. */
void asking_press(struct asking *asking, const char *keys);

#endif
