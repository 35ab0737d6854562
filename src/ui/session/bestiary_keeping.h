/* The bestiary while a game is played: what is met is taken down in it, and it is kept. */
#ifndef UI_BESTIARY_KEEPING_H
#define UI_BESTIARY_KEEPING_H

struct ui;

/* A new game has begun: who is met in it counts anew. */
void bestiary_keeping_begin(struct ui *ui);

/* Takes down who was met in the last turn. */
void bestiary_keeping_note(struct ui *ui);

/* Has what was learned of those met kept, if there is anything new. */
void bestiary_keeping_keep(struct ui *ui);

#endif
