#include "ui/user_folder.h"

#include <stdlib.h>

static const struct {
    const char *variable;
    const char *below_home;
} places[] = {
    [USER_FOLDER_DATA] = {"XDG_DATA_HOME", ".local/share"},
    [USER_FOLDER_CONFIG] = {"XDG_CONFIG_HOME", ".config"},
};

/* By the XDG base directory specification, which ignores relative paths. */
bool user_folder_find(enum user_folder folder, char found[FILE_PATH_MAX])
{
    const char *own = getenv(places[folder].variable);
    const char *home = getenv("HOME");
    char above[FILE_PATH_MAX];
    struct error unused;
    if (own && own[0] == '/')
        return file_join(own, "eyeshine", found, &unused);
    return home && home[0] == '/' && file_join(home, places[folder].below_home, above, &unused) &&
           file_join(above, "eyeshine", found, &unused);
}
