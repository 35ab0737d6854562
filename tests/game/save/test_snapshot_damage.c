/* Damaged snapshots are refused, or make a game that can be played. */
#include "support/check.h"

#include "game/game.h"
#include "game/save/snapshot.h"
#include "game/save/snapshot_body.h"

#include "base/array.h"
#include "base/random.h"

#include <stdlib.h>
#include <string.h>

/* Actions performed in each game made from changed bytes. */
#define ACTIONS 12

static struct game *begin(void)
{
    struct error error = {""};
    struct game_setup setup = game_setup_default();
    setup.seed = "damage";
    setup.size = (struct grid){24, 16};
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    for (int i = 0; i < 6; i++) {
        game_play(game, (struct command){.kind = COMMAND_EXPLORE});
        while (game_is_under_way(game))
            game_continue(game);
    }
    return game;
}

static struct bytes save(void)
{
    struct game *game = begin();
    struct bytes bytes = {0};
    snapshot_put(game, 9, &bytes);
    assert_false(bytes.has_failed);
    game_destroy(game);
    return bytes;
}

/* Reads a copy in memory of exactly its size, so that reading past the end is found. */
static struct game *read_exactly(const unsigned char *data, size_t length, struct error *error)
{
    unsigned char *copy = malloc(length > 0 ? length : 1);
    uint64_t position;
    memcpy(copy, data, length);
    error->message[0] = '\0';
    struct game *game = snapshot_read(copy, length, &position, error);
    free(copy);
    return game;
}

static void every_cut_off_snapshot_is_refused(void **unused)
{
    struct bytes bytes = save();
    struct error error;
    for (size_t length = 0; length < bytes.length; length++) {
        assert_null(read_exactly(bytes.data, length, &error));
        assert_true(strlen(error.message) > 0);
    }
    bytes_put(&bytes, "x", 1);
    assert_null(read_exactly(bytes.data, bytes.length, &error));
    bytes_clear(&bytes);
    (void)unused;
}

static void every_changed_bit_is_found(void **unused)
{
    struct bytes bytes = save();
    struct error error;
    for (size_t bit = 0; bit < bytes.length * 8; bit++) {
        bytes.data[bit / 8] ^= (unsigned char)(1u << bit % 8);
        if (read_exactly(bytes.data, bytes.length, &error))
            fail_msg("bit %zu of byte %zu", bit % 8, bit / 8);
        assert_true(strlen(error.message) > 0);
        bytes.data[bit / 8] ^= (unsigned char)(1u << bit % 8);
    }
    bytes_clear(&bytes);
    (void)unused;
}

static void play_some_turns(struct game *game, struct random *random)
{
    static const enum command_kind kinds[] = {COMMAND_EXPLORE, COMMAND_STEP, COMMAND_STEP,
                                              COMMAND_STAIRS,  COMMAND_WAIT, COMMAND_REST,
                                              COMMAND_THROW,   COMMAND_FIRE, COMMAND_LANTERN};
    for (int i = 0; i < ACTIONS && !state_is_over(game_state(game)); i++) {
        const struct state *state = game_state(game);
        struct command command = {.leads = 1, .item = state->pack.last_weapon};
        command.kind = kinds[random_below(random, (int)ARRAY_LENGTH(kinds))];
        command.direction = (enum direction)random_below(random, DIRECTION_COUNT);
        command.target = state_hero_const(state)->position;
        game_play(game, command);
        for (int more = 0; more < 4 && game_is_under_way(game); more++)
            game_continue(game);
    }
}

/* Seals a changed body and reads it. Returns 1 if it makes a game, which is then played, and 0 if not. */
static int try_body(const struct bytes *body, struct random *random)
{
    struct bytes sealed = {0};
    struct error error;
    snapshot_seal(body, &sealed);
    struct game *game = read_exactly(sealed.data, sealed.length, &error);
    bytes_clear(&sealed);
    if (!game) {
        assert_true(strlen(error.message) > 0);
        return 0;
    }
    play_some_turns(game, random);
    game_destroy(game);
    return 1;
}

static struct bytes body_of(const struct bytes *bytes)
{
    struct byte_reader reader;
    struct error error = {""};
    struct bytes body = {0};
    assert_true(snapshot_unseal(bytes->data, bytes->length, &reader, &error));
    bytes_put(&body, reader.data, reader.length);
    return body;
}

/* EYESHINE_SNAPSHOT_TRIES says how many values each byte takes on, up to 255. */
static int tries_a_byte(void)
{
    const char *tries = getenv("EYESHINE_SNAPSHOT_TRIES");
    return tries ? atoi(tries) : 2;
}

static void a_changed_and_sealed_snapshot_is_refused_or_playable(void **unused)
{
    struct bytes bytes = save();
    struct bytes body = body_of(&bytes);
    struct random random = random_make(7);
    int games = 0;
    for (size_t i = 0; i < body.length; i++)
        for (int more = 0; more < tries_a_byte(); more++) {
            unsigned char before = body.data[i];
            body.data[i] = (unsigned char)(before + random_between(&random, 1, 255));
            games += try_body(&body, &random);
            body.data[i] = before;
        }
    assert_true(games > 100); /* otherwise nothing was played */
    bytes_clear(&body);
    bytes_clear(&bytes);
    (void)unused;
}

static void a_cut_off_and_sealed_snapshot_is_refused(void **unused)
{
    struct bytes bytes = save();
    struct bytes body = body_of(&bytes);
    struct random random = random_make(8);
    size_t length = body.length;
    for (body.length = 0; body.length < length; body.length++)
        assert_int_equal(try_body(&body, &random), 0);
    bytes_put_number(&body, 0);
    assert_int_equal(try_body(&body, &random), 0);
    bytes_clear(&body);
    bytes_clear(&bytes);
    (void)unused;
}

static void check_error(const void *data, size_t length, const char *expected)
{
    struct error error;
    assert_null(read_exactly(data, length, &error));
    if (!strstr(error.message, expected))
        fail_msg("'%s' says nothing of '%s'", error.message, expected);
}

static void the_error_says_what_is_wrong(void **unused)
{
    struct bytes bytes = save();
    check_error("", 0, "empty");
    check_error("eyeshine sn", 11, "cut off after 11 bytes");
    check_error("#####\n#@..#\n", 12, "not a snapshot");
    check_error(bytes.data, bytes.length - 1, "cut off");
    bytes.data[bytes.length / 2] ^= 1;
    check_error(bytes.data, bytes.length, "damaged");
    bytes_clear(&bytes);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_cut_off_snapshot_is_refused),
        cmocka_unit_test(every_changed_bit_is_found),
        cmocka_unit_test(a_changed_and_sealed_snapshot_is_refused_or_playable),
        cmocka_unit_test(a_cut_off_and_sealed_snapshot_is_refused),
        cmocka_unit_test(the_error_says_what_is_wrong),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
