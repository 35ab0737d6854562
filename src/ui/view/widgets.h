/* The pieces that screens are made of: framed boxes, lines of text, lists to choose from. */
#ifndef UI_VIEW_WIDGETS_H
#define UI_VIEW_WIDGETS_H

#include "base/printf_format.h"
#include "ui/view/display.h"

/* Space between a box's edge and its content, and between two lines, at text scale 1. */
#define WIDGETS_MARGIN 8
#define WIDGETS_LINE_GAP 1
#define WIDGETS_ICON_GAP 4 /* between a picture and its words */

/* An area that is filled with lines of text from the top. */
struct page {
    struct display *display;
    struct rectangle area; /* what is left of it */
    int skip;              /* lines that are scrolled away: not drawn, and without room */
    bool is_read;          /* what is written on it is read out, even where it is cut off */
    bool takes_clicks;     /* rows of the side panel can be clicked */
};

/* Draws a framed box and returns the page inside it. */
struct page widgets_box(struct display *display, struct rectangle area);

/* The same for a box that floats over the map, which shows through. */
struct page widgets_floating_box(struct display *display, struct rectangle area);

/* The page inside a box that is not drawn. */
struct page widgets_inside(struct display *display, struct rectangle area);

/* A box in the middle of the frame, or of an area, of a size at text scale 1, no larger than that. */
struct page widgets_centred_box(struct display *display, int width, int height);
struct page widgets_centred_box_in(struct display *display, struct rectangle within, int width,
                                   int height);

/* A line of text; the page goes down by it. Nothing is drawn below the page's end. */
void widgets_line(struct page *page, uint32_t colour, const char *text);

/* The same with a format. */
void widgets_format(struct page *page, uint32_t colour, const char *format, ...)
    PRINTF_FORMAT(3, 4);

/* A line in which `key` stands out before the text. */
void widgets_key_line(struct page *page, const char *key, int key_width, const char *text);

/* Draws a text over as many lines as it needs. Lines after the first are indented by `indent`. A number
 * of a list, as in "1) this 2) that", begins a line. */
void widgets_paragraph(struct page *page, uint32_t colour, int indent, const char *text);

/* The lines that such a paragraph takes. */
int widgets_paragraph_lines(const struct page *page, int indent, const char *text);

/* A small picture before a text, which takes as many lines as it needs beside it. */
void widgets_icon_line(struct page *page, const struct sprite *sprite, int frame, uint32_t colour,
                       const char *text);

/* Draws a bar, filled to `value` of `max`, and moves the page down. The height is at text scale 1. */
void widgets_bar(struct page *page, int value, int max, int height, uint32_t colour);

/* Moves the page's next line down. The pixels are at text scale 1. */
void widgets_gap(struct page *page, int pixels);

/* The height in pixels of a line of text, with the gap below it. */
int widgets_line_height(const struct display *display);

/* Lines that still fit onto the page. */
int widgets_lines_left(const struct page *page);

#endif
