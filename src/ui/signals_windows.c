#include "ui/signals.h"

#include <SDL.h>

#include <stdlib.h>

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#define MILLISECONDS_TO_LEAVE 800

static SDL_atomic_t has_come;

/* For Ctrl-C or a closed console; in a thread of its own. */
static BOOL WINAPI note(DWORD kind)
{
    SDL_Event quit = {.type = SDL_QUIT};
    SDL_AtomicSet(&has_come, 1);
    SDL_PushEvent(&quit); /* wakes the loop */
    Sleep(MILLISECONDS_TO_LEAVE);
    ExitProcess(kind == CTRL_C_EVENT ? 130 : 143);
}

void signals_catch(void)
{
    SDL_AtomicSet(&has_come, 0);
    SDL_InitSubSystem(SDL_INIT_EVENTS);
    SetConsoleCtrlHandler(note, TRUE);
}

void signals_ignore_writing(void)
{
    /* It is an error anyway. */
}

bool signals_have_come(void)
{
    return SDL_AtomicGet(&has_come) != 0;
}
