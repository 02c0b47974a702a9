"""The cards of what one can book: one clear subject each, readable on a phone."""

import math

from model.ball import build_ball, build_trail
from model.court import CourtOptions, build_court
from model.door import build_walls_with_door, hang_key
from model.figure import build_figure
from model.hall import build_floor, build_shell
from model.lamps import AMBER, BLUE, hide_lamps, soft_box, unseen_lamp
from model.materials import cool, principled
from model.measures import BALL_DIAMETER, COOL, PENALTY_LINE, linear
from model.outline import smooth
from model.props import BRONZE, GOLD, SILVER, build_cone, build_cup, build_medal
from model.ribbon import tie
from model.shapes import box, boxes, empty
from model.stage import camera
from model.table import TABLE_HEIGHT, build_high_table, bulb_string, set_down


def free_play(stage):
    """The kick-off from the turf: the ball, and the legs of the two who want it."""
    build_court(options=CourtOptions(density=22000, blade=0.022, inside=0.04, led=0.03, glow=7.0, glass=False))
    build_floor()
    build_shell(centre=(0, 6), length=44)
    hide_lamps()
    ball = (0, 0, BALL_DIAMETER / 2 + 0.016)
    build_ball(ball, colour="#ff9a2e", spin=(0.9, 0.2, 0.4))
    build_figure(POISED, (-0.48, 0.05, -0.012), math.radians(-8), "cool")
    build_figure(POISED, (0.51, 0.16, -0.012), math.radians(188), "warm", slight=True, mirrored=True)
    unseen_lamp((-1.5, 1.7, 0.8), (-0.4, 0, 0.25), (0.4, 1.2), 130, BLUE)
    unseen_lamp((1.5, 1.7, 0.8), (0.4, 0, 0.25), (0.4, 1.2), 130, AMBER)
    unseen_lamp((0.0, -0.75, 0.75), ball, (0.12, 0.12), 1.1, (1.0, 0.9, 0.78), spread=0.35)
    camera((0.12, -1.42, 0.19), (0.01, 0, 0.225), lens=41, focus=(0, -0.05, 0.09), aperture=2.8)
    return {"exposure": 0.2}


POISED = {
    "spine": (0.45, 0, 1),
    "left_thigh": (0.3, 0.2, -1),
    "left_shin": (0.05, 0.03, -1),
    "right_thigh": (-0.16, -0.2, -1),
    "right_shin": (-0.3, -0.04, -1),
}


def subscriptions(stage):
    court = build_court(options=CourtOptions(density=7000, glass=False, inside=0.2, led=0.02, glow=9.0))
    lock = build_walls_with_door(court, math.radians(52))
    hang_key(lock, 2.0)
    build_floor()
    build_shell(centre=(0, 6))
    hide_lamps()
    build_ball((1.35, -0.6, BALL_DIAMETER / 2 + 0.018))
    soft_box((-0.5, -4.3, 1.5), (0.55, -3.3, 1.05), (0.5, 1.0), 16, BLUE)
    soft_box((0.5, -4.9, 2.1), (0.55, -3.3, 1.0), (1.2, 0.4), 10)
    soft_box((1.2, -3.6, 1.2), (0.6, -3.35, 1.0), (0.2, 0.9), 9, AMBER)
    camera((0.93, -4.5, 1.2), (0.67, -3.25, 1.02), lens=40, focus=(0.58, -3.38, 1.05), aperture=2.8)
    return {"exposure": 0.3}


def coaching(stage):
    build_court(options=CourtOptions(density=14000, blade=0.024, inside=0.05))
    build_floor()
    build_shell(centre=(0, 0))
    hide_lamps()
    for x, y in ((-2.05, -0.45), (-1.2, 0.35), (-0.35, -0.4), (0.55, 0.4)):
        build_cone((x, y, 0.015), 0.36)
    way = [
        (-3.0, -0.5),
        (-2.55, -0.05),
        (-2.05, 0.05),
        (-1.6, -0.05),
        (-1.15, -0.12),
        (-0.75, -0.05),
        (-0.35, 0.08),
        (0.05, 0.05),
        (0.5, -0.12),
        (1.0, -0.1),
    ]
    build_trail([(x, y, 0.05) for x, y in smooth(way, 8)], width=0.026, colour=COOL, strength=9.0, start=0.3)
    ball = (1.06, -0.08, BALL_DIAMETER / 2 + 0.018)
    build_ball(ball)
    unseen_lamp((-3.4, 2.2, 1.15), (-0.6, 0, 0.1), (0.4, 0.5), 260, BLUE)
    unseen_lamp((3.3, 1.2, 0.95), (0.2, 0, 0.1), (0.4, 0.5), 200, AMBER)
    unseen_lamp((-0.5, -0.6, 2.65), (-0.5, 0, 0), (2.4, 0.8), 9)
    camera((-1.85, -1.98, 2.35), (-0.62, -0.05, 0.05), lens=30, focus=(-0.3, 0, 0.1), aperture=2.8)
    return {"exposure": 0.65}


