/* The bestiary: its counts and its lines. */
#include "support/check.h"
#include "support/game_picture.h"
#include "support/lines_check.h"

#include "game/text/bestiary.h"
#include "game/text/chronicle.h"

#include <string.h>

static struct bestiary bestiary;
static int told;

static int set_up(void **unused)
{
    (void)unused;
    bestiary = (struct bestiary){0};
    told = 0;
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
    bestiary_read(&bestiary, &lines, &listener);
    lines_clear(&lines);
}

static void check_record(enum monster kind, int seen, int killed, int killers)
{
    const struct bestiary_record *record = &bestiary.records[kind];
    assert_int_equal(record->seen, seen);
    assert_int_equal(record->killed, killed);
    assert_int_equal(record->killers, killers);
}

static void check_written(const char *before, const char *after)
{
    struct lines lines = lines_of(before, strlen(before));
    bestiary_write(&bestiary, &lines);
    bytes_put(&lines.bytes, "", 1);
    assert_string_equal((const char *)lines.bytes.data, after);
    lines_clear(&lines);
}

static struct actor *find(struct state *state, enum monster kind)
{
    struct level *level = state_level(state);
    for (uint16_t i = 0; level_next_actor(level, &i); i++)
        if (level->actors[i].kind == kind)
            return &level->actors[i];
    fail_msg("no such actor");
    return NULL;
}

static void a_kind_in_view_is_counted_once_a_game(void **unused)
{
    struct state *state = game_picture("######\n#@.rr#\n######\n");
    state->events.count = 0;
    assert_true(bestiary_note(&bestiary, state));
    assert_false(bestiary_note(&bestiary, state));
    check_record(MONSTER_GUTTER_RAT, 1, 0, 0);
    check_record(MONSTER_HERO, 0, 0, 0);
    bestiary_begin(&bestiary);
    bestiary_note(&bestiary, state);
    check_record(MONSTER_GUTTER_RAT, 2, 0, 0);
    state_destroy(state);
    (void)unused;
}

static void a_kind_never_seen_stays_unknown(void **unused)
{
    enum monster kinds[MONSTER_COUNT];
    struct state *state = game_picture("#######\n#@.#.r#\n#######\n");
    bestiary_note(&bestiary, state);
    assert_int_equal(bestiary_list(&bestiary, kinds), 0);
    find(state, MONSTER_GUTTER_RAT)->is_seen = true;
    bestiary_note(&bestiary, state);
    assert_int_equal(bestiary_list(&bestiary, kinds), 1);
    assert_int_equal(kinds[0], MONSTER_GUTTER_RAT);
    state_destroy(state);
    (void)unused;
}

static void a_continued_game_counts_no_kind_twice(void **unused)
{
    static struct chronicle chronicle;
    struct state *state = game_picture("######\n#@.rm#\n######\n");
    find(state, MONSTER_GUTTER_RAT)->is_seen = find(state, MONSTER_WICK_MOTH)->is_seen = false;
    chronicle.watchers[MONSTER_GUTTER_RAT].pips = 1;
    bestiary_go_on(&bestiary, state, &chronicle);
    find(state, MONSTER_GUTTER_RAT)->is_seen = find(state, MONSTER_WICK_MOTH)->is_seen = true;
    bestiary_note(&bestiary, state);
    check_record(MONSTER_GUTTER_RAT, 0, 0, 0);
    check_record(MONSTER_WICK_MOTH, 1, 0, 0);
    state_destroy(state);
    (void)unused;
}

static void a_continued_game_does_not_count_a_kind_seen_unnoticed_again(void **unused)
{
    static const struct chronicle chronicle;
    struct state *state = game_picture("######\n#@.rm#\n######\n");
    struct actor *rat = find(state, MONSTER_GUTTER_RAT);
    rat->is_seen = false;
    rat->seen_until = 1; /* lost sight of */
    for (int i = 0; i < 3; i++) {
        bestiary_go_on(&bestiary, state, &chronicle);
        assert_false(bestiary_note(&bestiary, state));
        rat->is_seen = true;
        assert_false(bestiary_note(&bestiary, state));
    }
    assert_false(bestiary_has_fresh(&bestiary));
    state_destroy(state);
    (void)unused;
}

