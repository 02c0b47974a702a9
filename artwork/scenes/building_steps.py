"""The five steps to a finished court; the last three from the same corner of the same hall."""

import math

from model import materials as skin
from model.ball import build_ball
from model.court import CourtOptions, build_frame, pane_boxes
from model.hall import build_floor, build_shell
from model.measures import COOL, HALF_LENGTH, HALF_WIDTH, HEIGHT, POST, WARM, linear
from model.panels import build_base_plate, build_lit_panes, glow_line, repaint
from model.shapes import boxes, empty
from model.stage import camera
from model.workshop import (
    build_lifted_pane,
    build_pane_rack,
    build_panel_pallet,
    build_laser,
    build_post_bundle,
    build_post_rack,
    build_turf_roll,
)

from .building_play import clear_court
from .building_walls import hidden_light

EYE, TARGET = (-8.3, -6.9, 2.2), (0.0, 0.35, 1.12)


def zinc():
    return skin.principled("zinc", linear("#93a4b8"), 0.4, 0.6)


def prefabrication(stage):
    build_floor()
    build_shell(centre=(4, 2), length=30, width=22, height=6.5)
    warm = glow_line("finished pane", WARM, 1.8)
    edge = glow_line("racked pane", COOL, 0.9)
    build_pane_rack((-0.95, 0.7, 0), (0, 0, 0.5), count=6, edge=edge, veil=0.004)
    build_pane_rack((1.2, 5.0, 0), (0, 0, 0.5), count=7, edge=edge, veil=0.004)
    build_pane_rack((-3.6, 5.2, 0), (0, 0, 0.5), count=5, edge=warm, veil=0.002)
    paint = skin.principled("galvanised", linear("#8f9fb3"), 0.45, 0.25)
    build_post_rack((2.35, 0.7, 0), (0, 0, -0.5), count=8, spacing=0.2, paint=paint)
    build_post_rack((5.9, 4.2, 0), (0, 0, -0.5), count=9, paint=paint)
    build_post_bundle((1.6, -1.2, 0), (0, 0, -0.32), paint=paint)
    hidden_light((-5, 3, 4.5), (0, 1, 1), (1, 5), 900, (0.25, 0.7, 1.0), glossy=False)
    hidden_light((1, 7, 4.6), (1, 2, 1), (8, 0.6), 1000, (0.3, 0.72, 1.0), glossy=False)
    hidden_light((4.6, 1.8, 2.6), (2, 0.6, 1.2), (0.6, 3), 1300, (1.0, 0.48, 0.18), glossy=False)
    hidden_light((8, 10, 2.5), (8, 13, 3), (5, 2), 500, (1.0, 0.45, 0.15), glossy=False)
    hidden_light((0, -3.4, 3.4), (2.2, 0.6, 1.3), (1.5, 1.5), 330, (0.6, 0.85, 1.0), glossy=False)
    camera((-1.1, -5.5, 1.6), (0.55, 1.0, 1.22), lens=34, focus=(0, 0.2, 1.2), aperture=1.6)
    return {"halo": 0.45, "exposure": 0.2}


def _corner(slab_light=1.0):
    """The corner of the hall, its slab and the camera: the same for the three last steps."""
    build_floor()
    build_shell(centre=(-5, -3), length=34, width=24, height=7.5)
    concrete = skin.polished_floor(0.42, "#2a3442")
    boxes("slab", [((-6.2, -3.7, -0.003), (6.2, 3.7, 0.0))], concrete)
    hidden_light((-3, 7.6, 5.5), (0, 0, 0.6), (9, 1), 1500 * slab_light, (0.22, 0.65, 1.0), glossy=False)
    hidden_light((9.5, -2, 4.5), (1, 0, 0.6), (1.5, 6), 1100 * slab_light, (1.0, 0.48, 0.18), glossy=False)
    hidden_light((-5, -7, 6), (-1, 0, 0), (5, 4), 1500 * slab_light, (0.75, 0.9, 1.0), glossy=False)
    hidden_light((8.5, 0, 7), (12, 0, 2), (3, 8), 700, (0.2, 0.6, 1.0), glossy=False)
    hidden_light((9.5, 6, 1.2), (12, 8, 3), (1, 1), 240, (1.0, 0.45, 0.15), glossy=False)
    hidden_light((0, 5.5, 7), (0, 9, 2), (14, 1), 900, (0.16, 0.55, 1.0), glossy=False)
    boxes("hall line", [((11.72, -14, 6.1), (11.75, 8.8, 6.13))], glow_line("hall line", COOL, 2.0))
    camera(EYE, TARGET, lens=30, focus=(-1.5, -1.2, 1), aperture=2.0)


