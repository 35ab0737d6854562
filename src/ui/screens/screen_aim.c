/* Aim: the map shows the path that the missile would take. */
#include "ui/screens/command_keys.h"
#include "ui/screens/game_read_out.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"

bool screen_aim_shows_key(const struct screen_context *context, struct bar_action *key)
{
    enum command_kind kind = context->reader.prompt.command.kind;
    if (key->code == KEY_ENTER && kind != COMMAND_THROW)
        key->does = kind == COMMAND_FIRE ? "attack" : "use";
    return true;
}

void screen_aim_draw(struct screen_context *context)
{
    game_read_out_aim(context);
    game_screen_draw(context);
}

bool screen_aim_key(struct screen_context *context, struct key key)
{
    if (context->reader.prompt.kind != PROMPT_NONE)
        return command_keys_feed(context, key);
    screen_stack_pop(context);
    return true;
}
