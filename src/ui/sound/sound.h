/* The kinds of sounds and their parts. Rows are in sounds.def and ambiences.def; synth.h turns them into samples. */
#ifndef UI_SOUND_SOUND_H
#define UI_SOUND_SOUND_H

#include "content/band.h"

enum sound {
    SOUND_NONE,
#define SOUND(id, key, visual, ...) SOUND_##id,
#include "ui/sound/sounds.def"
#undef SOUND
    SOUND_COUNT
};

enum ambience {
    AMBIENCE_NONE,
#define AMBIENCE(id, key, ...) AMBIENCE_##id,
#include "ui/sound/ambiences.def"
#undef AMBIENCE
    AMBIENCE_COUNT
};

/* The waveform of a part of a sound. */
enum wave {
    WAVE_SINE,
    WAVE_TRIANGLE,
    WAVE_SQUARE, /* with sloped edges, so that it is not shrill */
    WAVE_RUSH,   /* noise below a frequency */
    WAVE_BREEZE, /* noise around a frequency */
};

/* The visual signs that go with sounds: no information is given by sound alone. */
enum sound_visual {
    VISUAL_MESSAGE, /* a message in the log */
    VISUAL_FIGURE,  /* an actor moves */
    VISUAL_MAP,     /* a cell changes: a door, a cloud, light */
    VISUAL_RIPPLE,  /* rings around the source */
    VISUAL_SLASH,   /* a blow drawn over its victim */
    VISUAL_FLASH,   /* its victim flashes */
    VISUAL_FADE,    /* a dead actor fades */
    VISUAL_FLIGHT,  /* a missile in flight */
    VISUAL_TELL,    /* the sign of a tell */
    VISUAL_EYES,    /* eyes in the dark */
    VISUAL_PIPS,    /* over an actor that notices the hero, and in the panel */
    VISUAL_PANEL,   /* health, lantern, moon or gear in the panel */
    VISUAL_SCREEN,  /* a screen opens or closes */
    VISUAL_CHOICE,  /* the selected line of a list */
};

/* Frequencies are in Hz, 20 .. 3400; times in milliseconds. */
struct sound_part {
    enum wave wave;
    int from;
    int to; /* at its end; in a part that fills the loop, at the loop's middle; 0: as from */
    int begins;
    int lasts;   /* 0, in an ambience: the whole loop */
    int attack;  /* until it is loudest; 0 counts as 2 */
    int decay;   /* how steeply it then fades, 1 .. 4; 0 counts as 1 */
    int volume;  /* relative to the other parts, 0 .. 100 */
    int tremolo; /* cycles of getting quieter and louder while it lasts */
    int depth;   /* of the tremolo, in percent */
};

#define SOUND_PARTS_MAX 8
#define SOUND_LEVEL_MAX 100

/* A row of sounds.def. */
struct sound_kind {
    const char *key;
    enum sound_visual visual;
    int level;  /* perceived loudness of its loudest moment, 1 .. SOUND_LEVEL_MAX */
    int varies; /* random variation of its pitch, in percent */
    int gap;    /* milliseconds until it may start again */
    int rank;   /* priority if too many sounds start at once; the highest are heard */
    int room;   /* strength of the echo, in percent */
    struct sound_part parts[SOUND_PARTS_MAX]; /* up to the first with volume 0 */
};

#define AMBIENCE_PARTS_MAX 16
#define AMBIENCE_BANDS_MAX 4

/* A row of ambiences.def. */
struct ambience_kind {
    const char *key;
    /* Keys of the bands where it plays, up to the first NULL; a mood has none. */
    const char *bands[AMBIENCE_BANDS_MAX];
    int level; /* as of a sound, but of its mean loudness */
    int lasts; /* milliseconds of the loop */
    int room;
    struct sound_part parts[AMBIENCE_PARTS_MAX];
};

/* The row of a kind; must not be NONE or COUNT. */
const struct sound_kind *sound_get(enum sound sound);
const struct ambience_kind *ambience_get(enum ambience ambience);

/* The first ambience that names the band, or AMBIENCE_NONE. */
enum ambience ambience_of_band(enum band_id band);

#endif
