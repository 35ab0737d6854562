#include "app/lab/lab.h"
#include "app/options.h"
#include "base/array.h"
#include "base/text.h"
#include "bots/bot.h"
#include "content/conduct.h"
#include "content/monster.h"
#include "dungeon/rooms/room.h"
#include "game/names.h"

#include <stdio.h>
#include <string.h>

static void list_group(enum names_group group)
{
    for (int i = names_first(group); i < names_end(group); i++)
        puts(names_key(group, i));
}

static void list_conducts(void)
{
    for (int c = 0; c < CONDUCT_COUNT; c++)
        puts(conduct_get((enum conduct)c)->id);
}

static void list_bots(void)
{
    for (int b = 0; b < bot_count(); b++)
        puts(bot_key(b));
}

static void list_rooms(void)
{
    for (int i = 0; i < room_kind_count(); i++)
        puts(room_kind_get(i)->key);
    list_group(NAMES_SITES);
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
    void (*list)(void);     /* or NULL: */
    enum names_group group; /* all of its kinds */
} kinds[] = {
    {"fov", NULL, NAMES_FOV},         {"monsters", list_monsters, 0},
    {"items", NULL, NAMES_ITEMS},     {"terrain", NULL, NAMES_TERRAIN},
    {"effects", NULL, NAMES_EFFECTS}, {"boons", NULL, NAMES_BOONS},
    {"rooms", list_rooms, 0},         {"bots", list_bots, 0},
    {"screens", list_screens, 0},     {"sounds", list_sounds, 0},
    {"starts", NULL, NAMES_STARTS},   {"watches", NULL, NAMES_WATCHES},
    {"paths", NULL, NAMES_PATHS},     {"omens", NULL, NAMES_OMENS},
    {"conducts", list_conducts, 0},
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
            if (kinds[i].list)
                kinds[i].list();
            else
                list_group(kinds[i].group);
            return LAB_DONE;
        }
    refuse_kind(name, error);
    return LAB_FAILED;
}
