#include "app/eyeshine/folders.h"

#include "base/folder.h"
#include "ui/program_folder.h"
#include "ui/user_folder.h"

#include <stdlib.h>
#include <string.h>

static bool has_atlas(const char *folder)
{
    char path[FILE_PATH_MAX];
    struct error unused;
    return file_join(folder, "atlas.txt", path, &unused) && file_is_there(path);
}

/* Copies the path given to `name`. One that does not fit is an error: cut off it would be another path. */
static bool take_path(const char *name, const char *path, char folder[FILE_PATH_MAX],
                      struct error *error)
{
    if (strlen(path) >= FILE_PATH_MAX)
        return error_set(error, "%s: the path is too long (up to %d characters)", name,
                         FILE_PATH_MAX - 1);
    strcpy(folder, path);
    return true;
}

bool folders_find_data(const char *asked, char found[FILE_PATH_MAX], struct error *error)
{
    const char *name = asked ? "--data" : "EYESHINE_DATA";
    struct error unused;
    char program[FILE_PATH_MAX];
    if (!asked)
        asked = getenv("EYESHINE_DATA");
    if (asked && *asked)
        return take_path(name, asked, found, error) &&
               (has_atlas(found) ||
                error_set(error, "%s: this data folder has no atlas.txt", found));
    if (program_folder_find(program) &&
        ((file_join(program, "../share/games/eyeshine", found, &unused) && has_atlas(found)) ||
         (take_path("program", program, found, &unused) && has_atlas(found))))
        return true;
    return take_path("EYESHINE_INSTALL_DATA", EYESHINE_INSTALL_DATA, found, error) &&
           (has_atlas(found) ||
            error_set(error, "no data folder beside the program or in %s (set one with --data)",
                      found));
}

bool folders_find_user(const char *asked, char found[FILE_PATH_MAX], struct error *trouble,
                       struct error *error)
{
    struct error why;
    error->message[0] = trouble->message[0] = '\0';
    if (asked ? !take_path("--user-dir", asked, found, error)
              : !user_folder_find(USER_FOLDER_DATA, found))
        return false;
    if (!folder_make(found, trouble))
        return asked && error_set(error, "%.200s: can't be used as the user folder: %.250s", found,
                                  trouble->message);
    if (!folder_try_writing(found, &why))
        *trouble = why;
    else
        trouble->message[0] = '\0';
    return true;
}

bool folders_find_config(const char *asked, char found[FILE_PATH_MAX])
{
    struct error unused;
    if (!asked)
        return user_folder_find(USER_FOLDER_CONFIG, found);
    return take_path("--user-dir", asked, found, &unused);
}
