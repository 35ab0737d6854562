#include "ui/view/scroll.h"

void scroll_begin(struct scroll *scroll)
{
    scroll->lines = 0;
    scroll->has_more = true;
}

bool scroll_by(struct scroll *scroll, int lines)
{
    bool can_scroll = lines < 0 ? scroll->lines > 0 : scroll->has_more;
    if (can_scroll)
        scroll->lines = scroll->lines + lines > 0 ? scroll->lines + lines : 0;
    return can_scroll;
}
