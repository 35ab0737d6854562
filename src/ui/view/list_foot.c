#include "ui/view/list_foot.h"

#include "base/integer.h"
#include "ui/view/list.h"
#include "ui/view/page_parts.h"
#include "ui/view/read_out.h"

/* At text scale 1. */
#define GAP 6
/* Room that the words always have, so that the picture keeps its height from row to row. */
#define LINES 3

static int words_height(const struct page *page, const char *words)
{
    int lines = int_max(widgets_paragraph_lines(page, 0, words), LINES);
    return lines * widgets_line_height(page->display);
}

struct page list_foot_cut(struct page *page, int rows, const char *words)
{
    int gap = GAP * page->display->layout.text_scale;
    int left = page->area.height - list_height(page->display, rows + 1); /* with the table's head */
    int told = int_min(words_height(page, words) + gap, page->area.height / 2);
    return page_parts_cut_foot(page, int_max(left, int_max(told, page->area.height / 3)));
}

void list_foot_draw(struct page *foot, const struct room_picture *picture, uint32_t colour,
                    const char *words)
{
    int gap = GAP * foot->display->layout.text_scale;
    struct rectangle area = foot->area;
    area.y += gap;
    area.height -= 2 * gap + words_height(foot, words);
    struct page told = *foot;
    told.area.y += gap;
    told.area.height -= gap;
    if (picture && room_picture_draw(foot->display, area, picture))
        told = page_parts_cut_foot(&told, words_height(foot, words));
    read_out_text(foot->display, words);
    widgets_paragraph(&told, colour, 0, words);
}