static void only_kills_by_the_hero_are_counted(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    state->events.count = 0;
    event_list_add(
        &state->events,
        (struct event){.kind = EVENT_DIED, .actor = state->hero, .victim_kind = MONSTER_SNUFFER});
    event_list_add(&state->events,
                   (struct event){.kind = EVENT_DIED, .victim_kind = MONSTER_WICK_MOTH});
    assert_true(bestiary_note(&bestiary, state));
    check_record(MONSTER_SNUFFER, 0, 1, 0);
    check_record(MONSTER_WICK_MOTH, 0, 0, 0);
    state_destroy(state);
    (void)unused;
}

static void the_killer_of_the_hero_is_counted_once(void **unused)
{
    struct state *state = game_picture("#####\n#@..#\n#####\n");
    state->result = RESULT_DIED;
    state->cause = CAUSE_ACTOR;
    state->killer = MONSTER_SHADE;
    assert_true(bestiary_note(&bestiary, state));
    assert_false(bestiary_note(&bestiary, state));
    check_record(MONSTER_SHADE, 0, 0, 1);
    state_destroy(state);
    (void)unused;
}

static void trials_count_for_nothing(void **unused)
{
    struct state *state = game_picture("######\n#@.rr#\n######\n");
    state->is_revealed = true;
    bestiary_note(&bestiary, state);
    assert_false(bestiary_has_fresh(&bestiary));
    state_destroy(state);
    (void)unused;
}

static void counts_in_lines_add_up(void **unused)
{
    read("gutter_rat seen=3 killed=1 killers=2\r\nwick_moth seen=1\n"
         "gutter_rat killed=4 tasted=9\nsnuffer\n");
    check_record(MONSTER_GUTTER_RAT, 3, 5, 2);
    check_record(MONSTER_WICK_MOTH, 1, 0, 0);
    assert_int_equal(told, 0);
    assert_false(bestiary_has_fresh(&bestiary));
    (void)unused;
}

static void numbers_have_an_end(void **unused)
{
    read("gutter_rat seen=999999999\ngutter_rat seen=999999999\ngutter_rat seen=1000000000\n");
    check_record(MONSTER_GUTTER_RAT, BESTIARY_COUNT_MAX, 0, 0);
    assert_int_equal(told, 1);
    (void)unused;
}

static void bad_lines_are_reported(void **unused)
{
    read("basilisk seen=3\nhero seen=1\ngutter_rat seen=\ngutter_rat seen=-1\n"
         "gutter_rat seen=1 killed=x\n=\ngutter_rat: seen=1\n# gutter_rat seen=1\n");
    assert_int_equal(told, 7);
    check_record(MONSTER_GUTTER_RAT, 0, 0, 0);
    (void)unused;
}

static void fresh_counts_are_added_to_their_lines(void **unused)
{
    static const char before[] = "# mine\ngutter_rat  killers=1 seen=3 tasted=2\nbasilisk seen=1\n";
    read(before);
    check_written(before, before);
    bestiary.fresh[MONSTER_GUTTER_RAT] = (struct bestiary_record){.seen = 1, .killed = 2};
    bestiary.fresh[MONSTER_SNUFFER].seen = 1;
    check_written(before, "# mine\ngutter_rat  seen=4 killed=2 killers=1 tasted=2\n"
                          "basilisk seen=1\nsnuffer seen=1 killed=0 killers=0\n");
    bestiary_settle(&bestiary);
    assert_false(bestiary_has_fresh(&bestiary));
    (void)unused;
}

static void a_broken_line_of_a_kind_stays_beside_its_new_one(void **unused)
{
    bestiary.fresh[MONSTER_GUTTER_RAT].seen = 1;
    check_written("gutter_rat seen=many\n",
                  "gutter_rat seen=many\ngutter_rat seen=1 killed=0 killers=0\n");
    check_written("gutter_rat\n", "gutter_rat seen=1 killed=0 killers=0\n");
    (void)unused;
}

