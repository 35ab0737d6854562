#include "ui/program_folder.h"

#include "base/system.h"

#include <SDL.h>

#include <stdio.h>

bool program_folder_find(char folder[FILE_PATH_MAX])
{
    char *base = SDL_GetBasePath();
    int length = base ? snprintf(folder, FILE_PATH_MAX, "%s", base) : -1;
    SDL_free(base);
    if (length <= 0 || length >= FILE_PATH_MAX)
        return false;
    if (system_is_separator(folder[length - 1]))
        folder[length - 1] = '\0';
    return true;
}
