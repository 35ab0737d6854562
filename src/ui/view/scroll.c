#include "ui/view/scroll.h"

void scroll_begin(struct scroll *scroll)
{
    scroll->lines = 0;
    scroll->has_more = true;
    scroll->first_row = 0;
    scroll->row_count = 0;
    scroll->rows_a_column = 0;
}

bool scroll_by(struct scroll *scroll, int lines)
{
    bool can_scroll = lines < 0 ? scroll->lines > 0 : scroll->has_more;
    if (can_scroll)
        scroll->lines = scroll->lines + lines > 0 ? scroll->lines + lines : 0;
    return can_scroll;
}

static int clamp(int value, int low, int high)
{
    return value < low ? low : (value > high ? high : value);
}

int scroll_list(struct scroll *scroll, int count, int rows, int chosen)
{
    int last = count > rows ? count - rows : 0;
    scroll->first_row = clamp(clamp(scroll->first_row, chosen - rows + 1, chosen), 0, last);
    scroll->row_count = count;
    scroll->rows_shown = rows;
    return scroll->first_row;
}

bool scroll_list_by(struct scroll *scroll, int rows, int *chosen)
{
    int last = scroll->row_count - scroll->rows_shown;
    if (scroll->rows_shown < 1 || last < 1)
        return false;
    scroll->first_row = clamp(scroll->first_row + rows, 0, last);
    *chosen = clamp(*chosen, scroll->first_row, scroll->first_row + scroll->rows_shown - 1);
    return true;
}
