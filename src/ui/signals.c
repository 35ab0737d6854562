#include "ui/signals.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t has_come;

static void note(int number)
{
    (void)number;
    has_come = 1;
}

void signals_catch(void)
{
    static const int numbers[] = {SIGTERM, SIGINT, SIGHUP};
    has_come = 0;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct sigaction action;
        if (sigaction(numbers[i], NULL, &action) != 0 || action.sa_handler != SIG_DFL)
            continue;
        action.sa_handler = note;
        action.sa_flags =
            SA_RESTART; /* what is being written is written; waiting ends all the same */
        sigaction(numbers[i], &action, NULL);
    }
}

bool signals_have_come(void)
{
    return has_come != 0;
}
