"""Figuring out the damage of an attack.

Each function is one step. An edition says which of them it has and in which order:
:attr:`rules.model.edition.Edition.damage`.
"""

from rules.effects import act, act_all
from rules.effects.changing_damage import attacker_acts, before_weakness, relations_count, steps_left_out
from rules.effects.reactions import remember
from rules.model import effect_sources
from rules.model.steps import Play


def base(play: Play) -> Play:
    """Start with the number printed to the right of the attack, or the one that its text tells you to work out.

    :param play: an attack that is being carried out.
    :returns: the play with the base damage, in points.
    :raises rules.Need: when the text asks for a coin that the script does not give.

    From texts 000, 002 and 003, damage step a.

    >>> from rules import attacking, damage
    >>> damage.base(attacking("Hitmonchan [F]", "Jab", "Rattata")).damage
    20
    """
    attack = play.attack
    assert attack is not None
    play = play._replace(base=attack.damage, damage=attack.damage or 0)
    play = act(play, "damage.base", attack.name, attack.effects)
    return play if play.base is None else play.note("damage.base", "number", damage=play.damage)


def attacker_base(play: Play) -> Play:
    """Apply the effects on the attacking Pokémon that change the base damage itself.

    :param play: the play with its base damage.
    :returns: the play with the changed base damage, in points.

    From texts 000 and 003, damage step b. A card that says "before Weakness" acts here too.

    >>> from rules import attacking, damage
    >>> damage.attacker_base(attacking("Scyther [G CC] <Swords Dance>", "Slash", "Onix", damage=30)).damage
    60
    """
    return before_weakness(play, "damage.attacker_base")


def attacker_effects(play: Play) -> Play:
    """Apply every effect on the attacking Pokémon that changes the damage, before Weakness.

    :param play: the play with its base damage.
    :returns: the play with the changed damage, in points. The base damage stays what the attack says.

    From text 002, damage step b. An older card's change to the base damage itself acts here too.

    >>> from rules import attacking, damage
    >>> damage.attacker_effects(attacking("Stunky [D*]", "Scratch", "Haunter", "dp", damage=10)).damage
    20
    """
    return before_weakness(play, "damage.attacker_effects")


def stop_at_zero(play: Play) -> Play:
    """Stop figuring out the damage where the base damage is 0 or the attack does no damage at all.

    :param play: the play with the damage before Weakness.
    :returns: the play, which goes on at the attack's other effects if it stops here.

    From texts 000, 002 and 003, damage step b. In Diamond & Pearl the base damage is the attack's own number.

    >>> from rules import attacking, damage
    >>> damage.stop_at_zero(attacking("Doduo [G]", "Fury Attack", "Rattata", damage=0)).resume_at
    'damage.other_effects'
    """
    if play.base and play.damage > 0:
        return play
    if play.base is not None:
        play = play.note("damage.stop_at_zero", "stopped")
    return play._replace(damage=0).skip_to("damage.other_effects")


def weakness(play: Play) -> Play:
    """Double the damage where the Defending Pokémon has Weakness to the type that attacks it.

    Where a number is printed next to the Weakness, add that number instead. A Benched Pokémon's
    Weakness does not count (from outside the texts). Cards and effects may change or end a Weakness.

    :param play: the play with the damage before Weakness.
    :returns: the play with the damage after Weakness, in points.

    From texts 000, 003 and 004 (doubling) and 002 (the printed number), damage step c.

    >>> from rules import attacking, damage
    >>> damage.weakness(attacking("Hitmonchan [F]", "Jab", "Rattata", damage=20)).damage
    40
    """
    if play.weakness and play.target[1] == 0:
        attacker_type = play.game.at(play.attacker).card.type
        play = play._replace(weaknesses=play.game.at(play.target).card.weakness)
        for printed in relations_count(play, "damage.weakness").weaknesses:
            if printed.type in attacker_type:
                before = play.damage
                if printed.plus is None:
                    play = play._replace(damage=2 * before)
                    play = play.note("damage.weakness", "doubled", before=before, after=play.damage)
                else:
                    play = play._replace(damage=before + printed.plus)
                    play = play.note("damage.weakness", "added", before=before, plus=printed.plus, after=play.damage)
    return play


def resistance(play: Play) -> Play:
    """Subtract the Resistance that the Defending Pokémon has to the type that attacks it.

    That is 30 points, or the number printed next to it. A Benched Pokémon's Resistance does not
    count (from outside the texts). Cards and effects may change or end a Resistance.

    :param play: the play with the damage before Resistance.
    :returns: the play with the damage after Resistance, in points; it may be below 0.

    From texts 000, 003 and 004 (30) and 002 (the printed number), damage step d.

    >>> from rules import attacking, damage
    >>> damage.resistance(attacking("Hitmonchan [F]", "Jab", "Pidgey", damage=20)).damage
    -10
    """
    if play.weakness and play.target[1] == 0:
        attacker_type = play.game.at(play.attacker).card.type
        play = play._replace(resistances=play.game.at(play.target).card.resistance)
        for printed in relations_count(play, "damage.resistance").resistances:
            if printed.type in attacker_type:
                before = play.damage
                play = play._replace(damage=before - printed.minus)
                after = {"before": before, "minus": printed.minus, "after": play.damage}
                play = play.note("damage.resistance", "subtracted", **after)
    return play


