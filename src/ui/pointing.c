#include "ui/pointing.h"

#include "game/knowledge.h"
#include "input/click.h"
#include "ui/screens/command_keys.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"
#include "ui/session/playing.h"
#include "ui/ui.h"

/* Rows that a notch of the wheel scrolls a long list by. */
#define ROWS_A_NOTCH 3

/* Windows are measured in points; a high-density display has several pixels a point. */
static void place(struct ui *ui, int x, int y)
{
    int width;
    int height;
    SDL_GetWindowSize(ui->window.window, &width, &height);
    ui->display.pointer.x = width > 0 ? (int)((int64_t)x * ui->display.frame.width / width) : x;
    ui->display.pointer.y = height > 0 ? (int)((int64_t)y * ui->display.frame.height / height) : y;
    ui->display.pointer.is_there = true;
    if (ui->display.pointer.is_hidden)
        SDL_ShowCursor(SDL_ENABLE);
    ui->display.pointer.is_hidden = false;
}

/* The cell of the map under the pointer. False: it is not over the map. */
static bool find_cell(const struct ui *ui, struct point *cell)
{
    const struct pointer *pointer = &ui->display.pointer;
    const struct layout *layout = &ui->display.layout;
    struct rectangle map = layout->picture;
    if (!ui->context.game || !layout_points_at_map(layout, pointer->x, pointer->y))
        return false;
    int x = (pointer->x - map.x) / ui->display.layout.zoom + ui->display.camera.x;
    int y = (pointer->y - map.y) / ui->display.layout.zoom + ui->display.camera.y;
    *cell = point_make(x / TILE_SIDE, y / TILE_SIDE);
    return x >= 0 && y >= 0 &&
           grid_contains(state_level_const(game_state(ui->context.game))->grid, *cell);
}

/* The cell under a pixel of the map screen. False: none. */
static bool find_plan_cell(const struct ui *ui, int x, int y, struct point *cell)
{
    const struct floor_plan *plan = &ui->context.states.map.plan;
    if (!ui->context.game || plan->shrink == 0 || x < plan->x || y < plan->y)
        return false;
    *cell = point_make((x - plan->x) / plan->side * plan->shrink,
                       (y - plan->y) / plan->side * plan->shrink);
    return grid_contains(state_level_const(game_state(ui->context.game))->grid, *cell);
}

static bool is_known(const struct state *state, struct point cell)
{
    struct knowledge known = knowledge_of(state, cell);
    return known.kind != KNOWLEDGE_UNSEEN || known.has_eyes;
}

void pointing_follow(struct ui *ui)
{
    struct pointer *pointer = &ui->display.pointer;
    struct point cell = pointer->cell;
    bool is_shown = screen_stack_top(&ui->context) == SCREEN_PLAY ||
                    screen_stack_top(&ui->context) == SCREEN_REPLAY;
    bool has_cell = pointer->is_there && is_shown && find_cell(ui, &cell) &&
                    is_known(game_state(ui->context.game), cell);
    if (has_cell == pointer->has_cell && (!has_cell || point_is_equal(cell, pointer->cell)))
        return;
    pointer->has_cell = has_cell;
    pointer->cell = cell;
    display_redraw(&ui->display);
}

/* The chosen row of the top screen. Prompts keep their own. */
static int *choice_of(struct ui *ui)
{
    bool asks = screen_stack_top(&ui->context) == SCREEN_INVENTORY ||
                screen_stack_top(&ui->context) == SCREEN_TRADE;
    return asks ? &ui->context.reader.prompt.choice : &ui->context.stack.choice;
}

static void choose(struct ui *ui, int row)
{
    if (*choice_of(ui) == row)
        return;
    *choice_of(ui) = row;
    ui->context.stack.sure_choice = 0;
    display_redraw(&ui->display);
}

/* While a key is asked for, nothing below the question can be pointed at. */
static const struct hit_area *find_spot(const struct ui *ui)
{
    if (ui->context.states.keys.awaits_key)
        return NULL;
    return hit_areas_find(&ui->display.hit_areas, ui->context.stack.count - 1,
                          ui->display.pointer.x, ui->display.pointer.y);
}

static void put(struct ui *ui, struct point *cursor, struct point cell)
{
    if (point_is_equal(*cursor, cell))
        return;
    *cursor = cell;
    display_redraw(&ui->display);
}

/* Highlights a key of a bar. */
static void mark_key(struct ui *ui, const struct hit_area *hit_area)
{
    struct key none = {KEY_NONE, 0};
    struct key key = hit_area && hit_area->choice < 0 && !hit_area->has_cell ? hit_area->key : none;
    if (key_is_equal(key, ui->display.pointer.key))
        return;
    ui->display.pointer.key = key;
    display_redraw(&ui->display);
}

