#include "app/lab/lab.h"
#include "app/options.h"
#include "base/array.h"
#include "base/text.h"
#include "bots/bot.h"
#include "content/boon.h"
#include "content/conduct.h"
#include "content/effect_kind.h"
#include "content/item.h"
#include "content/monster.h"
#include "content/omen.h"
#include "content/site_kind.h"
#include "content/start.h"
#include "content/terrain.h"
#include "content/watch.h"
#include "dungeon/rooms/room.h"
#include "sight/fov.h"

#include <stdio.h>
#include <string.h>

/* Lists a key for each i from first to end - 1. */
#define LIST(name, first, end, key)           \
    static void list_##name(void)             \
    {                                         \
        for (int i = (first); i < (end); i++) \
            puts(key);                        \
    }
LIST(fov, 0, fov_count(), fov_get(i)->name)
LIST(items, ITEM_NONE + 1, ITEM_COUNT, item_get((enum item)i)->id)
LIST(terrain, TERRAIN_NONE + 1, TERRAIN_COUNT, terrain_get((enum terrain)i)->id)
LIST(effects, EFFECT_NONE + 1, EFFECT_COUNT, effect_kind_name((enum effect)i))
LIST(boons, BOON_NONE + 1, BOON_COUNT, boon_get((enum boon)i)->id)
LIST(paths, 0, PATH_COUNT, boon_path_get((enum boon_path)i)->id)
LIST(omens, OMEN_NONE + 1, OMEN_COUNT, omen_get((enum omen)i)->id)
LIST(starts, 0, START_COUNT, start_get((enum start)i)->id)
LIST(conducts, 0, CONDUCT_COUNT, conduct_get((enum conduct)i)->id)
LIST(watches, 0, WATCH_COUNT, watch_get((enum watch)i)->id)
LIST(bots, 0, bot_count(), bot_key(i))
LIST(plain_rooms, 0, room_kind_count(), room_kind_get(i)->key)
LIST(special_rooms, 0, SITE_COUNT, site_kind_get((enum site_type)i)->id)

static void list_rooms(void)
{
    list_plain_rooms();
    list_special_rooms();
}

static void list_monsters(void)
{
    for (int m = 0; m < MONSTER_COUNT; m++)
        if ((enum monster)m != monster_hero())
            puts(monster_get((enum monster)m)->id);
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

static const struct {
    const char *name;
    void (*list)(void);
} kinds[] = {
    {"fov", list_fov},         {"monsters", list_monsters}, {"items", list_items},
    {"terrain", list_terrain}, {"effects", list_effects},   {"boons", list_boons},
    {"rooms", list_rooms},     {"bots", list_bots},         {"screens", list_screens},
    {"sounds", list_sounds},   {"starts", list_starts},     {"watches", list_watches},
    {"paths", list_paths},     {"omens", list_omens},       {"conducts", list_conducts},
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
