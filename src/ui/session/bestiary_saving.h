/* The bestiary while a game is played: what is met is taken down in it, and it is kept. */
#ifndef UI_SESSION_BESTIARY_SAVING_H
#define UI_SESSION_BESTIARY_SAVING_H

struct ui;

/* A new game has begun: who is met in it counts anew. */
void bestiary_saving_begin(struct ui *ui);

/* Takes down who was met in the last turn. */
void bestiary_saving_note(struct ui *ui);

/* Has what was learned of those met kept, if there is anything new. */
void bestiary_saving_save(struct ui *ui);

#endif
