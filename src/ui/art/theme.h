/* The colours of text and panels. */
#ifndef UI_ART_THEME_H
#define UI_ART_THEME_H

#define THEME_TEXT 0xe2dacb
#define THEME_FAINT 0xa89f8c
#define THEME_KEY 0xf6c66a
#define THEME_HEAD 0xf29a3a
#define THEME_EYES 0xfff0b0
#define THEME_COLD 0x8ec4dc
#define THEME_GROUND 0x100e16
#define THEME_SELECTED 0x3a2b22
#define THEME_EMPTY 0x2c2a36
#define THEME_HEALTH 0xc8434a
#define THEME_DANGER 0xf0685a
#define THEME_WARNING 0xf2b23a
#define THEME_PAST_DANGER 0xb86a60 /* as faint as THEME_FAINT */
#define THEME_FRIEND 0xa0c460

#endif
