#include "support/seeds.h"

#include "base/text.h"

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define VARIABLE "EYESHINE_SEEDS"
#define SEED_MAX 2000000000

/* The seed that is being checked; test is NULL outside of a loop. */
static struct {
    const char *test;
    int seed;
} current;

/* The seed at which the last loop stopped, if it did not run to its end. */
static void report_unfinished(void)
{
    if (current.test)
        printf("fault: %s: seed %d: a check failed\n", current.test, current.seed);
    current.test = NULL;
}

/* A failed assertion of the code under test: it ends the program without atexit. */
static void report_abort(int signal_number)
{
    if (current.test)
        printf("fault: %s: seed %d: aborted\n", current.test, current.seed);
    fflush(stdout);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

/* Reads "A..B" with A <= B. */
static bool read_range(const char *range, int *first, int *last)
{
    char number[16];
    const char *dots = strstr(range, "..");
    if (!dots || (size_t)(dots - range) >= sizeof number)
        return false;
    memcpy(number, range, (size_t)(dots - range));
    number[dots - range] = '\0';
    return text_read_number(number, 0, SEED_MAX, first) &&
           text_read_number(dots + 2, *first, SEED_MAX, last);
}

/* Replaces the range by that of the environment, if it has one. */
static void choose_range(int *first, int *last)
{
    const char *range = getenv(VARIABLE);
    if (!range || read_range(range, first, last))
        return;
    fprintf(stderr, VARIABLE "=%s: expected A..B, two numbers from 0 to %d with A <= B\n", range,
            SEED_MAX);
    exit(2);
}

int seeds_count(int own)
{
    int first = 1;
    int last = own;
    choose_range(&first, &last);
    return last - first + 1;
}

struct seeds seeds_begin(const char *test, int first, int last)
{
    static bool is_watching;
    if (!is_watching) {
        atexit(report_unfinished);
        signal(SIGABRT, report_abort);
        is_watching = true;
    }
    report_unfinished();
    choose_range(&first, &last);
    return (struct seeds){.test = test, .seed = first - 1, .last = last};
}

bool seeds_next(struct seeds *seeds)
{
    current.test = NULL;
    if (seeds->seed < seeds->last) {
        current.test = seeds->test;
        current.seed = ++seeds->seed;
        return true;
    }
    return false;
}

void seeds_fault(struct seeds *seeds, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    printf("fault: %s: seed %d: ", seeds->test, seeds->seed);
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    seeds->faults++;
}
