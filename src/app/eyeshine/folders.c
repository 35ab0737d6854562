#include "app/eyeshine/folders.h"

#include "base/file.h"
#include "base/folder.h"

#include <SDL.h>

#include <errno.h>
#include <stdio.h>
#include <string.h>

static bool has_atlas(const char *folder)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    return file_join(folder, "atlas.txt", path, &unused) && file_is_there(path);
}

bool folders_find_data(const char *asked, char *folder, size_t capacity, struct error *error)
{
    if (!asked)
        asked = SDL_getenv("EYESHINE_DATA");
    if (asked && *asked) {
        snprintf(folder, capacity, "%s", asked);
        return has_atlas(folder) ||
               error_set(error, "%s: no atlas.txt in this data folder", folder);
    }
    char *base = SDL_GetBasePath();
    if (base) {
        snprintf(folder, capacity, "%s../share/games/eyeshine", base);
        SDL_free(base);
        if (has_atlas(folder))
            return true;
    }
    snprintf(folder, capacity, "%s", EYESHINE_INSTALL_DATA);
    return has_atlas(folder) ||
           error_set(error,
                     "no data folder: neither beside the program nor in %s (--data names one)",
                     folder);
}

static bool can_write(const char *folder)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/.eyeshine-writes-here", folder);
    FILE *file = fopen(path, "wb");
    if (!file)
        return false;
    fclose(file);
    return remove(path) == 0;
}

static bool is_usable(const char *folder, struct error *error)
{
    struct error why;
    if (!folder_make(folder, &why))
        return error_set(error, "%.200s: can't be used as the user folder: %.250s", folder,
                         why.message);
    if (!can_write(folder))
        return error_set(error, "%s: can't be used as the user folder: %s", folder,
                         strerror(errno));
    return true;
}

/* The player's own folder of a kind, by the XDG base directory specification: relative paths are to be ignored. */
static bool find_own(const char *variable, const char *below_home, char *folder, size_t capacity)
{
    const char *own = SDL_getenv(variable);
    const char *home = SDL_getenv("HOME");
    int length = -1;
    if (own && own[0] == '/')
        length = snprintf(folder, capacity, "%s/eyeshine", own);
    else if (home && home[0] == '/')
        length = snprintf(folder, capacity, "%s%s/eyeshine", home, below_home);
    return length >= 0 && (size_t)length < capacity;
}

bool folders_find_user(const char *asked, char *folder, size_t capacity, struct error *error)
{
    error->message[0] = '\0';
    if (asked) {
        snprintf(folder, capacity, "%s", asked);
        return is_usable(folder, error);
    }
    struct error unused;
    return find_own("XDG_DATA_HOME", "/.local/share", folder, capacity) &&
           is_usable(folder, &unused);
}

bool folders_find_config(const char *asked, char *folder, size_t capacity)
{
    if (!asked)
        return find_own("XDG_CONFIG_HOME", "/.config", folder, capacity);
    int length = snprintf(folder, capacity, "%s", asked);
    return length >= 0 && (size_t)length < capacity;
}
