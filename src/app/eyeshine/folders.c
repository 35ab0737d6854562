#include "app/eyeshine/folders.h"

#include "base/folder.h"

#include <SDL.h>

#include <errno.h>
#include <stdio.h>
#include <string.h>

static bool has_atlas(const char *folder)
{
    char path[4096];
    snprintf(path, sizeof path, "%s/atlas.txt", folder);
    FILE *file = fopen(path, "rb");
    if (file)
        fclose(file);
    return file != NULL;
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

bool folders_find_user(const char *asked, char *folder, size_t capacity, struct error *error)
{
    error->message[0] = '\0';
    if (asked) {
        snprintf(folder, capacity, "%s", asked);
        return is_usable(folder, error);
    }
    char *preferred = SDL_GetPrefPath(NULL, "eyeshine"); /* NULL without a home */
    if (!preferred)
        return false;
    snprintf(folder, capacity, "%s", preferred);
    SDL_free(preferred);
    struct error unused;
    size_t length = strlen(folder);
    if (length > 1 && folder[length - 1] == '/')
        folder[length - 1] = '\0';
    return is_usable(folder, &unused);
}

bool folders_find_config(const char *asked, char *folder, size_t capacity)
{
    const char *home = SDL_getenv("HOME");
    const char *config = SDL_getenv("XDG_CONFIG_HOME");
    int length = -1;
    if (asked)
        length = snprintf(folder, capacity, "%s", asked);
    else if (config && config[0] == '/') /* others are to be ignored, says the specification */
        length = snprintf(folder, capacity, "%s/eyeshine", config);
    else if (home && home[0])
        length = snprintf(folder, capacity, "%s/.config/eyeshine", home);
    return length >= 0 && (size_t)length < capacity;
}
