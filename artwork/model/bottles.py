"""Bottles, and how a shelf is stocked with them."""

import random

from . import materials as skin
from .copies import place, template
from .measures import linear
from .shapes import turned

# For each kind its glass and its outline as (radius, height).
BOTTLES = {
    "whisky": (
        "#d9822b",
        [
            (0, 0),
            (0.04, 0),
            (0.042, 0.006),
            (0.042, 0.15),
            (0.036, 0.175),
            (0.015, 0.195),
            (0.014, 0.255),
            (0.016, 0.26),
            (0.016, 0.27),
            (0, 0.27),
        ],
    ),
    "wine": (
        "#7fae5e",
        [
            (0, 0),
            (0.036, 0),
            (0.037, 0.006),
            (0.037, 0.18),
            (0.033, 0.205),
            (0.015, 0.235),
            (0.0135, 0.3),
            (0.016, 0.302),
            (0.016, 0.318),
            (0, 0.318),
        ],
    ),
    "gin": (
        "#9fd6e8",
        [
            (0, 0),
            (0.044, 0),
            (0.045, 0.006),
            (0.044, 0.13),
            (0.04, 0.15),
            (0.018, 0.165),
            (0.016, 0.22),
            (0.02, 0.222),
            (0.02, 0.24),
            (0, 0.24),
        ],
    ),
    "liqueur": (
        "#d4583a",
        [
            (0, 0),
            (0.05, 0),
            (0.052, 0.01),
            (0.045, 0.09),
            (0.03, 0.14),
            (0.014, 0.17),
            (0.013, 0.25),
            (0.018, 0.255),
            (0.014, 0.285),
            (0, 0.285),
        ],
    ),
}


def _build_bottle(kind):
    tone, profile = BOTTLES[kind]
    turned("bottle", profile, skin.clear(tint=tone, name="bottle"), steps=24)
    wide = max(radius for radius, _ in profile)
    label = skin.principled(f"label {kind}", linear("#d9cdb8" if kind != "gin" else "#1b3a52"), roughness=0.7)
    turned("label", [(wide + 0.0008, 0.045), (wide + 0.0008, 0.11)], label, steps=24)
    top = profile[-1][1]
    turned(
        "cap",
        [(0.017, top - 0.02), (0.0175, top), (0, top + 0.001)],
        skin.principled("cap", linear("#20150f"), roughness=0.4),
        steps=16,
    )


def stock(shelf, length, middle, parent):
    """Sets bottles along a shelf of that height and `length`, around y = `middle`."""
    chance = random.Random(f"shelf {shelf}")
    kinds = [template(f"bottle {kind}", lambda kind=kind: _build_bottle(kind)) for kind in BOTTLES]
    x, kind = -length / 2 + 0.1, chance.choice(kinds)
    while x < length / 2 - 0.1:
        # Bottles of one kind stand together, as a barkeeper sets them.
        if chance.random() < 0.34:
            kind = chance.choice(kinds)
            x += 0.05
        if chance.random() < 0.9:
            at = (x, middle + chance.uniform(-0.03, 0.03), shelf)
            place(kind, at, chance.uniform(0, 6), parent, chance.uniform(0.95, 1.12))
        x += chance.uniform(0.105, 0.13)
