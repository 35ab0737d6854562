#include "app/lab/lab.h"
#include "app/options.h"
#include "base/array.h"
#include "base/text.h"
#include "bots/bot.h"
#include "content/boon.h"
#include "content/effect_kind.h"
#include "content/item.h"
#include "content/monster.h"
#include "content/site_kind.h"
#include "content/terrain.h"
#include "dungeon/rooms/room.h"
#include "sight/fov.h"

#include <stdio.h>
#include <string.h>

static void list_fov(void)
{
    for (int i = 0; i < fov_count(); i++)
        puts(fov_get(i)->name);
}

static void list_monsters(void)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if ((enum monster)m != monster_hero())
            puts(monster_get((enum monster)m)->id);
}

static void list_items(void)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        puts(item_get((enum item)i)->id);
}

static void list_terrain(void)
{
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++)
        puts(terrain_get((enum terrain)t)->id);
}

static void list_rooms(void)
{
    for (int i = 0; i < room_kind_count(); i++)
        puts(room_kind_get(i)->key);
    for (int s = 0; s < SITE_COUNT; s++)
        puts(site_kind_get((enum site_type)s)->id);
}

static void list_screens(void)
{
#define SCREEN(id, name, ...) puts(#name);
#include "ui/screens/screens.def"
#undef SCREEN
}

static void list_sounds(void)
{
#define SOUND(id, key, twin, ...) puts(key);
#include "ui/sound/sounds.def"
#undef SOUND
}

static void list_effects(void)
{
    for (int e = EFFECT_NONE + 1; e < EFFECT_COUNT; e++)
        puts(effect_kind_name((enum effect)e));
}

static void list_boons(void)
{
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++)
        puts(boon_get((enum boon)b)->id);
}

static void list_bots(void)
{
    for (int i = 0; i < bot_count(); i++)
        puts(bot_key(i));
}

static const struct {
    const char *name;
    void (*list)(void);
} kinds[] = {
    {"fov", list_fov},         {"monsters", list_monsters}, {"items", list_items},
    {"terrain", list_terrain}, {"effects", list_effects},   {"boons", list_boons},
    {"rooms", list_rooms},     {"bots", list_bots},         {"screens", list_screens},
    {"sounds", list_sounds},
};

enum { KIND_COUNT = ARRAY_LENGTH(kinds) };

static void refuse_kind(const char *name, struct error *error)
{
    char chars[256];
    struct text known = text_init(chars, sizeof chars);
    for (int i = 0; i < KIND_COUNT; i++)
        text_append(&known, "%s%s", i > 0 ? ", " : "", kinds[i].name);
    error_set(error, "unknown kind '%s'; choose from %s", name, chars);
}

enum lab_status lab_list(int argc, char *const *argv, struct error *error)
{
    static const char *const names[] = {"KIND"};
    const char *name;
    if (!options_read(argc, argv, NULL, 0, (struct operands){names, &name, 1}, error))
        return LAB_FAILED;
    for (int i = 0; i < KIND_COUNT; i++)
        if (strcmp(kinds[i].name, name) == 0) {
            kinds[i].list();
            return LAB_DONE;
        }
    refuse_kind(name, error);
    return LAB_FAILED;
}
