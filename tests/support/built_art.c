#include "support/built_art.h"

#include "support/check.h"
#include "test_paths.h"
#include "ui/art/recolour.h"

struct built_art built_art;

int built_art_load(void **unused)
{
    struct error error = {""};
    const struct palette palette = {PALETTE_NORMAL, false};
    if (!atlas_load(&built_art.atlas, EYESHINE_ATLAS_DIR, &error) ||
        !tileset_load(&built_art.tileset, &built_art.atlas, &error) ||
        !font_load(&built_art.font, &built_art.atlas, &error) ||
        !recolour_atlas(&built_art.atlas, &built_art.tileset, &palette))
        fail_msg("%s", error.message);
    (void)unused;
    return 0;
}

int built_art_unload(void **unused)
{
    atlas_clear(&built_art.atlas);
    (void)unused;
    return 0;
}
