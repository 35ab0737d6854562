#include "ui/screen.h"

static const struct screen_kind kinds[SCREEN_COUNT] = {
#define SCREEN(id, name, covers, idles) \
    [SCREEN_##id] = {#name, covers, idles, screen_##name##_draw, screen_##name##_key},
#include "ui/screens/screens.def"
#undef SCREEN
};

const struct screen_kind *screen_get(enum screen screen)
{
    return &kinds[screen];
}
