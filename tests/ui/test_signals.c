/* Signals that ask the program to leave. */
#include "support/check.h"

#include "ui/signals.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static void a_program_that_hangs_ends_with_the_number_of_the_first_signal(void **unused)
{
    int status = 0;
    pid_t program = fork();
    assert_true(program >= 0);
    if (program == 0) {
        signals_catch();
        raise(SIGTERM);
        raise(SIGHUP);
        for (;;)
            pause();
    }
    assert_int_equal(waitpid(program, &status, 0), program);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 128 + SIGTERM);
    (void)unused;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_that_hangs_ends_with_the_number_of_the_first_signal),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
