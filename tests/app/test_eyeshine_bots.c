/* Games that bots played are played again in the window by their keys: the same games, to the bit. */
#include "support/check.h"

#include "base/text.h"
#include "support/lab.h"
#include "support/scratch_folder.h"
#include "test_paths.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Games of a bot among which one that ends as wanted is looked for. */
#define TRIES 80

#define LINE_MAX 256

static struct scratch_folder folder;
static char user[SCRATCH_PATH_MAX];
static char picture[SCRATCH_PATH_MAX];

static int set_up(void **state)
{
    (void)state;
    folder = scratch_folder_make();
    scratch_folder_path(&folder, "user", user);
    scratch_folder_path(&folder, "picture.png", picture);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    scratch_folder_remove(&folder);
    return 0;
}

/* A bot's game: the lab's line without the bot's name, and the keys. */
struct bot_game {
    char seed[33];
    char line[LINE_MAX];
    char keys[PROGRAM_OUTPUT_MAX];
};

/* The line as it would be if a player had played. */
static void write_line(const char *printed, const char *bot, char line[LINE_MAX])
{
    char name[64];
    struct text text = text_init(name, sizeof name);
    text_append(&text, " bot=%s ", bot);
    const char *named = strstr(printed, name);
    assert_non_null(named);
    const char *rest = named + strlen(name);
    text = text_init(line, LINE_MAX);
    text_append(&text, "%.*s bot=none %.*s", (int)(named - printed), printed,
                (int)strcspn(rest, "\n"), rest);
}

static void let_play(const char *bot, const char *turns, struct bot_game *game)
{
    static struct program_result result;
    lab_run(
        LAB_ARGUMENTS("play", "--seed", game->seed, "--bot", bot, "--turns", turns, "--print-keys"),
        &result);
    assert_string_equal(result.errors, "");
    write_line(result.output, bot, game->line);
    const char *keys = strchr(result.output, '\n') + 1;
    struct text text = text_init(game->keys, sizeof game->keys);
    text_append(&text, "%.*s", (int)strcspn(keys, "\n"), keys);
}

/* A game of the bot that ends so. */
static void find_game(const char *bot, const char *ending, struct bot_game *game)
{
    for (int i = 1; i <= TRIES; i++) {
        struct text seed = text_init(game->seed, sizeof game->seed);
        text_append(&seed, "w-%d", i);
        let_play(bot, "20000", game);
        if (strstr(game->line, ending))
            return;
    }
    fail_msg("%s: none of %d games ends with%s", bot, TRIES, ending);
}

/* Plays the keys in the window and takes a picture of what it then shows. */
static void play_in_window(const struct bot_game *game)
{
    static struct program_result result;
    const char *const arguments[] = {EYESHINE_BIN, "--user-dir",   user,     "--size=640x400",
                                     "--seed",     game->seed,     "--keys", game->keys,
                                     "--report",   "--screenshot", picture,  NULL};
    program_run(arguments, NULL, &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    size_t length = strcspn(result.output, "\n");
    if (strlen(game->line) != length || strncmp(result.output, game->line, length) != 0)
        fail_msg("the lab says    %s\nthe window says %sby the keys %s", game->line, result.output,
                 game->keys);
}

static void test_a_run_that_a_bot_wins_is_won_in_the_window(void **state)
{
    (void)state;
    static struct bot_game game;
    find_game("oracle", " result=won depth=12 ", &game);
    play_in_window(&game);
}

static void test_a_run_that_a_bot_loses_is_lost_in_the_window(void **state)
{
    (void)state;
    static struct bot_game game;
    find_game("adaptive", " result=died ", &game);
    play_in_window(&game);
}

static void test_what_any_bot_does_the_window_does(void **state)
{
    (void)state;
    static struct bot_game game = {.seed = "ebb"};
    static struct program_result bots;
    lab_run(LAB_ARGUMENTS("list", "bots"), &bots);
    for (char *bot = strtok(bots.output, "\n"); bot; bot = strtok(NULL, "\n")) {
        let_play(bot, "250", &game);
        play_in_window(&game);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_run_that_a_bot_wins_is_won_in_the_window),
        cmocka_unit_test(test_a_run_that_a_bot_loses_is_lost_in_the_window),
        cmocka_unit_test(test_what_any_bot_does_the_window_does),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
