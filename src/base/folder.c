#include "base/folder.h"

#include "base/entropy.h"
#include "base/system.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool folder_is_there(const char *path)
{
    struct system_status status;
    return system_status_path(path, true, &status) && status.kind == SYSTEM_FOLDER;
}

/* Creates one folder that survives a power cut. */
static bool make(const char *path)
{
    if (!system_make_folder(path))
        return false;
    folder_sync_around(path); /* some file systems can't */
    return true;
}

bool folder_make(const char *path, struct error *error)
{
    char part[FILE_PATH_MAX];
    if (strlen(path) >= sizeof part)
        return error_set(error, "%.200s...: %s", path, strerror(ENAMETOOLONG));
    strcpy(part, path);
    for (char *c = part; *c; c++) {
        char separator = *c;
        if (c == part || !system_is_separator(separator))
            continue;
        *c = '\0';
        make(part); /* a failure shows when the last part is made */
        *c = separator;
    }
    if (make(part))
        return true;
    int why = errno;
    return folder_is_there(path) || error_set(error, "%s: can't be made: %s", path, strerror(why));
}

bool folder_create(const char *path, bool *is_taken, struct error *error)
{
    bool is_made = make(path);
    *is_taken = !is_made && errno == EEXIST;
    return is_made || error_set(error, "%s: can't be made: %s", path, strerror(errno));
}

bool folder_move(const char *path, const char *to, struct error *error)
{
    errno = EEXIST;
    if (!file_is_there(to) && system_rename(path, to)) {
        folder_sync_around(to); /* some file systems can't */
        return true;
    }
    return error_set(error, "%s: can't be moved to %.200s: %s", path, to, strerror(errno));
}

bool folder_try_writing(const char *path, struct error *error)
{
    char name[32];
    char file[FILE_PATH_MAX];
    snprintf(name, sizeof name, ".eyeshine-%" PRIx64, entropy_word());
    if (!file_join(path, name, file, error))
        return false;
    int descriptor = system_open(file, SYSTEM_WRITE | SYSTEM_NEW);
    bool is_filled = descriptor >= 0 && system_write(descriptor, "", 1);
    int why = errno;
    bool is_closed = descriptor >= 0 && system_close(descriptor);
    bool is_removed = descriptor >= 0 && system_unlink(file);
    return (is_filled && is_closed && is_removed) ||
           error_set(error, "%s: can't be written to: %s", path, strerror(is_filled ? errno : why));
}

bool folder_remove_files(const char *path, const char *const *names, int count, struct error *error)
{
    int folder = system_open_folder(path);
    bool is_removed =
        folder >= 0 || error_set(error, "%s: can't be opened: %s", path, file_reason());
    for (int i = 0; i < count && is_removed; i++)
        is_removed =
            system_unlink_in(folder, path, names[i]) ||
            error_set(error, "%s/%s: can't be removed: %s", path, names[i], strerror(errno));
    if (folder >= 0)
        system_close(folder);
    return is_removed;
}

bool folder_remove(const char *path, struct error *error)
{
    return (system_remove_folder(path) && folder_sync_around(path)) ||
           error_set(error, "%s: can't be removed: %s", path, strerror(errno));
}

static bool add_name(void *context, const char *name)
{
    struct folder_names *names = context;
    char *copy = malloc(strlen(name) + 1);
    char **larger =
        copy ? realloc(names->names, ((size_t)names->count + 1) * sizeof *larger) : NULL;
    if (!larger) {
        free(copy);
        errno = ENOMEM;
        return false;
    }
    strcpy(copy, name);
    names->names = larger;
    names->names[names->count++] = copy;
    return true;
}

static int compare_names(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

bool folder_list(const char *path, struct folder_names *names, struct error *error)
{
    *names = (struct folder_names){0};
    if (system_list(path, add_name, names)) {
        if (names->count > 0)
            qsort(names->names, (size_t)names->count, sizeof *names->names, compare_names);
        return true;
    }
    int why = errno;
    folder_names_clear(names);
    return error_set(error, "%s: can't be listed: %s", path, strerror(why));
}

void folder_names_clear(struct folder_names *names)
{
    for (int i = 0; i < names->count; i++)
        free(names->names[i]);
    free(names->names);
    *names = (struct folder_names){0};
}

void folder_around(const char *path, char folder[FILE_PATH_MAX])
{
    size_t length = strlen(path);
    while (length > 0 && !system_is_separator(path[length - 1]))
        length--;
    snprintf(folder, FILE_PATH_MAX, "%.*s", length > 0 ? (int)length : 1, length > 0 ? path : ".");
}

bool folder_sync_around(const char *path)
{
    char folder[FILE_PATH_MAX];
    folder_around(path, folder);
    return system_sync_folder(folder);
}
