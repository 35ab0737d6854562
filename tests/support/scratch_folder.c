#include "support/scratch_folder.h"

#include "support/check.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

/* Some tests make the deepest possible folders. */
#define PATH_LENGTH_MAX 4352

struct scratch_folder scratch_folder_make(void)
{
    const char *place = getenv("TMPDIR");
    struct scratch_folder folder;
    int length = snprintf(folder.path, sizeof folder.path, "%s/eyeshine test XXXXXX",
                          place && *place ? place : "/tmp");
    assert_in_range(length, 1, sizeof folder.path - 1);
    assert_non_null(mkdtemp(folder.path));
    return folder;
}

/* Removes anything at the path. Only folders below the scratch folder are deep, and they hold no links. */
static void remove_all(const char *path)
{
    if (remove(path) == 0)
        return;
    DIR *folder = opendir(path);
    assert_non_null(folder);
    for (const struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        char inner[PATH_LENGTH_MAX];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        int length = snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
        assert_in_range(length, 1, sizeof inner - 1);
        remove_all(inner);
    }
    closedir(folder);
    assert_int_equal(remove(path), 0);
}

void scratch_folder_remove(const struct scratch_folder *folder)
{
    remove_all(folder->path);
}

void scratch_folder_path(const struct scratch_folder *folder, const char *name,
                         char path[SCRATCH_PATH_MAX])
{
    int length = snprintf(path, SCRATCH_PATH_MAX, "%s/%s", folder->path, name);
    assert_in_range(length, 1, SCRATCH_PATH_MAX - 1);
}

void scratch_folder_write(const struct scratch_folder *folder, const char *name, const void *bytes,
                          size_t count)
{
    char path[SCRATCH_PATH_MAX];
    scratch_folder_path(folder, name, path);
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(bytes, 1, count, file), count);
    assert_int_equal(fclose(file), 0);
}

void scratch_folder_write_text(const struct scratch_folder *folder, const char *name,
                               const char *text)
{
    scratch_folder_write(folder, name, text, strlen(text));
}

void scratch_folder_copy(const struct scratch_folder *folder, const char *from, const char *name,
                         size_t limit)
{
    FILE *file = fopen(from, "rb");
    assert_non_null(file);
    size_t max = (size_t)4 << 20;
    char *bytes = malloc(max);
    assert_non_null(bytes);
    size_t count = fread(bytes, 1, limit < max ? limit : max, file);
    fclose(file);
    scratch_folder_write(folder, name, bytes, count);
    free(bytes);
}

void scratch_folder_set_time(const struct scratch_folder *folder, const char *name, int seconds)
{
    char path[SCRATCH_PATH_MAX];
    struct timespec times[2] = {{1700000000 + seconds, 0}, {1700000000 + seconds, 0}};
    scratch_folder_path(folder, name, path);
    assert_int_equal(utimensat(AT_FDCWD, path, times, 0), 0);
}
