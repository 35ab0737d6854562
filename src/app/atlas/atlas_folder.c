#include "app/atlas/atlas_folder.h"

#include <stdlib.h>
#include <string.h>

#include "base/file.h"
#include "base/folder.h"
#include "base/text.h"

static const char palette_name[] = "palette.txt";

/* How the sprites of a folder are read. */
struct reading {
    struct atlas_folder *folder;
    const struct atlas_palette *common;
    const struct atlas_palette *palette; /* the set's, or the common one */
    const char *prefix;                  /* of the sprites' names: "<set>_" or "" */
    /* Reading the set's base folder again with the set's palette: keeps only sprites that look different. */
    bool is_again;
    struct error *error;
};

static bool is_text_file(const char *name)
{
    size_t length = strlen(name);
    return length >= 4 && strcmp(name + length - 4, ".txt") == 0;
}

static bool has_sprite(const struct atlas_folder *folder, const char *name)
{
    for (size_t i = 0; i < folder->count; i++)
        if (strcmp(folder->sprites[i].name, name) == 0)
            return true;
    return false;
}

/* Whether the set's palette makes it look different from the common one. */
static bool is_recoloured(const struct atlas_sprite *sprite, const struct atlas_palette *common)
{
    size_t count = (size_t)sprite->width * (size_t)sprite->height * (size_t)sprite->frames;
    for (size_t i = 0; i < count; i++) {
        char letter = sprite->letters[i];
        if (!atlas_palette_has(common, letter) ||
            atlas_palette_colour(common, letter) != atlas_palette_colour(sprite->palette, letter))
            return true;
    }
    return false;
}

static bool add_sprite(const struct reading *reading, const char *path)
{
    struct atlas_folder *folder = reading->folder;
    if (folder->count == folder->capacity) {
        size_t capacity = folder->capacity ? folder->capacity * 2 : 64;
        struct atlas_sprite *larger = realloc(folder->sprites, capacity * sizeof *larger);
        if (!larger)
            return error_set(reading->error, "%s:1: not enough memory", path);
        folder->sprites = larger;
        folder->capacity = capacity;
    }
    struct atlas_sprite *sprite = &folder->sprites[folder->count];
    if (!atlas_sprite_read(sprite, path, reading->prefix, reading->palette, reading->error))
        return false;
    if (reading->is_again &&
        (has_sprite(folder, sprite->name) || !is_recoloured(sprite, reading->common)))
        atlas_sprite_clear(sprite);
    else
        folder->count++;
    return true;
}

static bool read_folder(const struct reading *reading, const char *path,
                        bool (*read)(const struct reading *, const char *child, const char *name))
{
    struct folder_names names;
    bool is_good = folder_list(path, &names, reading->error);
    for (int i = 0; i < names.count && is_good; i++) {
        char child[FILE_PATH_MAX];
        if (names.names[i][0] != '.')
            is_good = file_join(path, names.names[i], child, reading->error) &&
                      read(reading, child, names.names[i]);
    }
    folder_names_clear(&names);
    return is_good;
}

static bool read_sprite(const struct reading *reading, const char *path, const char *name)
{
    if (folder_is_there(path))
        return error_set(reading->error, "%s: sprites must be exactly one folder deep", path);
    return !is_text_file(name) || strcmp(name, palette_name) == 0 || add_sprite(reading, path);
}

/* Reads a set's own sprites, then those of its base folder. */
static bool read_set(const struct reading *reading, const char *path, const char *palette_path,
                     const char *name)
{
    struct atlas_folder *folder = reading->folder;
    const char *set = strrchr(name, '_');
    if (!set || folder->set_count == ATLAS_SETS_MAX)
        return error_set(
            reading->error,
            "%s:1: a folder with a palette must be named <kind>_<set>; up to %d are allowed",
            palette_path, ATLAS_SETS_MAX);
    struct atlas_palette own;
    if (!atlas_palette_read(&own, palette_path, reading->error))
        return false;
    struct atlas_palette *palette = &folder->palettes[folder->set_count++];
    *palette = *reading->common;
    atlas_palette_lay_over(palette, &own);

    char prefix[ATLAS_NAME_SIZE];
    struct text prefix_text = text_init(prefix, sizeof prefix);
    text_append(&prefix_text, "%s_", set + 1);
    char kind[FILE_PATH_MAX]; /* a part of the path */
    struct text kind_text = text_init(kind, sizeof kind);
    text_append(&kind_text, "%.*s", (int)(strlen(path) - strlen(set)), path);
    struct reading of_set = *reading;
    of_set.palette = palette;
    of_set.prefix = prefix;
    struct reading again = of_set;
    again.is_again = true;
    return read_folder(&of_set, path, read_sprite) && read_folder(&again, kind, read_sprite);
}

static bool read_kind(const struct reading *reading, const char *path, const char *name)
{
    if (!folder_is_there(path))
        return !is_text_file(name) ||
               error_set(reading->error, "%s:1: a sprite must be in a folder of its kind", path);
    char palette_path[FILE_PATH_MAX];
    if (!file_join(path, palette_name, palette_path, reading->error))
        return false;
    return file_is_there(palette_path) ? read_set(reading, path, palette_path, name)
                                       : read_folder(reading, path, read_sprite);
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
    struct reading reading = {
        .folder = folder, .common = palette, .palette = palette, .prefix = "", .error = error};
    if (!read_folder(&reading, path, read_kind))
        return false;
    if (folder->count == 0)
        return error_set(error, "%s: contains no sprites", path);
    qsort(folder->sprites, folder->count, sizeof *folder->sprites, compare_names);
    for (size_t i = 1; i < folder->count; i++)
        if (strcmp(folder->sprites[i - 1].name, folder->sprites[i].name) == 0)
            return error_set(error, "%s:1: %s has the same name", folder->sprites[i].path,
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
