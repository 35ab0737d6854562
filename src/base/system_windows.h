/* Shared by the sources for Windows only. */
#ifndef BASE_SYSTEM_WINDOWS_H
#define BASE_SYSTEM_WINDOWS_H

#include <stddef.h>

/* A text of the system in UTF-8, which the caller frees; NULL when memory is short. */
char *system_narrow(const wchar_t *wide);

#endif
