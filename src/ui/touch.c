#include "ui/touch.h"

#include "ui/pointing.h"
#include "ui/screens/screen.h"
#include "ui/ui.h"

#include <math.h>
#include <stdlib.h>

#define LONG_PRESS_MS 450
#define DRAG_FROM 12  /* points; less is a tap */
#define ROW_HEIGHT 14 /* at text scale 1: a drag by this scrolls by a row */
#define PINCH_STEP 0.08f

static void find_place(struct ui *ui, const SDL_TouchFingerEvent *finger, int *x, int *y)
{
    int width;
    int height;
    SDL_GetWindowSize(ui->window.window, &width, &height);
    *x = (int)(finger->x * (float)width);
    *y = (int)(finger->y * (float)height);
}

static void put_down(struct ui *ui, const SDL_TouchFingerEvent *finger)
{
    struct touch *touch = &ui->input.touch;
    if (!ui->display.device.has_touch)
        display_redraw(&ui->display);
    ui->display.device.has_touch = true;
    bool is_alone =
        SDL_GetNumTouchFingers(finger->touchId) == 1; /* nothing said that the first was lifted */
    if (touch->is_down && !is_alone) {                /* a second finger: together they zoom */
        touch->is_spent = true;
        return;
    }
    *touch = (struct touch){.is_down = true, .finger = finger->fingerId, .since = SDL_GetTicks()};
    find_place(ui, finger, &touch->x, &touch->y);
    pointing_touch(ui, touch->x, touch->y);
}

/* Scrolls by as many rows as the finger has passed since. */
static void drag(struct ui *ui, int y)
{
    struct touch *touch = &ui->input.touch;
    int row = ROW_HEIGHT * ui->display.layout.text_scale;
    for (; touch->y - y >= row; touch->y -= row)
        pointing_scroll(ui, 1);
    for (; y - touch->y >= row; touch->y += row)
        pointing_scroll(ui, -1);
}

static void move(struct ui *ui, const SDL_TouchFingerEvent *finger)
{
    struct touch *touch = &ui->input.touch;
    int x;
    int y;
    if (!touch->is_down || touch->finger != finger->fingerId || touch->is_spent)
        return;
    find_place(ui, finger, &x, &y);
    touch->is_dragging =
        touch->is_dragging || abs(x - touch->x) > DRAG_FROM || abs(y - touch->y) > DRAG_FROM;
    if (touch->is_dragging)
        drag(ui, y);
}

static void pinch(struct ui *ui, const SDL_MultiGestureEvent *gesture)
{
    struct touch *touch = &ui->input.touch;
    touch->is_spent = true;
    touch->pinch += gesture->dDist;
    if (fabsf(touch->pinch) < PINCH_STEP)
        return;
    pointing_zoom(ui, touch->pinch > 0 ? 1 : -1);
    touch->pinch = 0;
}

static void cancel(struct ui *ui)
{
    ui->input.touch.is_spent = true;
    pointing_leave(ui);
}

static SDL_MouseButtonEvent click_at(const struct touch *touch, int button)
{
    return (SDL_MouseButtonEvent){.type = SDL_MOUSEBUTTONDOWN,
                                  .which = SDL_TOUCH_MOUSEID,
                                  .button = (Uint8)button,
                                  .x = touch->x,
                                  .y = touch->y};
}

static bool lift(struct ui *ui, const SDL_TouchFingerEvent *finger, SDL_MouseButtonEvent *click)
{
    struct touch *touch = &ui->input.touch;
    if (!touch->is_down || touch->finger != finger->fingerId)
        return false;
    bool is_tap = !touch->is_spent && !touch->is_dragging;
    touch->is_down = false;
    *click = click_at(touch, SDL_BUTTON_LEFT);
    return is_tap;
}

bool touch_take(struct ui *ui, const SDL_Event *event, SDL_MouseButtonEvent *click)
{
    if (event->type == SDL_FINGERDOWN)
        put_down(ui, &event->tfinger);
    else if (event->type == SDL_FINGERMOTION)
        move(ui, &event->tfinger);
    else if (event->type == SDL_MULTIGESTURE && event->mgesture.numFingers == 2)
        pinch(ui, &event->mgesture);
    else if (event->type == TOUCH_CANCELLED)
        cancel(ui);
    return event->type == SDL_FINGERUP && lift(ui, &event->tfinger, click);
}

static bool is_held(const struct ui *ui)
{
    const struct touch *touch = &ui->input.touch;
    return touch->is_down && !touch->is_spent && !touch->is_dragging &&
           screen_stack_top(&ui->context) == SCREEN_PLAY;
}

bool touch_tick(struct ui *ui, SDL_MouseButtonEvent *click)
{
    struct touch *touch = &ui->input.touch;
    if (touch_wait(ui) != 0)
        return false;
    touch->is_spent = true;
    *click = click_at(touch, SDL_BUTTON_RIGHT);
    return true;
}

int touch_wait(const struct ui *ui)
{
    uint32_t held = SDL_GetTicks() - ui->input.touch.since;
    if (!is_held(ui))
        return -1;
    return held < LONG_PRESS_MS ? (int)(LONG_PRESS_MS - held) : 0;
}
