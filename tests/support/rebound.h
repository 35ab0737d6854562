/* Changed key bindings. Uses game and the layers before it. */
#ifndef SUPPORT_REBOUND_H
#define SUPPORT_REBOUND_H

#include "input/binding.h"

/* Binds a letter to the command with that name. The letter must be free. */
void rebound_give(struct bindings *bindings, const char *name, char letter);

#endif
