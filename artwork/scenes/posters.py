"""Stills for the five finals: the same court, each time from another seat and at another moment."""

import math

from model.ball import arc, build_ball, build_rebound, build_trail
from model.court import CourtOptions, build_court
from model.figure import build_figure, move
from model.hall import build_floor, build_shell, other_courts
from model.lamps import unseen_lamp
from model.measures import HALF_WIDTH
from model.stage import camera


def surroundings(courts=((-7, 16, 0), (7, 16, 0), (-7, -16, 0), (7, -16, 0), (21, 0, 0))):
    build_floor()
    build_shell(length=80, width=44)
    other_courts(courts, glow=5.0)


def nations(stage):
    """From behind the goal: the shot comes, the defender throws himself across."""
    build_court(options=CourtOptions(density=8000))
    surroundings()
    ball = (3.35, 0.12, 0.62)
    build_ball(ball)
    build_trail(arc((0.4, 1.0, 0.2), ball, 0.25), width=0.06)
    move(build_figure("kick", (-0.1, 1.25, 0.02), math.radians(-10), "warm"), (0.12, 0, 0), 0.1)
    move(build_figure("block", (3.0, -0.85, 0.02), math.radians(178), "cool", mirrored=True), (0, 0.14, 0))
    move(build_figure("run", (-1.6, -1.3, 0.02), math.radians(6), "warm", slight=True), (0.14, 0, 0))
    camera((5.5, -0.16, 0.5), (2.2, 0.0, 0.78), lens=21, focus=(3.3, 0, 0.7), aperture=2.0)
    return {"shutter": 0.5}


def nations_women(stage):
    """Along the wall: two players in full stride."""
    build_court(options=CourtOptions(density=8000))
    surroundings()
    ball = (1.35, -1.2, 0.32)
    build_ball(ball)
    build_trail(arc((-1.2, -0.4, 0.12), ball, 0.1), width=0.05)
    move(build_figure("run", (0.35, -1.0, 0.02), math.radians(-6), "warm", slight=True, height=1.68), (0.2, 0, 0))
    move(build_figure("run", (-0.35, -0.1, 0.02), math.radians(-8), "cool", slight=True, height=1.7, mirrored=True), (0.2, 0, 0))
    build_figure("ready", (3.9, 0.5, 0.02), math.radians(180), "cool", slight=True, height=1.68)
    camera((1.25, -4.9, 0.95), (0.75, 0, 1.0), lens=33, focus=(0.4, -0.8, 1), aperture=1.8)
    return {"shutter": 0.35, "exposure": 0.2}


def clubs(stage):
    """From high in the stand: the whole court, four players, the path of the ball."""
    build_court(options=CourtOptions(density=4000))
    surroundings()
    hit = (1.4, HALF_WIDTH - 0.02, 1.25)
    ball = (3.2, 0.6, 0.95)
    build_ball(ball)
    build_trail([*arc((-3.2, -0.6, 0.2), hit, 0.25), *arc(hit, ball, 0.05, 8)[1:]], width=0.06)
    build_rebound(hit, (0, -1, 0))
    move(build_figure("kick", (-3.6, -0.75, 0.02), math.radians(25), "cool"), (0.1, 0.03, 0))
    build_figure("run", (0.2, 0.9, 0.02), math.radians(0), "cool", slight=True)
    build_figure("ready", (1.2, -1.2, 0.02), math.radians(160), "warm", slight=True)
    build_figure("block", (3.9, 0.2, 0.02), math.radians(170), "warm")
    camera((-6.4, -9.6, 6.6), (0.2, 0.2, 0.7), lens=40)
    return {"shutter": 0.4}


def clubs_women(stage):
    """The instant of a volley."""
    build_court(options=CourtOptions(density=9000, net=True))
    surroundings()
    ball = (1.75, -0.85, 1.12)
    build_ball(ball, spin=(0.2, 0.9, 0.1))
    build_trail(arc((3.9, -0.2, 1.5), ball, 0.1), width=0.055)
    move(build_figure(SCISSOR_VOLLEY, (0.72, -0.55, 0.34), math.radians(-4), "cool", slight=True, height=1.7), (0.07, 0.02, 0.1), 0.12)
    move(build_figure("ready", (3.7, 0.9, 0.02), math.radians(190), "warm", slight=True, height=1.68), (0.02, 0.08, 0))
    unseen_lamp((-2, -4.4, 3), (0.9, -0.6, 1.2), (1.5, 1.5), 160, (0.75, 0.9, 1.0))
    camera((0.3, -4.5, 0.75), (1.4, 0, 1.15), lens=34, focus=(0.9, -0.6, 1), aperture=1.4)
    return {"shutter": 0.3}


def mixed(stage):
    """A goal: two team mates leap and strike hands above the centre, the ball lies in the net behind them."""
    build_court(options=CourtOptions(density=9000))
    surroundings()
    build_ball((4.95, -0.24, 0.1))
    move(build_figure(HIGH_FIVE, (-0.31, -0.1, 0.3), 0, "warm"), (0.02, 0, 0.08))
    move(build_figure(HIGH_FIVE, (0.3, -0.06, 0.33), math.pi, "warm", slight=True, height=1.68, mirrored=True), (-0.02, 0, 0.08))
    build_figure("standing", (-3.4, 0.7, 0.02), math.radians(30), "cool")
    unseen_lamp((-2.2, -3.9, 2.9), (0, -0.1, 1.4), (1.5, 1.5), 120, (0.75, 0.9, 1.0))
    camera((-2.0, -4.8, 0.6), (0.16, 0, 1.3), lens=36, focus=(0, -0.1, 1.4), aperture=1.4)
    return {"shutter": 0.4, "exposure": 0.25}


# Off the ground and lying back into the shot.
SCISSOR_VOLLEY = {
    "spine": (-0.75, 0.2, 0.8),
    "head": (0.35, -0.05, 1),
    "turn": 0.5,
    "left_thigh": (0.5, 0.2, -0.75),
    "left_shin": (-0.75, 0.05, -0.6),
    "right_thigh": (0.95, -0.25, 0.22),
    "right_shin": (0.95, 0.05, 0.2),
    "left_arm": (0.15, 1, 0.3),
    "left_forearm": (0.5, 0.7, 0.6),
    "right_arm": (-0.9, -0.6, -0.15),
    "right_forearm": (-0.8, -0.35, -0.5),
}

HIGH_FIVE = {
    "spine": (-0.06, 0, 1),
    "head": (0.3, 0, 1),
    "turn": 0.2,
    "left_thigh": (0.1, 0.1, -1),
    "left_shin": (-0.85, 0.02, -0.75),
    "right_thigh": (0.35, -0.08, -1),
    "right_shin": (-0.5, 0, -1),
    "left_arm": (-0.55, 0.65, -0.55),
    "left_forearm": (0.35, 0.45, -0.3),
    "right_arm": (0.55, -0.06, 1),
    "right_forearm": (0.42, 0.02, 1),
}


scenes = {
    "poster-nations": nations,
    "poster-nations-women": nations_women,
    "poster-clubs": clubs,
    "poster-clubs-women": clubs_women,
    "poster-mixed": mixed,
}
