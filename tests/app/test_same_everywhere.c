/* The same floors and games from every compiler, in debug and release: their hashes, written down. Whoever changes what is
 * generated or how it plays writes the new ones down, knowingly; whoever changes nothing of that and fails here has
 * left something to the compiler, such as the order of two random draws in one expression. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

/* Of the seed "same", at the depths 1, 2, ... */
static const char *const floor_hashes[] = {
    "a99abaade2c1da45", "9f7750a1813b6929", "2308ac5d79d72df5", "8d6a810fd0764045",
    "afbbffccae0c0649", "a15314cf3833bd64", "fd8a510f1aa89848", "73d17332db9a904b",
    "112e2b723ee95155", "81219a36989c6f62", "10da2eab57416103", "9ba79243178468c8",
};

static const struct {
    const char *seed;
    const char *hash;
} games[] = {
    {"one", "8e4fe2d64115c8e5"},
    {"two", "a62c884e5f6d2e53"},
    {"three", "2ca0ce91e68d70b4"},
};

/* Whole games, to their end or so many turns: they fight, throw, use things and choose boons. */
#define BOT_TURNS "1500"

static const struct {
    const char *bot;
    const char *hash;
} bot_games[] = {
    {"random", "e3af5c43150635d7"},      {"fighter", "46add4a7d891d6f4"},
    {"diver", "c77af06ed15ffe08"},       {"adaptive", "ac51b0d25494d4bf"},
    {"always-dark", "778099fd8bd2c508"}, {"oracle", "cba775299bb0ee79"},
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
