#include "dungeon/layout/floor_layout.h"

#include "dungeon/layout/tunnel.h"

#include <limits.h>

/* Rooms up to this far apart get a second tunnel if the way between them is long. */
#define LOOP_GAP_MAX 16
#define LOOP_TRIES 12
#define FEW_ROOMS 4
#define EXTRA_LOOPS_MIN 3

/* The rooms as a graph. A join is two links, one from either room. */
struct graph {
    struct link {
        uint16_t to;
        uint16_t next; /* 1 + the next link from the same room, or 0 */
    } * links;
    uint16_t *first; /* one a room: 1 + its first link, or 0 */
    int join_count;
    uint8_t *is_near; /* one a room */
    uint16_t *near;   /* the near rooms, the nearest first */
    int near_count;
};

static struct graph graph_alloc(struct plan *plan)
{
    size_t rooms = (size_t)plan->room_count;
    return (struct graph){.links = arena_alloc(&plan->arena, rooms * 4 * sizeof(struct link)),
                          .first = arena_alloc(&plan->arena, rooms * sizeof(uint16_t)),
                          .is_near = arena_alloc(&plan->arena, rooms),
                          .near = arena_alloc(&plan->arena, rooms * sizeof(uint16_t))};
}

static void add_link(struct graph *graph, int link, int from, int to)
{
    graph->links[link] = (struct link){(uint16_t)to, graph->first[from]};
    graph->first[from] = (uint16_t)(link + 1);
}

static void graph_join(struct graph *graph, struct plan *plan, int a, int b,
                       enum tunnel_purpose purpose, struct random *random)
{
    bool is_joined = plan->rooms[a].group != 0 && plan->rooms[a].group == plan->rooms[b].group;
    if (is_joined ? purpose == TUNNEL_TO_LOOP : !tunnel_dig_between(plan, a, b, purpose, random))
        return;
    add_link(graph, 2 * graph->join_count, a, b);
    add_link(graph, 2 * graph->join_count + 1, b, a);
    graph->join_count++;
}

static void mark_near(struct graph *graph, uint16_t room)
{
    if (graph->is_near[room])
        return;
    graph->is_near[room] = 1;
    graph->near[graph->near_count++] = room;
}

/* Marks only the rooms up to `hops` links from one. */
static void graph_mark_near(struct graph *graph, int from, int hops)
{
    while (graph->near_count > 0)
        graph->is_near[graph->near[--graph->near_count]] = 0;
    mark_near(graph, (uint16_t)from);
    int first = 0;
    for (int hop = 1; hop <= hops; hop++)
        for (int last = graph->near_count; first < last; first++)
            for (int link = graph->first[graph->near[first]]; link > 0;
                 link = graph->links[link - 1].next)
                mark_near(graph, graph->links[link - 1].to);
}

/* A room that is not joined yet, and the closest joined one. */
struct loose {
    uint16_t room;
    uint16_t via;
    int gap;
};

/* Removes the room that was joined from those left; it may be closer to them than those joined before. Returns the index of
 * the closest of them, the first of equals. */
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
static void join_all(struct plan *plan, struct graph *graph, struct random *random)
{
    int count = plan->room_count;
    struct loose *loose = arena_alloc(&plan->arena, (size_t)count * sizeof *loose);
    for (int i = 0; i < count; i++)
        loose[i] = (struct loose){.room = (uint16_t)i, .gap = INT_MAX};
    int best = take_joined(plan, loose, count, 0);
    for (int left = count - 1; left > 0; left--) {
        graph_join(graph, plan, loose[best].via, loose[best].room, TUNNEL_TO_JOIN, random);
        best = take_joined(plan, loose, left, best);
    }
}

/* The closest room that is not marked as near, or -1. */
static int closest_far(const struct plan *plan, const struct graph *graph, int from)
{
    int best = -1;
    int best_gap = LOOP_GAP_MAX + 1;
    for (int i = 0; i < plan->room_count; i++) {
        if (graph->is_near[i])
            continue;
        int gap = room_gap(&plan->rooms[from], &plan->rooms[i]);
        if (gap < best_gap) {
            best = i;
            best_gap = gap;
        }
    }
    return best;
}

static void add_loops(struct plan *plan, struct graph *graph, struct random *random)
{
    int wanted = plan->room_count / 3 > EXTRA_LOOPS_MIN ? plan->room_count / 3 : EXTRA_LOOPS_MIN;
    int joins_max = graph->join_count + wanted;
    if (joins_max > 2 * plan->room_count)
        joins_max = 2 * plan->room_count;
    /* At first only tunnels that shorten a long way; then, rather than none, shorter ones. Two rooms get two tunnels between
     * them only on floors with hardly any rooms. */
    int hops_min = plan->room_count > FEW_ROOMS ? 1 : 0;
    for (int hops = 3; hops >= hops_min; hops--)
        for (int i = 0; i < LOOP_TRIES * wanted && graph->join_count < joins_max; i++) {
            int from = random_below(random, plan->room_count);
            graph_mark_near(graph, from, hops);
            int to = closest_far(plan, graph, from);
            if (to >= 0)
                graph_join(graph, plan, from, to, TUNNEL_TO_LOOP, random);
        }
}

void floor_layout_join_rooms(struct plan *plan, struct random *random)
{
    struct graph graph = graph_alloc(plan);
    join_all(plan, &graph, random);
    add_loops(plan, &graph, random);
}