/* Highlights or selects what the pointer is over. */
static void hover(struct ui *ui)
{
    struct point cell;
    const struct hit_area *hit_area = find_spot(ui);
    if (ui->display.pointer.is_spent)
        return;
    mark_key(ui, hit_area);
    if (hit_area && hit_area->choice >= 0)
        choose(ui, hit_area->choice);
    if (!hit_area && screen_stack_top(&ui->context) == SCREEN_LOOK && find_cell(ui, &cell))
        put(ui, &ui->context.cursor, cell);
    if (!hit_area && ui->context.reader.prompt.kind == PROMPT_AIM && find_cell(ui, &cell))
        put(ui, &ui->context.reader.prompt.command.target, cell);
    pointing_follow(ui);
}

/* Whether the top screen is a list or shows keys that scroll: elsewhere these keys may mean something else. */
static bool can_scroll(const struct ui *ui)
{
    for (int i = 0; !ui->context.states.keys.awaits_key && i < ui->display.hit_areas.count; i++) {
        const struct hit_area *hit_area = &ui->display.hit_areas.hit_areas[i];
        bool scrolls =
            hit_area->choice >= 0 || hit_area->key.code == KEY_UP || hit_area->key.code == KEY_DOWN;
        if (scrolls && hit_area->screen == ui->context.stack.count - 1)
            return true;
    }
    return false;
}

/* Scrolls by a notch: a long list by some rows. In a short list the choice moves by one and does not wrap around. Other screens
 * get a key. */
static void scroll(struct ui *ui, int by)
{
    int *choice = choice_of(ui);
    int before = *choice;
    if (!scroll_list_by(&ui->display.scroll, by * ROWS_A_NOTCH, choice))
        ui_key(ui, (struct key){by < 0 ? KEY_UP : KEY_DOWN, 0});
    if (choice == choice_of(ui) && (by < 0 ? *choice > before : *choice < before) &&
        ui->display.scroll.row_count <= ui->display.scroll.rows_shown)
        *choice = before;
    if (*choice != before)
        ui->context.stack.sure_choice = 0;
    display_redraw(&ui->display);
}

static void zoom(struct ui *ui, int by)
{
    player_settings_zoom(&ui->settings, ui->display.layout.zoom + by);
    ui_update_settings(ui);
    display_redraw(&ui->display);
}

void pointing_scroll(struct ui *ui, int by)
{
    int *choice = choice_of(ui);
    if (can_scroll(ui) && !scroll_list_by(&ui->display.scroll, by, choice))
        ui_key(ui, (struct key){by < 0 ? KEY_UP : KEY_DOWN, 0});
    display_redraw(&ui->display);
}

void pointing_zoom(struct ui *ui, int by)
{
    if (game_screen_is_on_top(&ui->context) || screen_stack_top(&ui->context) == SCREEN_REPLAY)
        zoom(ui, by);
}

static void turn_wheel(struct ui *ui, const SDL_MouseWheelEvent *wheel)
{
    bool is_flipped = wheel->direction == SDL_MOUSEWHEEL_FLIPPED;
    int notches = is_flipped ? -wheel->y : wheel->y;
    enum screen top = screen_stack_top(&ui->context);
    bool is_map = game_screen_is_on_top(&ui->context) || top == SCREEN_REPLAY;
    if (notches != 0 &&
        layout_points_at_map(&ui->display.layout, ui->display.pointer.x, ui->display.pointer.y))
        pointing_zoom(ui, notches > 0 ? 1 : -1);
    for (int i = 0; !is_map && can_scroll(ui) && i < notches * (notches < 0 ? -1 : 1) && i < 3; i++)
        scroll(ui, notches > 0 ? -1 : 1);
}

void pointing_move(struct ui *ui, const SDL_Event *event)
{
    if (event->type == SDL_MOUSEMOTION) {
        place(ui, event->motion.x, event->motion.y);
        if (event->motion.xrel != 0 || event->motion.yrel != 0) /* no window opened below it */
            hover(ui);
    } else if (event->type == SDL_MOUSEWHEEL) {
        turn_wheel(ui, &event->wheel);
    } else if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_LEAVE) {
        pointing_leave(ui);
    }
}

void pointing_leave(struct ui *ui)
{
    ui->display.pointer.is_there = false;
    mark_key(ui, NULL);
    pointing_follow(ui);
}

void pointing_touch(struct ui *ui, int x, int y)
{
    place(ui, x, y);
    hover(ui);
}

void pointing_rest(struct ui *ui)
{
    if (!ui->display.pointer.is_hidden && ui->display.pointer.is_there)
        SDL_ShowCursor(SDL_DISABLE);
    ui->display.pointer.is_hidden = ui->display.pointer.is_hidden || ui->display.pointer.is_there;
    pointing_leave(ui);
}

