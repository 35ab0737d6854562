#include "support/scene_play.h"

#include "support/game_picture.h"

#include "game/turn.h"
#include "rules/suspicion.h"

struct state *scene_start(const char *picture, enum lantern lantern)
{
    struct state *state = game_picture(picture);
    game_picture_set_lantern(state, lantern);
    return state;
}

void scene_wait(struct state *state, int turns)
{
    for (int i = 0; i < turns; i++)
        turn_play(state, (struct action){.kind = ACTION_WAIT});
}

void scene_step(struct state *state, enum direction direction)
{
    turn_play(state, (struct action){.kind = ACTION_STEP, .direction = direction});
}

void scene_set_lantern(struct state *state, enum lantern lantern)
{
    turn_play(state, (struct action){.kind = ACTION_LANTERN, .lantern = lantern});
}

struct actor *scene_actor(struct state *state, char glyph)
{
    return level_actor(state_level(state), game_picture_actor(state, glyph));
}

struct point scene_place(struct state *state, char glyph)
{
    return scene_actor(state, glyph)->position;
}

int scene_steps(struct state *state, char glyph)
{
    return point_steps(scene_place(state, glyph), state_hero(state)->position);
}

void scene_rouse(struct state *state, char glyph)
{
    suspicion_alarm(state, game_picture_actor(state, glyph));
}
