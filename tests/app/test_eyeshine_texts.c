/* Text files that the game keeps between runs: settings, keys, the hall of fame, the bestiary. */
#include "support/check.h"
#include "support/program.h"
#include "support/scratch_folder.h"

#include "base/file.h"
#include "base/file_lock.h"
#include "test_paths.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Explores, and waits for anything that comes: sooner or later the hero dies. */
#define TIMES_5(keys) keys keys keys keys keys
#define END_KEYS TIMES_5(TIMES_5(TIMES_5("ooo.....1")))

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];
static char map[SCRATCH_PATH_MAX];
static struct program_result result;

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "picture.png", picture);
    scratch_folder_path(&folder, "map.txt", map);
    scratch_folder_write_text(&folder, "map.txt", "######\n#@..>#\n######\n");
    mkdir(user, 0777);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

/* Plays these keys; `option` and `value` may be NULL. */
static void play_seed(const char *seed, const char *keys, const char *option, const char *value)
{
    program_run((const char *const[]){EYESHINE_BIN, "--user-dir", user, "--seed", seed, "--keys",
                                      keys, "--screenshot", picture, "--size=640x400", "--report",
                                      option, value, NULL},
                NULL, &result);
    assert_int_equal(result.status, 0);
}

static void play(const char *keys, const char *option, const char *value)
{
    play_seed("ash", keys, option, value);
}

/* Plays one game after the other until the hero dies in one. */
static void play_to_the_end(const char *option, const char *value)
{
    for (int i = 1; i <= 9; i++) {
        char seed[16];
        snprintf(seed, sizeof seed, "end-%d", i);
        play_seed(seed, END_KEYS, option, value);
        if (strstr(result.output, " result=died "))
            return;
    }
    fail_msg("nobody dies");
}

/* Reads a file of the scratch folder; the caller frees it. NULL: there is none. */
static char *read_text(const char *name)
{
    char path[SCRATCH_PATH_MAX];
    struct error unused;
    scratch_folder_path(&folder, name, path);
    return file_read_text(path, 65536, &unused);
}

static void check_file(const char *name, const char *expected)
{
    char *text = read_text(name);
    if (!text || !expected)
        assert_ptr_equal(text, expected);
    else
        assert_string_equal(text, expected);
    free(text);
}

/* How many lines of a file hold the words. */
static int count_lines(const char *name, const char *words)
{
    char *text = read_text(name);
    int count = 0;
    for (const char *at = text; at && (at = strstr(at, words)) != NULL; count++)
        at = strchr(at + 1, '\n');
    free(text);
    return count;
}

static void a_setting_that_is_changed_is_kept_and_comes_back(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "user/settings.txt", "# mine\r\nfuture = 1\r\n");
    play("<Esc><Down><Down><Enter><Down><Down><Down><Enter>", NULL, NULL);
    check_file("user/settings.txt", "# mine\r\nfuture = 1\r\nreduced-motion = yes\r\n");
    play("<Esc><Down><Down><Enter><Down><Down><Down><Enter>", NULL, NULL);
    check_file("user/settings.txt", "# mine\r\nfuture = 1\r\nreduced-motion = no\r\n");
}

static void a_key_that_is_changed_is_kept_among_what_the_player_wrote(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "user/keys.txt", "# mine\nnonsense\nexplore = p\n");
    play("<Esc><Down><Down><Enter><Up><Enter><Enter>p", NULL, NULL);
    check_file("user/keys.txt",
               "# mine\nnonsense\nexplore = <NoKey> <S-PadA>\nstep-up = k <KP_8> <PadUp> <Up> p\n");
}

static void the_command_line_wins_and_is_not_kept(void **state)
{
    (void)state;
    static const char before[] = "sight = disc\nmap-zoom = 1\nreduced-motion = no\n";
    scratch_folder_write_text(&folder, "user/settings.txt", before);
    play("l", "--scale", "3");
    check_file("user/settings.txt", before);
    play("<F2>", "--fov=raycast", "--reduced-motion");
    check_file("user/settings.txt", before);
    play("+", "--scale", "3");
    check_file("user/settings.txt", "sight = disc\nmap-zoom = 4\nreduced-motion = no\n");
}

static void games_begin_with_the_sight_that_is_set(void **state)
{
    (void)state;
    char by_option[PROGRAM_OUTPUT_MAX];
    play(".", "--fov", "disc");
    snprintf(by_option, sizeof by_option, "%s", result.output);
    scratch_folder_write_text(&folder, "user/settings.txt", "sight = disc\n");
    play(".", NULL, NULL);
    assert_string_equal(result.output, by_option);
    play(".", "--fov", "shadowcast");
    assert_string_not_equal(result.output, by_option);
}