def _traced(strength=5.0):
    """The court drawn on the slab by a laser, warm at the end that will be warm."""
    t, h = 0.011, 0.006
    cool = [((-5, s * 2.5 - t, 0), (5, s * 2.5 + t, h)) for s in (-1, 1)]
    cool += [((-5 - t, -2.5, 0), (-5 + t, 2.5, h)), ((-t, -2.5, 0), (t, 2.5, h))]
    boxes("traced", cool, skin.light("traced", COOL, strength))
    boxes("traced end", [((5 - t, -2.5, 0), (5 + t, 2.5, h))], skin.light("traced end", WARM, strength))
    corners = [((a * 5 - 0.006, b * 2.5 - 0.006, 0), (a * 5 + 0.006, b * 2.5 + 0.006, HEIGHT)) for a in (-1, 1) for b in (-1, 1)]
    boxes("plumb", corners, glow_line("plumb", COOL, 0.8)).visible_shadow = False


def logistics(stage):
    _corner()
    _traced()
    build_panel_pallet((-2.9, -1.2, 0), (0, 0, 0.12), count=6)
    build_panel_pallet((3.4, 1.4, 0), (0, 0, -0.12), count=5, colour="#1f5f8c")
    build_post_bundle((-3.2, 1.1, 0), (0, 0, 0.3), paint=zinc())
    build_pane_rack((0.9, 0.2, 0), (0, 0, 1.3), count=5, veil=0.004, edge=glow_line("racked pane", COOL, 1.0))
    for index, (y, z) in enumerate(((-1.75, 0), (-1.26, 0), (-1.5, 0.41))):
        build_turf_roll((2.3, y, z), (0, 0, 0.04 * index))
    build_laser((-4.8, -2.2, 0))
    return {"halo": 0.5, "exposure": 0.4}


def assembly(stage):
    _corner()
    _traced(2.5)
    frame = empty("frame")
    build_frame(frame)
    repaint(frame, skin.principled("galvanised", linear("#6f8096"), 0.42, 0.25))
    for a in (-1, 1):
        for b in (-1, 1):
            build_base_plate((a * (HALF_LENGTH + POST / 2), b * (HALF_WIDTH + POST / 2), 0))
    walls = pane_boxes()
    standing = walls["far"] + walls["right"] + walls["left"][2:]
    build_lit_panes(standing, None, glow_line("set pane", COOL, 1.1), veil=0.004, thick=0.012)
    (low, high) = walls["near"][1]
    centre = [(a + b) / 2 for a, b in zip(low, high)]
    build_lifted_pane(
        (centre[0] - 0.25, centre[1] - 1.15, centre[2] + 0.5),
        high[0] - low[0],
        high[2] - low[2],
        7.4,
        tilt=math.radians(3),
        turn=math.radians(-9),
        edge=skin.light("flying edge", WARM, 5.0),
        veil=0.012,
    )
    build_pane_rack((4.4, -4.2, 0), (0, 0, 1.05), count=3, veil=0.004, edge=glow_line("racked pane", COOL, 0.8))
    hidden_light((-7, -3, 1.2), (-3, 0, 1.4), (1, 2), 260, (0.3, 0.75, 1.0), glossy=False)
    for y in (0.2, 0.72):
        build_turf_roll((0.4, y, 0), (0, 0, 0.5))
    return {"halo": 0.5, "exposure": 0.45}


def handover(stage):
    _corner(0.6)
    clear_court(CourtOptions(density=7000, glow=12.0, inside=1.7))
    build_ball((0, 0, 0.09))
    return {"halo": 0.5, "exposure": 0.45}
