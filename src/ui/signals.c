#include "ui/signals.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t has_come;

/* SDL's own SIGTERM handler, which wakes it while it waits; or NULL. */
static void (*wake)(int number);

static void note(int number)
{
    (void)number;
    has_come = 1;
    if (wake)
        wake(SIGTERM);
}

static void catch_one(int number)
{
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN ||
        action.sa_handler == note)
        return;
    if (number == SIGTERM && action.sa_handler != SIG_DFL)
        wake = action.sa_handler;
    action.sa_handler = note;
    action.sa_flags = SA_RESTART; /* what is being written is written */
    sigaction(number, &action, NULL);
}

void signals_catch(void)
{
    has_come = 0;
    catch_one(SIGTERM);
    catch_one(SIGINT);
    catch_one(SIGHUP);
}

bool signals_have_come(void)
{
    return has_come != 0;
}
