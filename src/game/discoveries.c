#include "game/discoveries.h"

#include "game/sights.h"

static void tell(struct game *game, const struct memory *memory, struct point at)
{
    ADD_EVENT(game->state, .kind = EVENT_SPOTTED, .item = (enum item)memory->item,
              .terrain = (enum terrain)memory->terrain, .to = at);
}

static bool is_stairs(const struct memory *memory)
{
    return memory->item == ITEM_NONE && terrain_get((enum terrain)memory->terrain)->leads != 0;
}

bool discoveries_tell(struct game *game)
{
    struct sights_new found;
    enum command_kind kind = game->auto_move.command.kind;
    bool stops = false;
    sights_find_new(game->state, &game->noted, &found);
    for (int i = 0; i < found.count; i++) {
        const struct memory *memory = level_memory(state_level_const(game->state), found.at[i]);
        if (auto_move_fetches(&game->auto_move, game->state, found.at[i]))
            continue;
        stops |= kind == COMMAND_TRAVEL ? is_stairs(memory) : kind != COMMAND_REST;
        tell(game, memory, found.at[i]);
    }
    return stops;
}

void discoveries_tell_stairs(struct game *game)
{
    struct sights_new found;
    sights_find_new(game->state, &game->noted, &found);
    for (int i = 0; i < found.count; i++) {
        const struct memory *memory = level_memory(state_level_const(game->state), found.at[i]);
        if (is_stairs(memory))
            tell(game, memory, found.at[i]);
    }
}
