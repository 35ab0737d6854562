#include "ui/art/tileset.h"

#include "base/text.h"
#include "world/hero.h"

#include <stdio.h>

static const struct {
    const char *name;
    int side; /* 0: any size */
} tiles[TILE_COUNT] = {
#define TILE(id, name, side) [TILE_##id] = {name, side},
#include "ui/art/tiles.def"
};

static bool find(const struct atlas *atlas, const char *name, const struct sprite **sprite,
                 struct error *error)
{
    *sprite = atlas_find(atlas, name);
    return *sprite || error_set(error, "the atlas has no sprite %s", name);
}

static bool find_square(const struct atlas *atlas, const char *name, int side,
                        const struct sprite **sprite, struct error *error)
{
    if (!find(atlas, name, sprite, error) || !*sprite)
        return false;
    if ((*sprite)->width != side || (*sprite)->height != side)
        return error_set(error, "the atlas's sprite %s is not %d x %d", name, side, side);
    return true;
}

static bool find_cell(const struct atlas *atlas, const char *name, const struct sprite **sprite,
                      struct error *error)
{
    return find_square(atlas, name, TILE_SIDE, sprite, error);
}

static bool find_tiles(struct tileset *tileset, struct error *error)
{
    for (int t = 0; t < TILE_COUNT; t++) {
        const struct sprite **sprite = &tileset->tiles[t];
        bool is_found = tiles[t].side == 0 ? find(tileset->atlas, tiles[t].name, sprite, error)
                                           : find_square(tileset->atlas, tiles[t].name,
                                                         tiles[t].side, sprite, error);
        if (!is_found)
            return false;
    }
    return true;
}

/* Finds a sprite and, if there is one, its side view for a wall that runs north to south: <key>_side. */
static bool find_sides(const struct atlas *atlas, const char *key, const struct sprite **sprite,
                       const struct sprite **from_side, struct error *error)
{
    char side[SPRITE_NAME_MAX + 1];
    snprintf(side, sizeof side, "%s_side", key);
    return find_cell(atlas, key, sprite, error) &&
           (!atlas_find(atlas, side) || find_cell(atlas, side, from_side, error));
}

/* Finds a band's own sprite, else the common one; NULL if neither exists and none is needed. */
static bool find_of_band(const struct atlas *atlas, const struct band *band, const char *name,
                         bool is_needed, const struct sprite **sprite, struct error *error)
{
    char own[SPRITE_NAME_MAX + 1];
    struct text words = text_init(own, sizeof own);
    text_append(&words, "%s_%s", band->id, name);
    if (atlas_find(atlas, own))
        return find_cell(atlas, own, sprite, error);
    return (!is_needed && !atlas_find(atlas, name)) || find_cell(atlas, name, sprite, error);
}

/* Another form of a terrain, <key>_<form>; NULL: there is none. */
static bool find_form(const struct atlas *atlas, const struct band *band, const char *key,
                      const char *form, const struct sprite **sprite, struct error *error)
{
    char name[SPRITE_NAME_MAX + 1];
    snprintf(name, sizeof name, "%s_%s", key, form);
    return find_of_band(atlas, band, name, false, sprite, error);
}

static bool find_ground(const struct atlas *atlas, const struct band *band, struct ground *ground,
                        struct error *error)
{
    for (int t = 0; t < TILE_GROUND_COUNT; t++)
        if (!find_of_band(atlas, band, tiles[t].name, true, &ground->tiles[t], error))
            return false;
    for (int t = TERRAIN_NONE + 1; t < TERRAIN_COUNT; t++) {
        const char *key = terrain_get(terrain_seems((enum terrain)t))->id;
        if (!find_of_band(atlas, band, key, true, &ground->terrain[t], error) ||
            !find_form(atlas, band, key, "side", &ground->terrain_side[t], error) ||
            !find_form(atlas, band, key, "half", &ground->terrain_half[t], error) ||
            !find_form(atlas, band, key, "low", &ground->terrain_low[t], error))
            return false;
    }
    return true;
}

static bool find_grounds(struct tileset *tileset, struct error *error)
{
    for (int b = 0; b < BAND_COUNT; b++)
        if (!find_ground(tileset->atlas, band_get((enum band_id)b), &tileset->grounds[b], error))
            return false;
    return true;
}

static bool find_clouds(struct tileset *tileset, struct error *error)
{
    for (int c = CLOUD_NONE + 1; c < CLOUD_COUNT; c++)
        if (!find_sides(tileset->atlas, cloud_get((enum cloud)c)->id, &tileset->clouds[c],
                        &tileset->cloud_sides[c], error))
            return false;
    return true;
}

