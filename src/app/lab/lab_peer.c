#include "app/lab/lab_peer.h"

#include "sight/fov.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* In the order of the library's own numbers. Which rule each follows was seen in an open field. */
static const struct {
    const char *name;
    enum lab_peer_rule rule;
} algorithms[] = {
    {"BASIC", LAB_PEER_DISC},          {"DIAMOND", LAB_PEER_DISC},
    {"SHADOW", LAB_PEER_DISC},         {"PERMISSIVE_0", LAB_PEER_SQUARE},
    {"PERMISSIVE_1", LAB_PEER_SQUARE}, {"PERMISSIVE_2", LAB_PEER_SQUARE},
    {"PERMISSIVE_3", LAB_PEER_SQUARE}, {"PERMISSIVE_4", LAB_PEER_SQUARE},
    {"PERMISSIVE_5", LAB_PEER_SQUARE}, {"PERMISSIVE_6", LAB_PEER_SQUARE},
    {"PERMISSIVE_7", LAB_PEER_SQUARE}, {"PERMISSIVE_8", LAB_PEER_SQUARE},
    {"RESTRICTIVE", LAB_PEER_SQUARE},  {LAB_PEER_SYMMETRIC, LAB_PEER_INSIDE},
};

/* The library's functions for maps of cells, as its header fov.h declares them; enumerations are int. */
struct lab_peer {
    void *map;
    struct grid grid;
    void *(*map_new)(int width, int height);
    void (*map_delete)(void *map);
    void (*set_properties)(void *map, int x, int y, bool is_transparent, bool is_walkable);
    int (*compute_fov)(void *map, int x, int y, int radius, bool lights_walls, int algorithm);
    bool (*is_in_fov)(const void *map, int x, int y);
};

/* Finds a function; it is stored where `function` points (C has no cast between the two kinds of pointers). */
static bool find(void *library, const char *name, void *function)
{
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found);
    return found != NULL;
}

static void *load(void)
{
    static const char *const files[] = {"libtcod.so.2", "libtcod.so.1", "libtcod.so"};
    void *library = NULL;
    for (size_t i = 0; !library && i < sizeof files / sizeof *files; i++)
        library = dlopen(files[i], RTLD_NOW | RTLD_LOCAL);
    return library;
}

static bool find_all(struct lab_peer *peer, void *library)
{
    return find(library, "TCOD_map_new", &peer->map_new) &&
           find(library, "TCOD_map_delete", &peer->map_delete) &&
           find(library, "TCOD_map_set_properties", &peer->set_properties) &&
           find(library, "TCOD_map_compute_fov", &peer->compute_fov) &&
           find(library, "TCOD_map_is_in_fov", &peer->is_in_fov);
}

/* Whether it has all of the algorithms: an older one does nothing when the last is asked for. */
static bool is_complete(const struct lab_peer *peer)
{
    void *map = peer->map_new(1, 1);
    if (!map)
        return false;
    peer->set_properties(map, 0, 0, true, true);
    peer->compute_fov(map, 0, 0, 0, true, lab_peer_count() - 1);
    bool is_seen = peer->is_in_fov(map, 0, 0);
    peer->map_delete(map);
    return is_seen;
}

struct lab_peer *lab_peer_open(void)
{
    void *library = load();
    struct lab_peer *peer = library ? calloc(1, sizeof *peer) : NULL;
    if (peer && find_all(peer, library) && is_complete(peer))
        return peer;
    lab_peer_close(peer);
    return NULL;
}

/* The library stays loaded, with what it keeps for itself. */
void lab_peer_close(struct lab_peer *peer)
{
    if (peer && peer->map)
        peer->map_delete(peer->map);
    free(peer);
}

int lab_peer_count(void)
{
    return (int)(sizeof algorithms / sizeof *algorithms);
}

const char *lab_peer_name(int algorithm)
{
    return algorithms[algorithm].name;
}

enum lab_peer_rule lab_peer_rule(int algorithm)
{
    return algorithms[algorithm].rule;
}

bool lab_peer_set_level(struct lab_peer *peer, const struct opacity *opacity)
{
    if (peer->map)
        peer->map_delete(peer->map);
    peer->grid = opacity->grid;
    peer->map = peer->map_new(peer->grid.width, peer->grid.height);
    if (!peer->map)
        return false;
    for (size_t i = 0; i < grid_cells(peer->grid); i++) {
        struct point p = grid_point(peer->grid, i);
        bool is_open = !opacity_blocks(opacity, p);
        peer->set_properties(peer->map, p.x, p.y, is_open, is_open);
    }
    return true;
}

void lab_peer_compute(struct lab_peer *peer, int algorithm, struct point origin, int radius)
{
    peer->compute_fov(peer->map, origin.x, origin.y, radius == FOV_UNLIMITED ? 0 : radius, true,
                      algorithm);
}

size_t lab_peer_count_seen(const struct lab_peer *peer)
{
    size_t count = 0;
    for (size_t i = 0; i < grid_cells(peer->grid); i++) {
        struct point p = grid_point(peer->grid, i);
        count += peer->is_in_fov(peer->map, p.x, p.y);
    }
    return count;
}
