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
/* More than the squads of a game. */
#define FORKS_MAX 1000

/* Reads the next row of the table as comma-separated values. */
static bool read_row(const char **at, char band[16], char policy[16], double numbers[7])
{
    int length = 0;
    int count = sscanf(*at, "%15[^,],%15[^,],%lf,%lf,%lf,%lf,%lf,%lf,%lf\n%n", band, policy,
                       &numbers[0], &numbers[1], &numbers[2], &numbers[3], &numbers[4], &numbers[5],
                       &numbers[6], &length);
    *at += length;
    return count == 9;
}

static void the_shares_of_policies_make_up_a_hundred(void **unused)
{
    static const char *const policies[POLICIES] = {"pass-open", "pass-hooded", "pass-dark",
                                                   "ambush", "fight"};
    static const char header[] = "band,policy,forks,best%,stance%,cost,died%,gap,of stances\n";
    struct program_result result;
    char band[16];
    char policy[16];
    double numbers[7];
    double forks = 0;
    int rows = 0;
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1", "--csv"), &result);
    assert_string_equal(result.errors, "");
    assert_int_equal(strncmp(result.output, header, strlen(header)), 0);
    const char *at = result.output + strlen(header);
    for (double sum = 0; *at; rows++) {
        assert_true(read_row(&at, band, policy, numbers));
        assert_string_equal(policy, policies[rows % POLICIES]);
        sum = rows % POLICIES == 0 ? numbers[1] : sum + numbers[1];
        if (rows % POLICIES < POLICIES - 1)
            continue;
        assert_true(sum > 99.7 && sum < 100.3);
        forks += strcmp(band, "all") == 0 ? -numbers[0] : numbers[0];
    }
    assert_string_equal(band, "all");
    assert_true(rows > POLICIES);
    assert_true(forks == 0);
    (void)unused;
}

static void stances_share_the_forks_and_a_fight_keeps_no_stance(void **unused)
{
    static const bool is_first_of_stance[POLICIES] = {true, true, true, false, false};
    struct program_result result;
    char band[16];
    char policy[16];
    double numbers[7];
    double sum = 0;
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1", "--csv"), &result);
    const char *at = strstr(result.output, "\nall,") + 1;
    for (int i = 0; i < POLICIES; i++) {
        assert_true(read_row(&at, band, policy, numbers));
        assert_true(i == POLICIES - 1 ? numbers[2] == 0 : numbers[2] >= numbers[1]);
        sum += is_first_of_stance[i] ? numbers[2] : 0;
    }
    assert_true(sum > 99.8 && sum < 100.2);
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

/* Reads the policies' costs of a line of --each. The line after it. */
static const char *read_fork(const char *line, double *costs)
{
    const char *cell = line;
    for (int column = 0; column < EACH_COLUMNS; column++)
        cell = strchr(cell, ',') + 1;
    for (int i = 0; i < POLICIES; i++) {
        char *end;
        costs[i] = strtod(cell, &end);
        cell = end + 1;
    }
    return cell;
}

static int compare(const void *a, const void *b)
{
    double difference = *(const double *)a - *(const double *)b;
    return (difference > 0) - (difference < 0);
}

/* By how much the second least is more than the least. Sorts them. */
static double gap_of(double *costs, size_t count)
{
    qsort(costs, count, sizeof *costs, compare);
    return costs[1] - costs[0];
}

static void the_costs_of_each_fork_make_up_the_means_and_the_median_gaps(void **unused)
{
    static const char header[] =
        "seed,turn,depth,kind,mood,steps,pass-open,pass-hooded,pass-dark,ambush,fight\n";
    struct program_result table;
    struct program_result each;
    double sums[POLICIES] = {0};
    double gaps[FORKS_MAX];
    double stance_gaps[FORKS_MAX];
    double numbers[7];
    char band[16];
    char policy[16];
    int forks = 0;
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1", "--csv"), &table);
    lab_run(LAB_ARGUMENTS("forks", "--seed", "d", "--games", "1..1", "--csv", "--each"), &each);
    assert_int_equal(strncmp(each.output, header, strlen(header)), 0);
    for (const char *line = each.output + strlen(header); *line; forks++) {
        double costs[POLICIES];
        assert_true(forks < FORKS_MAX);
        line = read_fork(line, costs);
        for (int i = 0; i < POLICIES; i++)
            sums[i] += costs[i];
        double stances[] = {costs[0], costs[1], fmin(costs[2], costs[3])};
        stance_gaps[forks] = gap_of(stances, 3);
        gaps[forks] = gap_of(costs, POLICIES);
    }
    qsort(gaps, (size_t)forks, sizeof *gaps, compare);
    qsort(stance_gaps, (size_t)forks, sizeof *stance_gaps, compare);
    const char *at = strstr(table.output, "\nall,") + 1;
    for (int i = 0; i < POLICIES; i++) {
        assert_true(read_row(&at, band, policy, numbers));
        assert_int_equal(forks, (int)numbers[0]);
        assert_true(fabs(sums[i] / forks - numbers[3]) < 0.006);
        assert_true(fabs(gaps[(forks - 1) / 2] - numbers[5]) < 0.006);
        assert_true(fabs(stance_gaps[(forks - 1) / 2] - numbers[6]) < 0.006);
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
        cmocka_unit_test(the_shares_of_policies_make_up_a_hundred),
        cmocka_unit_test(stances_share_the_forks_and_a_fight_keeps_no_stance),
        cmocka_unit_test(the_same_games_are_forked_in_the_same_way),
        cmocka_unit_test(the_costs_of_each_fork_make_up_the_means_and_the_median_gaps),
        cmocka_unit_test(a_bad_range_of_games_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
