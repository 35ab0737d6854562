#include "dungeon/layout.h"

#include "dungeon/tunnel.h"

#include <string.h>

/* Rooms no further apart than this get a second way, if it is long by those there are. */
#define LOOP_GAP_MAX 16
#define LOOP_TRIES 12
#define FEW_ROOMS 4
#define LOOPS_MIN 3

/* The rooms as a graph: what is joined to what. */
struct web {
    struct link {
        uint16_t a;
        uint16_t b;
    } * links;
    int link_count;
    uint8_t *is_near; /* one a room */
};

static struct web web_take(struct plan *plan)
{
    size_t rooms = (size_t)plan->room_count;
    return (struct web){.links = arena_take(&plan->arena, rooms * 2 * sizeof(struct link)),
                        .is_near = arena_take(&plan->arena, rooms)};
}

static void web_join(struct web *web, struct plan *plan, int a, int b, enum tunnel_purpose purpose,
                     struct random *random)
{
    if (tunnel_dig_between(plan, a, b, purpose, random))
        web->links[web->link_count++] = (struct link){(uint16_t)a, (uint16_t)b};
}

/* Marks the rooms that are no more than `hops` links from one. */
static void web_mark_near(struct web *web, int room_count, int from, int hops)
{
    memset(web->is_near, 0, (size_t)room_count);
    web->is_near[from] = 1;
    for (int hop = 1; hop <= hops; hop++)
        for (int i = 0; i < web->link_count; i++) {
            uint8_t *a = &web->is_near[web->links[i].a];
            uint8_t *b = &web->is_near[web->links[i].b];
            /* A mark is 1 + its hops, so that one pass goes one hop. */
            if (*a && *a <= hop && !*b)
                *b = (uint8_t)(hop + 1);
            else if (*b && *b <= hop && !*a)
                *a = (uint8_t)(hop + 1);
        }
}

/* A tree of shortest joins over all rooms (R. C. Prim, "Shortest Connection Networks", 1957). */
static void join_all(struct plan *plan, struct web *web, struct random *random)
{
    int count = plan->room_count;
    uint16_t *via = arena_take(&plan->arena, (size_t)count * sizeof *via);
    uint8_t *is_joined = arena_take(&plan->arena, (size_t)count);
    is_joined[0] = 1;
    for (int joined = 1; joined < count; joined++) {
        int best = -1;
        int best_gap = 0;
        for (int i = 0; i < count; i++) {
            int gap = is_joined[i] ? 0 : room_gap(&plan->rooms[i], &plan->rooms[via[i]]);
            if (!is_joined[i] && (best < 0 || gap < best_gap)) {
                best = i;
                best_gap = gap;
            }
        }
        is_joined[best] = 1;
        web_join(web, plan, via[best], best, TUNNEL_TO_JOIN, random);
        for (int i = 0; i < count; i++)
            if (!is_joined[i] && room_gap(&plan->rooms[i], &plan->rooms[best]) <
                                     room_gap(&plan->rooms[i], &plan->rooms[via[i]]))
                via[i] = (uint16_t)best;
    }
}

/* The room closest to one among those that are not marked as near by links, or -1. */
static int closest_far(const struct plan *plan, const struct web *web, int from)
{
    int best = -1;
    int best_gap = LOOP_GAP_MAX + 1;
    for (int i = 0; i < plan->room_count; i++) {
        if (web->is_near[i])
            continue;
        int gap = room_gap(&plan->rooms[from], &plan->rooms[i]);
        if (gap < best_gap) {
            best = i;
            best_gap = gap;
        }
    }
    return best;
}

static void add_loops(struct plan *plan, struct web *web, struct random *random)
{
    int wanted = plan->room_count / 3 > LOOPS_MIN ? plan->room_count / 3 : LOOPS_MIN;
    int links_most = web->link_count + wanted;
    if (links_most > 2 * plan->room_count)
        links_most = 2 * plan->room_count;
    /* At first only what shortens a long way; then, rather than none, what shortens it less. Two rooms get
     * two ways to each other only where there are hardly any rooms. */
    int hops_least = plan->room_count > FEW_ROOMS ? 1 : 0;
    for (int hops = 3; hops >= hops_least; hops--)
        for (int i = 0; i < LOOP_TRIES * wanted && web->link_count < links_most; i++) {
            int from = random_below(random, plan->room_count);
            web_mark_near(web, plan->room_count, from, hops);
            int to = closest_far(plan, web, from);
            if (to >= 0)
                web_join(web, plan, from, to, TUNNEL_TO_LOOP, random);
        }
}

void layout_join_rooms(struct plan *plan, struct random *random)
{
    struct web web = web_take(plan);
    join_all(plan, &web, random);
    add_loops(plan, &web, random);
}
