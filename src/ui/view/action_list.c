#include "ui/view/action_list.h"

#include "rules/boons.h"
#include "rules/finale.h"
#include "world/captive.h"

/* Whether the hero has what the action is done with. */
static bool is_possible(const struct meaning *meaning, const struct state *state)
{
    if (meaning->ask == ASK_KEYSTONE)
        return boons_keystone(state) != BOON_NONE;
    if (meaning_is_command(meaning) && meaning->command.kind == COMMAND_ORDER)
        return !handle_is_none(captive_find(state, false));
    bool turns_lamp = meaning_is_command(meaning) && meaning->command.kind == COMMAND_TURN_LAMP;
    return !turns_lamp || finale_is_held(state);
}

static bool is_listed(const struct meaning *meaning, const struct state *state)
{
    bool is_command = meaning_is_command(meaning);
    bool is_boon = is_command && meaning->command.kind == COMMAND_BOON;
    bool is_sight = is_command && meaning->command.kind == COMMAND_FOV; /* a row of the options */
    return !meaning_walks(meaning) && !is_boon && !is_sight && meaning->view != VIEW_ACTIONS &&
           is_possible(meaning, state);
}

void action_list_make(struct action_list *list, const struct bindings *bindings,
                      const struct state *state)
{
    bindings = bindings ? bindings : bindings_default();
    list->count = 0;
    for (int i = 0; i < bindings->count; i++) {
        const struct binding *row = &bindings->rows[i];
        bool is_same = list->count > 0 && list->actions[list->count - 1]->meaning == row->meaning;
        if (is_listed(row->meaning, state) && !is_same)
            list->actions[list->count++] = row;
    }
}
