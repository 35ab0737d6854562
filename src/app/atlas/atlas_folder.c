#include "app/atlas/atlas_folder.h"

#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/text.h"

enum { PATH_SIZE = 4096 };

static bool is_text_file(const char *name)
{
    size_t length = strlen(name);
    return length >= 4 && strcmp(name + length - 4, ".txt") == 0;
}

static bool is_folder(const char *path)
{
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode);
}

static bool add_sprite(struct atlas_folder *folder, const char *path,
                       const struct atlas_palette *palette, struct error *error)
{
    if (folder->count == folder->capacity) {
        size_t capacity = folder->capacity ? folder->capacity * 2 : 64;
        struct atlas_sprite *larger = realloc(folder->sprites, capacity * sizeof *larger);
        if (!larger)
            return error_set(error, "%s:1: does not fit in memory", path);
        folder->sprites = larger;
        folder->capacity = capacity;
    }
    if (!atlas_sprite_read(&folder->sprites[folder->count], path, palette, error))
        return false;
    folder->count++;
    return true;
}

/* At depth 0 are the folders, at depth 1 the sprites. */
static bool read_folder(struct atlas_folder *folder, const char *path, int depth,
                        const struct atlas_palette *palette, struct error *error)
{
    DIR *entries = opendir(path);
    if (!entries)
        return error_set(error, "%s: %s", path, strerror(errno));
    bool is_good = true;
    for (struct dirent *entry; is_good && (entry = readdir(entries));) {
        char chars[PATH_SIZE];
        struct text child = text_over(chars, sizeof chars);
        text_append(&child, "%s/%s", path, entry->d_name);
        if (entry->d_name[0] == '.')
            continue;
        bool is_deeper = is_folder(chars);
        if (is_deeper && depth == 0)
            is_good = read_folder(folder, chars, 1, palette, error);
        else if (is_deeper)
            is_good = error_set(error, "%s: sprites are one folder deep, not two", chars);
        else if (is_text_file(chars) && depth == 0)
            is_good = error_set(error, "%s:1: a sprite belongs in a folder of its kind", chars);
        else if (is_text_file(chars))
            is_good = add_sprite(folder, chars, palette, error);
    }
    closedir(entries);
    return is_good;
}

static int compare_names(const void *a, const void *b)
{
    const struct atlas_sprite *one = a;
    const struct atlas_sprite *other = b;
    int order = strcmp(one->name, other->name);
    return order ? order : strcmp(one->path, other->path);
}

bool atlas_folder_read(struct atlas_folder *folder, const char *path,
                       const struct atlas_palette *palette, struct error *error)
{
    if (!read_folder(folder, path, 0, palette, error))
        return false;
    if (folder->count == 0)
        return error_set(error, "%s: holds no sprite", path);
    qsort(folder->sprites, folder->count, sizeof *folder->sprites, compare_names);
    for (size_t i = 1; i < folder->count; i++)
        if (strcmp(folder->sprites[i - 1].name, folder->sprites[i].name) == 0)
            return error_set(error, "%s:1: this name is taken by %s", folder->sprites[i].path,
                             folder->sprites[i - 1].path);
    return true;
}

void atlas_folder_clear(struct atlas_folder *folder)
{
    for (size_t i = 0; i < folder->count; i++)
        atlas_sprite_clear(&folder->sprites[i]);
    free(folder->sprites);
    memset(folder, 0, sizeof *folder);
}
