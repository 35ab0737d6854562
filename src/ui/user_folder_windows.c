#include "ui/user_folder.h"

#include <SDL.h>

#include <stdio.h>

bool user_folder_find(enum user_folder folder, char found[FILE_PATH_MAX])
{
    char *path = SDL_GetPrefPath(NULL, "Eyeshine");
    int length = path ? snprintf(found, FILE_PATH_MAX, "%s", path) : -1;
    SDL_free(path);
    (void)folder;
    if (length <= 0 || length >= FILE_PATH_MAX)
        return false;
    for (char *c = found; *c; c++)
        *c = *c == '\\' ? '/' : *c; /* as in the paths that the game makes and shows */
    if (found[length - 1] == '/')
        found[length - 1] = '\0';
    return true;
}
