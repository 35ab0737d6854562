#include "game/text/score.h"

#include "base/integer.h"
#include "game/text/chronicle.h"

#include <assert.h>

#define POINTS_FLOOR 100
#define POINTS_UNHUNTED 25
#define POINTS_END 500
#define TURNS_A_POINT 20

int score_points(const struct state *state)
{
    int points = state->result == RESULT_WON ? POINTS_END : 0;
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        const struct level *level = state_floor_const(state, depth);
        if (level->is_built)
            points += POINTS_FLOOR + (level->was_hunted ? 0 : POINTS_UNHUNTED);
    }
    return int_max(points - state->turn / TURNS_A_POINT, 0);
}

static bool has_kept_unseen(const struct game *game)
{
    for (int depth = 1; depth <= FLOOR_COUNT; depth++)
        if (state_floor_const(game_state(game), depth)->was_hunted)
            return false;
    return true;
}

static bool has_kept_lightless(const struct game *game)
{
    for (int i = 0; i < FLOOR_COUNT; i++)
        for (int l = 0; l < LANTERN_COUNT; l++)
            if (game_chronicle(game)->turns[i][l] > 0 &&
                lantern_get((enum lantern)l)->light_radius > 0)
                return false;
    return true;
}

static bool has_kept_silent(const struct game *game)
{
    return game_chronicle(game)->loudest <= LOUDNESS_FAINT;
}

static bool has_kept_bloodless(const struct game *game)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (game_chronicle(game)->kills[m] > 0)
            return false;
    return true;
}

static bool has_kept_alone(const struct game *game)
{
    return game_chronicle(game)->freed == 0;
}

bool score_has_kept(const struct game *game, enum conduct conduct)
{
    static bool (*const kept[CONDUCT_COUNT])(const struct game *game) = {
#define CONDUCT(row, key, ...) [CONDUCT_##row] = has_kept_##key,
#include "content/conducts.def"
#undef CONDUCT
    };
    assert(conduct < CONDUCT_COUNT);
    return kept[conduct](game);
}

unsigned score_conducts(const struct game *game)
{
    unsigned conducts = 0;
    for (int c = 0; c < CONDUCT_COUNT; c++)
        conducts |= (unsigned)score_has_kept(game, (enum conduct)c) << c;
    return conducts;
}

int score_stance(const struct game *game, int depth)
{
    assert(depth >= 1 && depth <= FLOOR_COUNT);
    const int *turns = game_chronicle(game)->turns[depth - 1];
    int most = 0;
    for (int l = 1; l < LANTERN_COUNT; l++)
        if (turns[l] > turns[most])
            most = l;
    return turns[most] > 0 ? most : -1;
}

static void write_how(const struct state *state, struct text *text)
{
    if (state->result == RESULT_WON)
        text_append(text, state_is_won_dark(state) ? "left the lamp dark" : "lit the lamp");
    else
        text_append(text, "%s floor %d", state->result == RESULT_DIED ? "died on" : "on",
                    state->depth);
}

void score_write_line(const struct game *game, struct text *text)
{
    const struct state *state = game_state(game);
    text_append(text, "Eyeshine %s ", state->seed);
    for (int depth = 1; depth <= FLOOR_COUNT; depth++) {
        int stance = score_stance(game, depth);
        if (stance >= 0)
            text_append(text, "%s", lantern_get((enum lantern)stance)->square);
    }
    text_append(text, " ");
    write_how(state, text);
    text_append(text, ", %d", score_points(state));
}
