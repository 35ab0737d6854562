#define WIN32_LEAN_AND_MEAN
#define _CRT_RAND_S /* for rand_s */

#include "base/system.h"

#include <windows.h>

#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <stdio.h>
#include <stdlib.h>

static bool has_no_errors; /* what is written to standard error goes nowhere */

static char *narrow(const WCHAR *wide)
{
    int size = WideCharToMultiByte(CP_UTF8, 0, wide, -1, NULL, 0, NULL, NULL);
    char *text = malloc((size_t)size + 1);
    if (text)
        WideCharToMultiByte(CP_UTF8, 0, wide, -1, text, size, NULL, NULL);
    return text;
}

/* A program with a window has no output of its own: it uses the console or the file of the program that started it. */
static void open_standard(FILE *file, DWORD number, const char *mode)
{
    int descriptor = _fileno(file);
    bool is_open = descriptor >= 0 && _get_osfhandle(descriptor) >= 0;
    if (!is_open) {
        HANDLE handle = GetStdHandle(number);
        bool is_console = (!handle || handle == INVALID_HANDLE_VALUE) &&
                          number != STD_INPUT_HANDLE && AttachConsole(ATTACH_PARENT_PROCESS);
        if (!is_console || !freopen("CONOUT$", mode, file)) {
            has_no_errors = has_no_errors || number == STD_ERROR_HANDLE;
            is_open = freopen("NUL", mode, file) != NULL;
        }
    }
    if (is_open || _fileno(file) >= 0)
        _setmode(_fileno(file), _O_BINARY);
}

/* They live as long as the program. */
static void take_arguments(int *argc, char ***argv)
{
    int count = 0;
    WCHAR **wide = CommandLineToArgvW(GetCommandLineW(), &count);
    char **arguments = wide ? calloc((size_t)count + 1, sizeof *arguments) : NULL;
    bool is_taken = arguments != NULL;
    for (int i = 0; i < count && is_taken; i++)
        is_taken = (arguments[i] = narrow(wide[i])) != NULL;
    if (is_taken) {
        *argc = count;
        *argv = arguments;
    }
    LocalFree(wide);
}

void system_start(int *argc, char ***argv)
{
    open_standard(stdin, STD_INPUT_HANDLE, "r");
    open_standard(stdout, STD_OUTPUT_HANDLE, "w");
    open_standard(stderr, STD_ERROR_HANDLE, "w");
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
