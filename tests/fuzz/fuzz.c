#include "fuzz/fuzz.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

char *fuzz_text(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    if (!text)
        abort();
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

void fuzz_fail(const char *why)
{
    fprintf(stderr, "fuzz: %s\n", why);
    abort();
}

struct command fuzz_command(struct fuzz_source source, const struct state *state)
{
    struct point hero = state_hero_const(state)->position;
    struct command command = {.kind =
                                  (enum command_kind)(source.next(source.context) % COMMAND_COUNT)};
    int detail = source.next(source.context);
    command.direction = (enum direction)(detail % DIRECTION_COUNT);
    command.leads = detail & 1 ? 1 : -1;
    command.choice = detail % 4;
    command.leaves_things = detail & 64;
    command.is_stepwise = detail & 32;
    if (command.kind == COMMAND_STEP || command.kind == COMMAND_RUN || command.kind == COMMAND_WAIT)
        return command;
    command.item = (enum item)(source.next(source.context) % ITEM_COUNT);
    command.target.x = hero.x + source.next(source.context) % 15 - 7;
    command.target.y = hero.y + source.next(source.context) % 15 - 7;
    return command;
}
