"""A wall of glass in slim steel, between the bar and the courts."""

import math

from . import materials as skin
from .shapes import boxes, empty


def build_glazing(start, end, height=3.2, bay=2.0, parent=None):
    """A wall of glass in slim steel between the bar and the courts, from `start` to `end` (x, y)."""
    reach = math.dist(start, end)
    turn = math.atan2(end[1] - start[1], end[0] - start[0])
    wall = empty("glazing", parent, (*start, 0), (0, 0, turn))
    bays = max(1, round(reach / bay))
    posts = [((x - 0.025, -0.05, 0), (x + 0.025, 0.05, height)) for x in (reach * i / bays for i in range(bays + 1))]
    posts += [((0, -0.05, z), (reach, 0.05, z + 0.06)) for z in (0, height - 0.06)]
    boxes("mullions", posts, skin.steel(), wall, bevel=0.004)
    boxes(
        "glazing",
        [((reach * i / bays + 0.03, -0.006, 0.06), (reach * (i + 1) / bays - 0.03, 0.006, height - 0.06)) for i in range(bays)],
        skin.clear(),
        wall,
    )
    return wall
