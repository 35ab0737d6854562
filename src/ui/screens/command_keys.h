/* Keys that become commands, and what they ask for before. */
#ifndef UI_SESSION_COMMAND_KEYS_H
#define UI_SESSION_COMMAND_KEYS_H

#include "input/key_reader.h"

struct screen_context;

/* Feeds a key to the reader of commands: plays the command that comes of it, or shows what is asked. False: the key
 * means nothing. */
bool command_keys_feed(struct screen_context *context, struct key key);

/* The same for what is wanted without a key. */
bool command_keys_want(struct screen_context *context, const struct meaning *wanted);

#endif
