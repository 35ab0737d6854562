/* eyeshine-atlas: packs the text sprites into the one image that the game loads. It runs while the
 * project is built, so whatever is wrong with a sprite fails the build and is named by file and line. */
#include <stdio.h>
#include <string.h>

#include "app/atlas/atlas_folder.h"
#include "app/atlas/atlas_pack.h"
#include "app/atlas/atlas_palette.h"

enum { EXIT_GOOD = 0, EXIT_BAD_INPUT = 2 };

struct options {
    const char *palette;
    const char *sprites;
    const char *out;
};

static bool read_options(struct options *options, int count, char **words, struct error *error)
{
    *options = (struct options){0};
    for (int i = 1; i < count; i += 2) {
        const char **value = strcmp(words[i], "--palette") == 0   ? &options->palette
                             : strcmp(words[i], "--sprites") == 0 ? &options->sprites
                             : strcmp(words[i], "--out") == 0     ? &options->out
                                                                  : NULL;
        if (!value)
            return error_set(error, "unknown option %s", words[i]);
        if (i + 1 == count)
            return error_set(error, "%s needs a value", words[i]);
        *value = words[i + 1];
    }
    if (!options->palette || !options->sprites || !options->out)
        return error_set(error, "usage: eyeshine-atlas --palette FILE --sprites DIR --out DIR");
    return true;
}

static bool pack(const struct options *options, struct error *error)
{
    struct atlas_palette palette;
    struct atlas_folder folder = {0};
    int height = 0;
    bool is_packed = atlas_palette_read(&palette, options->palette, error) &&
                     atlas_folder_read(&folder, options->sprites, &palette, error) &&
                     atlas_pack(&folder, &height, error) &&
                     atlas_write(&folder, height, options->out, error);
    atlas_folder_clear(&folder);
    return is_packed;
}

int main(int count, char **words)
{
    struct options options;
    struct error error;
    if (read_options(&options, count, words, &error) && pack(&options, &error))
        return EXIT_GOOD;
    fprintf(stderr, "%s\n", error.message);
    return EXIT_BAD_INPUT;
}
