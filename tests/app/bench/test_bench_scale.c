/* `eyeshine-lab bench scale`: what it says, not how fast it is. */
#include "support/check.h"

#include "support/lab.h"

#include <stdio.h>
#include <string.h>

#define SIZES 5
#define HEADER                                                                           \
    "size,actors,hero_view_ns,monster_view_ns,hero_step_us,explore_us,turn_20_us,awake," \
    "turn_awake_us,awake_ns,build_ms\n"

struct row {
    char size[16];
    int actors;
    double hero_view;
    double monster_view;
    double hero_step;
    double explore;
    double turn;
    int awake;
    double turn_awake;
    double an_awake;
    double build;
};

/* Measured once, as that takes its time. */
static struct program_result result;
static struct row rows[SIZES];

/* Unreadable fields stay 0. */
static void read_row(const char *line, struct row *row)
{
    sscanf(line, "%15[^,],%d,%lf,%lf,%lf,%lf,%lf,%d,%lf,%lf,%lf\n", row->size, &row->actors,
           &row->hero_view, &row->monster_view, &row->hero_step, &row->explore, &row->turn,
           &row->awake, &row->turn_awake, &row->an_awake, &row->build);
}

/* Reads what rows there are. */
static int measure(void **fixture)
{
    (void)fixture;
    lab_run(LAB_ARGUMENTS("bench", "scale", "--quick", "--csv"), &result);
    const char *line = strchr(result.output, '\n');
    for (int i = 0; i < SIZES && line && line[1]; i++) {
        read_row(line + 1, &rows[i]);
        line = strchr(line + 1, '\n');
    }
    return 0;
}

static void test_each_size_is_a_row_under_the_header(void **fixture)
{
    (void)fixture;
    static const char *const sizes[SIZES] = {"80x45", "160x90", "320x180", "640x360", "1024x1024"};
    assert_string_equal(result.errors, "");
    assert_int_equal(result.status, 0);
    assert_memory_equal(result.output, HEADER, strlen(HEADER));
    for (int i = 0; i < SIZES; i++)
        assert_string_equal(rows[i].size, sizes[i]);
    assert_string_equal(strrchr(result.output, '\n'), "\n");
}

static void test_everything_takes_time(void **fixture)
{
    (void)fixture;
    for (int i = 0; i < SIZES; i++) {
        const struct row *row = &rows[i];
        assert_true(row->hero_view > 0 && row->monster_view > 0 && row->hero_step > 0);
        assert_true(row->explore > 0 && row->turn > 0 && row->turn_awake > 0 && row->build > 0);
        double share = row->turn_awake * 1000 / row->awake;
        assert_true(row->an_awake > share * 0.9 - 1 && row->an_awake < share * 1.1 + 1);
    }
}

static void test_a_thousand_are_awake_where_there_are_as_many(void **fixture)
{
    (void)fixture;
    for (int i = 0; i < SIZES; i++)
        assert_int_equal(rows[i].awake, rows[i].actors < 1000 ? rows[i].actors : 1000);
    assert_int_equal(rows[SIZES - 1].awake, 1000);
}

static void test_every_tile_has_its_twenty_actors(void **fixture)
{
    (void)fixture;
    static const int tiles[SIZES] = {1, 4, 16, 64, 12 * 22};
    for (int i = 0; i < SIZES; i++)
        assert_int_equal(rows[i].actors, 20 * tiles[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_size_is_a_row_under_the_header),
        cmocka_unit_test(test_everything_takes_time),
        cmocka_unit_test(test_a_thousand_are_awake_where_there_are_as_many),
        cmocka_unit_test(test_every_tile_has_its_twenty_actors),
    };
    return cmocka_run_group_tests(tests, measure, NULL);
}
