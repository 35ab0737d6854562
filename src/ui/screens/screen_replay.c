/* A game that was played, shown again. */
#include "base/array.h"
#include "ui/screens/game_screen.h"
#include "ui/screens/screen.h"
#include "ui/screens/screen_shortcuts.h"

/* Keys that do nothing where the replay is are not shown. */
bool screen_replay_shows_key(const struct screen_context *context, struct bar_action *key)
{
    const struct replay_state *replay = &context->replay;
    switch (key->code) {
    case ' ':
        key->does = replay->is_paused ? "play" : key->does;
        return replay_state_can_go_on(replay);
    case KEY_RIGHT:
    case KEY_END:
    case KEY_PAGE_DOWN:
        return replay_state_can_go_on(replay);
    case KEY_LEFT:
    case KEY_HOME:
    case KEY_PAGE_UP:
        return replay_state_can_go_back(replay);
    case KEY_UP:
        return replay_state_can_change_speed(replay, 1);
    case KEY_DOWN:
        return replay_state_can_change_speed(replay, -1);
    default:
        return true;
    }
}

/* Its place is read out only while it stands still; otherwise the game itself is told. */
static void read_out(struct screen_context *context)
{
    char place[96];
    struct text text = text_init(place, sizeof place);
    read_out_text(context->display,
                  "A replay: Space pauses, Left and Right step, Home and End go to its start and "
                  "end, Up and Down change its speed, Esc leaves");
    if (context->replay.is_paused)
        replay_state_write_place(&context->replay, game_state(context->game)->turn, &text);
    else
        text_append(&text, "%d a second", replay_state_rate(&context->replay));
    read_out_text(context->display, place);
}

void screen_replay_draw(struct screen_context *context)
{
    read_out(context);
    game_screen_draw(context);
}

/* Whatever Tab is bound to, it opens the map here: so does a gamepad's X. */
static bool open_other(struct screen_context *context, struct key key)
{
    enum meaning_view view = screen_shortcuts_view(context, key);
    bool is_map = key.code == KEY_TAB || view == VIEW_MAP;
    if (is_map || view == VIEW_MESSAGES)
        screen_stack_push(context, is_map ? SCREEN_MAP : SCREEN_MESSAGES);
    return is_map || view == VIEW_MESSAGES;
}

bool screen_replay_key(struct screen_context *context, struct key key)
{
    static const struct {
        int code;
        enum replay_control control;
        int by;
    } keys[] = {{' ', REPLAY_CONTROL_PAUSE, 0},
                {KEY_ENTER, REPLAY_CONTROL_PAUSE, 0},
                {KEY_KEYPAD_ENTER, REPLAY_CONTROL_PAUSE, 0},
                {KEY_RIGHT, REPLAY_CONTROL_STEP, 1},
                {'.', REPLAY_CONTROL_STEP, 1},
                {'l', REPLAY_CONTROL_STEP, 1},
                {KEY_LEFT, REPLAY_CONTROL_STEP, -1},
                {',', REPLAY_CONTROL_STEP, -1},
                {'h', REPLAY_CONTROL_STEP, -1},
                {KEY_UP, REPLAY_CONTROL_SPEED, 1},
                {'+', REPLAY_CONTROL_SPEED, 1},
                {'=', REPLAY_CONTROL_SPEED, 1},
                {KEY_DOWN, REPLAY_CONTROL_SPEED, -1},
                {'-', REPLAY_CONTROL_SPEED, -1},
                {KEY_HOME, REPLAY_CONTROL_START, 0},
                {KEY_END, REPLAY_CONTROL_END, 0},
                {KEY_PAGE_UP, REPLAY_CONTROL_FLOOR, -1},
                {KEY_PAGE_DOWN, REPLAY_CONTROL_FLOOR, 1},
                {KEY_ESCAPE, REPLAY_CONTROL_LEAVE, 0}};
    if (!context->replay.is_on)
        return false;
    for (size_t i = 0; i < ARRAY_LENGTH(keys); i++)
        if (keys[i].code == key.code) {
            context->request = (struct screen_request){
                .kind = REQUEST_REPLAY, .control = keys[i].control, .by = keys[i].by};
            return true;
        }
    return open_other(context, key);
}
