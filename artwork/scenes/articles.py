"""One picture for each article of the news."""

import math

import bpy
from mathutils import Vector

from model import materials as skin
from model.ball import arc, build_ball, build_rebound, build_trail
from model.court import CourtOptions, build_court
from model.figure import build_figure
from model.hall import area_light, build_floor, build_shell, other_courts
from model.lamps import AMBER, BLUE, hide_lamps, soft_box, unseen_lamp
from model.measures import COOL, HALF_WIDTH, linear
from model.props import build_cup
from model.shapes import add, ball_mesh, box, boxes, empty, wire
from model.stage import camera
from model.stand import build_stand


def around_the_world(stage):
    """A court on top of a dark globe; others glow where the sport is played."""
    radius = 16.0
    centre = Vector((0, 0, -radius - 0.12))
    add(
        ball_mesh("globe", radius - 0.06, 128, 64),
        "globe",
        skin.principled("globe", linear("#0a1526"), roughness=0.28),
        location=centre,
        smooth=True,
    )
    faint, strong = skin.light("parallel", COOL, 0.35), skin.light("meridian", COOL, 0.6)
    for step in range(1, 12):
        tilt = math.pi * step / 12
        ring = [
            centre + Vector((math.sin(tilt) * math.cos(a), math.sin(tilt) * math.sin(a), math.cos(tilt))) * radius
            for a in (2 * math.pi * i / 160 for i in range(160))
        ]
        wire("parallel", ring, 0.012, faint, closed=True)
    for step in range(12):
        turn = math.pi * step / 12
        ring = [
            centre + Vector((math.cos(turn) * math.cos(a), math.sin(turn) * math.cos(a), math.sin(a))) * radius
            for a in (2 * math.pi * i / 200 for i in range(200))
        ]
        wire("meridian", ring, 0.014, strong, closed=True)
    build_court(options=CourtOptions(density=3000, mesh=0.25))
    box("plinth", (0, 0, -0.07), (10.6, 5.6, 0.12), skin.steel(), bevel=0.02)
    for tilt, turn, size in ((24, 205, 0.36), (30, 330, 0.3), (33, 262, 0.34), (44, 232, 0.28), (47, 300, 0.26), (26, 20, 0.3), (34, 150, 0.3)):
        out = Vector(
            (
                math.sin(math.radians(tilt)) * math.cos(math.radians(turn)),
                math.sin(math.radians(tilt)) * math.sin(math.radians(turn)),
                math.cos(math.radians(tilt)),
            )
        )
        small_court(centre + out * radius, out, size)
        journey(Vector((0, 0, 0)), centre + out * radius, centre, radius)
    area_light((-14, -10, 10), (0, 0, -4), (6, 6), 2600, (0.25, 0.6, 1.0))
    area_light((16, 6, 6), (0, 0, -4), (5, 5), 1800, (1.0, 0.5, 0.2))
    camera((-10.5, -21.5, 9.2), (0, 0, -1.5), lens=36)
    return {"vignette": 0.3}


def small_court(location, up, size):
    """A court far away: its floor and its lit rim, standing on the globe."""
    stand = empty("small court", location=location)
    stand.rotation_euler = up.to_track_quat("Z", "Y").to_euler()
    stand.scale = [size] * 3
    box("small floor", (0, 0, 0.1), (10, 5, 0.1), skin.principled("small floor", linear("#12584c"), 0.6), stand)
    x, y, z, p = 5, 2.5, 2.7, 0.055
    rim = [((-x, s * y - p, z - p), (x, s * y + p, z + p)) for s in (-1, 1)]
    rim += [((s * x - p, -y, z - p), (s * x + p, y, z + p)) for s in (-1, 1)]
    rim += [((a * x - p, b * y - p, 0), (a * x + p, b * y + p, z)) for a in (-1, 1) for b in (-1, 1)]
    boxes("small rim", rim, skin.cool(8.0), stand)


def journey(start, end, centre, radius):
    """A warm line from the first court to another, over the globe's curve."""
    first, last = (start - centre).normalized(), (end - centre).normalized()
    points = []
    for step in range(33):
        share = step / 32
        lift = 1 + 0.16 * math.sin(math.pi * share)
        points.append(centre + first.slerp(last, share) * radius * lift)
    wire("journey", points, 0.02, skin.warm(3.0))