/* No count is lost, whether a line is extended or a new one is begun. */
static void a_line_full_of_other_words_loses_none(void **unused)
{
    bestiary.fresh[MONSTER_GUTTER_RAT].killed = 1;
    for (size_t length = LINES_LENGTH_MAX - 80; length <= LINES_LENGTH_MAX; length++) {
        char before[LINES_LENGTH_MAX + 1] = "gutter_rat seen=1 ";
        struct bestiary after = {0};
        size_t start = strlen(before);
        memset(before + start, 'w', length - start);
        struct lines lines = lines_of(before, length);
        bestiary_write(&bestiary, &lines);
        bestiary_read(&after, &lines, NULL);
        assert_int_equal(after.records[MONSTER_GUTTER_RAT].seen, 1);
        assert_int_equal(after.records[MONSTER_GUTTER_RAT].killed, 1);
        bytes_put(&lines.bytes, "", 1);
        before[length] = '\0';
        assert_non_null(strstr((const char *)lines.bytes.data, before + start));
        lines_clear(&lines);
    }
    (void)unused;
}

static const char *combat_stats_of(enum monster kind)
{
    static char words[200];
    struct text text = text_init(words, sizeof words);
    bestiary_describe_combat_stats(kind, &text);
    return words;
}

static void health_and_damage_are_told_for_each_band_of_a_kind(void **unused)
{
    assert_string_equal(combat_stats_of(MONSTER_GUTTER_RAT),
                        "Floors 1-3: health 6, damage 2-3; 4-6: health 6, damage 2-4.");
    assert_string_equal(combat_stats_of(MONSTER_NIGHT_HUNTER),
                        "All floors: health 18, damage 2-5.");
    assert_string_equal(combat_stats_of(MONSTER_SENTRY_EYE),
                        "Floors 1-3: health 3; 4-6: health 3; 7-9: health 4; 10-12: health 5.");
    assert_string_equal(combat_stats_of(MONSTER_DARK_MERCHANT), "");
    (void)unused;
}

static void every_kind_can_be_described(void **unused)
{
    for (int m = 0; m < MONSTER_COUNT; m++) {
        char words[900];
        struct text text = text_init(words, sizeof words);
        bestiary_describe((enum monster)m, &text);
        assert_in_range(text.length, 8, sizeof words - 2);
        assert_true(strchr(".!", words[text.length - 1]) != NULL);
        assert_null(strstr(words, "  "));
    }
    (void)unused;
}

static void read_and_add(struct lines *lines, const struct line_listener *listener)
{
    struct bestiary before = {0};
    struct bestiary after = {0};
    bestiary_read(&before, lines, listener);
    before.fresh[MONSTER_GUTTER_RAT].killed = 1;
    before.fresh[MONSTER_SNUFFER].seen = 2;
    bestiary_write(&before, lines);
    bestiary_read(&after, lines, NULL);
    assert_int_equal(after.records[MONSTER_GUTTER_RAT].killed,
                     before.records[MONSTER_GUTTER_RAT].killed + 1);
    assert_int_equal(after.records[MONSTER_SNUFFER].seen, before.records[MONSTER_SNUFFER].seen + 2);
    assert_int_equal(after.records[MONSTER_GUTTER_RAT].seen,
                     before.records[MONSTER_GUTTER_RAT].seen);
}

static void cut_or_flipped_it_loses_no_line(void **unused)
{
    lines_check_survive("# Bestiary\r\ngutter_rat seen=3 killed=1 killers=0\r\nbasilisk seen=2\n"
                        "snuffer seen=x\n\nwick_moth killed=12 loved=1\n snuffer\tseen=1",
                        1, read_and_add);
    assert_int_equal(lines_check_told(), 2);
    (void)unused;
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup(name, set_up)
    const struct CMUnitTest tests[] = {
        TEST(a_kind_in_view_is_counted_once_a_game),
        TEST(a_kind_never_seen_stays_unknown),
        TEST(a_continued_game_counts_no_kind_twice),
        TEST(a_continued_game_does_not_count_a_kind_seen_unnoticed_again),
        TEST(only_kills_by_the_hero_are_counted),
        TEST(the_killer_of_the_hero_is_counted_once),
        TEST(trials_count_for_nothing),
        TEST(counts_in_lines_add_up),
        TEST(numbers_have_an_end),
        TEST(bad_lines_are_reported),
        TEST(fresh_counts_are_added_to_their_lines),
        TEST(a_broken_line_of_a_kind_stays_beside_its_new_one),
        TEST(a_line_full_of_other_words_loses_none),
        TEST(health_and_damage_are_told_for_each_band_of_a_kind),
        TEST(every_kind_can_be_described),
        TEST(cut_or_flipped_it_loses_no_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
