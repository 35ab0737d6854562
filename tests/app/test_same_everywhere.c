/* The same games from every compiler, in debug and release: their hashes, written down. Whoever changes what is
 * generated (see dungeon/test_catalogue.c for floors alone) or how it plays writes the new ones down, knowingly; whoever changes nothing of that and fails here has
 * left something to the compiler, such as the order of two random draws in one expression. */
#include "support/check.h"

#include "support/lab.h"

#include <string.h>

static const struct {
    const char *seed;
    const char *hash;
} games[] = {
    {"one", "cd1d04bcf9daaf95"},
    {"two", "b0a73a2833f1576e"},
    {"three", "b6986926687e4b27"},
};

/* Whole games, to their end or so many turns: they fight, throw, use things and choose boons. */
#define BOT_TURNS "1500"

static const struct {
    const char *bot;
    const char *hash;
} bot_games[] = {
    {"random", "dd32206f9d130048"},      {"fighter", "d0473017191f970a"},
    {"diver", "914733ed01158497"},       {"adaptive", "1666ce4da1c1f479"},
    {"always-dark", "a2f75934bf662517"}, {"oracle", "e03bbff34c407ee0"},
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
        cmocka_unit_test(test_games_are_the_same_everywhere),
        cmocka_unit_test(test_games_of_bots_are_the_same_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
