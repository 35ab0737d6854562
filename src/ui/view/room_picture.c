#include "ui/view/room_picture.h"

#include "base/integer.h"
#include "game/names.h"
#include "ui/scene/scene.h"

#include <stdlib.h>

#define SCALE 3
#define CELLS 3 /* across and down, where that makes it larger */
#define ROWS_MIN 2
#define ROWS_MAX 6
#define DARK_MIN 10
#define DARK_MAX 240
#define DARK 236 /* where close to nothing shows */
#define DARK_COLOUR 0x08060c
#define WARM 0xffd6a4
#define FIGURE_TINT 0xe8d0b4 /* they stand in the same light */

/* What a picture is drawn with, in map pixels. */
struct room {
    struct display *display;
    const struct ground *ground;
    const struct band *band;
    struct rectangle area; /* of the frame */
    int scale;
    enum terrain floor;
};

static void draw_cell(const struct room *room, const struct sprite *sprite, int frame,
                      struct point cell)
{
    struct display *display = room->display;
    int side = TILE_SIDE * room->scale;
    canvas_draw(&display->frame, atlas_frame(&display->art.atlas, sprite, frame),
                room->area.x + cell.x * side, room->area.y + cell.y * side,
                (struct drawing){.scale = room->scale, .tint = WARM});
}

/* A wall along the back, and ground before it. */
static void draw_ground(const struct room *room)
{
    int side = TILE_SIDE * room->scale;
    for (int y = 0; y * side < room->area.height; y++)
        for (int x = 0; x * side < room->area.width; x++) {
            struct point cell = {x, y};
            int frame = scene_variant(cell);
            enum terrain here = y == 0 ? room->band->wall : room->band->floor;
            draw_cell(room, room->ground->terrain[here], frame, cell);
            if (y == 1)
                draw_cell(room, room->ground->tiles[TILE_WALL_SHADOW], frame, cell);
            if (y > 0 && room->floor != room->band->floor)
                draw_cell(room, room->ground->terrain[room->floor], frame, cell);
        }
}

/* Darkens the picture away from its middle, or all of it. */
static void draw_dark(const struct room *room, bool is_dark)
{
    struct point middle = {room->area.width / 2, room->area.height * 5 / 8};
    int reach = int_max(room->area.height, 1);
    for (int y = 0; y < room->area.height; y += room->scale)
        for (int x = 0; x < room->area.width; x += room->scale) {
            int dx = abs(x - middle.x) * 2 / 3;
            int dy = abs(y - middle.y);
            int off = int_max(dx, dy) + int_min(dx, dy) * 3 / 8;
            int alpha = is_dark ? DARK : int_min(DARK_MIN + off * 255 / reach, DARK_MAX);
            canvas_shade(
                &room->display->frame,
                (struct rectangle){room->area.x + x, room->area.y + y, room->scale, room->scale},
                DARK_COLOUR, alpha);
        }
}

static void draw_figures(const struct room *room, const struct room_picture *picture)
{
    int side = TILE_SIDE * room->scale;
    int count = picture->figures[1] ? ROOM_PICTURE_FIGURES : 1;
    int y = room->area.y + room->area.height * 5 / 8 - side / 2;
    for (int i = 0; i < count; i++)
        if (picture->figures[i])
            canvas_draw(&room->display->frame,
                        atlas_frame(&room->display->art.atlas, picture->figures[i], 0),
                        room->area.x + (room->area.width - count * side) / 2 + i * side, y,
                        (struct drawing){.scale = room->scale, .flip = i > 0, .tint = FIGURE_TINT});
}

bool room_picture_draw(struct display *display, struct rectangle area,
                       const struct room_picture *picture)
{
    struct room room = {.display = display,
                        .ground = tileset_ground(&display->art.tileset, picture->depth),
                        .band = band_of_depth(picture->depth),
                        .area = area,
                        .scale = int_max(SCALE * display->layout.text_scale,
                                         int_min(area.width, area.height) / (CELLS * TILE_SIDE)),
                        .floor = picture->floor};
    while (room.scale > display->layout.text_scale &&
           area.height < ROWS_MIN * TILE_SIDE * room.scale)
        room.scale--;
    int side = TILE_SIDE * room.scale;
    if (area.height < ROWS_MIN * side || room.ground->terrain[room.floor]->is_letter)
        return false;
    room.area.height = int_min(area.height, ROWS_MAX * side);
    canvas_clip(&display->frame, room.area);
    draw_ground(&room);
    draw_dark(&room, picture->is_dark);
    draw_figures(&room, picture);
    canvas_unclip(&display->frame);
    return true;
}

/* NULL: the cause of death is no creature. */
static const struct sprite *killer_of(const struct display *display, const char *cause)
{
    int kind = names_kind(NAMES_MONSTERS, cause);
    return kind < 0 ? NULL : display->art.tileset.monsters[kind];
}

struct room_picture room_picture_of_run(const struct display *display, const char *start, int depth,
                                        enum result result, const char *cause)
{
    enum start found = start_find(start);
    enum start hero = found == START_COUNT ? 0 : found;
    bool has_died = result == RESULT_DIED;
    int place = int_min(int_max(depth, 1), FLOOR_COUNT); /* the lesson is in the cellars */
    return (struct room_picture){
        .depth = place,
        .floor = band_of_depth(place)->floor,
        .figures = {display->art.tileset.heroes[hero][has_died ? TILESET_HERO_FALLEN : 0],
                    has_died ? killer_of(display, cause) : NULL}};
}