static void what_makes_no_sense_is_said_with_its_line_and_the_game_plays(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "user/settings.txt", "\nmap-zoom = many\n");
    scratch_folder_write_text(&folder, "user/keys.txt", "fly = f\n");
    scratch_folder_write_text(&folder, "user/fame.txt", "one\ntwo\n");
    scratch_folder_write_text(&folder, "user/bestiary.txt", "basilisk seen=1\n");
    play(".", "--narrate", NULL);
    assert_non_null(strstr(result.output, "turns=1 "));
    assert_non_null(strstr(result.output, "settings.txt, line 2: map-zoom: 'many' is not one of"));
    assert_non_null(strstr(result.output, " (and 4 more)\n"));
    assert_non_null(strstr(result.errors, "eyeshine: settings.txt, line 2: map-zoom: 'many'"));
    assert_non_null(strstr(result.errors, "eyeshine: keys.txt, line 1: 'fly' "));
    assert_non_null(strstr(result.errors, "eyeshine: fame.txt, line 2: "));
    assert_non_null(strstr(result.errors, "eyeshine: bestiary.txt, line 1: 'basilisk' "));
    check_file("user/settings.txt", "\nmap-zoom = many\n");
    check_file("user/keys.txt", "fly = f\n");
}

static void of_many_bad_lines_the_first_are_told_and_the_rest_counted(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "user/keys.txt", TIMES_5(TIMES_5("fly\n")));
    play(".", NULL, NULL);
    assert_non_null(strstr(result.errors, "keys.txt, line 8: "));
    assert_null(strstr(result.errors, "keys.txt, line 9: "));
    assert_non_null(strstr(result.errors, "eyeshine: keys.txt: and 17 more lines\n"));
}

static void keys_are_what_the_file_says(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "user/keys.txt", "wait = q\nlook = .\n");
    play("qqq.<Esc>q", NULL, NULL);
    assert_non_null(strstr(result.output, " turns=4 "));
    assert_string_equal(result.errors, "");
}

static void a_file_of_keys_that_explains_itself_is_begun_once(void **state)
{
    (void)state;
    play(".", NULL, NULL);
    assert_int_equal(count_lines("user/keys.txt", "# explore = o"), 1);
    scratch_folder_write_text(&folder, "user/keys.txt", "");
    play(".", NULL, NULL);
    check_file("user/keys.txt", "");
}

static void a_run_that_ends_goes_into_the_hall_of_fame(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "user/fame.txt",
                              "2026-01-01 result=won depth=12 turns=9 seed=old\nodd\n");
    play_to_the_end("--narrate", NULL);
    assert_non_null(strstr(result.output, "2nd of 2 in the hall of fame. Recorded in "));
    assert_int_equal(count_lines("user/fame.txt", " result=died "), 1);
    assert_int_equal(count_lines("user/fame.txt", " seed=end-"), 1);
    assert_int_equal(count_lines("user/fame.txt", "seed=old\nodd\n"), 1);
    assert_true(count_lines("user/bestiary.txt", " seen=") > 0);
    assert_int_equal(count_lines("user/bestiary.txt", " killers=1\n"), 1);
}

static void a_run_joins_fame_of_a_hundred_thousand_lines(void **state)
{
    (void)state;
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "user/fame.txt", path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    for (int i = 0; i < 100000; i++)
        assert_true(fprintf(file,
                            "2026-01-01 result=won depth=12 turns=%d cause=none version=0.9.0 "
                            "seed=some-old-seed-%d run=%016x\n",
                            5000 + i, i, i + 1) > 0);
    assert_int_equal(fclose(file), 0);
    play(".", NULL, NULL);
    assert_string_equal(result.errors, "");
    play_to_the_end("--narrate", NULL);
    assert_string_equal(result.errors, "");
    assert_non_null(strstr(result.output, "100001st of 100001 in the hall of fame. Recorded in "));
    file = fopen(path, "rb");
    assert_int_equal(fseek(file, -300, SEEK_END), 0);
    char end[301] = "";
    assert_int_equal(fread(end, 1, 300, file), 300);
    assert_int_equal(fclose(file), 0);
    assert_non_null(strstr(end, " seed=some-old-seed-99999 run=00000000000186a0\n"));
    assert_non_null(strstr(end, " seed=end-"));
}

