#include "ui/soundtrack.h"

#include "ui/ui.h"

/* Who has the game drawn where nobody sees it wants no sound either, unless a driver for that is named too. */
static bool is_wanted(const struct ui *ui)
{
    const char *video = SDL_GetCurrentVideoDriver();
    const char *audio = SDL_getenv("SDL_AUDIODRIVER");
    bool is_unseen =
        !video || SDL_strcmp(video, "dummy") == 0 || SDL_strcmp(video, "offscreen") == 0;
    return !ui->options->screenshot && (!is_unseen || (audio && *audio));
}

static enum ambience ambience_of(const struct ui *ui)
{
    if (!ui->game || ui->screens.stack[0] == SCREEN_TITLE)
        return AMBIENCE_BLACK; /* what awaits him */
    return sound_cues_ambience(game_state(ui->game));
}

void soundtrack_tick(struct ui *ui)
{
    struct soundtrack *track = &ui->soundtrack;
    if (!track->has_begun && is_wanted(ui))
        audio_start(&track->audio, ui->settings.kept.sound_volume,
                    ui->settings.kept.ambience_volume);
    track->has_begun = true;
    if (audio_is_on(&track->audio))
        audio_set_ambience(&track->audio, ambience_of(ui));
}

void soundtrack_play_events(struct ui *ui)
{
    struct soundtrack *track = &ui->soundtrack;
    struct sound_cue cues[SOUND_CUES_MAX];
    if (!audio_is_on(&track->audio))
        return;
    int count = sound_cues_play(&track->played, game_state(ui->game), ui->clock.now, cues);
    track->was_told = track->was_told || count > 0;
    audio_play(&track->audio, cues, count);
}

struct soundtrack_screens soundtrack_before_key(struct ui *ui)
{
    ui->soundtrack.was_told = false;
    return (struct soundtrack_screens){
        .count = ui->screens.count, .top = (int)screen_stack_top(ui), .choice = ui->screens.choice};
}

static enum sound sound_of_change(const struct ui *ui, struct soundtrack_screens before)
{
    if (ui->screens.count < before.count)
        return SOUND_MENU_BACK;
    if (ui->screens.count > before.count || (int)screen_stack_top(ui) != before.top)
        return SOUND_MENU_CHOOSE;
    return ui->screens.choice != before.choice ? SOUND_MENU_MOVE : SOUND_NONE;
}

void soundtrack_after_key(struct ui *ui, struct soundtrack_screens before)
{
    struct soundtrack *track = &ui->soundtrack;
    struct sound_cue cue;
    enum sound sound = sound_of_change(ui, before);
    if (sound != SOUND_NONE && !track->was_told && audio_is_on(&track->audio) &&
        sound_cues_play_one(&track->played, sound, ui->clock.now, &cue))
        audio_play(&track->audio, &cue, 1);
}

void soundtrack_finish(struct ui *ui)
{
    audio_finish(&ui->soundtrack.audio);
}
