/* The same floors and games from every compiler, in debug and release: their hashes, written down. Whoever changes what is
 * generated or how it plays writes the new ones down, knowingly; whoever changes nothing of that and fails here has
 * left something to the compiler, such as the order of two random draws in one expression. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

/* Of the seed "same", at the depths 1, 2, ... */
static const char *const floor_hashes[] = {
    "ab494383ffd1b9e9", "7cada2b2abb78b2d", "890bc986ab26af73", "7da87b3f98bc92c4",
    "dcd6f333f87129a2", "dc470c287e41bb6f", "1f836c429692cf77", "b4da7ff726513096",
    "f4a0bb6055f740da", "36f4810e597a400f", "375dfae7206ab28b", "f5f4889f0547e277",
};

static const struct {
    const char *seed;
    const char *hash;
} games[] = {
    {"one", "3f687c3db70f3b0a"},
    {"two", "db36606183afbcf5"},
    {"three", "836c0413310a11f2"},
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_floors_are_the_same_everywhere),
        cmocka_unit_test(test_games_are_the_same_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