static void what_was_met_is_kept_when_a_game_is_left(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "user/bestiary.txt", "# mine\nbasilisk seen=1\n");
    for (int i = 0; i < 2; i++) {
        play(TIMES_5(TIMES_5("o")), NULL, NULL);
        assert_int_equal(count_lines("user/bestiary.txt", i == 0 ? "seen=1 " : "seen=2 ") > 0, 1);
    }
    assert_int_equal(count_lines("user/bestiary.txt", "# mine\nbasilisk seen=1\n"), 1);
}

static void going_on_counts_nobody_again(void **state)
{
    (void)state;
    play_seed("calm", TIMES_5("ooo"), NULL, NULL);
    assert_int_equal(count_lines("user/bestiary.txt", "wick_moth seen=1 "), 1);
    for (int i = 0; i < 3; i++) {
        program_run((const char *const[]){EYESHINE_BIN, "--user-dir", user, "--continue", "--keys",
                                          TIMES_5("ooo"), "--screenshot", picture, "--size=640x400",
                                          NULL},
                    NULL, &result);
        assert_int_equal(result.status, 0);
    }
    assert_int_equal(count_lines("user/bestiary.txt", " seen="),
                     count_lines("user/bestiary.txt", " seen=1 "));
}

/* Starts a program that stays open on the drawn map. */
static pid_t stay_open(void)
{
    fflush(NULL);
    pid_t program = fork();
    assert_true(program >= 0);
    if (program == 0) {
        setenv("SDL_VIDEODRIVER", "dummy", 1);
        execl(EYESHINE_BIN, EYESHINE_BIN, "--user-dir", user, "--map", map, "--keys", "l",
              "--size=640x400", (char *)NULL);
        _exit(127);
    }
    return program;
}

static void met_creatures_are_kept_though_the_program_is_killed(void **state)
{
    (void)state;
    int status;
    scratch_folder_write_text(&folder, "map.txt", "######\n#@..m#\n######\n");
    pid_t program = stay_open();
    for (int i = 0; i < 1000 && count_lines("user/bestiary.txt", "wick_moth seen=1 ") == 0; i++)
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    kill(program, SIGKILL);
    assert_int_equal(waitpid(program, &status, 0), program);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(count_lines("user/bestiary.txt", "wick_moth seen=1 "), 1);
}

static void trials_and_drawn_maps_are_no_fame(void **state)
{
    (void)state;
    play_to_the_end("--depth", "9");
    scratch_folder_write_text(&folder, "map.txt", "#######\n#rrrrr#\n#rr@rr#\n#rrrrr#\n#######\n");
    play_to_the_end("--map", map);
    check_file("user/fame.txt", NULL);
}

/* Plays on to the end in one program after another, each started so. */
static void play_on_to_the_end(const char *option, const char *value, const char *keys)
{
    for (int i = 0; i < 9; i++) {
        program_run((const char *const[]){EYESHINE_BIN, "--user-dir", user, "--keys", keys,
                                          "--screenshot", picture, "--size=640x400", "--report",
                                          option, value, NULL},
                    NULL, &result);
        assert_int_equal(result.status, 0);
        if (strstr(result.output, " result=died "))
            return;
    }
    fail_msg("nobody dies");
}

static void a_drawn_map_never_enters_the_hall_of_fame(void **state)
{
    (void)state;
    scratch_folder_write_text(&folder, "map.txt", "#######\n#rrrrr#\n#rr@rr#\n#rrrrr#\n#######\n");
    program_run((const char *const[]){EYESHINE_BIN, "--user-dir", user, "--map", map, "--keys", ".",
                                      "--screenshot", picture, "--size=640x400", NULL},
                NULL, &result);
    assert_int_equal(result.status, 0);
    play_on_to_the_end("--continue", NULL, END_KEYS);
    check_file("user/fame.txt", NULL);
}

static void a_run_is_fame_though_the_program_was_given_a_map(void **state)
{
    (void)state;
    play_seed("end-1", ".", NULL, NULL);
    /* From the map to the title, and there to the run that was left. */
    play_on_to_the_end("--map", map, "<Esc><Up><Up><Enter><Enter>" END_KEYS);
    assert_non_null(strstr(result.output, "seed=end-1 "));
    assert_int_equal(count_lines("user/fame.txt", " result=died "), 1);
}

/* A file that is none of ours, as it could not be read whole. */
static void a_file_that_cannot_be_read_is_not_written_over(void **state)
{
    (void)state;
    struct stat status;
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "user/fame.txt", path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fseek(file, 65 << 20, SEEK_SET), 0);
    assert_int_equal(fputc('\n', file), '\n');
    assert_int_equal(fclose(file), 0);
    play_to_the_end(NULL, NULL);
    assert_non_null(strstr(result.errors, "user/fame.txt"));
    assert_int_equal(stat(path, &status), 0);
    assert_int_equal(status.st_size, (65 << 20) + 1);
    assert_int_equal(count_lines("user/bestiary.txt", " killers=1\n"), 1);
}

