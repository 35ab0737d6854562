#include "ui/view/action_list.h"

static bool is_listed(const struct meaning *meaning)
{
    bool is_boon = meaning_is_command(meaning) && meaning->command.kind == COMMAND_BOON;
    return !meaning_walks(meaning) && !is_boon && meaning->view != VIEW_ACTIONS;
}

void action_list_make(struct action_list *list, const struct bindings *bindings)
{
    bindings = bindings ? bindings : bindings_default();
    list->count = 0;
    for (int i = 0; i < bindings->count; i++) {
        const struct binding *row = &bindings->rows[i];
        bool is_same = list->count > 0 && list->actions[list->count - 1]->meaning == row->meaning;
        if (is_listed(row->meaning) && !is_same)
            list->actions[list->count++] = row;
    }
}
