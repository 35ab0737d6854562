/* The hall of fame: its lines and the ranks of runs. */
#include "support/check.h"
#include "support/lines_check.h"

#include "content/conduct.h"
#include "game/save/snapshot.h"
#include "game/text/fame.h"

#include <stdio.h>
#include <string.h>

static struct fame fame;
static int told;

static int tear_down(void **unused)
{
    (void)unused;
    fame_clear(&fame);
    return 0;
}

static void hear(void *context, const struct line *line, const char *what)
{
    (void)context;
    (void)line;
    (void)what;
    told++;
}

static void read(const char *text)
{
    const struct line_listener listener = {hear, NULL};
    struct lines lines = lines_of(text, strlen(text));
    told = 0;
    assert_true(fame_read(&fame, &lines, &listener));
    lines_clear(&lines);
}

#define RUN(result, depth, turns) \
    "2026-11-21 result=" result " depth=" #depth " turns=" #turns " cause=none seed=s\n"

static void a_line_is_read(void **unused)
{
    read("2026-11-21 result=died depth=3 turns=412 cause=gutter_rat version=0.1.0 seed=a=sh#\r\n");
    assert_int_equal(fame.count, 1);
    assert_string_equal(fame.entries[0].date, "2026-11-21");
    assert_false(fame.entries[0].is_won);
    assert_int_equal(fame.entries[0].depth, 3);
    assert_int_equal(fame.entries[0].turns, 412);
    assert_string_equal(fame.entries[0].cause, "gutter_rat");
    assert_string_equal(fame.entries[0].version, "0.1.0");
    assert_string_equal(fame.entries[0].seed, "a=sh#");
    assert_int_equal(told, 0);
    (void)unused;
}

static const char *standing_of(const char *lines)
{
    static char says[200];
    struct text text = text_init(says, sizeof says);
    fame_clear(&fame);
    read(lines);
    fame_write_standing(&fame, &text);
    return says;
}

static void the_latest_run_is_told_its_place_best_first(void **unused)
{
    assert_string_equal(standing_of(RUN("died", 3, 40)), "");
    assert_string_equal(standing_of(RUN("died", 3, 40) RUN("died", 1, 90) RUN("died", 4, 10)),
                        " The best of your 3 runs.");
    assert_string_equal(standing_of(RUN("died", 3, 40) RUN("died", 1, 90) RUN("died", 2, 10)),
                        " Place 2 of your 3 runs, best first. The best reached floor 3.");
    assert_string_equal(standing_of(RUN("won", 12, 900) RUN("died", 12, 990)),
                        " Place 2 of your 2 runs, best first. The best was won.");
    (void)unused;
}

static void words_of_other_versions_are_no_fault(void **unused)
{
    read("2026-11-21 score=12 result=won turns=9 depth=12 mood\n");
    assert_int_equal(fame.count, 1);
    assert_int_equal(told, 0);
    (void)unused;
}

static void a_line_without_score_and_conducts_is_read_as_before(void **unused)
{
    read(RUN("won", 12, 9));
    assert_int_equal(fame.entries[0].score, -1);
    assert_int_equal(fame.entries[0].conducts, 0);
    (void)unused;
}

static void start_and_watch_are_read(void **unused)
{
    read("2026-11-21 result=won depth=12 turns=9 start=thief watch=frail\n" RUN("won", 12, 9));
    assert_string_equal(fame.entries[0].start, "thief");
    assert_string_equal(fame.entries[0].watch, "frail");
    assert_string_equal(fame.entries[1].start, "");
    (void)unused;
}

static void conducts_that_only_another_version_knows_are_ignored(void **unused)
{
    read("2026-11-21 result=won depth=12 turns=9 conducts=bloodless,unarmed,sil,alone\n");
    assert_int_equal(fame.entries[0].conducts, 1u << CONDUCT_BLOODLESS | 1u << CONDUCT_ALONE);
    assert_int_equal(told, 0);
    (void)unused;
}