static void feed(struct ui *ui, struct key key)
{
    command_keys_feed(&ui->context, key);
    ui_answer(ui);
}

static void want(struct ui *ui, const struct meaning *meaning)
{
    command_keys_want(&ui->context, meaning);
    ui_answer(ui);
}

static void aim(struct ui *ui, const struct meaning *meaning, struct point cell)
{
    want(ui, meaning);
    if (ui->context.reader.prompt.kind == PROMPT_AIM)
        ui->context.reader.prompt.command.target = cell;
    display_redraw(&ui->display);
}

/* Does what a click on a cell of the map means. */
static void act_on(struct ui *ui, struct point cell)
{
    struct meaning meaning = click_meaning(ui->context.game, cell);
    if (meaning.view == VIEW_LOOK)
        game_screen_look(&ui->context, cell);
    else if (meaning.ask == ASK_FIRE)
        aim(ui, &meaning, cell);
    else if (meaning_is_command(&meaning) && meaning.command.kind == COMMAND_TRAVEL)
        playing_give_command(&ui->session, meaning.command);
    else
        want(ui, &meaning);
}

/* Answers a question for a direction. */
static void answer_way(struct ui *ui, struct point cell)
{
    struct point hero = state_hero_const(game_state(ui->context.game))->position;
    bool is_beside = point_chebyshev(hero, cell) == 1;
    int direction = is_beside ? (int)direction_of(point_subtract(cell, hero)) : 0;
    struct key way = {KEY_BUTTON_NORTH + direction, 0};
    feed(ui, is_beside ? way : (struct key){KEY_ESCAPE, 0});
}

/* Travels to the cell clicked on the map screen. */
static void travel_by_map(struct ui *ui)
{
    struct point cell;
    if (!find_plan_cell(ui, ui->display.pointer.x, ui->display.pointer.y, &cell) ||
        !is_known(game_state(ui->context.game), cell))
        return;
    ui->context.cursor = cell;
    ui_key(ui, (struct key){KEY_ENTER, 0});
}

static void point_lab(struct ui *ui, struct point cell)
{
    ui->context.cursor = cell;
    screen_lab_follow(&ui->context);
}

static void click_map(struct ui *ui)
{
    struct point cell;
    if (!find_cell(ui, &cell))
        return;
    if (screen_stack_top(&ui->context) == SCREEN_PLAY && ui->context.reader.wants_direction)
        answer_way(ui, cell);
    else if (screen_stack_top(&ui->context) == SCREEN_PLAY)
        act_on(ui, cell);
    else if (screen_stack_top(&ui->context) == SCREEN_LAB)
        point_lab(ui, cell);
    else if (screen_stack_top(&ui->context) == SCREEN_LOOK ||
             ui->context.reader.prompt.kind == PROMPT_AIM)
        ui_key(ui, (struct key){KEY_ENTER, 0});
}

/* Drops a question for a direction first. */
static void look_at(struct ui *ui, struct point cell)
{
    if (ui->context.reader.wants_direction)
        feed(ui, (struct key){KEY_ESCAPE, 0});
    game_screen_look(&ui->context, cell);
}

static void click(struct ui *ui)
{
    const struct hit_area *found = find_spot(ui);
    if (found) {
        struct hit_area hit_area = *found;
        if (hit_area.choice >= 0)
            choose(ui, hit_area.choice);
        if (hit_area.has_cell)
            look_at(ui, hit_area.cell);
        else
            ui_key(ui, hit_area.key);
    } else if (screen_stack_top(&ui->context) == SCREEN_MAP) {
        travel_by_map(ui);
    } else {
        click_map(ui);
    }
}

/* In play it looks; anywhere else it goes back. */
static void click_right(struct ui *ui)
{
    struct point cell;
    bool is_play =
        screen_stack_top(&ui->context) == SCREEN_PLAY && !ui->context.reader.wants_direction;
    if (!is_play)
        ui_key(ui, (struct key){KEY_ESCAPE, 0});
    else if (find_cell(ui, &cell))
        game_screen_look(&ui->context, cell);
}

void pointing_click(struct ui *ui, const SDL_MouseButtonEvent *button)
{
    enum screen before = screen_stack_top(&ui->context);
    playing_open_due(&ui->session);
    if (ui->display.pointer.is_spent || screen_stack_top(&ui->context) != before)
        return;
    place(ui, button->x, button->y);
    hover(ui); /* a finger comes from nowhere */
    if (button->button == SDL_BUTTON_LEFT)
        click(ui);
    else if (button->button == SDL_BUTTON_RIGHT)
        click_right(ui);
    ui->display.pointer.is_spent = true;
}
