/* Turns keys into commands, with prompts where a command needs more. */
#ifndef UI_SCREENS_COMMAND_KEYS_H
#define UI_SCREENS_COMMAND_KEYS_H

#include "input/key_reader.h"

struct screen_context;

/* Feeds a key to the key reader: plays the resulting command, or shows a prompt. False: the key means nothing. */
bool command_keys_feed(struct screen_context *context, struct key key);

/* The same for a binding that was chosen without its key. */
bool command_keys_want(struct screen_context *context, const struct meaning *wanted);

#endif
