/* The records of ended games that the program leaves in the user's folder. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"

#include "base/file.h"
#include "test_paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char pit[SCRATCH_PATH_MAX];
static char lamp[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];

/* Rats in the dark: waiting among them ends in death. */
/* Lights the lamp and holds it. */
#define WINNING_KEYS "l........................................"
#define DEADLY_KEYS "vv........................................"

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "pit.txt", pit);
    scratch_folder_path(&folder, "lamp.txt", lamp);
    scratch_folder_path(&folder, "picture.png", picture);
    scratch_folder_write_text(&folder, "pit.txt", "#######\n#.r.r.#\n#.r@r.#\n#.r.r.#\n#######\n");
    scratch_folder_write_text(&folder, "lamp.txt", "#####\n#.@9#\n#####\n");
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

static void play(const char *user_folder, const char *seed, const char *map, const char *keys,
                 struct program_result *result)
{
    program_run((const char *const[]){EYESHINE_BIN, "--user-dir", user_folder, "--seed", seed,
                                      "--map", map, "--keys", keys, "--screenshot", picture,
                                      "--size=480x300", "--report", "--narrate", NULL},
                NULL, result);
    assert_int_equal(result->status, 0);
}

/* The record of that name in the user's folder; the caller frees it. NULL: there is none. */
static char *read_record(const char *name)
{
    char path[SCRATCH_PATH_MAX * 2];
    struct error unused;
    snprintf(path, sizeof path, "%s/%s", user, name);
    return file_read_text(path, 65536, &unused);
}

static void check_record(const char *name, const char *piece)
{
    char *record = read_record(name);
    if (!record || !strstr(record, piece))
        fail_msg("'%s' is not in %s: %s", piece, name, record ? record : "(none)");
    free(record);
}

static void check_no_record(const char *name)
{
    char *record = read_record(name);
    assert_null(record);
}

static void test_a_death_is_recorded_with_its_report(void **state)
{
    (void)state;
    struct program_result result;
    play(user, "ash", pit, DEADLY_KEYS, &result);
    assert_string_equal(result.errors, "");
    char *report = strstr(result.output, "seed=ash ");
    assert_non_null(report);
    assert_non_null(strstr(report, " result=died depth=1 "));
    assert_non_null(strstr(report, " cause=gutter_rat "));
    check_record("morgue-ash-1.txt", report);
    check_record("morgue-ash-1.txt", "a gutter rat killed you.");
    assert_non_null(strstr(result.output, "\nRecorded in "));
}

static void test_a_victory_is_recorded(void **state)
{
    (void)state;
    struct program_result result;
    play(user, "ash", lamp, WINNING_KEYS, &result);
    assert_non_null(strstr(result.output, " result=won depth=1 turns=41 cause=none "));
    check_record("morgue-ash-1.txt", "You won on turn");
}

static void test_no_record_is_overwritten(void **state)
{
    (void)state;
    struct program_result result;
    play(user, "ash", lamp, WINNING_KEYS, &result);
    play(user, "ash", pit, DEADLY_KEYS, &result);
    check_record("morgue-ash-1.txt", "You won");
    check_record("morgue-ash-2.txt", "You died");
}

static void test_every_game_of_a_run_is_recorded(void **state)
{
    (void)state;
    struct program_result result;
    play(user, "ash", lamp, WINNING_KEYS "<Enter><Down><Enter>" WINNING_KEYS "<Enter><Down><Enter>",
         &result);
    check_record("morgue-ash-1.txt", "You won");
    check_record("morgue-ash-2.txt", "You won");
    check_no_record("morgue-ash-3.txt");
    assert_non_null(strstr(result.output, " result=stopped "));
}

static void test_a_game_that_is_left_is_not_recorded(void **state)
{
    (void)state;
    struct program_result result;
    play(user, "ash", pit, "l", &result);
    assert_string_equal(result.errors, "");
    check_no_record("morgue-ash-1.txt");
}

static void test_a_seed_leads_to_no_other_folder(void **state)
{
    (void)state;
    struct program_result result;
    play(user, "../a.b/~", lamp, WINNING_KEYS, &result);
    assert_string_equal(result.errors, "");
    check_record("morgue-___a_b__-1.txt", "seed ../a.b/~\n");
}

/* A folder with a path that leaves room for short names only. */
static void make_deep_folder(char *path, size_t length)
{
    snprintf(path, length + 1, "%s", user);
    while (strlen(path) < length) {
        size_t at = strlen(path);
        size_t part = length - at - 1 < 200 ? length - at - 1 : 200;
        if (length - at - 1 - part == 1)
            part--;
        path[at] = '/';
        memset(path + at + 1, 'd', part);
        path[at + 1 + part] = '\0';
    }
}

static void test_where_it_cant_be_written_it_is_said_once_and_the_game_goes_on(void **state)
{
    (void)state;
    static char deep[FILE_PATH_MAX];
    struct program_result result;
    make_deep_folder(deep, FILE_PATH_MAX - 36);
    play(deep, "a-seed-that-makes-names-too-long", lamp,
         WINNING_KEYS "<Enter><Down><Enter>" WINNING_KEYS, &result);
    const char *said = strstr(result.errors, "eyeshine: can't write the record of this game");
    assert_ptr_equal(said, result.errors);
    const char *of_run = strchr(said, '\n') + 1; /* which can't be kept there either */
    assert_memory_equal(of_run, "eyeshine: ", 10);
    assert_null(strstr(of_run, "the record"));
    assert_ptr_equal(strchr(of_run, '\n') + 1, of_run + strlen(of_run));
    assert_non_null(strstr(result.output, " result=won "));
}

static void test_where_one_record_failed_the_next_is_written(void **state)
{
    (void)state;
    static char deep[FILE_PATH_MAX];
    struct program_result result;
    make_deep_folder(deep, FILE_PATH_MAX - 36);
    play(deep, "a-seed-that-makes-names-too-long", lamp,
         WINNING_KEYS "<Enter><Enter><Enter><Enter>" WINNING_KEYS, &result);
    assert_non_null(strstr(result.errors, "can't write the record of this game"));
    assert_non_null(strstr(result.output, "\nRecorded in "));
}

#define TEST(function) cmocka_unit_test_setup_teardown(function, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        TEST(test_a_death_is_recorded_with_its_report),
        TEST(test_a_victory_is_recorded),
        TEST(test_no_record_is_overwritten),
        TEST(test_every_game_of_a_run_is_recorded),
        TEST(test_a_game_that_is_left_is_not_recorded),
        TEST(test_a_seed_leads_to_no_other_folder),
        TEST(test_where_it_cant_be_written_it_is_said_once_and_the_game_goes_on),
        TEST(test_where_one_record_failed_the_next_is_written),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
