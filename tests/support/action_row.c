#include "support/action_row.h"

#include <string.h>

int action_row_find(const struct action_list *list, const char *name)
{
    for (int row = 0; row < list->count; row++)
        if (strcmp(list->actions[row]->meaning->name, name) == 0)
            return row;
    return -1;
}
