/* All that can be done by a key, by the names of the bindings (game/bindings.def): what the list of actions shows, and what the bar
 * below the map may name. */
#ifndef UI_ACTION_LIST_H
#define UI_ACTION_LIST_H

#include "game/binding.h"

/* Made by action_list_make. */
struct action_list {
    const struct binding
        *actions[BINDINGS_MAX]; /* the first binding of each name, in their order */
    int count;
};

/* Lists what is worth a row; NULL: of the default bindings. Walking is done by hand, boons have a screen of their own, and the list
 * itself is none. It points into the bindings. */
void action_list_make(struct action_list *list, const struct bindings *bindings);

/* The row of the action of that name, from 0; -1: there is none. */
int action_list_find(const struct action_list *list, const char *name);

#endif
