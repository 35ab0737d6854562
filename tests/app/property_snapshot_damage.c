/* Snapshots of games deep in the run, changed and sealed again: they are refused, or bots can play the result of
 * them. */
#include "support/check.h"
#include "support/seeds.h"

#include "bots/bot.h"
#include "game/save/snapshot.h"
#include "game/save/snapshot_body.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHOICES 25

static void play(struct game *game, const char *key, int choices)
{
    struct bot *bot = bot_create(bot_find(key), game);
    assert_non_null(bot);
    for (int i = 0; i < choices && !state_is_over(game_state(game)); i++)
        bot_play(bot);
    bot_destroy(bot);
}

/* The body of a game that a bot has played for some turns from that floor on. */
static struct bytes body_of_game(const char *seed, int depth)
{
    struct game_setup setup = game_setup_default();
    struct error error = {""};
    struct bytes bytes = {0};
    struct bytes body = {0};
    struct byte_reader reader;
    setup.seed = seed;
    setup.first_depth = depth;
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    play(game, "oracle", 300);
    snapshot_put(game, 300, &bytes);
    game_destroy(game);
    assert_true(snapshot_unseal(bytes.data, bytes.length, &reader, NULL, &error));
    bytes_put(&body, reader.data, reader.length);
    bytes_clear(&bytes);
    return body;
}

/* Whether it makes a game; if so, some choices of a bot are played. */
static bool try_body(const struct bytes *body, const char *bot)
{
    struct bytes sealed = {0};
    struct error error = {""};
    uint64_t position;
    snapshot_seal(body, &sealed);
    struct game *game = snapshot_read(sealed.data, sealed.length, &position, &error);
    bytes_clear(&sealed);
    assert_true(game || strlen(error.message) > 0);
    if (game)
        play(game, bot, CHOICES);
    game_destroy(game);
    return game != NULL;
}

/* EYESHINE_SNAPSHOT_TRIES says how often each is changed. */
static int count_tries(void)
{
    const char *tries = getenv("EYESHINE_SNAPSHOT_TRIES");
    return tries ? atoi(tries) : 100;
}

/* One byte or some; those with few cells, as the run has them, as often as those with many. */
static void change(struct bytes *body, struct random *random)
{
    int range = random_chance(random, 1, 2) ? 1500 : (int)body->length;
    if (range > (int)body->length)
        range = (int)body->length;
    int from = random_chance(random, 1, 2) ? 0 : (int)body->length - range;
    for (int more = random_below(random, 3); more >= 0; more--) {
        int at = from + random_below(random, range);
        int by = random_chance(random, 1, 2) ? random_between(random, 1, 3)
                                             : random_between(random, 1, 255);
        body->data[at] = (unsigned char)(body->data[at] + by);
    }
}

static void what_is_changed_is_refused_or_can_be_played(void **unused)
{
    static const char *const bots[] = {"oracle", "adaptive", "random", "fighter"};
    int games = 0;
    for (struct seeds seeds = SEEDS(1, FLOOR_COUNT); seeds_next(&seeds);) {
        char seed[SEED_LENGTH_MAX + 1];
        snprintf(seed, sizeof seed, "changed-%d", seeds.seed);
        struct bytes body = body_of_game(seed, (seeds.seed + FLOOR_COUNT - 1) % FLOOR_COUNT + 1);
        struct bytes changed = {0};
        struct random random = random_make((uint64_t)seeds.seed);
        for (int i = 0; i < count_tries(); i++) {
            changed.length = 0;
            bytes_put(&changed, body.data, body.length);
            change(&changed, &random);
            games += try_body(&changed, bots[i % 4]);
        }
        bytes_clear(&changed);
        bytes_clear(&body);
    }
    if (seeds_count(FLOOR_COUNT) >= FLOOR_COUNT)
        assert_true(games > 50); /* or nothing was played */
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_changed_is_refused_or_can_be_played),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
