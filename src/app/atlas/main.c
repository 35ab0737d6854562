/* eyeshine-atlas: packs the text sprites into the image that the game loads. It runs as part of the build, so a
 * faulty sprite fails the build with its file and line. With --sheet it draws them all in one picture for artists; with
 * --icons it writes the icons of a package. */
#include "app/atlas/atlas_folder.h"
#include "app/atlas/atlas_icons.h"
#include "app/atlas/atlas_pack.h"
#include "app/atlas/atlas_sheet.h"
#include "base/system.h"
#include "base/text.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { EXIT_GOOD = 0, EXIT_BAD_INPUT = 2, ZOOM = 4 };

static const char usage[] =
    "usage: eyeshine-atlas --palette FILE --sprites DIR [--out DIR] [--icons DIR] "
    "[--sheet FILE.png [--vision NAME] [--zoom N]]";

struct options {
    const char *palette;
    const char *sprites;
    const char *out;   /* NULL: no atlas */
    const char *icons; /* NULL: no icons */
    const char *sheet; /* NULL: no sheet */
    const char *vision;
    const char *zoom;
};

static bool read_options(struct options *options, int count, char **words, struct error *error)
{
    *options = (struct options){0};
    for (int i = 1; i < count; i += 2) {
        const char **value = strcmp(words[i], "--palette") == 0   ? &options->palette
                             : strcmp(words[i], "--sprites") == 0 ? &options->sprites
                             : strcmp(words[i], "--out") == 0     ? &options->out
                             : strcmp(words[i], "--icons") == 0   ? &options->icons
                             : strcmp(words[i], "--sheet") == 0   ? &options->sheet
                             : strcmp(words[i], "--vision") == 0  ? &options->vision
                             : strcmp(words[i], "--zoom") == 0    ? &options->zoom
                                                                  : NULL;
        if (!value)
            return error_set(error, "unknown option %s", words[i]);
        if (i + 1 == count)
            return error_set(error, "%s needs a value", words[i]);
        *value = words[i + 1];
    }
    if (!options->palette || !options->sprites ||
        (!options->out && !options->icons && !options->sheet))
        return error_set(error, "%s", usage);
    if (!options->sheet && (options->vision || options->zoom))
        return error_set(error, "%s needs --sheet", options->vision ? "--vision" : "--zoom");
    return true;
}

static bool pack(const struct options *options, struct atlas_folder *folder, struct error *error)
{
    int height = 0;
    return atlas_pack(folder, &height, error) &&
           atlas_pack_write(folder, height, options->out, error);
}

static bool draw(const struct options *options, const struct atlas_folder *folder,
                 struct error *error)
{
    enum colour_vision vision = COLOUR_VISION_FULL;
    int zoom = ZOOM;
    if (options->vision && !colour_vision_find(options->vision, &vision))
        return error_set(error, "unknown --vision %s", options->vision);
    if (options->zoom && !text_read_number(options->zoom, 1, ATLAS_SHEET_ZOOM_MAX, &zoom))
        return error_set(error, "--zoom must be from 1 to %d, not %s", ATLAS_SHEET_ZOOM_MAX,
                         options->zoom);
    return atlas_sheet_write(folder, vision, zoom, options->sheet, error);
}

static bool run(const struct options *options, struct error *error)
{
    struct atlas_palette palette;
    struct atlas_folder folder = {0};
    bool is_done = atlas_palette_read(&palette, options->palette, error) &&
                   atlas_folder_read(&folder, options->sprites, &palette, error) &&
                   (!options->out || pack(options, &folder, error)) &&
                   (!options->icons || atlas_icons_write(&folder, options->icons, error)) &&
                   (!options->sheet || draw(options, &folder, error));
    atlas_folder_clear(&folder);
    return is_done;
}

int main(int count, char **words)
{
    struct options options;
    struct error error;
    system_start(&count, &words);
    if (read_options(&options, count, words, &error) && run(&options, &error))
        return EXIT_GOOD;
    fprintf(stderr, "%s\n", error.message);
    return EXIT_BAD_INPUT;
}
