/* All that can be done by a key, by the names of the bindings (game/bindings.def): what the list of actions shows. */
#ifndef UI_VIEW_ACTION_LIST_H
#define UI_VIEW_ACTION_LIST_H

#include "input/binding.h"

/* Made by action_list_make. */
struct action_list {
    /* The first binding of each name, in their order. */
    const struct binding *actions[BINDINGS_MAX];
    int count;
};

/* Lists what is worth a row; NULL: of the default bindings. Walking is done by hand, boons have a screen of their own, and
 * the list itself is none. It points into the bindings. */
void action_list_make(struct action_list *list, const struct bindings *bindings);

#endif