static void bad_lines_are_reported_and_skipped(void **unused)
{
    read("2026-11-21 result=lost depth=3 turns=4\n"
         "2026-11-21 result=won depth=3\n"
         "2026-11-21 depth=3 turns=4\n"
         "21.11.2026 result=won depth=3 turns=4\n"
         "2026-11-2 result=won depth=3 turns=4\n"
         "2026-11-21 result=won depth=-3 turns=4\n"
         "2026-11-21 result=won depth=3 turns=99999999999\n"
         "2026-11-21 result=won depth=3 turns=4 seed=a-seed-that-is-longer-than-any-seed-of-this-"
         "game-can-be-and-so-it-is-none\n"
         "# 2026-11-21 result=won depth=3 turns=4\n\n" RUN("won", 12, 4));
    assert_int_equal(fame.count, 1);
    assert_int_equal(told, 8);
    (void)unused;
}

static void a_win_ranks_before_any_depth(void **unused)
{
    static const int places[] = {4, 1, 3, 2};
    read(RUN("died", 3, 500) RUN("won", 12, 900) RUN("died", 11, 20) RUN("won", 11, 950));
    for (int i = 0; i < 4; i++)
        assert_int_equal(fame.entries[i].place, places[i]);
    (void)unused;
}

static void a_win_in_fewer_turns_ranks_first(void **unused)
{
    static const int places[] = {2, 1, 3};
    read(RUN("won", 12, 900) RUN("won", 12, 800) RUN("won", 12, 901));
    for (int i = 0; i < 3; i++)
        assert_int_equal(fame.entries[i].place, places[i]);
    (void)unused;
}

/* For a death, fewer turns are no merit. */
static void of_deaths_on_one_floor_the_longer_run_ranks_first(void **unused)
{
    static const int places[] = {4, 2, 1, 3};
    read(RUN("died", 3, 9000) RUN("died", 11, 30) RUN("died", 11, 3000) RUN("died", 11, 20));
    for (int i = 0; i < 4; i++)
        assert_int_equal(fame.entries[i].place, places[i]);
    (void)unused;
}

static void of_equal_runs_the_earlier_ranks_first(void **unused)
{
    read(RUN("died", 3, 5) RUN("died", 3, 5) RUN("died", 3, 5));
    for (int i = 0; i < 3; i++)
        assert_int_equal(fame.entries[i].place, i + 1);
    (void)unused;
}

/* The start of a daily dungeon. */
static const char *start_of(const char *day)
{
    struct game_setup setup = {.seed = day};
    game_setup_make_daily(&setup);
    return start_get((enum start)setup.start)->id;
}

static void enter_daily(const char *day, const char *start, const char *watch, int score)
{
    char line[200];
    snprintf(line, sizeof line,
             "2026-12-01 result=died depth=3 turns=4 seed=%s score=%d start=%s watch=%s\n", day,
             score, start, watch);
    read(line);
}

