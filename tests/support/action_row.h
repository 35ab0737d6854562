/* Finds an action in the list of all (ui/view/action_list.h). */
#ifndef SUPPORT_ACTION_ROW_H
#define SUPPORT_ACTION_ROW_H

#include "ui/view/action_list.h"

/* The row of the action with that name, from 0, or -1. */
int action_row_find(const struct action_list *list, const char *name);

#endif
