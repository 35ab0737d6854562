/* The same floors and games from every compiler, in debug and release: their hashes, written down. Whoever changes what is
 * generated or how it plays writes the new ones down, knowingly; whoever changes nothing of that and fails here has
 * left something to the compiler, such as the order of two random draws in one expression. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

/* Of the seed "same", at the depths 1, 2, ... */
static const char *const floor_hashes[] = {
    "9d0e14567c96d613", "028ab59c9e9ae0df", "13ac8fb1d9c59df1", "50b7009f012f1098",
    "633005f966525253", "bd0b640ef0c39c1f", "fd8a510f1aa89848", "73d17332db9a904b",
    "79eb089e227279d9", "62d5a81b201fd020", "05e25c99ef6de86e", "fdbca61778947f19",
};

static const struct {
    const char *seed;
    const char *hash;
} games[] = {
    {"one", "d17de8c0af1da94d"},
    {"two", "02ca30d1436a5965"},
    {"three", "4b98c61d96527bcd"},
};

/* Whole games, to their end or so many turns: they fight, throw, use things and choose boons. */
#define BOT_TURNS "1500"

static const struct {
    const char *bot;
    const char *hash;
} bot_games[] = {
    {"random", "ae0a647384eaf2db"},      {"fighter", "18d0866ec2cde00d"},
    {"diver", "c2040b753f73e0a9"},       {"adaptive", "41652d061bb34f31"},
    {"always-dark", "148e32a7082af057"}, {"oracle", "19ea37cfa8a3a61d"},
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
