#include "ui/view/action_list.h"

#include <string.h>

static bool is_listed(const struct binding *binding)
{
    bool is_boon = binding->use == BINDING_COMMAND && binding->command.kind == COMMAND_BOON;
    return !binding_walks(binding) && !is_boon && binding->view != VIEW_ACTIONS;
}

void action_list_make(struct action_list *list, const struct bindings *bindings)
{
    bindings = bindings ? bindings : bindings_default();
    list->count = 0;
    for (int i = 0; i < bindings->count; i++) {
        const struct binding *row = &bindings->rows[i];
        bool is_same =
            list->count > 0 && strcmp(list->actions[list->count - 1]->name, row->name) == 0;
        if (is_listed(row) && !is_same)
            list->actions[list->count++] = row;
    }
}
