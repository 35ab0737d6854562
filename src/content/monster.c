#include "content/monster.h"

#include "content/item.h"

const struct monster_kind monster_kinds[MONSTER_COUNT] = {
#define MONSTER(id, ...) [MONSTER_##id] = {__VA_ARGS__},
#include "content/monsters.def"
#undef MONSTER
};

enum monster monster_hero(void)
{
    return MONSTER_HERO;
}

enum monster monster_night_hunter(void)
{
    return MONSTER_NIGHT_HUNTER;
}

enum monster monster_captive(void)
{
    return MONSTER_CAPTIVE;
}

enum monster monster_lamp_keeper(void)
{
    int m = 0;
    while (!monster_kinds[m].keeps_lamp)
        m++;
    return (enum monster)m;
}

enum monster monster_find_caught(int item)
{
    int m = 0;
    while (monster_kinds[m].caught_as != item)
        m++;
    return (enum monster)m;
}

enum monster monster_find_glyph(char glyph)
{
    int m = 0;
    while (m < MONSTER_COUNT && monster_kinds[m].glyph != glyph)
        m++;
    return (enum monster)m;
}

int monster_light_radius_max(void)
{
    int max = 0;
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (monster_kinds[m].light_radius > max)
            max = monster_kinds[m].light_radius;
    return max;
}
