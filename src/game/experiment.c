#include "game/experiment.h"

#include "game/game_struct.h"
#include "rules/boons.h"
#include "rules/stance.h"
#include "rules/visibility.h"

void experiment_set_lantern(struct game *game, bool has_lantern)
{
    struct state *state = game->state;
    enum lantern lantern = stance_dark();
    while (has_lantern && !lantern_get(lantern)->is_open)
        lantern = (enum lantern)((lantern + 1) % LANTERN_COUNT);
    state->pack.has_lantern = has_lantern;
    state_hero(state)->lantern = lantern;
    visibility_note_light(state, state->hero);
    visibility_refresh(state);
}

void experiment_give_boon(struct game *game, enum boon boon)
{
    boons_gain(game->state, game->state->hero, boon);
    visibility_refresh(game->state);
}
