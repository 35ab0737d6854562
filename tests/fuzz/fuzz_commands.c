/* Arbitrary commands in a running game: its invariants hold after each turn. The first bytes choose the game, the rest are
 * commands, some bytes each. */
#include "base/text.h"
#include "fuzz/fuzz.h"
#include "game/game.h"
#include "support/fairness.h"

#include <stdlib.h>
#include <string.h>

#define TURNS_MAX 400
#define FRESH_EVERY 16

struct input {
    const uint8_t *data;
    size_t size;
};

/* The next byte; 0 after the last. */
static int next(void *context)
{
    struct input *input = context;
    if (input->size == 0)
        return 0;
    input->size--;
    return *input->data++;
}

static struct game *start(struct input *input)
{
    static const struct grid sizes[] = {{24, 16}, {40, 26}, {80, 45}};
    char seed[SEED_LENGTH_MAX + 1];
    struct text text = text_init(seed, sizeof seed);
    struct error error;
    struct game_setup setup = game_setup_default();
    text_append(&text, "fuzz-%d", next(input));
    setup.seed = seed;
    int kind = next(input);
    setup.size = sizes[kind % 3];
    setup.plain_radius = kind & 64 ? kind % 12 : -1;
    setup.has_lesson = kind & 128;
    setup.first_depth = setup.has_lesson ? 1 : 1 + next(input) % FLOOR_COUNT;
    struct game *game = game_create(&setup, &error);
    if (!game)
        fuzz_fail("no game");
    return game;
}

/* Gives the hero things as if they had been found. */
static void give(struct state *state, int byte)
{
    int item = ITEM_NONE + 1 + byte % (ITEM_COUNT - 1);
    pack_add(&state->pack, (enum item)item, 1 + byte / 128, 100);
}

static void check(struct fairness *fairness, int turn, bool is_choice)
{
    const char *fault = fairness_fault(fairness);
    if (!fault && turn % FRESH_EVERY == 0 && !state_is_over(fairness->state))
        fault = fairness_sight_fault(fairness);
    if (fault)
        fuzz_fail(fault);
    fairness_note(fairness, is_choice);
}

static void play(struct game *game, struct input *input)
{
    struct fairness fairness = {.state = NULL};
    const struct state *state = game_state(game);
    memcpy(&fairness.state, &state, sizeof state); /* the hero was given things */
    fairness_note(&fairness, true);
    for (int turn = 1; turn <= TURNS_MAX && !state_is_over(state); turn++) {
        if (game_is_under_way(game)) {
            game_continue(game);
        } else if (input->size == 0) {
            return;
        } else {
            if (*input->data >= 192)
                give(fairness.state, next(input) - 192 + turn);
            game_play(game, fuzz_command((struct fuzz_source){next, input}, state));
        }
        check(&fairness, turn, !game_is_under_way(game));
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct input input = {data, size};
    struct game *game = start(&input);
    play(game, &input);
    game_destroy(game);
    return 0;
}
