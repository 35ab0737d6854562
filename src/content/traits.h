/* The hero's traits: the sum of those that equipment and boons give. Every field is an int. */
#ifndef CONTENT_TRAITS_H
#define CONTENT_TRAITS_H

struct traits {
    int health;           /* maximum */
    int damage;           /* added to each blow */
    int thrown_damage;    /* added to thrown items */
    int armour;           /* subtracted from each blow taken */
    int slots;            /* pack slots */
    int step_noise;       /* added to each step */
    int dark_sight;       /* cells */
    int dark_step_time;   /* time units, added to a step with a dark lantern */
    int open_radius;      /* cells, added to the open lantern */
    int heal_period;      /* turns to heal one point */
    int night;            /* turns that a new floor delays it */
    int give_up;          /* turns that hunters search */
    int ally_health;      /* added when an ally joins */
    int grades_brighter;  /* added to the light of the hero's cell, when noticed */
    int surprise_charges; /* per floor: blows on creatures with one pip that count as surprises */
    int hides_hooded;     /* not 0: hooded, others see half as far */
    int knows_kinds;      /* not 0: potions and scrolls are known on sight */
    int hides_red;        /* not 0: the light is invisible to creatures that ignore red */
    int cone;             /* not 0: the open lantern shines only ahead, that many cells farther */
    int shows_secrets;    /* not 0: the light shows secrets */
    int turns_missiles;   /* not 0: reflects missiles */
    int warns;            /* not 0: warns when something begins to notice the hero */
    int remembers;        /* turns that the last position of an unseen actor is shown */
    int hears_doors;      /* cells behind an adjacent closed door in which actors are heard */
};

/* Adds `more` to a sum. */
void traits_add(struct traits *sum, const struct traits *more);

#endif
