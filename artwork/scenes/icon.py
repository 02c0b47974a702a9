"""The application's icon: the court as a small lit box, its ball grown so that it is seen at 48 pixels."""

import math

from model import materials as skin
from model.ball import build_ball
from model.hall import build_floor
from model.lamps import unseen_lamp
from model.measures import linear
from model.shapes import box, boxes
from model.stage import camera

X, Y, Z, EDGE = 1.0, 0.62, 0.9, 0.016


def _court():
    build_floor(roughness=0.14, colour="#0a1322")
    box("turf", (0, 0, 0.01), (2 * X, 2 * Y, 0.02), skin.principled("icon turf", linear("#0c4a40"), 0.7))
    line = skin.principled("icon line", linear("#e9f2f4"), 0.6)
    boxes("lines", [((-0.012, -Y, 0.02), (0.012, Y, 0.024))], line)
    panes = [((-X, s * Y - 0.004, 0), (X, s * Y + 0.004, Z)) for s in (-1, 1)]
    panes += [((s * X - 0.004, -Y, 0), (s * X + 0.004, Y, Z)) for s in (-1, 1)]
    boxes("panes", panes, skin.clear())
    e = EDGE
    cold = [((-X, s * Y - e, z - e), (X, s * Y + e, z + e)) for s in (-1, 1) for z in (e, Z)]
    cold += [((-X - e, s * Y - e, 0), (-X + e, s * Y + e, Z)) for s in (-1, 1)]
    cold += [((-X - e, -Y, z - e), (-X + e, Y, z + e)) for z in (e, Z)]
    hot = [((X - e, s * Y - e, 0), (X + e, s * Y + e, Z)) for s in (-1, 1)]
    hot += [((X - e, -Y, z - e), (X + e, Y, z + e)) for z in (e, Z)]
    boxes("cold", cold, skin.cool(9.0))
    boxes("hot", hot, skin.warm(9.0))
    ball = build_ball((-0.12, -0.08, 0.3), colour="#ff9c3b")
    ball.scale = [4.0] * 3
    unseen_lamp((-0.9, -1.6, 2.2), (0, 0, 0.3), (0.8, 0.8), 90)
    unseen_lamp((0, 0, 1.6), (0, 0, 0), (1.6, 0.8), 90, (0.8, 0.93, 1.0))


def icon(stage, distance=1.0):
    _court()
    eye = (-2.55 * distance, -3.3 * distance, 2.15 * distance)
    camera(eye, (0, 0, 0.36), lens=50)
    return {"vignette": 0.15, "halo": 0.5}


def maskable(stage):
    return icon(stage, distance=1.3)


SIZE = {"width": 1024, "height": 1024}

scenes = {"icon": icon, "icon-maskable": maskable}
