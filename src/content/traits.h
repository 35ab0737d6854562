/* What gear and boons give to the hero: every row of them holds one of these, and their sum is what he is. */
#ifndef CONTENT_TRAITS_H
#define CONTENT_TRAITS_H

struct traits {
    int health;           /* the most that he can have */
    int damage;           /* to each blow */
    int thrown_damage;    /* to what he throws */
    int armour;           /* taken off each blow that he gets */
    int slots;            /* kinds of things that he can carry beside what he wears */
    int step_noise;       /* to that of each step */
    int dark_sight;       /* cells */
    int dark_step_time;   /* time units, to a step with a dark lantern */
    int open_radius;      /* cells, of the open lantern */
    int heal_period;      /* turns from one point of healing to the next */
    int night;            /* of a first arrival */
    int give_up;          /* turns that hunters search */
    int ally_health;      /* that an ally gets when he joins */
    int grades_brighter;  /* that his own cell counts to those who look */
    int surprise_charges; /* a floor: unaware blows on those of one pip */
    int hides_hooded;     /* not 0: hooded, others see half as far */
    int knows_kinds;      /* not 0: potions and scrolls are known on sight */
    int hides_red;        /* not 0: those that are blind to red don't see his light */
    int cone;             /* not 0: the open lantern shines ahead, and so many cells farther */
    int shows_secrets;    /* not 0: by his light */
    int turns_missiles;   /* not 0: what is shot at him flies back */
    int warns;            /* not 0: tells when somebody begins to notice him */
    int remembers;        /* turns that the place of an actor out of sight is kept */
    int hears_doors; /* cells behind a closed door beside him within which he hears who is there */
};

/* Adds `more` to a sum. */
void traits_add(struct traits *sum, const struct traits *more);

#endif
