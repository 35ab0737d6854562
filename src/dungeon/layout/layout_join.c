#include "dungeon/layout/layout.h"

#include "dungeon/layout/tunnel.h"

#include <limits.h>

/* Rooms no further apart than this get a second way, if it is long by those there are. */
#define LOOP_GAP_MAX 16
#define LOOP_TRIES 12
#define FEW_ROOMS 4
#define LOOPS_MIN 3

/* The rooms as a graph: what is joined to what. A join is two links, one from either room. */
struct web {
    struct link {
        uint16_t to;
        uint16_t next; /* 1 + the next link from the same room, or 0 */
    } * links;
    uint16_t *first; /* one a room: 1 + its first link, or 0 */
    int join_count;
    uint8_t *is_near; /* one a room */
    uint16_t *near;   /* the rooms that are, from the nearest on */
    int near_count;
};

static struct web web_take(struct plan *plan)
{
    size_t rooms = (size_t)plan->room_count;
    return (struct web){.links = arena_alloc(&plan->arena, rooms * 4 * sizeof(struct link)),
                        .first = arena_alloc(&plan->arena, rooms * sizeof(uint16_t)),
                        .is_near = arena_alloc(&plan->arena, rooms),
                        .near = arena_alloc(&plan->arena, rooms * sizeof(uint16_t))};
}

static void add_link(struct web *web, int link, int from, int to)
{
    web->links[link] = (struct link){(uint16_t)to, web->first[from]};
    web->first[from] = (uint16_t)(link + 1);
}

static void web_join(struct web *web, struct plan *plan, int a, int b, enum tunnel_purpose purpose,
                     struct random *random)
{
    bool is_joined = plan->rooms[a].group != 0 && plan->rooms[a].group == plan->rooms[b].group;
    if (is_joined ? purpose == TUNNEL_TO_LOOP : !tunnel_dig_between(plan, a, b, purpose, random))
        return;
    add_link(web, 2 * web->join_count, a, b);
    add_link(web, 2 * web->join_count + 1, b, a);
    web->join_count++;
}

static void mark_near(struct web *web, uint16_t room)
{
    if (web->is_near[room])
        return;
    web->is_near[room] = 1;
    web->near[web->near_count++] = room;
}

/* Marks the rooms that are no more than `hops` links from one, and no others. */
static void web_mark_near(struct web *web, int from, int hops)
{
    while (web->near_count > 0)
        web->is_near[web->near[--web->near_count]] = 0;
    mark_near(web, (uint16_t)from);
    int first = 0;
    for (int hop = 1; hop <= hops; hop++)
        for (int last = web->near_count; first < last; first++)
            for (int link = web->first[web->near[first]]; link > 0;
                 link = web->links[link - 1].next)
                mark_near(web, web->links[link - 1].to);
}

/* A room that is not joined yet, and the closest of those that are. */
struct loose {
    uint16_t room;
    uint16_t via;
    int gap;
};

/* Takes the one that is joined now out of those left, for whom it may be closer than what was joined before. The
 * index of the closest of them, and of equals the first. */
static int take_joined(const struct plan *plan, struct loose *loose, int count, int joined)
{
    uint16_t via = loose[joined].room;
    int kept = 0;
    int best = 0;
    for (int i = 0; i < count; i++) {
        if (i == joined)
            continue;
        struct loose left = loose[i];
        int gap = room_gap(&plan->rooms[left.room], &plan->rooms[via]);
        loose[kept] = gap < left.gap ? (struct loose){left.room, via, gap} : left;
        if (loose[kept].gap < loose[best].gap)
            best = kept;
        kept++;
    }
    return best;
}

/* A tree of shortest joins over all rooms (R. C. Prim, "Shortest Connection Networks", 1957). */
static void join_all(struct plan *plan, struct web *web, struct random *random)
{
    int count = plan->room_count;
    struct loose *loose = arena_alloc(&plan->arena, (size_t)count * sizeof *loose);
    for (int i = 0; i < count; i++)
        loose[i] = (struct loose){.room = (uint16_t)i, .gap = INT_MAX};
    int best = take_joined(plan, loose, count, 0);
    for (int left = count - 1; left > 0; left--) {
        web_join(web, plan, loose[best].via, loose[best].room, TUNNEL_TO_JOIN, random);
        best = take_joined(plan, loose, left, best);
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
    int joins_max = web->join_count + wanted;
    if (joins_max > 2 * plan->room_count)
        joins_max = 2 * plan->room_count;
    /* At first only what shortens a long way; then, rather than none, what shortens it less. Two rooms get
     * two ways to each other only where there are hardly any rooms. */
    int hops_min = plan->room_count > FEW_ROOMS ? 1 : 0;
    for (int hops = 3; hops >= hops_min; hops--)
        for (int i = 0; i < LOOP_TRIES * wanted && web->join_count < joins_max; i++) {
            int from = random_below(random, plan->room_count);
            web_mark_near(web, from, hops);
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
