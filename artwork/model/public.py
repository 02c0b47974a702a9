"""The public of the stand: a dozen seated figures, shown many times."""

import math

from .copies import place, template
from .figure import build_figure

SEATED = {
    "spine": (-0.08, 0, 1),
    "head": (0.12, 0, 1),
    "left_thigh": (1, 0.14, 0.04),
    "left_shin": (0.02, 0.03, -1),
    "right_thigh": (1, -0.14, 0.04),
    "right_shin": (0.02, -0.03, -1),
    "left_arm": (0.3, 0.2, -1),
    "left_forearm": (1, -0.1, -0.35),
    "right_arm": (0.3, -0.2, -1),
    "right_forearm": (1, 0.1, -0.35),
}
LEANING = {**SEATED, "spine": (0.62, 0, 1), "head": (0.1, 0, 1), "left_arm": (0.45, 0.15, -1), "right_arm": (0.45, -0.15, -1)}
CLAPPING = {
    **SEATED,
    "spine": (0.12, 0, 1),
    "left_arm": (0.6, 0.35, -0.8),
    "left_forearm": (0.7, -0.7, 0.7),
    "right_arm": (0.6, -0.35, -0.8),
    "right_forearm": (0.7, 0.7, 0.7),
}
ARMS_UP = {
    **SEATED,
    "left_arm": (0.15, 0.5, 1),
    "left_forearm": (0.1, 0.1, 1),
    "right_arm": (0.15, -0.5, 1),
    "right_forearm": (0.1, -0.1, 1),
}
# Twelve visitors, each sculpted once and seated many times: (pose, clothes, slight build, how often).
VISITORS = [
    (SEATED, "dark", False, 5),
    (SEATED, "dark", True, 4),
    (SEATED, "cool", False, 2),
    (SEATED, "pale", True, 2),
    (LEANING, "dark", False, 4),
    (LEANING, "warm", False, 2),
    (LEANING, "dark", True, 3),
    (CLAPPING, "cool", True, 2),
    (CLAPPING, "dark", False, 3),
    (ARMS_UP, "warm", True, 1),
    (ARMS_UP, "cool", False, 1),
    ("cheer", "dark", False, 1),
]


def seat_visitor(stand, spot, chance):
    """Somebody on the seat at `spot`, chosen by the random generator `chance`."""
    number = chance.choices(range(len(VISITORS)), [often for *_, often in VISITORS])[0]
    pose, clothes, slight, _ = VISITORS[number]
    visitor = template(
        f"visitor {number}", lambda: build_figure(pose, team=clothes, slight=slight, height=1.68 if slight else 1.78)
    )
    ahead = 0.2 if pose == "cheer" else -0.02
    at = (spot[0] + chance.uniform(-0.03, 0.03), spot[1] - ahead, spot[2])
    place(visitor, at, -math.pi / 2 + chance.gauss(0, 0.16), stand, chance.uniform(0.94, 1.03))
