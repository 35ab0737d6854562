#include "game/experiment.h"

#include "game/game_struct.h"
#include "rules/boons.h"
#include "rules/stance.h"
#include "rules/visibility.h"

void experiment_set_lantern(struct game *game, bool has_lantern)
{
    struct state *state = game->state;
    state->pack.has_lantern = has_lantern;
    state_hero(state)->lantern = has_lantern ? lantern_find(true) : stance_dark();
    visibility_note_light(state, state->hero);
    visibility_refresh(state);
}

void experiment_give_boon(struct game *game, enum boon boon)
{
    boons_gain(game->state, game->state->hero, boon);
    visibility_refresh(game->state);
}
