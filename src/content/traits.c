#include "content/traits.h"

void traits_add(struct traits *sum, const struct traits *more)
{
    sum->health += more->health;
    sum->damage += more->damage;
    sum->thrown_damage += more->thrown_damage;
    sum->armour += more->armour;
    sum->slots += more->slots;
    sum->step_noise += more->step_noise;
    sum->dark_sight += more->dark_sight;
    sum->dark_step_time += more->dark_step_time;
    sum->open_radius += more->open_radius;
    sum->heal_period += more->heal_period;
    sum->night += more->night;
    sum->give_up += more->give_up;
    sum->ally_health += more->ally_health;
    sum->grades_brighter += more->grades_brighter;
    sum->surprise_charges += more->surprise_charges;
    sum->hides_hooded += more->hides_hooded;
    sum->knows_kinds += more->knows_kinds;
    sum->hides_red += more->hides_red;
    sum->cone += more->cone;
    sum->shows_secrets += more->shows_secrets;
    sum->turns_missiles += more->turns_missiles;
    sum->warns += more->warns;
    sum->remembers += more->remembers;
    sum->hears_doors += more->hears_doors;
}
