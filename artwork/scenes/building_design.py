"""The first step: a plan of the court drawn in light on a dark table, and a clear model of it."""

import math

from model import materials as skin
from model.backdrop import build_blurred_court
from model.hall import build_floor, build_shell
from model.measures import CENTRE_RADIUS, COOL, ENGAGEMENT_RADIUS, PENALTY_LINE, WARM, linear
from model.panels import glow_line
from model.court import CourtOptions
from model.shapes import box, empty, plane, rods, wire
from model.stage import camera
from model.workshop import write

from .building_play import clear_court
from .building_walls import hidden_light

TABLE = 0.9
PLAN_SCALE = 0.1
MODEL_SCALE = 0.068


def design(stage):
    build_floor()
    build_shell(centre=(0, 4), length=30, width=22)
    build_blurred_court((-4.2, 7.5, 0), 0.1)
    build_blurred_court((7.2, 8.0, 0), -0.1)
    top = skin.principled("table", linear("#131c2a"), 0.28, Clearcoat=0.3)
    box("table", (0, 0.1, TABLE - 0.025), (2.6, 1.5, 0.05), top, bevel=0.006)
    plane("sheet", (1.5, 0.98), skin.principled("sheet", linear("#123560"), 0.6), location=(-0.06, -0.06, TABLE + 0.001), rotation=(0, 0, 0.06))
    plan = empty("plan", location=(-0.16, -0.17, TABLE + 0.003), rotation=(0, 0, 0.06))
    _draw_plan(plan)
    model = clear_court(
        CourtOptions(near=False, inside=0.0, glow=5.0, mesh=0.4, turf="#15806a"), location=(0.3, 0.24, TABLE + 0.012), rotation=(0, 0, 0.06)
    )
    model.scale = (MODEL_SCALE,) * 3
    box("model base", (0.3, 0.24, TABLE + 0.006), (0.76, 0.42, 0.01), skin.principled("base", linear("#1b2736"), 0.3), bevel=0.002, rotation=(0, 0, 0.06))
    pencil = empty("pencil", location=(0.3, -0.42, TABLE + 0.006), rotation=(0, 0, 0.55))
    rods("pencil", [((-0.085, 0, 0), (0.09, 0, 0))], 0.005, skin.principled("pencil", linear("#ff7d2e"), 0.35), pencil, sides=6)
    rods("ferrule", [((-0.097, 0, 0), (-0.085, 0, 0))], 0.0051, skin.bright_steel(), pencil)
    box("rule", (-0.62, 0.3, TABLE + 0.003), (0.42, 0.032, 0.0016), skin.bright_steel(), rotation=(0, 0, 0.5), bevel=0.0006)
    hidden_light((-1.4, 1.2, 1.9), (0, 0, TABLE), (0.4, 1.0), 26, (0.25, 0.7, 1.0))
    hidden_light((1.5, 0.2, 1.7), (0.3, 0, TABLE), (0.4, 0.6), 24, (1.0, 0.5, 0.18), glossy=False)
    hidden_light((0.3, 0.24, 1.75), (0.3, 0.24, TABLE), (0.5, 0.3), 9, (0.85, 0.95, 1.0), glossy=False, spread=1.0)
    hidden_light((-0.2, 0.1, 2.4), (0, 0, TABLE), (0.8, 0.5), 16, (0.85, 0.93, 1.0), glossy=False)
    camera((-0.6, -1.42, 1.56), (0.0, 0.02, 0.93), lens=38, focus=(0.1, 0.0, 0.95), aperture=2.8)
    return {"halo": 0.5, "exposure": 0.3}


def _draw_plan(parent):
    """The court at one to ten, with its measures, in lines of light."""
    strong, fine, warm = glow_line("plan", COOL, 2.2), glow_line("plan", COOL, 0.8), glow_line("plan warm", WARM, 2.0)
    s, x, y = PLAN_SCALE, 5 * PLAN_SCALE, 2.5 * PLAN_SCALE

    def stroke(points, ink=strong, thick=0.0011, closed=False):
        wire("stroke", [(a, b, 0) for a, b in points], thick, ink, parent, closed=closed)

    def bow(cx, radius, low, high, ink=fine):
        steps = 40
        angles = [math.radians(low + (high - low) * i / steps) for i in range(steps + 1)]
        stroke([(cx + radius * math.cos(a), radius * math.sin(a)) for a in angles], ink)

    for out in (0, 0.009):
        stroke([(-x - out, -y - out), (x + out, -y - out), (x + out, y + out), (-x - out, y + out)], closed=True, thick=0.0014)
    stroke([(0, -y), (0, y)], fine)
    bow(0, CENTRE_RADIUS * s, 0, 360)
    for end in (-1, 1):
        stroke([(end * PENALTY_LINE * s, -y), (end * PENALTY_LINE * s, y)], fine)
        middle = 180 if end > 0 else 0
        bow(end * x, ENGAGEMENT_RADIUS * s, middle - 90, middle + 90)
        stroke([(end * x, -0.05), (end * (x + 0.055), -0.05), (end * (x + 0.055), 0.05), (end * x, 0.05)], warm)
    for index in (-2.5, 2.5):
        stroke([(index * s - 0.004, -y - 0.012), (index * s + 0.004, -y - 0.012)], warm)
    low, left = -y - 0.075, -x - 0.1
    stroke([(-x, low), (-0.07, low)], warm, 0.0008)
    stroke([(0.07, low), (x, low)], warm, 0.0008)
    stroke([(left, -y), (left, -0.055)], warm, 0.0008)
    stroke([(left, 0.055), (left, y)], warm, 0.0008)
    for end in (-1, 1):
        stroke([(end * x, low - 0.015), (end * x, -y - 0.02)], warm, 0.0008)
        stroke([(left - 0.015, end * y), (-x - 0.02, end * y)], warm, 0.0008)
    write("10,00 m", (0, low, 0), 0.034, warm, parent)
    write("5,00", (left, 0, 0), 0.034, warm, parent, rotation=(0, 0, math.pi / 2))
