#include "input/meaning.h"

#include <string.h>

const struct meaning meanings[MEANING_COUNT] = {
#define MEANING(id, name_, help_, ...) \
    [MEANING_##id] = {.name = (name_), .help = (help_), __VA_ARGS__},
#define KEY(id, code)
#include "input/bindings.def"
};

const struct meaning *meaning_find(const char *name)
{
    for (int i = 0; i < MEANING_COUNT; i++)
        if (strcmp(meanings[i].name, name) == 0)
            return &meanings[i];
    return NULL;
}

const struct meaning *meaning_for(struct command command)
{
    for (int i = 0; i < MEANING_COUNT; i++) {
        const struct command *given = &meanings[i].command;
        if (meaning_is_command(&meanings[i]) && given->kind == command.kind &&
            (meanings[i].wants_direction || given->direction == command.direction) &&
            given->leads == command.leads && given->choice == command.choice)
            return &meanings[i];
    }
    return NULL;
}

bool meaning_is_command(const struct meaning *meaning)
{
    return meaning && meaning->ask == ASK_NOTHING && meaning->view == VIEW_NONE;
}

bool meaning_walks(const struct meaning *meaning)
{
    return meaning_is_command(meaning) &&
           (meaning->command.kind == COMMAND_STEP || meaning->command.kind == COMMAND_RUN);
}
