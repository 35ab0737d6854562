#include "input/click.h"

#include "game/knowledge.h"
#include "game/travel/route.h"
#include "input/prompt.h"
#include "world/hero.h"

/* Whether the hero knows of an actor there that can be attacked. */
static bool has_foe(const struct state *state, const struct knowledge *known)
{
    if (!known->has_actor || state_is_hero(state, known->actor))
        return false;
    const struct actor *actor = level_actor_const(state_level_const(state), known->actor);
    return !actor->is_ally && !monster_get(actor->kind)->trades;
}

static bool can_fire_at(const struct state *state, struct point cell)
{
    enum item weapon = hero_weapon(state);
    int reach = weapon == ITEM_NONE ? 0 : item_get(weapon)->reach;
    struct prompt prompt = {.kind = PROMPT_AIM,
                            .item = weapon,
                            .command = {.kind = COMMAND_FIRE, .target = cell},
                            .range = reach};
    return reach > 1 && !prompt_is_blocked(&prompt, state);
}

struct meaning click_meaning(struct game *game, struct point cell)
{
    const struct state *state = game_state(game);
    const struct level *level = state_level_const(state);
    struct point hero = state_hero_const(state)->position;
    struct knowledge known = knowledge_of(state, cell);
    struct point first;
    int steps = point_chebyshev(hero, cell);
    if (steps == 0)
        return (struct meaning){.ask = ASK_HERE};
    enum direction direction = direction_of(point_subtract(cell, hero));
    if (steps == 1 && (known.has_actor || route_can_step(level, hero, direction) ||
                       !route_is_passable(level, cell)))
        return (struct meaning){.command = {.kind = COMMAND_STEP, .direction = direction}};
    if (has_foe(state, &known) && can_fire_at(state, cell))
        return (struct meaning){.ask = ASK_FIRE};
    if (known.has_eyes && !known.has_actor && game_trace_way(game, cell, &first, 1) == 0)
        return (struct meaning){.view = VIEW_LOOK};
    return (struct meaning){
        .command = {.kind = COMMAND_TRAVEL, .target = cell, .explores = true, .begins_anew = true}};
}