def attacker_cards(play: Play) -> Play:
    """Figure out the cards attached to the attacking Pokémon.

    In Base these are Trainer cards, in Neo Energy cards as well.

    :param play: the play with the damage after Weakness and Resistance.
    :returns: the play with the changed damage, in points.

    From text 003 (Trainer cards) and 000 (Trainer and Energy cards), damage step e.

    >>> from rules import attacking, damage
    >>> damage.attacker_cards(attacking("Hitmonchan [F] +PlusPower", "Jab", "Rattata", damage=40)).damage
    50
    """
    return attacker_acts(play, "damage.attacker_cards", "damage.attacker_cards")


def play_area(play: Play) -> Play:
    """Figure out the cards that affect the whole play area.

    :param play: the play with the damage after the attacking Pokémon's cards.
    :returns: the play with the changed damage, in points.

    From text 000, damage step f.

    >>> from rules import attacking, damage
    >>> start = attacking("Chansey [CC CC]", "Double-edge", "Mewtwo", "neo", damage=80, stadium="Sprout Tower")
    >>> damage.play_area(start).damage
    50
    """
    return act_all(play, "damage.play_area", effect_sources.stadium(play.game))


def defender_cards(play: Play) -> Play:
    """Figure out the Trainer and Energy cards attached to the Pokémon that is hit.

    In Base these are Trainer cards, in Neo and Diamond & Pearl Energy cards as well. Before them comes what another
    card does after Weakness and Resistance by its own text, where the edition has no step for it.

    :param play: the play with the damage so far.
    :returns: the play with the changed damage, in points.

    From text 003, damage step f; 000, step g; 002, step e.

    >>> from rules import attacking, damage
    >>> damage.defender_cards(attacking("Hitmonchan [F]", "Jab", "Chansey +Defender", damage=40)).damage
    20
    """
    rule = "damage.defender_cards"
    without = steps_left_out(play.edition.damage)
    if "damage.attacker_cards" in without:
        play = attacker_acts(play, rule, "damage.attacker_cards")
    if "damage.play_area" in without:
        play = act_all(play, rule, effect_sources.stadium(play.game), "damage.play_area")
    return play if play.untouched else act_all(play, rule, effect_sources.attached(play.game.at(play.target)))


def last_effects(play: Play) -> Play:
    """Apply what the last attack of the Pokémon that is hit left on it, and its Powers.

    A Power does not work while its Pokémon is Asleep, Confused or Paralyzed; a Poké-Body always
    works (from outside the texts).

    :param play: the play with the damage so far.
    :returns: the play with the final damage, in points.

    From text 003, damage step g; 000, step h; 002, step f.

    >>> from rules import attacking, damage
    >>> damage.last_effects(attacking("Hitmonchan [F]", "Jab", "Onix <Harden>", damage=20)).damage
    0
    """
    if play.untouched:
        return play
    return act_all(play, "damage.last_effects", effect_sources.on(play.game.at(play.target), play.game))


def counters(play: Play) -> Play:
    """Put 1 damage counter on the Pokémon that is hit for each 10 points of damage.

    Damage of 0 or less does nothing.

    :param play: the play with the final damage, in points.
    :returns: the play with the damage counters placed.

    From text 003, damage step h; 000, step i; 002, step g.

    >>> from rules import attacking, damage
    >>> damage.counters(attacking("Hitmonchan [F]", "Jab", "Chansey", damage=20)).game.opponent.active
    pokemon('Chansey c=2')
    """
    hit = play.game.at(play.target)
    count = max(0, play.damage // 10)
    play = play.add_counters(play.target, count)
    play = play.note("damage.counters", "placed" if count else "none", count=count, pokemon=hit.name)
    play = remember(play._replace(hits=(*play.hits, (play.target, 10 * count))), play.target, 10 * count)
    return act_all(play, "damage.counters", effect_sources.on(hit, play.game))


def other_effects(play: Play) -> Play:
    """Do everything that the attack does apart from its damage.

    :param play: the play with the damage done.
    :returns: the play after the attack's other effects.
    :raises rules.Need: when an effect asks for a coin or a choice that the script does not give.

    From text 003, damage step i; 000, step j; 002, step h.

    >>> from rules import attacking, damage
    >>> start = attacking("Koffing [G G]", "Foul Gas", "Rattata", coins="H")
    >>> damage.other_effects(start).game.opponent.active
    pokemon('Rattata {Poisoned}')
    """
    assert play.attack is not None
    return act(play, "damage.other_effects", play.attack.name, play.attack.effects)
