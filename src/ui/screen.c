#include "ui/screen.h"

static const struct screen_kind kinds[SCREEN_COUNT] = {
#define SCREEN(id, name, covers) \
    [SCREEN_##id] = {#name, covers, screen_##name##_draw, screen_##name##_key},
#include "ui/screens/screens.def"
#undef SCREEN
};

const struct screen_kind *screen_get(enum screen screen)
{
    return &kinds[screen];
}
