/* The rows of the list of actions: what can be done by a key. */
#ifndef UI_VIEW_ACTION_LIST_H
#define UI_VIEW_ACTION_LIST_H

#include "input/binding.h"
#include "world/state.h"

/* Made by action_list_make. */
struct action_list {
    /* The first binding of each name, in their order. */
    const struct binding *actions[BINDINGS_MAX];
    int count;
};

/* Lists all actions of the bindings (NULL: the defaults) except walking, choosing boons and the list itself. Turning the
 * great lamp and using a keystone are listed while the hero holds the lamp and has a keystone. The list points into the
 * bindings. */
void action_list_make(struct action_list *list, const struct bindings *bindings,
                      const struct state *state);

#endif
