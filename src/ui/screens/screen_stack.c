#include "ui/screens/screen_stack.h"

#include "ui/screens/screen.h"

enum screen screen_stack_top(const struct screen_context *context)
{
    return context->stack.screens[context->stack.count - 1];
}

static void note_place(struct screen_context *context)
{
    context->display->read_out.place =
        (uint64_t)screen_stack_top(context) * SCREEN_DEPTH_MAX + (uint64_t)context->stack.count;
    context->display->hit_areas.top = context->stack.count - 1;
    display_redraw(context->display);
}

void screen_stack_push(struct screen_context *context, enum screen screen)
{
    struct screen_stack *stack = &context->stack;
    if (stack->count == SCREEN_DEPTH_MAX)
        return;
    stack->choices_below[stack->count] = stack->choice;
    stack->screens[stack->count++] = screen;
    stack->choice = 0;
    stack->sure_choice = 0;
    scroll_begin(&context->display->scroll);
    note_place(context);
    if (screen_get(screen)->open && !screen_get(screen)->open(context))
        screen_stack_pop(context);
}

void screen_stack_pop(struct screen_context *context)
{
    struct screen_stack *stack = &context->stack;
    if (stack->count > 1)
        stack->choice = stack->choices_below[--stack->count];
    note_place(context);
}

int *screen_stack_choice(struct screen_context *context, enum screen screen)
{
    struct screen_stack *stack = &context->stack;
    int index = stack->count - 1;
    while (index >= 0 && stack->screens[index] != screen)
        index--;
    if (index < 0)
        return NULL;
    return index == stack->count - 1 ? &stack->choice : &stack->choices_below[index + 1];
}

void screen_stack_begin(struct screen_context *context, enum screen screen)
{
    context->stack.count = 0;
    screen_stack_push(context, screen);
}

int screen_stack_first_shown(const struct screen_context *context)
{
    int lowest = context->stack.count - 1;
    while (lowest > 0 && !screen_get(context->stack.screens[lowest])->covers)
        lowest--;
    return lowest;
}
