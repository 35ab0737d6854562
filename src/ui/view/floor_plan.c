#include "ui/view/floor_plan.h"

#include "game/knowledge.h"
#include "ui/art/theme.h"

/* What must not be lost where cells share a pixel. */
enum mark { MARK_NONE, MARK_ITEM, MARK_STAIRS, MARK_LAMP, MARK_LOCK };

static enum mark mark_of(const struct knowledge *known)
{
    const struct terrain_kind *kind = terrain_get(known->terrain);
    if (known->item != ITEM_NONE)
        return MARK_ITEM;
    if (kind->leads)
        return MARK_STAIRS;
    if (kind->light_radius > 0 || kind->wins || kind->blesses)
        return MARK_LAMP;
    return kind->unlocks_to ? MARK_LOCK : MARK_NONE;
}

static uint32_t colour_of(const struct knowledge *known)
{
    static const uint32_t marks[] = {[MARK_ITEM] = FLOOR_PLAN_ITEM_COLOUR,
                                     [MARK_STAIRS] = FLOOR_PLAN_STAIRS_COLOUR,
                                     [MARK_LAMP] = FLOOR_PLAN_LAMP_COLOUR,
                                     [MARK_LOCK] = FLOOR_PLAN_DOOR_COLOUR};
    const struct terrain_kind *kind = terrain_get(known->terrain);
    bool is_seen_now = known->kind == KNOWLEDGE_VISIBLE;
    if (mark_of(known) != MARK_NONE)
        return marks[mark_of(known)];
    if (kind->opens_to || kind->closes_to)
        return FLOOR_PLAN_DOOR_COLOUR;
    if (kind->is_masonry)
        return is_seen_now ? 0x8a7666 : 0x464a6a;
    if (!kind->is_walkable)
        return FLOOR_PLAN_WATER_COLOUR;
    return is_seen_now ? 0x54463e : 0x23263c;
}

static struct floor_plan plan_of(struct grid grid, struct rectangle area)
{
    int width = area.width > 0 ? area.width : 1;
    int height = area.height > 0 ? area.height : 1;
    int across = width / grid.width;
    int down = height / grid.height;
    struct floor_plan plan = {.side = across < down ? across : down, .shrink = 1};
    if (plan.side < 1) {
        plan.side = 1;
        while (grid.width > plan.shrink * width || grid.height > plan.shrink * height)
            plan.shrink++;
    }
    plan.x = area.x + (area.width - plan.side * grid.width / plan.shrink) / 2;
    plan.y = area.y + (area.height - plan.side * grid.height / plan.shrink) / 2;
    return plan;
}

struct rectangle floor_plan_cell(struct floor_plan plan, struct point p)
{
    return (struct rectangle){plan.x + p.x / plan.shrink * plan.side,
                              plan.y + p.y / plan.shrink * plan.side, plan.side, plan.side};
}

static void fill_cell(struct canvas *frame, struct floor_plan plan, struct point p, uint32_t colour)
{
    canvas_fill(frame, floor_plan_cell(plan, p), colour);
}

/* Draws what is known, what has a mark or all the rest. */
static void draw_cells(struct canvas *frame, struct floor_plan plan, const struct state *state,
                       bool are_marked)
{
    struct grid grid = state_level_const(state)->grid;
    for (int y = 0; y < grid.height; y++)
        for (int x = 0; x < grid.width; x++) {
            struct point p = {x, y};
            struct knowledge known = knowledge_of(state, p);
            if (known.kind != KNOWLEDGE_UNSEEN && (mark_of(&known) != MARK_NONE) == are_marked)
                fill_cell(frame, plan, p, colour_of(&known));
        }
}

struct floor_plan floor_plan_draw(struct ui *ui, struct rectangle area)
{
    const struct state *state = game_state(ui->game);
    struct floor_plan plan = plan_of(state_level_const(state)->grid, area);
    canvas_clip(&ui->frame, area);
    draw_cells(&ui->frame, plan, state, false);
    draw_cells(&ui->frame, plan, state, true);
    for (int i = 0; i < state->vision.eye_count; i++)
        fill_cell(&ui->frame, plan, state->vision.eyes[i], THEME_EYES);
    fill_cell(&ui->frame, plan, state_hero_const(state)->position, THEME_KEY);
    canvas_unclip(&ui->frame);
    return plan;
}