static void the_first_run_of_each_daily_dungeon_is_listed_the_latest_day_first(void **unused)
{
    static const char *const days[] = {"2026-11-20", "2026-11-23", "2026-11-21", "2026-11-22"};
    static const int listed[] = {123, 122, 121, 120};
    int order[4];
    for (int i = 0; i < 4; i++)
        enter_daily(days[i], start_of(days[i]), "plain",
                    100 + days[i][8] * 10 - 480 + days[i][9] - '0');
    enter_daily("2026-11-23", start_of("2026-11-23"), "plain", 900);
    enter_daily("2026-11-24", start_of("2026-11-24"), "frail", 900);
    enter_daily("ash", "keeper", "plain", 900);
    enter_daily("2026-11-25", "other", "plain", 900);
    assert_int_equal(fame_list_daily(&fame, 4, order), 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(fame.entries[order[i]].score, listed[i]);
    assert_int_equal(fame_list_daily(&fame, 2, order), 2);
    for (int i = 0; i < 2; i++)
        assert_int_equal(fame.entries[order[i]].score, listed[i]);
    (void)unused;
}

static void the_best_runs_are_listed_by_rank(void **unused)
{
    int order[4];
    char line[80];
    for (int i = 0; i < 40; i++) {
        snprintf(line, sizeof line, "2026-11-21 result=died depth=%d turns=%d\n", i * 7 % 11,
                 i * 5 % 9);
        read(line);
    }
    assert_int_equal(fame_list_best(&fame, 4, order), 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(fame.entries[order[i]].place, i + 1);
    assert_int_equal(fame_list_last(&fame, 4, order), 4);
    for (int i = 0; i < 4; i++)
        assert_int_equal(order[i], 39 - i);
    (void)unused;
}

static void fewer_than_asked_for_are_all_listed(void **unused)
{
    int order[4];
    read(RUN("died", 3, 5) RUN("died", 4, 5));
    assert_int_equal(fame_list_best(&fame, 4, order), 2);
    assert_int_equal(order[0], 1);
    assert_int_equal(order[1], 0);
    assert_int_equal(fame_list_last(&fame, 4, order), 2);
    (void)unused;
}

static struct game *play(const char *map, int depth, int plain)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = "ash";
    setup.map_text = map;
    setup.map_name = "map";
    setup.first_depth = depth;
    setup.plain_radius = plain;
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    return game;
}

/* A great lamp one step away. */
static const char lamp[] = "#####\n#@!.#\n#####\n";

static void a_game_counts_once_it_has_ended(void **unused)
{
    struct game *game = play(NULL, 1, -1);
    assert_false(fame_is_due(game));
    struct state *state = (struct state *)(uintptr_t)game_state(game);
    state->result = RESULT_WON;
    assert_true(fame_is_due(game));
    state->plain_radius = 7;
    assert_false(fame_is_due(game));
    state->plain_radius = -1;
    state->is_revealed = true;
    assert_false(fame_is_due(game));
    state->is_revealed = false;
    state->first_depth = 2;
    assert_false(fame_is_due(game));
    state->first_depth = 1;
    state->fov = fov_find("disc"); /* it sees through walls */
    assert_false(fame_is_due(game));
    game_destroy(game);
    (void)unused;
}

/* A drawn map stays one in a saved game, on any floor. */
static void a_game_on_a_drawn_map_never_counts(void **unused)
{
    struct game *game = play(lamp, 1, -1);
    struct error error;
    struct bytes bytes = {0};
    uint64_t position;
    snapshot_put(game, 0, &bytes);
    game_destroy(game);
    game = snapshot_read(bytes.data, bytes.length, &position, &error);
    assert_non_null(game);
    struct state *state = (struct state *)(uintptr_t)game_state(game);
    state->result = RESULT_DIED;
    assert_false(fame_is_due(game));
    bytes_clear(&bytes);
    game_destroy(game);
    (void)unused;
}

static void a_run_that_began_with_the_lesson_counts(void **unused)
{
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = "ash";
    setup.has_lesson = true;
    struct game *game = game_create(&setup, &error);
    assert_non_null(game);
    struct state *state = (struct state *)(uintptr_t)game_state(game);
    state->result = RESULT_DIED;
    assert_false(fame_is_due(game));
    state->result = RESULT_NONE;
    game_play(game, (struct command){.kind = COMMAND_SKIP_LESSON});
    state->result = RESULT_DIED;
    assert_true(fame_is_due(game));
    game_destroy(game);
    (void)unused;
}

static void a_written_line_reads_back(void **unused)
{
    char line[FAME_LINE_MAX];
    struct text text = text_init(line, sizeof line);
    struct game *game = play(lamp, 1, -1);
    struct state *state = (struct state *)(uintptr_t)game_state(game);
    state->result = RESULT_DIED;
    state->cause = CAUSE_FIRE;
    state->turn = 77;
    fame_write(game, "2026-11-21", "0.1.0", &text);
    assert_string_equal(
        line, "2026-11-21 result=died depth=1 turns=77 cause=fire version=0.1.0 seed=ash score=122 "
              "start=keeper watch=plain conducts=unseen,lightless,silent,bloodless,alone");
    read(line);
    assert_int_equal(fame.count, 1);
    assert_string_equal(fame.entries[0].cause, "fire");
    assert_int_equal(fame.entries[0].score, 122);
    assert_int_equal(fame.entries[0].conducts, (1u << CONDUCT_COUNT) - 1);
    game_destroy(game);
    (void)unused;
}

static void a_line_names_its_run(void **unused)
{
    char line[FAME_LINE_MAX];
    struct text text = text_init(line, sizeof line);
    struct game_setup setup = game_setup_default();
    struct error error;
    setup.seed = "ash";
    setup.run_id = UINT64_C(0x00c0ffee00c0ffee);
    struct game *game = game_create(&setup, &error);
    fame_write(game, "2026-11-21", "0.1.0", &text);
    assert_non_null(strstr(line, " run=00c0ffee00c0ffee"));
    read(line);
    assert_true(fame.entries[0].run_id == setup.run_id);
    game_destroy(game);
    (void)unused;
}

static void an_end_is_found_by_its_run_and_its_turns(void **unused)
{
    static const char text[] = RUN("died", 3, 7) "2026-11-21 result=died turns=1 run=00ab\n"
                                                 "2026-11-21 run=cd result=died turns=12";
    struct lines lines = lines_of(text, strlen(text));
    assert_true(fame_has_end(&lines, "x turns=1 run=00ab"));
    assert_true(fame_has_end(&lines, "x run=cd turns=12 y"));
    assert_false(fame_has_end(&lines, "x turns=1 run=00a"));
    assert_false(fame_has_end(&lines, "x turns=1 run=00abc"));
    assert_false(fame_has_end(&lines, "x turns=2 run=00ab"));
    assert_false(fame_has_end(&lines, "x turns=1 run=cd"));
    assert_false(fame_has_end(&lines, "x turns=7"));
    lines_clear(&lines);
    (void)unused;
}

static void read_and_append(struct lines *lines, const struct line_listener *listener)
{
    struct fame read_anew = {0};
    assert_true(fame_read(&read_anew, lines, listener));
    int before = read_anew.count;
    fame_clear(&read_anew);
    lines_append(lines, "2026-11-21 result=died depth=1 turns=1");
    assert_true(fame_read(&read_anew, lines, NULL));
    assert_int_equal(read_anew.count, before + 1);
    fame_clear(&read_anew);
}

static void cut_or_flipped_it_loses_no_line(void **unused)
{
    lines_check_survive("# Fame\r\n" RUN("won", 12, 900) "?\n\n" RUN(
                            "died", 3, 7) "2026-11-21 result=perhaps depth=1 turns=1",
                        1, read_and_append);
    assert_int_equal(lines_check_told(), 2);
    (void)unused;
}

int main(void)
{
#define TEST(name) cmocka_unit_test_teardown(name, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(a_line_is_read),
        TEST(the_latest_run_is_told_its_place_best_first),
        TEST(words_of_other_versions_are_no_fault),
        TEST(a_line_without_score_and_conducts_is_read_as_before),
        TEST(start_and_watch_are_read),
        TEST(conducts_that_only_another_version_knows_are_ignored),
        TEST(bad_lines_are_reported_and_skipped),
        TEST(a_win_ranks_before_any_depth),
        TEST(a_win_in_fewer_turns_ranks_first),
        TEST(of_deaths_on_one_floor_the_longer_run_ranks_first),
        TEST(of_equal_runs_the_earlier_ranks_first),
        TEST(the_first_run_of_each_daily_dungeon_is_listed_the_latest_day_first),
        TEST(the_best_runs_are_listed_by_rank),
        TEST(fewer_than_asked_for_are_all_listed),
        TEST(a_game_counts_once_it_has_ended),
        TEST(a_game_on_a_drawn_map_never_counts),
        TEST(a_run_that_began_with_the_lesson_counts),
        TEST(a_written_line_reads_back),
        TEST(a_line_names_its_run),
        TEST(an_end_is_found_by_its_run_and_its_turns),
        TEST(cut_or_flipped_it_loses_no_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