def tournaments(stage):
    build_court((-1.4, 4.6, 0), (0, 0, math.radians(-60)), options=CourtOptions(near=False, led=0.03, glow=7.0, inside=0.9))
    build_floor()
    build_shell(centre=(0, 6), height=13)
    hide_lamps()
    dark = principled("plinth", linear("#0d131c"), roughness=0.22, Specular=0.5)
    y = -8.6
    box("plinth", (0, y, 0.5), (1.9, 0.66, 1.0), dark, bevel=0.006)
    boxes("plinth light", [((-0.95, y - 0.334, 0.982), (0.95, y - 0.329, 0.988))], cool(5.0))
    build_cup((-0.36, y - 0.02, 1.0), 0.5)
    velvet = principled("velvet", linear("#0a1c33"), roughness=0.9, Sheen=0.3)
    tilt = math.radians(42)
    for row, (near, tones) in enumerate(((-0.24, (GOLD, SILVER, BRONZE)), (0.04, (SILVER, GOLD, BRONZE)))):
        board = empty("board", None, (0.36, y + near, 1.0 + row * 0.12), (tilt, 0, 0))
        box("board", (0, 0.11, -0.012), (0.78, 0.25, 0.02), velvet, board, bevel=0.004)
        for index, tone in enumerate(tones):
            ribbon = ("#1b8fd0", "#e0661f")[(index + row) % 2]
            build_medal((-0.25 + index * 0.25, 0.07, 0), tone=tone, ribbon=ribbon, radius=0.06, strap=0.1, parent=board)
    soft_box((-1.6, y + 0.7, 1.9), (-0.3, y, 1.25), (0.7, 1.4), 130, BLUE)
    soft_box((1.5, y + 0.8, 1.8), (0, y, 1.2), (0.7, 1.2), 100, AMBER)
    soft_box((-1.2, y - 1.5, 2.3), (0.0, y, 1.1), (0.9, 1.4), 80)
    soft_box((0.6, y - 0.9, 2.6), (0.36, y, 1.05), (0.9, 0.5), 26)
    soft_box((-1.3, y - 1.9, 1.5), (-0.36, y, 1.25), (1.2, 1.6), 40, (1.0, 0.86, 0.7))
    camera((0.07, y - 1.7, 1.42), (0.03, y, 1.265), lens=40, focus=(-0.3, y - 0.14, 1.2), aperture=2.8)
    return {"exposure": 0.35}


def private_events(stage):
    build_court((1.4, 4.4, 0), (0, 0, math.radians(-120)), options=CourtOptions(near=False, led=0.03, glow=7.0, inside=1.3))
    build_floor()
    build_shell(centre=(0, 6), height=13)
    hide_lamps()
    y = -8.2
    build_high_table((0, y, 0))
    for kind, x, dy in (
        ("flute", -0.21, 0.03),
        ("amber", -0.1, -0.12),
        ("flute", 0.03, 0.06),
        ("cool", 0.13, -0.1),
        ("red", 0.24, 0.03),
    ):
        set_down(kind, (x, y + dy, TABLE_HEIGHT))
    bulb_string((-1.9, y + 0.9, 1.86), (1.9, y + 0.5, 1.98), count=11, sag=0.26, glow=7.0)
    bulb_string((-3.4, y + 2.4, 2.35), (3.4, y + 2.1, 2.2), count=13, sag=0.3, glow=7.0)
    soft_box((0.9, y + 0.6, 1.7), (0, y, 1.15), (0.5, 0.6), 22, AMBER)
    soft_box((-0.9, y + 0.5, 1.6), (0, y, 1.15), (0.5, 0.8), 22, BLUE)
    soft_box((-0.3, y - 0.8, 2.3), (0, y, 1.1), (0.8, 0.3), 8, (1.0, 0.85, 0.7))
    camera((0.06, y - 1.24, 1.37), (0.015, y, 1.285), lens=41, focus=(0, y - 0.06, 1.2), aperture=2.8)
    return {"exposure": 0.4}


def gift_vouchers(stage):
    build_court(options=CourtOptions(density=24000, blade=0.024, inside=0.22, led=0.03, glow=6.0, glass=False))
    build_floor()
    build_shell()
    hide_lamps()
    x = -PENALTY_LINE
    place = (x, -0.42, BALL_DIAMETER / 2 + 0.016)
    build_ball(place, colour="#ff9a2e")
    tie(place, BALL_DIAMETER / 2, turn=math.radians(24))
    soft_box((x - 0.45, -0.95, 0.55), place, (0.25, 0.5), 5, BLUE)
    soft_box((x - 0.25, 0.25, 0.45), place, (0.25, 0.4), 8, AMBER)
    soft_box((x + 0.75, -0.7, 1.0), place, (0.5, 0.3), 3.5)
    camera((x + 0.5, -0.86, 0.21), (x - 0.01, -0.405, 0.108), lens=42, focus=(x + 0.04, -0.46, 0.1), aperture=2.2)
    return {"exposure": 0.45}


scenes = {
    "service-free-play": free_play,
    "service-subscriptions": subscriptions,
    "service-coaching": coaching,
    "service-tournaments": tournaments,
    "service-private-events": private_events,
    "service-gift-vouchers": gift_vouchers,
}