/* Items are drawn as their kind, or by their look if players must learn what they do. */
static bool find_items(struct tileset *tileset, struct error *error)
{
    for (int i = ITEM_NONE + 1; i < ITEM_COUNT; i++)
        if (item_get((enum item)i)->looks == LOOK_GROUP_NONE &&
            !find_cell(tileset->atlas, item_get((enum item)i)->id, &tileset->items[i], error))
            return false;
    for (int l = LOOK_NONE + 1; l < LOOK_COUNT; l++)
        if (!find_cell(tileset->atlas, look_get((enum look)l)->id, &tileset->looks[l], error))
            return false;
    return true;
}

/* The icon <prefix><key>. */
static bool find_icon(const struct atlas *atlas, const char *prefix, const char *key,
                      const struct sprite **sprite, struct error *error)
{
    char name[SPRITE_NAME_MAX + 1];
    snprintf(name, sizeof name, "%s%s", prefix, key);
    return find(atlas, name, sprite, error);
}

static bool find_icons(struct tileset *tileset, struct error *error)
{
    const struct atlas *atlas = tileset->atlas;
    for (int s = 0; s < STATUS_COUNT; s++)
        if (!find_icon(atlas, "icon_", status_get((enum status)s)->id, &tileset->statuses[s],
                       error))
            return false;
    for (int p = 0; p < PATH_COUNT; p++)
        if (!find_icon(atlas, "icon_path_", boon_path_get((enum boon_path)p)->id,
                       &tileset->paths[p], error))
            return false;
    for (int b = BOON_NONE + 1; b < BOON_COUNT; b++) {
        const struct boon_kind *boon = boon_get((enum boon)b);
        tileset->boons[b] = tileset->paths[boon->path];
        if (boon->picture && !find(atlas, boon->picture, &tileset->boons[b], error))
            return false;
    }
    for (int o = OMEN_NONE + 1; o < OMEN_COUNT; o++)
        if (!find_icon(atlas, "icon_omen_", omen_get((enum omen)o)->id, &tileset->omens[o], error))
            return false;
    return true;
}

/* The sprite hero_<start><form> of a start, or if it has none, the common hero<form>. */
static bool find_hero(const struct atlas *atlas, enum start start, const char *form,
                      const struct sprite **sprite, struct error *error)
{
    const char *hero = monster_get(monster_hero())->id;
    char name[SPRITE_NAME_MAX + 1];
    struct text text = text_init(name, sizeof name);
    text_append(&text, "%s_%s%s", hero, start_get(start)->id, form);
    if (!atlas_find(atlas, name)) {
        text = text_init(name, sizeof name);
        text_append(&text, "%s%s", hero, form);
    }
    return find_cell(atlas, name, sprite, error);
}

/* For each start a sprite of the hero with each lantern stance, _<key> (nothing for the first), _still and _fallen. */
static bool find_heroes(struct tileset *tileset, struct error *error)
{
    for (int s = 0; s < START_COUNT; s++)
        for (int h = 0; h < TILESET_HEROES; h++) {
            char form[SPRITE_NAME_MAX + 1] = "";
            struct text text = text_init(form, sizeof form);
            if (h > 0)
                text_append(&text, "_%s",
                            h == TILESET_HERO_FALLEN  ? "fallen"
                            : h == TILESET_HERO_STILL ? "still"
                                                      : lantern_get((enum lantern)h)->id);
            if (!find_hero(tileset->atlas, (enum start)s, form, &tileset->heroes[s][h], error))
                return false;
        }
    return true;
}

/* One icon of the panel for each lantern stance, icon_lantern_<key>. */
static bool find_lanterns(struct tileset *tileset, struct error *error)
{
    for (int l = 0; l < LANTERN_COUNT; l++)
        if (!find_icon(tileset->atlas, "icon_lantern_", lantern_get((enum lantern)l)->id,
                       &tileset->lanterns[l], error))
            return false;
    return true;
}

bool tileset_load(struct tileset *tileset, const struct atlas *atlas, struct error *error)
{
    *tileset = (struct tileset){.atlas = atlas};
    for (int m = 0; m < MONSTER_COUNT; m++)
        if (!find_cell(atlas, monster_get((enum monster)m)->id, &tileset->monsters[m], error))
            return false;
    return find_items(tileset, error) && find_tiles(tileset, error) &&
           find_grounds(tileset, error) && find_clouds(tileset, error) &&
           find_icons(tileset, error) && find_lanterns(tileset, error) &&
           find_heroes(tileset, error);
}

const struct ground *tileset_ground(const struct tileset *tileset, int depth)
{
    return &tileset->grounds[band_id_of_depth(depth)];
}

const struct sprite *tileset_item(const struct tileset *tileset, const struct state *state,
                                  enum item item)
{
    return item_get(item)->looks == LOOK_GROUP_NONE ? tileset->items[item]
                                                    : tileset->looks[hero_look(state, item)];
}
