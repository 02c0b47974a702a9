"""The two pictures that open the site."""

import math

from model.ball import arc, build_ball, build_rebound, build_trail
from model.court import CourtOptions, build_court
from model.figure import build_figure, move
from model.hall import area_light, build_floor, build_shell, other_courts
from model.stage import camera


def hero(stage):
    build_court(options=CourtOptions(density=7000))
    build_floor()
    build_shell(centre=(6, 6))
    other_courts([(-6, 17, 0), (7, 17, 0), (20, 17, 0), (18, 2, 0)], glow=5.0)
    ball = (-0.3, -0.55, 0.8)
    build_ball(ball)
    build_trail(arc((1.7, 0.1, 0.32), ball, 0.15), width=0.055)
    move(build_figure("kick", (2.1, 0.35, 0.02), math.radians(187), "warm"), (-0.14, 0, 0), 0.1)
    move(build_figure("run", (1.15, -1.75, 0.02), math.radians(172), "warm", slight=True), (-0.16, 0, 0))
    build_figure("ready", (-3.6, 0.6, 0.02), math.radians(-8), "cool")
    move(build_figure("block", (-1.9, -0.5, 0.02), math.radians(8), "cool", slight=True), (0.03, -0.1, 0))
    camera((-7.7, -6.3, 1.4), (1.0, 0.5, 1.28), lens=27, focus=(-0.6, -0.6, 1), aperture=1.4, shift=(-0.15, 0.03))
    return {"shutter": 0.5, "exposure": 0.55, "samples": 1.5}


def hero_phone(stage):
    build_court(options=CourtOptions(density=7000))
    build_floor()
    build_shell(centre=(6, 0))
    other_courts([(8, 12, 0), (8, -12, 0)])
    ball = (-2.35, -0.75, 1.0)
    build_ball(ball)
    build_trail(arc((0.9, 0.25, 0.3), ball, 0.2), width=0.055)
    move(build_figure("kick", (1.3, 0.55, 0.02), math.radians(197), "warm"), (-0.12, -0.02, 0), 0.1)
    move(build_figure("block", (-3.0, 0.75, 0.02), math.radians(5), "cool", slight=True), (0, -0.1, 0))
    camera((-8.9, -5.6, 1.5), (-0.5, -0.1, 1.28), lens=31, focus=(-2.2, -0.5, 1), aperture=1.6)
    return {"shutter": 0.5, "exposure": 0.5}


scenes = {"hero": hero, "hero-phone": hero_phone}
