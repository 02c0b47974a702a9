"""A court's open door, and the lock in it."""

import math

from . import materials as skin
from .ball import build_ball
from .court import KERB, pane_boxes
from .measures import HALF_WIDTH, HEIGHT, POST
from .props import build_chain, build_key, metal
from .shapes import box, boxes, empty, rods, turned

LEAF, STILE, LOCK_HEIGHT = 0.95, 0.055, 1.06
# The lamps for the key stand right before these panes: mirrored at full strength they would cover the court.
REFLECTION = 0.02


def build_walls_with_door(court, angle, glow=10.0):
    """All walls of a court built without glass, with a door in the near one, opened outwards by `angle` radians.

    Returns the lock: an empty on the leaf's outer face, +y into the door, x along the leaf towards its hinge.
    """
    walls = pane_boxes()
    y, hinge = -(HALF_WIDTH + POST / 2), POST / 2 + 0.01
    far_side = hinge + LEAF + 0.01
    walls["near"] = [pane for pane in walls["near"] if pane[0][0] < -0.01 or pane[0][0] > 2]
    walls["near"].append(((far_side + POST, y - 0.0075, KERB), (2.5 - POST / 2, y + 0.0075, HEIGHT)))
    walls["near"].append(((hinge, y - 0.0075, 2.2), (far_side, y + 0.0075, HEIGHT)))
    for name, panes in walls.items():
        boxes(f"panes {name}", panes, skin.clear(reflection=REFLECTION, name="door glass"), court)
    jambs = [
        ((far_side, y - 0.035, 0), (far_side + POST, y + 0.035, HEIGHT)),
        ((hinge, y - 0.035, 2.13), (far_side, y + 0.035, 2.2)),
    ]
    boxes("door frame", jambs, skin.steel(), court, bevel=0.005)

    jamb_light = [((far_side - 0.004, y - 0.041, 0.05), (far_side + 0.002, y - 0.035, 2.2))]
    boxes("jamb light", jamb_light, skin.warm(glow), court)

    leaf = empty("door", court, (hinge, y, 0), (0, 0, -angle))
    top, half = 2.11, 0.02
    stiles = [
        ((0, -half, 0.03), (STILE, half, top)),
        ((LEAF - STILE, -half, 0.03), (LEAF, half, top)),
        ((STILE, -half, 0.03), (LEAF - STILE, half, 0.03 + STILE)),
        ((STILE, -half, top - STILE), (LEAF - STILE, half, top)),
    ]
    boxes("leaf", stiles, skin.steel(), leaf, bevel=0.004)
    boxes(
        "leaf pane",
        [((STILE, -0.005, 0.09), (LEAF - STILE, 0.005, top - STILE))],
        skin.clear(reflection=REFLECTION, name="door glass"),
        leaf,
    )
    edge = [((LEAF + 0.001, -0.004, 0.05), (LEAF + 0.006, 0.004, top - 0.02))]
    boxes("leaf light", edge, skin.cool(glow), leaf)
    return _build_lock(leaf)


def _build_lock(leaf):
    lock = empty("lock", leaf, (LEAF - STILE / 2, -0.02, LOCK_HEIGHT), (0, 0, 0))
    brushed = metal("#9aa5b1", 0.32)
    box("lock plate", (0, -0.003, 0.04), (0.042, 0.007, 0.25), brushed, lock, bevel=0.0025)
    turned(
        "cylinder",
        [(0.0165, 0), (0.0165, 0.011), (0.0155, 0.0125), (0, 0.0125)],
        metal("#c6a46a", 0.25),
        lock,
        rotation=(math.pi / 2, 0, 0),
    )
    turned("collar", [(0.023, 0), (0.023, 0.006), (0.021, 0.009), (0.0165, 0.009)], brushed, lock, rotation=(math.pi / 2, 0, 0))
    handle = [((0, 0, 0.12), (0, -0.05, 0.12)), ((0, -0.05, 0.12), (0.125, -0.05, 0.12))]
    rods("handle", handle, 0.0095, skin.bright_steel(), lock, sides=24)
    return lock


def hang_key(lock, scale=1.0):
    """A key in the lock, a small felt ball hanging from its bow."""
    holder = empty("key ring", lock, (0, -0.0125, 0))
    holder.scale = [scale] * 3
    build_key((0, -0.019, 0), (0, math.pi / 2, 0), holder, length=0.03)
    low = (0, -0.05, -0.012)
    build_chain(low, (0, -0.051, -0.056), 0.006, holder)
    fob = empty("fob", holder, (0, -0.051, -0.082))
    fob.scale = [0.36] * 3
    build_ball((0, 0, 0), fob)
    return holder
