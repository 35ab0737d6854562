/* The same floors and games from every compiler, in debug and release: their hashes, written down. Whoever changes what is
 * generated or how it plays writes the new ones down, knowingly; whoever changes nothing of that and fails here has
 * left something to the compiler, such as the order of two random draws in one expression. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

/* Of the seed "same", at the depths 1, 2, ... */
static const char *const floor_hashes[] = {
    "54e3f99e20a512de", "e1ed2b19018bb66f", "b0f935c49513eb66", "31295b79217a5d22",
    "b42360c60974432a", "21c2e7325d0d99ce", "396b0b434659d9de", "ab195020cab2f62b",
    "78578e988acd3cca", "01740baf72d07516", "ee8591bccf479f79", "4faa9e901cad4fc9",
};

static const struct {
    const char *seed;
    const char *hash;
} games[] = {
    {"one", "ea85fc291c18f34c"},
    {"two", "be4303c165f27995"},
    {"three", "c57df308583f30b0"},
};

/* Whole games, to their end or so many turns: they fight, throw, use things and choose boons. */
#define BOT_TURNS "1500"

static const struct {
    const char *bot;
    const char *hash;
} bot_games[] = {
    {"random", "01cb891ef8e6b137"},      {"fighter", "d2c856fd655b24b0"},
    {"diver", "8c17291b9688b4f0"},       {"adaptive", "39bf343e93e11ee3"},
    {"always-dark", "17d32902f16cc941"}, {"oracle", "cf20429f9f33335f"},
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
