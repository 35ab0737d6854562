#include "support/golden.h"

#include "support/check.h"
#include "test_paths.h"

#include <SDL_image.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_LENGTH_MAX = 1024 };

/* Without the alpha channel; frees the surface. */
static SDL_Surface *convert(SDL_Surface *any)
{
    if (!any)
        return NULL;
    SDL_Surface *surface = SDL_ConvertSurfaceFormat(any, SDL_PIXELFORMAT_RGB24, 0);
    SDL_FreeSurface(any);
    assert_non_null(surface);
    return surface;
}

static const unsigned char *pixel(const SDL_Surface *surface, int x, int y)
{
    return (const unsigned char *)surface->pixels + y * surface->pitch + 3 * x;
}

/* How many pixels differ, and the first of them. */
static int count_differences(const SDL_Surface *a, const SDL_Surface *b, int first[2])
{
    int count = 0;
    for (int y = 0; y < a->h; y++)
        for (int x = 0; x < a->w; x++) {
            if (memcmp(pixel(a, x, y), pixel(b, x, y), 3) == 0)
                continue;
            if (count++ == 0) {
                first[0] = x;
                first[1] = y;
            }
        }
    return count;
}

static void save(SDL_Surface *surface, const char *path)
{
    if (IMG_SavePNG(surface, path) != 0)
        fail_msg("%s: %s", path, IMG_GetError());
}

/* Saves the picture beside the build, and fails. */
static void refuse(SDL_Surface *got, const char *name, const char *why)
{
    char kept[PATH_LENGTH_MAX];
    mkdir("golden", 0777);
    snprintf(kept, sizeof kept, "golden/%s.png", name);
    save(got, kept);
    fail_msg(
        "%s: %s. The picture is in the build as %s; if it is right, cmake/renew_golden.sh makes it golden",
        name, why, kept);
}

static void compare(SDL_Surface *got, const SDL_Surface *golden, const char *name)
{
    char why[128];
    int first[2] = {0, 0};
    if (!golden)
        refuse(got, name, "there is no golden image");
    if (got->w != golden->w || got->h != golden->h) {
        snprintf(why, sizeof why, "it is %dx%d, not %dx%d", got->w, got->h, golden->w, golden->h);
        refuse(got, name, why);
    }
    int differences = count_differences(got, golden, first);
    snprintf(why, sizeof why, "%d pixels differ, the first at (%d, %d)", differences, first[0],
             first[1]);
    if (differences > 0)
        refuse(got, name, why);
}

/* Frees the surface. */
static void check(const char *name, SDL_Surface *got)
{
    char golden_path[PATH_LENGTH_MAX];
    snprintf(golden_path, sizeof golden_path, "%s/tests/golden/%s.png", EYESHINE_SOURCE_DIR, name);
    assert_non_null(got);
    if (getenv("EYESHINE_RENEW_GOLDEN")) {
        save(got, golden_path);
    } else {
        SDL_Surface *golden = convert(IMG_Load(golden_path));
        compare(got, golden, name);
        SDL_FreeSurface(golden);
    }
    SDL_FreeSurface(got);
}

void golden_check(const char *name, const struct canvas *canvas)
{
    check(name, convert(SDL_CreateRGBSurfaceWithFormatFrom(canvas->pixels, canvas->width,
                                                           canvas->height, 32, canvas->width * 4,
                                                           SDL_PIXELFORMAT_ARGB8888)));
}

void golden_check_file(const char *name, const struct scratch_folder *folder, const char *path)
{
    SDL_Surface *got = convert(IMG_Load(path));
    scratch_folder_remove(folder);
    check(name, got);
}
