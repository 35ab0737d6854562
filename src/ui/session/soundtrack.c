#include "ui/session/soundtrack.h"

#include "ui/session/session.h"

/* With an invisible video driver there is no sound either, unless an audio driver is named too. */
static bool is_wanted(const struct session *session)
{
    struct screen_context *context = session->context;
    const char *video = SDL_GetCurrentVideoDriver();
    const char *audio = SDL_getenv("SDL_AUDIODRIVER");
    bool is_unseen =
        !video || SDL_strcmp(video, "dummy") == 0 || SDL_strcmp(video, "offscreen") == 0;
    return !context->options->screenshot && (!is_unseen || (audio && *audio));
}

static enum ambience ambience_of(const struct session *session)
{
    struct screen_context *context = session->context;
    if (!context->game || context->stack.screens[0] == SCREEN_TITLE)
        return AMBIENCE_BLACK; /* the deepest floors */
    return sound_cues_ambience(game_state(context->game));
}

static enum ambience mood_of(const struct session *session)
{
    struct screen_context *context = session->context;
    if (!context->game || context->stack.screens[0] == SCREEN_TITLE)
        return AMBIENCE_NONE;
    return sound_cues_mood(game_state(context->game));
}

void soundtrack_tick(struct session *session)
{
    struct screen_context *context = session->context;
    struct soundtrack *track = &session->soundtrack;
    if (!track->has_begun && is_wanted(session))
        audio_start(&track->audio, context->settings->kept.sound_volume,
                    context->settings->kept.ambience_volume);
    track->has_begun = true;
    if (!audio_is_on(&track->audio))
        return;
    audio_set_ambience(&track->audio, ambience_of(session));
    audio_set_mood(&track->audio, mood_of(session));
}

void soundtrack_play_events(struct session *session)
{
    struct screen_context *context = session->context;
    struct soundtrack *track = &session->soundtrack;
    struct sound_cue cues[SOUND_CUES_MAX];
    if (!audio_is_on(&track->audio))
        return;
    int count = sound_cues_play(&track->played, game_state(context->game),
                                context->display->clock.now, cues);
    track->was_told = track->was_told || count > 0;
    audio_play(&track->audio, cues, count);
}

struct soundtrack_screens soundtrack_note_screens(struct session *session)
{
    struct screen_context *context = session->context;
    session->soundtrack.was_told = false;
    return (struct soundtrack_screens){.count = context->stack.count,
                                       .top = (int)screen_stack_top(context),
                                       .choice = context->stack.choice};
}

static enum sound sound_of_change(const struct session *session, struct soundtrack_screens before)
{
    struct screen_context *context = session->context;
    if (context->stack.count < before.count)
        return SOUND_MENU_BACK;
    if (context->stack.count > before.count || (int)screen_stack_top(context) != before.top)
        return SOUND_MENU_CHOOSE;
    return context->stack.choice != before.choice ? SOUND_MENU_MOVE : SOUND_NONE;
}

void soundtrack_play_menu_sound(struct session *session, struct soundtrack_screens before)
{
    struct screen_context *context = session->context;
    struct soundtrack *track = &session->soundtrack;
    struct sound_cue cue;
    enum sound sound = sound_of_change(session, before);
    if (sound != SOUND_NONE && !track->was_told && audio_is_on(&track->audio) &&
        sound_cues_play_one(&track->played, sound, context->display->clock.now, &cue))
        audio_play(&track->audio, &cue, 1);
}

void soundtrack_finish(struct session *session)
{
    audio_finish(&session->soundtrack.audio);
}
