#include "base/folder.h"

#include "base/descriptor.h"
#include "base/file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

/* Creates one folder that survives a power cut. */
static bool make(const char *path)
{
    if (mkdir(path, 0777) != 0)
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
    for (char *slash = *part ? strchr(part + 1, '/') : NULL; slash;
         slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        make(part); /* a failure shows when the last part is made */
        *slash = '/';
    }
    if (make(part))
        return true;
    int why = errno;
    return is_folder(path) || error_set(error, "%s: can't be made: %s", path, strerror(why));
}

bool folder_create(const char *path, bool *is_taken, struct error *error)
{
    bool is_made = make(path);
    *is_taken = !is_made && errno == EEXIST;
    return is_made || error_set(error, "%s: can't be made: %s", path, strerror(errno));
}

bool folder_try_writing(const char *path, struct error *error)
{
    char name[FILE_PATH_MAX];
    if (!file_join(path, ".eyeshine-XXXXXX", name, error))
        return false;
    int descriptor = mkstemp(name);
    bool is_made = descriptor >= 0 && descriptor_close(descriptor);
    if ((descriptor >= 0 && unlink(name) != 0) || !is_made)
        return error_set(error, "%s: can't be written to: %s", path, strerror(errno));
    return true;
}

/* Syncs an open folder; false with errno set. */
static bool sync_folder(int descriptor)
{
    return descriptor_sync(descriptor) || errno == EINVAL; /* some disks need none */
}

bool folder_remove_files(const char *path, const char *const *names, int count, struct error *error)
{
    int folder = descriptor_open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
    bool is_removed =
        folder >= 0 || error_set(error, "%s: can't be opened: %s", path, descriptor_reason());
    for (int i = 0; i < count && is_removed; i++)
        is_removed =
            (unlinkat(folder, names[i], 0) == 0 && sync_folder(folder)) ||
            error_set(error, "%s/%s: can't be removed: %s", path, names[i], strerror(errno));
    if (folder >= 0)
        descriptor_close(folder);
    return is_removed;
}

bool folder_remove(const char *path, struct error *error)
{
    return (rmdir(path) == 0 && folder_sync_around(path)) ||
           error_set(error, "%s: can't be removed: %s", path, strerror(errno));
}

static bool add_name(struct folder_names *names, const char *name)
{
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

/* Reads on to the end; false with errno set. */
static bool read_names(DIR *folder, struct folder_names *names)
{
    for (;;) {
        errno = 0;
        const struct dirent *entry = readdir(folder);
        if (!entry)
            return errno == 0;
        bool is_itself = strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0;
        if (!is_itself && !add_name(names, entry->d_name))
            return false;
    }
}

bool folder_list(const char *path, struct folder_names *names, struct error *error)
{
    *names = (struct folder_names){0};
    DIR *folder = opendir(path);
    bool is_read = folder && read_names(folder, names);
    int why = errno;
    if (folder)
        closedir(folder);
    if (is_read) {
        if (names->count > 0)
            qsort(names->names, (size_t)names->count, sizeof *names->names, compare_names);
        return true;
    }
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

bool folder_sync_around(const char *path)
{
    char folder[FILE_PATH_MAX];
    const char *slash = strrchr(path, '/');
    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path) + 1 : 1,
             slash ? path : ".");
    int descriptor = descriptor_open(folder, O_RDONLY | O_DIRECTORY);
    if (descriptor < 0)
        return false;
    bool is_synced = sync_folder(descriptor);
    int why = errno;
    bool is_closed = descriptor_close(descriptor);
    errno = is_synced ? errno : why;
    return is_synced && is_closed;
}
