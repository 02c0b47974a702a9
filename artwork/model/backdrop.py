"""What is behind a close-up: out of focus, a thin bright line is grain, and a thick dim one is the same blur without it."""

from . import materials as skin
from .measures import COOL, WARM, linear
from .panels import glow_line
from .shapes import boxes, empty, plane


def build_blurred_court(location, turn=0.0, strength=0.6, thick=0.07, turf=0.2):
    """A lit court that is only ever seen out of focus: its edges, a post and its floor."""
    far = empty("blurred court", location=location, rotation=(0, 0, turn))
    t, x, z = thick / 2, 5.0, 2.7
    cool = [((-x, -t, h - t), (x, t, h + t)) for h in (0.1, z)]
    cool += [((at - t, -t, 0), (at + t, t, z)) for at in (-x, 0)] + [((-x - t, 0, z - t), (-x + t, 5, z + t))]
    boxes("far cool", cool, glow_line("far cool", COOL, strength), far)
    warm = [((x - t, -t, 0), (x + t, t, z)), ((x - t, 0, z - t), (x + t, 5, z + t))]
    boxes("far warm", warm, glow_line("far warm", WARM, strength * 1.3), far)
    if turf:
        plane("far turf", (10, 5), skin.light(f"far turf {turf}", linear("#0f5a4c"), turf), far, location=(0, 2.5, 0.01))
    return far
