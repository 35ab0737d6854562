#include "ui/signals.h"

#include <SDL.h>

#include <signal.h>
#include <sys/time.h>
#include <unistd.h>

/* What the game may take to save everything and leave; then it ends wherever it waits. */
#define MICROSECONDS_TO_LEAVE 800000

static volatile sig_atomic_t has_come; /* the number of the first one */

/* SDL's own SIGTERM handler, which wakes it while it waits; or NULL. */
static void (*wake)(int number);

/* It hangs: no turn is lost, since each was written when it was played. */
static void end_now(int number)
{
    (void)number;
    _exit(128 + has_come);
}

static void note(int number)
{
    const struct itimerval time_to_leave = {.it_value = {.tv_usec = MICROSECONDS_TO_LEAVE}};
    if (!has_come) {
        has_come = number;
        setitimer(ITIMER_REAL, &time_to_leave, NULL);
    }
    if (wake)
        wake(SIGTERM);
}

static void catch_one(int number, void (*handler)(int number))
{
    struct sigaction action;
    if (sigaction(number, NULL, &action) != 0 || action.sa_handler == SIG_IGN ||
        action.sa_handler == handler)
        return;
    if (number == SIGTERM && action.sa_handler != SIG_DFL)
        wake = action.sa_handler;
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART; /* what is being written is written */
    sigaction(number, &action, NULL);
}

void signals_catch(void)
{
    has_come = 0;
    SDL_InitSubSystem(SDL_INIT_EVENTS); /* it sets SDL's handlers */
    signal(SIGALRM, end_now);
    catch_one(SIGTERM, note);
    catch_one(SIGINT, note);
    catch_one(SIGHUP, note);
}

void signals_ignore_writing(void)
{
    signal(SIGXFSZ, SIG_IGN);
    signal(SIGPIPE, SIG_IGN);
}

bool signals_have_come(void)
{
    return has_come != 0;
}
