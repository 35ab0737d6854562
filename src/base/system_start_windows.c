#define WIN32_LEAN_AND_MEAN
#define _CRT_RAND_S /* for rand_s */

#include "base/system.h"
#include "base/system_windows.h"

#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <stdio.h>
#include <stdlib.h>

static bool has_no_errors; /* what is written to standard error goes nowhere */

static bool is_open(FILE *file)
{
    int descriptor = _fileno(file);
    return descriptor >= 0 && _get_osfhandle(descriptor) >= 0;
}

/* Opens it if it is closed: the console for writing, or nowhere. Whether it leads anywhere. */
static bool open_standard(FILE *file, bool has_console)
{
    bool leads = is_open(file) || (has_console && freopen("CONOUT$", "w", file));
    if (leads || freopen("NUL", file == stdin ? "r" : "w", file))
        _setmode(_fileno(file), _O_BINARY);
    return leads;
}

/* They live as long as the program. */
static void take_arguments(int *argc, char ***argv)
{
    int count = 0;
    WCHAR **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    char **arguments = wide ? calloc((size_t)count + 1, sizeof *arguments) : NULL;
    bool is_taken = arguments != NULL;
    for (int i = 0; i < count && is_taken; i++)
        is_taken = (arguments[i] = system_narrow(wide[i])) != NULL;
    if (is_taken) {
        *argc = count;
        *argv = arguments;
    }
    LocalFree(wide);
}

void system_start(int *argc, char ***argv)
{
    /* A program with a window has no output of its own: it uses the console or the file of the program that started it. A
     * program has one console, so it is attached once. */
    bool has_console =
        (!is_open(stdout) || !is_open(stderr)) && AttachConsole(ATTACH_PARENT_PROCESS);
    open_standard(stdin, false);
    open_standard(stdout, has_console);
    has_no_errors = !open_standard(stderr, has_console);
    take_arguments(argc, argv);
}

void system_complain(const char *line)
{
    WCHAR wide[1024];
    fprintf(stderr, "%s\n", line);
    if (has_no_errors && MultiByteToWideChar(CP_UTF8, 0, line, -1, wide, 1024) > 0)
        MessageBoxW(NULL, wide, NULL, MB_ICONERROR);
}

long system_process_id(void)
{
    return (long)GetCurrentProcessId();
}

void system_sleep(int milliseconds)
{
    Sleep((DWORD)milliseconds);
}

uint64_t system_clock(void)
{
    LARGE_INTEGER count;
    LARGE_INTEGER rate; /* a second */
    QueryPerformanceCounter(&count);
    QueryPerformanceFrequency(&rate);
    uint64_t seconds = (uint64_t)(count.QuadPart / rate.QuadPart);
    uint64_t rest = (uint64_t)(count.QuadPart % rate.QuadPart);
    return seconds * 1000000000u + rest * 1000000000u / (uint64_t)rate.QuadPart;
}

bool system_random(void *data, size_t length)
{
    unsigned char *bytes = data;
    for (size_t i = 0; i < length; i++) {
        unsigned number;
        if (rand_s(&number) != 0)
            return false;
        bytes[i] = (unsigned char)number;
    }
    return true;
}
