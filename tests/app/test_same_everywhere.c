/* The same games from every compiler, in debug and release: their hashes, written down. A change of what is
 * generated (see dungeon/test_catalogue.c for floors alone) or of how it plays writes the new ones down, knowingly; one that
 * changes nothing of that and fails here has left something to the compiler, such as the order of two random draws in one
 * expression. */
#include "support/check.h"

#include "support/lab.h"
#include "support/scratch_folder.h"

#include "base/array.h"

#include <string.h>

static const struct {
    const char *seed;
    const char *hash;
} games[] = {
    {"one", "d593d72c608c969f"},
    {"two", "149f884d5fb55b68"},
    {"three", "52eb0b94fc5ba54f"},
};

/* Their first floor: nothing on it keeps the hero from the second, whatever is generated. */
static const char first_floor[] = "################\n"
                                  "#@..!..#.......#\n"
                                  "#......+..m....#\n"
                                  "#......#.....>.#\n"
                                  "################\n";

/* Whole games, to their end or BOT_TURNS: they fight, throw, use things and choose boons. */
#define BOT_TURNS "1500"

static const struct {
    const char *bot;
    const char *hash;
} bot_games[] = {
    {"random", "55d402fc4526aec5"},      {"fighter", "4148967abe782095"},
    {"diver", "83f6fae3a57e8815"},       {"adaptive", "e204be5b4c2be0fe"},
    {"always-dark", "98bda4329e655b42"}, {"oracle", "1c4d33c2dcff3b39"},
};

static void check_hash(const char *const *arguments, const char *name, const char *depth,
                       const char *hash)
{
    static const char mark[] = "hash=";
    struct program_result result;
    lab_run(arguments, &result);
    assert_int_equal(result.status, 0);
    if (!strstr(result.output, depth))
        fail_msg("%s: no %s in '%s'", name, depth, result.output);
    const char *found = strstr(result.output, mark);
    assert_non_null(found);
    found += strlen(mark);
    if (strncmp(found, hash, strlen(hash)) != 0)
        fail_msg("%s has the hash %.16s, not %s", name, found, hash);
}

static void append(char *keys, const char *more, int times)
{
    while (times-- > 0)
        strcat(keys, more);
}

/* Each explores, goes down, chooses a boon, explores on, steps about and strikes what is there, hoods the lantern, and
 * goes on so. */
static void test_games_are_the_same_everywhere(void **fixture)
{
    (void)fixture;
    char keys[512] = "ooooo>>>>1";
    append(keys, "ooohjklyubn", 15);
    append(keys, "v", 1);
    append(keys, "ooohjklyubn", 15);
    struct scratch_folder folder = scratch_folder_make();
    char map[SCRATCH_PATH_MAX];
    scratch_folder_write_text(&folder, "map.txt", first_floor);
    scratch_folder_path(&folder, "map.txt", map);
    for (size_t i = 0; i < ARRAY_LENGTH(games); i++)
        check_hash(LAB_ARGUMENTS("play", "--map", map, "--seed", games[i].seed, "--keys", keys),
                   games[i].seed, " depth=2 ", games[i].hash);
    scratch_folder_remove(&folder);
}

static void test_games_of_bots_are_the_same_everywhere(void **fixture)
{
    (void)fixture;
    for (size_t i = 0; i < ARRAY_LENGTH(bot_games); i++)
        check_hash(LAB_ARGUMENTS("play", "--seed", "same", "--bot", bot_games[i].bot, "--turns",
                                 BOT_TURNS),
                   bot_games[i].bot, " depth=", bot_games[i].hash);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_games_are_the_same_everywhere),
        cmocka_unit_test(test_games_of_bots_are_the_same_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
