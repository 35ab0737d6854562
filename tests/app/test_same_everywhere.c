/* The same floors and games from every compiler, in debug and release: their hashes, written down. Whoever changes what is
 * generated or how it plays writes the new ones down, knowingly; whoever changes nothing of that and fails here has
 * left something to the compiler, such as the order of two random draws in one expression. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

/* Of the seed "same", at the depths 1, 2, ... */
static const char *const floor_hashes[] = {
    "a93f08a975f9a788", "8624de21ca6ba966", "3efd92a2b19bbc6a", "0e752dd8c4e18365",
    "9c0dbd3aa65da8ac", "10dcd7496b1f4574", "8f59c2e315b5665a", "5f2d08c6518d0e1d",
    "47653f8bb21cc1f6", "fa56e52966e44aac", "f98d4a77b7ffa764", "9bcc50a11756f814",
};

static const struct {
    const char *seed;
    const char *hash;
} games[] = {
    {"one", "2458fca4be34a33d"},
    {"two", "b68873dfdebb3d68"},
    {"three", "a6da2db3185a562b"},
};

/* Whole games, to their end or so many turns: they fight, throw, use things and choose boons. */
#define BOT_TURNS "1500"

static const struct {
    const char *bot;
    const char *hash;
} bot_games[] = {
    {"random", "f4e231c9d0e908fc"},      {"fighter", "4cbe9ba2b524347c"},
    {"diver", "7e1ad5481ffd807f"},       {"adaptive", "6901f5b116f048a2"},
    {"always-dark", "7248d12babb8f7cd"}, {"oracle", "c88ea9a9f80a240f"},
};

static void check_hash(const char *const *arguments, const char *name, const char *mark,
                       const char *hash)
{
    struct program_result result;
    lab_run(arguments, &result);
    assert_int_equal(result.status, 0);
    const char *found = strstr(result.output, mark);
    assert_non_null(found);
    found += strlen(mark);
    if (strncmp(found, hash, strlen(hash)) != 0)
        fail_msg("%s has the hash %.16s, not %s", name, found, hash);
}

static void test_floors_are_the_same_everywhere(void **fixture)
{
    (void)fixture;
    for (size_t i = 0; i < sizeof floor_hashes / sizeof *floor_hashes; i++) {
        char depth[8];
        snprintf(depth, sizeof depth, "%zu", i + 1);
        check_hash(LAB_ARGUMENTS("level", "--seed", "same", "--depth", depth), depth, "\nhash ",
                   floor_hashes[i]);
    }
}

/* Each explores, hoods the lantern, explores on and goes down. */
static void test_games_are_the_same_everywhere(void **fixture)
{
    (void)fixture;
    char keys[256] = "";
    memset(keys, 'o', 202);
    keys[120] = 'v';
    keys[161] = '>';
    for (size_t i = 0; i < sizeof games / sizeof *games; i++)
        check_hash(LAB_ARGUMENTS("play", "--seed", games[i].seed, "--keys", keys), games[i].seed,
                   "hash=", games[i].hash);
}

static void test_games_of_bots_are_the_same_everywhere(void **fixture)
{
    (void)fixture;
    for (size_t i = 0; i < sizeof bot_games / sizeof *bot_games; i++)
        check_hash(LAB_ARGUMENTS("play", "--seed", "same", "--bot", bot_games[i].bot, "--turns",
                                 BOT_TURNS),
                   bot_games[i].bot, "hash=", bot_games[i].hash);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_floors_are_the_same_everywhere),
        cmocka_unit_test(test_games_are_the_same_everywhere),
        cmocka_unit_test(test_games_of_bots_are_the_same_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
