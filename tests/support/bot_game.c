#include "support/bot_game.h"

#include "support/check.h"

#include "rules/visibility.h"

#include <string.h>

struct bot_game bot_game_start(const char *key, const char *seed, const char *picture)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = seed;
    setup.map_text = picture;
    setup.map_name = "picture";
    struct bot_game play = {.game = game_create(&setup, &error)};
    assert_non_null(play.game);
    const struct state *state = game_state(play.game);
    memcpy(&play.state, &state, sizeof state);
    play.bot = bot_create(bot_find(key), play.game);
    assert_non_null(play.bot);
    return play;
}

void bot_game_end(struct bot_game *play)
{
    bot_destroy(play->bot);
    game_destroy(play->game);
}

void bot_game_suspect(struct bot_game *play, int suspicion)
{
    struct level *level = state_level(play->state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (!state_is_hero(play->state, level_handle(level, i)))
            level->actors[i].suspicion = suspicion;
}

void bot_game_look(struct bot_game *play)
{
    visibility_note_all(play->state);
    visibility_refresh(play->state);
    bot_scene_look(&play->bot->scene, play->bot->sight);
    bot_scene_note(play->bot);
}