def tour_of_the_centre(stage):
    """Down the aisle between the courts, to the warm light at its end."""
    for x in (-6.6, 5.6):
        for y in (-4.6, 4.6):
            build_court((x, y, 0), options=CourtOptions(near=x < 0, density=3000, mesh=0.2, glow=9.0))
    other_courts([(17.8, -4.6, 0), (17.8, 4.6, 0)], glow=7.0)
    build_floor(roughness=0.13)
    build_shell(length=80, width=30, centre=(10, 0))
    counter = skin.wood()
    box("counter", (27, 0, 0.55), (0.8, 7, 1.1), counter, bevel=0.02)
    boxes("shelf light", [((28.6, -4, 0.9 + i * 0.75), (28.66, 4, 1.0 + i * 0.75)) for i in range(4)], skin.warm(16.0))
    area_light((26, 0, 3.4), (27, 0, 0), (1, 7), 1600, (1.0, 0.55, 0.22))
    area_light((24.5, 0, 2.0), (10, 0, 0), (7, 2), 900, (1.0, 0.5, 0.2))
    build_figure("standing", (7.2, 0.35, 0), math.radians(180), "pale", slight=True, height=1.7)
    build_figure("standing", (7.5, -0.4, 0), math.radians(165), "dark", height=1.8)
    camera((-13.8, -0.35, 1.6), (8, 0.05, 1.25), lens=30)
    return {}


def reading_a_championship(stage):
    """A cup on its plinth before the goal, lit from both edges."""
    build_court((3.6, 3.4, 0), rotation=(0, 0, math.radians(18)), options=CourtOptions(density=3000))
    build_floor(roughness=0.12)
    build_shell(centre=(6, 8))
    other_courts([(-9, 12, 0), (14, 16, 0)], glow=5.0)
    box("plinth", (-2.6, -2.2, 0.5), (0.5, 0.5, 1.0), skin.principled("plinth", linear("#0c121c"), 0.25), bevel=0.012)
    box("plinth light", (-2.6, -2.2, 0.985), (0.506, 0.506, 0.008), skin.cool(6.0))
    build_cup((-2.6, -2.2, 1.0), height=0.52)
    hide_lamps()
    soft_box((-4.4, -2.4, 1.9), (-2.6, -2.2, 1.25), (0.9, 1.6), 120, BLUE)
    soft_box((-1.1, -2.9, 1.8), (-2.6, -2.2, 1.25), (0.9, 1.4), 110, AMBER)
    soft_box((-3.9, -4.3, 2.2), (-2.6, -2.2, 1.25), (1.0, 1.6), 90)
    soft_box((-2.4, -4.6, 1.5), (-2.6, -2.2, 1.3), (1.4, 1.6), 46, (1.0, 0.86, 0.7))
    camera((-3.3, -4.5, 1.42), (-2.3, -1.5, 1.24), lens=48, focus=(-2.6, -2.2, 1.3), aperture=1.6)
    return {}


def first_match_advice(stage):
    """Two rebounds and a goal: the path to think of."""
    build_court(options=CourtOptions(density=6000))
    build_floor()
    build_shell(centre=(6, 0))
    first, second, end = (-0.9, HALF_WIDTH - 0.02, 0.95), (2.3, -HALF_WIDTH + 0.02, 1.15), (4.6, 0.05, 0.5)
    path = [*arc((-3.4, 0.1, 0.12), first, 0.12, 14), *arc(first, second, 0.16, 14)[1:], *arc(second, end, 0.1, 12)[1:]]
    build_trail(path, width=0.045, strength=11.0, start=0.25)
    build_rebound(first, (0, -1, 0), radius=0.24)
    build_rebound(second, (0, 1, 0), radius=0.24)
    build_ball(end)
    build_figure("kick", (-3.85, 0.2, 0.02), math.radians(28), "cool", slight=True)
    camera((-8.3, -5.4, 3.3), (0.35, 0.1, 0.85), lens=29)
    return {"exposure": 0.2}


def world_cups_of_2016(stage):
    """The public in silhouette, the court alight among its stands."""
    build_court(options=CourtOptions(density=3000))
    build_floor()
    build_shell(length=60, width=44)
    build_stand((0, 4.6, 0), public=0.9, glow=7.0)
    unseen_lamp((0, 2.0, 8.5), (0, 8.5, 1.5), (14, 1.5), 3200, BLUE, spread=2.2)
    # Those in front stand on the steps of the stand across, near enough to be cut by the frame.
    for index, x in enumerate((-1.85, -1.2, -0.62, 0.02, 0.7, 1.32, 1.95)):
        pose = ("cheer", "standing", "arm_up", "standing", "cheer", "standing", "arm_up")[index]
        height = 1.66 + 0.04 * (index * 3 % 5)
        facing = math.radians(90 + 8 * (index % 3 - 1))
        build_figure(pose, (x, -9.55 - 0.12 * (index % 2), 1.28), facing, "dark", height=height, mirrored=index > 3)
    unseen_lamp((-3.4, -7.6, 4.0), (0, -9.6, 2.6), (1, 2), 120, AMBER)
    unseen_lamp((3.4, -7.6, 4.0), (0, -9.6, 2.6), (1, 2), 120, BLUE)
    camera((0.1, -12.4, 3.7), (0, 0, 1.95), lens=31, focus=(0, -2, 1.5), aperture=2.0)
    return {"exposure": 0.2}


scenes = {
    "article-around-the-world": around_the_world,
    "article-tour-of-the-centre": tour_of_the_centre,
    "article-reading-a-championship": reading_a_championship,
    "article-first-match-advice": first_match_advice,
    "article-world-cups-of-2016": world_cups_of_2016,
}
