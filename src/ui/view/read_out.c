#include "ui/view/read_out.h"

#include "base/hash.h"
#include "ui/view/display.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

static bool has(const uint64_t *hashes, int count, uint64_t hash)
{
    for (int i = 0; i < count; i++)
        if (hashes[i] == hash)
            return true;
    return false;
}

static uint64_t hash_here(const struct read_out *out, const char *sentence)
{
    return hash_text(HASH_START, sentence) * 31 + out->place;
}

void read_out_begin(struct display *display)
{
    display->read_out.count = 0;
}

void read_out_end(struct display *display)
{
    struct read_out *out = &display->read_out;
    memcpy(out->last, out->now, sizeof out->now);
    out->last_count = out->count;
    out->has_begun = true;
    out->has_news = false;
}

bool read_out_is_on(const struct display *display)
{
    return display->read_out.say && display->read_out.has_begun &&
           hit_areas_are_top(&display->hit_areas);
}

/* What a frame has no room to note would be said with each frame, so it is not said at all. */
void read_out_text(struct display *display, const char *sentence)
{
    struct read_out *out = &display->read_out;
    uint64_t hash = hash_here(out, sentence);
    if (!read_out_is_on(display) || !sentence[0] || out->count == READ_OUT_MAX ||
        has(out->now, out->count, hash))
        return;
    out->now[out->count++] = hash;
    if (!has(out->last, out->last_count, hash))
        out->say(sentence);
}

void read_out_format(struct display *display, const char *format, ...)
{
    char sentence[READ_OUT_LINE];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(sentence, sizeof sentence, format, arguments);
    va_end(arguments);
    read_out_text(display, sentence);
}

void read_out_row(struct display *display, int row, int count, const char *label)
{
    read_out_format(display, "%s (%d of %d)", label, row + 1, count);
}

void read_out_note(struct display *display, const char *sentence)
{
    struct read_out *out = &display->read_out;
    out->has_news = true;
    if (out->last_count < READ_OUT_MAX)
        out->last[out->last_count++] = hash_here(out, sentence);
}

void read_out_place(struct display *display, const char *name)
{
    if (display->read_out.has_news)
        read_out_note(display, name);
    read_out_text(display, name);
}

void read_out_change(struct display *display, int kind, const char *sentence)
{
    uint64_t *kept = &display->read_out.kept[kind];
    uint64_t hash = hash_text(HASH_START, sentence);
    bool is_news = *kept != 0 && *kept != hash;
    *kept = hash;
    if (is_news)
        display->read_out.say(sentence);
}

void read_out_forget(struct display *display)
{
    memset(display->read_out.kept, 0, sizeof display->read_out.kept);
}
