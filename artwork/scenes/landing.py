"""The pictures that open the rooms of the centre: hall, bar, stand, football."""

import math

from model.ball import arc, build_ball, build_trail
from model.bar import build_bar
from model.copies import place, template
from model.court import CourtOptions, build_court
from model.figure import build_figure
from model.football import build_football
from model.glazing import build_glazing
from model.hall import build_floor, build_shell, other_courts
from model.lamps import AMBER, BLUE, DAY, hide_lamps, unseen_lamp
from model.materials import light, principled
from model.measures import WHITE, linear
from model.pitch import build_pitch, light_pitch
from model.public import LEANING, SEATED
from model.shapes import boxes
from model.stage import camera
from model.stand import build_stand


def hall_of_six_courts(stage):
    places = [(x, y, 0) for y in (-4.4, 4.4) for x in (-12.5, 0, 12.5)]
    other_courts(places, glow=10.0, inside=1.7)
    build_floor((140, 90), roughness=0.24, colour="#1a2637")
    build_shell(length=84, width=46, height=17, centre=(4, 0))
    for index, (x, y, _) in enumerate(places):
        turned = index % 2 == 0
        side = -1 if turned else 1
        for pose, team, dx, dy, heading in (
            ("kick", "warm", 1.6, 0.5, math.pi),
            ("ready", "cool", -3.4, -0.4, 0),
            ("block", "cool", -1.2, -0.9, 0.3),
            ("run", "warm", 3.0, -1.2, 2.7),
        ):
            player = template(f"player {pose}", lambda: build_figure(pose, team=team))
            if index != 3:
                place(player, (x + side * dx, y + side * dy, 0.02), heading + (math.pi if turned else 0))
    build_bar((24.5, 0, 0), (0, 0, -math.pi / 2), glow=2.4, detail=False)
    build_stand((2, 11.5, 0), glow=10.0)
    hide_lamps()
    unseen_lamp((-4, 0, 15), (4, 2, 0), (50, 30), 15000, (0.25, 0.5, 1.0))
    unseen_lamp((2, 8, 12), (2, 15, 1.5), (14, 2), 1800, BLUE)
    camera((-23.5, -20.5, 14.5), (-2.4, -1.0, 0.4), lens=33)
    return {"exposure": 0.4}


def bar(stage):
    build_bar(glow=2.1)
    build_floor(roughness=0.14, colour="#141821")
    build_shell(length=60, width=44, height=6.5, centre=(10, -8))
    build_glazing((-9, -2.6), (12, -2.6), height=3.4, bay=3.0)
    build_court((3.6, -5.6, 0), options=CourtOptions(near=False, led=0.02, glow=9.0))
    other_courts([(17, -5.6, 0), (15, 0.4, 0)], glow=7.0, inside=1.2)
    hide_lamps()
    for x, pose, team in ((-2.75, LEANING, "cool"), (-1.6, SEATED, "dark"), (2.75, LEANING, "warm")):
        build_figure(pose, (x, -0.48, 0.31), math.pi / 2 - 0.1, team)
    unseen_lamp((1, -1.5, 3.6), (1, -1.5, 9), (14, 2), 900, BLUE)
    unseen_lamp((-8.5, -2.4, 2.6), (-3, -0.5, 0.9), (1.0, 1.0), 130, BLUE)
    camera((-6.9, -1.85, 1.58), (0.6, -1.02, 1.3), lens=29, focus=(-3.0, -0.5, 1.2), aperture=5.6)
    return {"exposure": 0.8}


def stand(stage):
    build_court(options=CourtOptions(density=5000, inside=0.6))
    build_floor()
    build_shell(length=70, width=40, centre=(6, 0))
    build_stand((0.5, 5.2, 0), glow=8.0)
    build_figure("kick", (-0.6, 0.8, -0.01), math.radians(165), "warm")
    build_figure("ready", (-3.2, 1.85, -0.01), -0.35, "cool")
    build_ball((-1.9, 1.2, 0.75))
    build_trail(arc((-0.95, 0.9, 0.3), (-1.9, 1.2, 0.75), 0.05), width=0.05)
    hide_lamps()
    unseen_lamp((-2, 1.5, 7.5), (0.5, 8.5, 1.5), (16, 1.5), 4000, (0.5, 0.76, 1.0), spread=2.2)
    other_courts([(17, -2, 0), (17, -11, 0)], glow=5.0)
    camera((-10.7, 1.0, 2.3), (-1.0, 5.6, 1.5), lens=29)
    return {"exposure": 0.4}


def indoor_football(stage):
    build_pitch(boards=("right", "near", "far"), density=7000)
    light_pitch(0.6)
    build_floor()
    build_shell(length=60, width=30, height=8.5, centre=(8, 0))
    other_courts([(21, 7, 0), (21, -7, 0)], glow=6.0)
    build_football((0, 0, 0.122))
    hide_lamps()
    beams = [((-2, y - 0.09, 7.0), (20, y + 0.09, 7.3)) for y in range(-12, 13, 3)]
    beams += [((x - 0.12, -15, 7.3), (x + 0.12, 15, 7.8)) for x in range(-1, 20, 4)]
    boxes("roof beams", beams, principled("roof beam", linear("#2a3b57"), roughness=0.6))
    boxes("lamps", [((1, y - 0.05, 5.0), (11.5, y + 0.05, 5.04)) for y in (-5, 0, 5)], light("pitch lamps", WHITE, 5.0))
    for location, target, size, energy, colour in (
        ((8, 0, 5.2), (8, 0, 9), (14, 10), 4000, BLUE),
        ((10.6, 0, 3.4), (12.2, 0, 1), (3, 0.6), 500, DAY),
        ((1.3, 1.6, 0.9), (0, 0, 0.1), (0.6, 0.8), 60, BLUE),
        ((1.5, -1.3, 0.8), (0, 0, 0.1), (0.6, 0.8), 60, AMBER),
    ):
        unseen_lamp(location, target, size, energy, colour)
    camera((-1.05, -0.52, 0.33), (2.2, 0.42, 0.28), lens=28, focus=(0, 0, 0.12), aperture=2.8)
    return {"exposure": 0.0, "vignette": 0.5}


scenes = {"hall-of-six-courts": hall_of_six_courts, "bar": bar, "stand": stand, "indoor-football": indoor_football}
