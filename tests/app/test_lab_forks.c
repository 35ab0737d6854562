/* `eyeshine-lab forks`: how each fixed policy fares with the squads that are met. */
#include "support/check.h"

#include "support/lab.h"

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define POLICIES 5
/* Of a line of --each, before the policies. */
#define EACH_COLUMNS 6

/* Reads the next row of the table as comma-separated values. */
static bool read_row(const char **at, char band[16], char policy[16], double numbers[6])
{
    int length = 0;
    int count =
        sscanf(*at, "%15[^,],%15[^,],%lf,%lf,%lf,%lf,%lf,%lf\n%n", band, policy, &numbers[0],
               &numbers[1], &numbers[2], &numbers[3], &numbers[4], &numbers[5], &length);
    *at += length;
    return count == 8;
}

static void the_shares_make_up_a_hundred_and_stances_differ_more_than_policies(void **unused)
{
    static const char *const policies[POLICIES] = {"pass-open", "pass-hooded", "pass-dark",
                                                   "ambush", "fight"};
    static const char header[] = "band,policy,forks,best%,cost,died%,gap,of stances\n";
    struct program_result result;
    char band[16];
    char policy[16];
    double numbers[6];
    double forks = 0;
    int rows = 0;
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1", "--csv"), &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(strncmp(result.output, header, strlen(header)), 0);
    const char *at = result.output + strlen(header);
    for (double sum = 0; *at; rows++) {
        assert_true(read_row(&at, band, policy, numbers));
        assert_string_equal(policy, policies[rows % POLICIES]);
        assert_true(numbers[5] >= numbers[4]);
        sum = rows % POLICIES == 0 ? numbers[1] : sum + numbers[1];
        if (rows % POLICIES < POLICIES - 1)
            continue;
        assert_true(sum > 99.7 && sum < 100.3);
        forks += strcmp(band, "all") == 0 ? -numbers[0] : numbers[0];
    }
    assert_string_equal(band, "all");
    /* Of one stance the second policy is nearly as good as the best: stances differ more. */
    assert_true(numbers[5] > numbers[4]);
    assert_true(rows > POLICIES);
    assert_true(forks == 0);
    (void)unused;
}

static void the_same_games_are_forked_in_the_same_way(void **unused)
{
    struct program_result first;
    struct program_result second;
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1"), &first);
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1"), &second);
    assert_int_equal(first.status, 0);
    assert_non_null(strstr(first.output, "\nall "));
    assert_string_equal(first.output, second.output);
    (void)unused;
}

/* Adds up the policies' costs of a line of --each. The line after it. */
static const char *add_fork(const char *line, double *sums)
{
    const char *cell = line;
    for (int column = 0; column < EACH_COLUMNS; column++)
        cell = strchr(cell, ',') + 1;
    for (int i = 0; i < POLICIES; i++) {
        char *end;
        sums[i] += strtod(cell, &end);
        cell = end + 1;
    }
    return cell;
}

static void the_costs_of_each_fork_make_up_the_mean_costs(void **unused)
{
    static const char header[] =
        "seed,turn,depth,kind,mood,steps,pass-open,pass-hooded,pass-dark,ambush,fight\n";
    struct program_result table;
    struct program_result each;
    double sums[POLICIES] = {0};
    double numbers[6];
    char band[16];
    char policy[16];
    int forks = 0;
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1", "--csv"), &table);
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1", "--csv", "--each"), &each);
    assert_int_equal(strncmp(each.output, header, strlen(header)), 0);
    for (const char *line = each.output + strlen(header); *line; forks++)
        line = add_fork(line, sums);
    const char *at = strstr(table.output, "\nall,") + 1;
    for (int i = 0; i < POLICIES; i++) {
        assert_true(read_row(&at, band, policy, numbers));
        assert_int_equal(forks, (int)numbers[0]);
        assert_true(fabs(sums[i] / forks - numbers[2]) < 0.006);
    }
    (void)unused;
}

static void a_bad_range_of_games_is_refused(void **unused)
{
    lab_check_refuses(LAB_ARGUMENTS("forks", "--seed", "fork", "--games", "0..2"),
                      "--games: '0..2' is not a range A..B of numbers");
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_shares_make_up_a_hundred_and_stances_differ_more_than_policies),
        cmocka_unit_test(the_same_games_are_forked_in_the_same_way),
        cmocka_unit_test(the_costs_of_each_fork_make_up_the_mean_costs),
        cmocka_unit_test(a_bad_range_of_games_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
