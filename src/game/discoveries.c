#include "game/discoveries.h"

#include "game/sights.h"

static void tell(struct game *game, const struct memory *memory, struct point at)
{
    ADD_EVENT(game->state, .kind = EVENT_SPOTTED, .item = (enum item)memory->item,
              .terrain = (enum terrain)memory->terrain, .to = at);
}

/* Stairs, or where the run is won. */
static bool leads_on(const struct memory *memory)
{
    const struct terrain_kind *kind = terrain_get((enum terrain)memory->terrain);
    return memory->item == ITEM_NONE && (kind->leads != 0 || kind->wins);
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
        stops |= kind == COMMAND_TRAVEL ? leads_on(memory) : kind != COMMAND_REST;
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
        if (leads_on(memory))
            tell(game, memory, found.at[i]);
    }
}
