/* Keys bound anew. Uses game and what stands before it. */
#ifndef SUPPORT_REBOUND_H
#define SUPPORT_REBOUND_H

#include "input/binding.h"

/* Gives a letter to the meaning of that name, which must be free to have it. */
void rebound_give(struct bindings *bindings, const char *name, char letter);

#endif