static void what_cannot_be_kept_is_said_once(void **state)
{
    (void)state;
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "user/settings.txt.new", path);
    mkdir(path, 0777);
    scratch_folder_write_text(&folder, "user/settings.txt.new/x", "");
    play("+-+-+-", NULL, NULL);
    const char *said = strstr(result.errors, "eyeshine: ");
    assert_ptr_equal(said, result.errors);
    assert_null(strstr(said + 1, "eyeshine: "));
    check_file("user/settings.txt", NULL);
}

static void what_another_program_is_changing_waits(void **state)
{
    (void)state;
    char path[SCRATCH_PATH_MAX];
    struct file_lock lock;
    struct error error;
    long holder;
    scratch_folder_path(&folder, "user/texts.lock", path);
    assert_int_equal(file_lock_take(&lock, path, FILE_LOCK_PATIENCE, &holder, &error),
                     FILE_LOCK_HELD);
    play("+", NULL, NULL);
    assert_non_null(strstr(result.errors, "texts.lock: locked by another program"));
    check_file("user/settings.txt", NULL);
    file_lock_give_back(&lock);
    play("+", NULL, NULL);
    assert_int_equal(count_lines("user/settings.txt", "\nmap-zoom = "), 1);
}

/* Plays with these variables and without --user-dir. */
static void play_at_home(const char *home, const char *config, const char *data)
{
    const struct program_variable variables[] = {
        {"HOME", home}, {"XDG_CONFIG_HOME", config}, {"XDG_DATA_HOME", data}, {NULL, NULL}};
    program_run((const char *const[]){EYESHINE_BIN, "--seed=ash", "--keys", "+" END_KEYS,
                                      "--screenshot", picture, "--size=640x400", NULL},
                variables, &result);
    assert_int_equal(result.status, 0);
    assert_string_equal(result.errors, "");
}

static void without_a_folder_asked_for_texts_lie_where_the_user_has_them(void **state)
{
    (void)state;
    char config[SCRATCH_PATH_MAX];
    char data[SCRATCH_PATH_MAX];
    scratch_folder_path(&folder, "config", config);
    scratch_folder_path(&folder, "data", data);
    play_at_home(user, config, data);
    assert_int_equal(count_lines("config/eyeshine/settings.txt", "\nmap-zoom = "), 1);
    assert_int_equal(count_lines("config/eyeshine/keys.txt", "# explore = o"), 1);
    assert_int_equal(count_lines("data/eyeshine/fame.txt", " result=died "), 1);
    assert_true(count_lines("data/eyeshine/bestiary.txt", " seen=1 ") > 0);
    play_at_home(user, "relative", NULL); /* must be ignored */
    assert_int_equal(count_lines("user/.config/eyeshine/settings.txt", "\nmap-zoom = "), 1);
    assert_int_equal(count_lines("user/.local/share/eyeshine/fame.txt", " result=died "), 1);
    play_at_home(user, NULL, NULL);
    assert_int_equal(count_lines("user/.local/share/eyeshine/fame.txt", " result=died "), 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
        TEST(a_setting_that_is_changed_is_kept_and_comes_back),
        TEST(a_key_that_is_changed_is_kept_among_what_the_player_wrote),
        TEST(the_command_line_wins_and_is_not_kept),
        TEST(games_begin_with_the_sight_that_is_set),
        TEST(what_makes_no_sense_is_said_with_its_line_and_the_game_plays),
        TEST(of_many_bad_lines_the_first_are_told_and_the_rest_counted),
        TEST(keys_are_what_the_file_says),
        TEST(a_file_of_keys_that_explains_itself_is_begun_once),
        TEST(a_run_that_ends_goes_into_the_hall_of_fame),
        TEST(a_run_joins_fame_of_a_hundred_thousand_lines),
        TEST(what_was_met_is_kept_when_a_game_is_left),
        TEST(going_on_counts_nobody_again),
        TEST(met_creatures_are_kept_though_the_program_is_killed),
        TEST(trials_and_drawn_maps_are_no_fame),
        TEST(a_drawn_map_never_enters_the_hall_of_fame),
        TEST(a_run_is_fame_though_the_program_was_given_a_map),
        TEST(a_file_that_cannot_be_read_is_not_written_over),
        TEST(what_cannot_be_kept_is_said_once),
        TEST(what_another_program_is_changing_waits),
        TEST(without_a_folder_asked_for_texts_lie_where_the_user_has_them),
#undef TEST
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
