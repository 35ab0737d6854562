/* The same floors from every compiler, in debug and release: a catalogue of their hashes. If you change generation on
 * purpose, renew it by cmake/renew_catalogue.sh. If you did not and this fails, something depends on the compiler, such as
 * the order of two random draws in one expression. */
#include "support/check.h"

#include "base/array.h"
#include "dungeon/dungeon.h"
#include "test_paths.h"
#include "world/state.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CATALOGUE EYESHINE_SOURCE_DIR "/tests/dungeon/catalogue.txt"

#define HASH_DIGITS 16

static const char *const seeds[] = {
    "same",  "ash",    "brine", "cinder", "dusk",  "ember", "fathom", "glint", "hush",  "inlet",
    "jetty", "kelp-7", "lamp",  "moth",   "night", "oar",   "pier",   "reef",  "shoal", "tide",
};

enum { SEED_COUNT = ARRAY_LENGTH(seeds) };

struct catalogue {
    char hashes[SEED_COUNT][FLOOR_COUNT][HASH_DIGITS + 1];
};

/* The hash that `eyeshine-lab level` prints. */
static uint64_t hash_of_floor(const char *seed, int depth)
{
    struct grid sizes[FLOOR_COUNT];
    for (int i = 0; i < FLOOR_COUNT; i++)
        sizes[i] = i == depth - 1 ? dungeon_usual_size(depth) : (struct grid){1, 1};
    struct state *state = state_create(seed, sizes);
    assert_non_null(state);
    state->depth = depth;
    dungeon_build(state_level(state), state->seed_hash, &state->ai_memory.distances);
    uint64_t hash = state_hash(state);
    state_destroy(state);
    return hash;
}

static void generate(struct catalogue *catalogue)
{
    for (int i = 0; i < SEED_COUNT; i++)
        for (int depth = 1; depth <= FLOOR_COUNT; depth++)
            snprintf(catalogue->hashes[i][depth - 1], HASH_DIGITS + 1, "%016" PRIx64,
                     hash_of_floor(seeds[i], depth));
}

static void write_down(const struct catalogue *catalogue)
{
    FILE *file = fopen(CATALOGUE, "w");
    assert_non_null(file);
    fputs("# Hashes of the floors 1 to 12 of each seed, written by cmake/renew_catalogue.sh.\n",
          file);
    for (int i = 0; i < SEED_COUNT; i++) {
        fprintf(file, "%s\n", seeds[i]);
        for (int floor = 0; floor < FLOOR_COUNT; floor++)
            fprintf(file, "%s%s", catalogue->hashes[i][floor], floor % 4 == 3 ? "\n" : " ");
    }
    assert_int_equal(fclose(file), 0);
}

/* Reads the next word, which must be this one. */
static void read_word(FILE *file, char word[64])
{
    if (fscanf(file, "%63s", word) != 1)
        fail_msg("%s is cut short", CATALOGUE);
}

static void read_down(struct catalogue *catalogue)
{
    char word[64];
    FILE *file = fopen(CATALOGUE, "r");
    assert_non_null(file);
    assert_int_equal(fscanf(file, "#%*[^\n]"), 0);
    for (int i = 0; i < SEED_COUNT; i++) {
        read_word(file, word);
        assert_string_equal(word, seeds[i]);
        for (int floor = 0; floor < FLOOR_COUNT; floor++) {
            read_word(file, word);
            assert_int_equal(strlen(word), HASH_DIGITS);
            strcpy(catalogue->hashes[i][floor], word);
        }
    }
    fclose(file);
}

static void floors_are_the_same_everywhere(void **unused)
{
    static struct catalogue generated;
    static struct catalogue written;
    int differing = 0;
    (void)unused;
    generate(&generated);
    if (getenv("EYESHINE_RENEW_CATALOGUE"))
        write_down(&generated);
    read_down(&written);
    for (int i = 0; i < SEED_COUNT; i++)
        for (int floor = 0; floor < FLOOR_COUNT; floor++) {
            if (strcmp(generated.hashes[i][floor], written.hashes[i][floor]) == 0)
                continue;
            fprintf(stderr, "seed %s, depth %d: %s, not %s\n", seeds[i], floor + 1,
                    generated.hashes[i][floor], written.hashes[i][floor]);
            differing++;
        }
    assert_int_equal(differing, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(floors_are_the_same_everywhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
