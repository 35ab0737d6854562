#include "ui/view/help_rules.h"

#include "base/array.h"
#include "ui/view/help_entry.h"
#include "ui/view/page_parts.h"

/* At text scale 1. */
#define TWO_COLUMNS_MIN 480
#define COLUMN_GAP 12

static const struct help_entry rules[] = {
    {.label = "Your task",
     .says =
         "Carry the last ember down twelve drowned floors, light the cold lamp of the lighthouse, "
         "and hold it for forty turns. You have one life."},
    {.label = "Light",
     .says =
         "The open lantern shows far, and shows you. Hooded, it does less of both. In the dark you "
         "are slow and silent, and hard to see."},
    {.label = "Eyes",
     .says = "Whatever has you in view shines at you from the dark: to 20 cells while you stand in "
             "bright light, to 8 hooded, to 2 in the dark."},
    {.label = "Pips",
     .says =
         "One: it stirs. Two: wary. Three: it hunts you. They rise while you are seen or heard, and "
         "fall while you are not. There are no dice in it."},
    {.label = "Blows",
     .says =
         "A blow always hits; armour takes its number off each, down to 1. On one without a pip a blow counts threefold, with "
         "a knife fivefold. "
         "Nobody walks or strikes past a corner."},
    {.label = "Noise",
     .says =
         "Its number says from how many steps off most hear it, keen ears twice as far; a closed door "
         "counts 5 steps, a wall stops it. A thrown pebble draws others to where it falls."},
    {.label = "Healing",
     .says = "Only in bright light, and unhunted: 1 in 20 turns. Potions and beacons do more."},
    {.label = "Night",
     .says =
         "It falls turn by turn, faster when you are slow, and draws back with each new floor. When "
         "it is full, a hunter comes down after you."},
};

static const struct help_entry signs[] = {
    {.tile = TILE_EYESHINE, .says = "Eyes: somebody there sees you, whoever it is."},
    {.tile = TILE_PIPS, .frame = 0, .says = "One pip: it has noticed something."},
    {.tile = TILE_PIPS, .frame = 1, .says = "Two: it is wary, and comes to look."},
    {.tile = TILE_PIPS, .frame = 2, .says = "Three: it hunts you, and shouts that you are here."},
    {.tile = TILE_ASLEEP, .says = "It sleeps. Noise wakes it, light does not."},
    {.tile = TILE_TELL,
     .says =
         "A tell: what you had not seen is about to strike from there. It never does so unannounced."},
    {.tile = TILE_RIPPLE,
     .says =
         "Noise, where it was made: yours, or one that you heard. The wider, the farther it carries."},
    {.tile = TILE_RANGE_FAR,
     .says = "Ranges, shown when you ask for them: standing here you would be noticed, slowly."},
    {.tile = TILE_RANGE_MIDDLE, .says = "Here you would be noticed faster,"},
    {.tile = TILE_RANGE_NEAR, .says = "and here in a turn or three."},
    {.tile = TILE_BEAM, .says = "A line between two: each hunts only while it sees the other."},
    {.tile = TILE_ALLY_MARK, .says = "A friend: whom you let out of a cage fights for you."},
    {.tile = TILE_TARGET, .says = "Where what you throw or shoot would land;"},
    {.tile = TILE_TARGET_BLOCKED, .says = "and where something is in its way."},
    {.tile = TILE_ICON_MOON,
     .frame = 2,
     .says = "How far the night has fallen. At full moon a hunter comes."},
    {.tile = TILE_ICON_NOISE, .says = "How loud your last step or deed was."},
};

static const struct help_entry lab[] = {
    {.label = "The lab",
     .says =
         "The game can reckon what you see in five ways. The lab shows what each has in view from any cell; nothing in your "
         "run changes. Its bar names the keys."},
    {.label = "In play",
     .says =
         "F2 takes the next way, in the middle of a run; to whoever is curious it is worth a try, nobody else needs it."},
    {.label = "Fair",
     .says =
         "Fair both ways: whatever you see could see you from where it stands, and the other way round."},
    {.label = "Walls",
     .says = "Whole walls: in a room without nooks every piece of its wall is seen, corners too."},
    {.label = "Solid", .says = "Stops at walls: nothing behind a closed wall is ever seen."},
    {.label = "Shadows",
     .says =
         "Lasting shadows: what a pillar hides stays hidden behind it, however far: its shadow only widens."},
    {.label = "Rays",
     .says =
         "Some cast rays and see what these touch. With more radius the same rays spread over more cells and are bent "
         "otherwise: raycast may see fewer cells at 12 than at 10. That is true of it, and no fault of the drawing."},
};

void help_rules_draw_lab(struct page *page)
{
    help_entry_draw_all(page, lab, ARRAY_LENGTH(lab));
}

void help_rules_draw(struct page *page)
{
    help_entry_draw_all(page, rules, ARRAY_LENGTH(rules));
}

/* In two columns where there is room: then all are seen at once. */
void help_rules_draw_signs(struct page *page)
{
    const int count = ARRAY_LENGTH(signs);
    struct page right;
    bool has_two = page_parts_split(page, TWO_COLUMNS_MIN, COLUMN_GAP, &right);
    int left = has_two ? (count + 1) / 2 : count;
    help_entry_draw_all(page, signs, left);
    if (has_two)
        help_entry_draw_all(&right, signs + left, count - left);
    if (has_two && right.area.height < page->area.height)
        page->area.height = right.area.height;
}
