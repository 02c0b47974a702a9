"""What is played on and in: turf from very near, padding and net, and the same court in other colours."""

import math

from model import materials as skin
from model.backdrop import build_blurred_court
from model.ball import build_ball
from model.court import CourtOptions, build_court, pane_boxes
from model.hall import build_floor, build_shell
from model.measures import HALF_LENGTH, HALF_WIDTH, HEIGHT, PENALTY_LINE, POST, linear
from model.panels import lit_acrylic, repaint
from model.safety import build_post_padding, build_rope_net
from model.shapes import box, boxes
from model.stage import camera

from .building_walls import hidden_light


def clear_court(options, **where):
    """A court with panes that stay clear at a flat angle."""
    options.glass = False
    court = build_court(options=options, **where)
    for panes in pane_boxes().values():
        boxes("panes", panes, lit_acrylic(0.002), court)
    return court


def playing_surface(stage):
    build_floor()
    build_shell(centre=(6, 0))
    clear_court(CourtOptions(density=56000, blade=0.032, glow=2.5, inside=0.14, turf="#0e4a34"))
    build_blurred_court((9.5, 4.0, 0), -math.pi / 2, 0.35)
    ball = (-PENALTY_LINE + 0.27, 0.075, 0.088)
    build_ball(ball, colour="#ff7a18", spin=(0.9, 0.2, 0.4))
    # Raking light from behind, so that it shines through the blades.
    hidden_light((-2.2, 1.3, 0.6), (-3, 0, 0), (0.7, 0.4), 56, (0.3, 0.75, 1.0))
    hidden_light((-2.4, -0.8, 0.45), ball, (0.4, 0.4), 20, (1.0, 0.5, 0.18))
    hidden_light((-3.9, 0.9, 0.8), (-3, 0, 0), (0.5, 0.5), 7, (0.8, 0.92, 1.0))
    camera((-3.36, -0.22, 0.088), (-2.8, 0.05, 0.068), lens=42, focus=(-3.02, -0.05, 0.02), aperture=6.3)
    return {"halo": 0.5, "exposure": 0.1}


def safety(stage):
    build_floor()
    build_shell(centre=(-2, 0), length=36, width=26)
    build_blurred_court((-2, 8.6, 0), 0, 0.5)
    build_blurred_court((-12, 3.4, 0), math.pi / 2, 0.5)
    # No panes: from so low they mirror every line of the net, and a card is too small to read that.
    build_court(options=CourtOptions(near=False, net=False, glass=False, glow=3.0, inside=0.9))
    build_rope_net(HALF_LENGTH, HALF_WIDTH, HEIGHT + POST / 2, mesh=0.18, radius=0.005)
    x, y, t = HALF_LENGTH - 0.03, HALF_WIDTH - 0.03, 0.007
    ring = [((-x, s * y - t, 2.69 - t), (x, s * y + t, 2.69 + t)) for s in (-1, 1)] + [((-x - t, -y, 2.69 - t), (-x + t, y, 2.69 + t))]
    boxes("inner ring", ring, skin.cool(9.0))
    for place in ((-5, -2.5), (-5, 2.5), (-2.5, 2.5), (0, 2.5), (-2.5, -2.5)):
        build_post_padding((*place, 0.0))
    hidden_light((-2.2, -1.2, 0.5), (-3.2, 0.5, 2.7), (2.0, 2.0), 120, (0.3, 0.72, 1.0), glossy=False)
    hidden_light((-3.9, 1.9, 0.9), (-2.5, 2.5, 1.2), (0.3, 1.4), 34, (0.25, 0.7, 1.0), glossy=False)
    hidden_light((-1.5, 2.2, 1.0), (-2.5, 2.5, 1.2), (0.2, 1.4), 30, (1.0, 0.48, 0.18), glossy=False)
    camera((-1.85, 0.55, 0.34), (-2.95, 2.25, 1.36), lens=22, focus=(-2.5, 2.4, 1.3), aperture=2.0)
    return {"halo": 0.5, "exposure": 0.3}


LOOKS = (
    # turf, frame, side light, end light, where, height of the plinth
    ("#0f5a4c", "#8fa0b5", "#35c8ff", "#35c8ff", (-1.72, 1.35), 0.82),
    ("#16459a", "#e4ebf2", "#eaf3ff", "#35c8ff", (0.0, -0.55), 0.4),
    ("#8a3216", "#1c232d", "#ff7d2e", "#ff7d2e", (1.72, 1.35), 0.82),
)
SMALL = 0.2


def _edges(court, side, end):
    """Light along the edges, thicker than a real court's: a model's edges would be finer than the picture's grain."""
    x, y, z, t = HALF_LENGTH + POST, HALF_WIDTH + POST, HEIGHT + POST, 0.022
    long = [((-x, s * y - t, h - t), (x, s * y + t, h + t)) for s in (-1, 1) for h in (z, 0.1)]
    long += [((-x - t, s * y - t, 0), (-x + t, s * y + t, z)) for s in (-1, 1)] + [((-x - t, -y, z - t), (-x + t, y, z + t))]
    far = [((x - t, s * y - t, 0), (x + t, s * y + t, z)) for s in (-1, 1)] + [((x - t, -y, z - t), (x + t, y, z + t))]
    boxes("side edges", long, side, court)
    boxes("end edges", far, end, court)


def customisation(stage):
    """Three courts as models on dark plinths."""
    build_floor(roughness=0.3, colour="#121b2a")
    build_shell(centre=(0, 2), length=30, width=22, height=5)
    turn = math.radians(-32)
    for index, (turf, frame, side, end, (x, y), high) in enumerate(LOOKS):
        lights = [skin.light(f"custom {index} {part}", linear(colour), 6.0) for part, colour in enumerate((side, end))]
        court = clear_court(
            CourtOptions(near=False, turf=turf, inside=0.0, glow=0.0, mesh=0.35),
            location=(x, y, high + 0.01),
            rotation=(0, 0, turn),
        )
        court.scale = (SMALL,) * 3
        _edges(court, *lights)
        paint = skin.principled(f"custom frame {index}", linear(frame), 0.4, 0.2)
        repaint(court, paint, ("frame", "plates"))
        stone = skin.principled("plinth", linear("#1a2638"), 0.35)
        box("plinth", (x, y, high / 2 + 0.03), (2.25, 1.24, high - 0.06), stone, bevel=0.012, rotation=(0, 0, turn))
        box("plinth light", (x, y, 0.01), (2.2, 1.19, 0.02), skin.light(f"plinth light {index}", linear(side), 2.2), rotation=(0, 0, turn))
        hidden_light((x, y, high + 2.0), (x, y, high), (1.2, 0.6), 44, (0.9, 0.95, 1.0), spread=1.2)
    hidden_light((-5, 3.5, 3), (0, 0.5, 0.6), (1, 4), 420, (0.25, 0.7, 1.0), glossy=False)
    hidden_light((5, 3.5, 3), (0, 0.5, 0.6), (1, 4), 300, (1.0, 0.48, 0.18), glossy=False)
    hidden_light((-4, -5, 4), (0, 0, 0.3), (3, 2), 330, (0.35, 0.7, 1.0), glossy=False)
    hidden_light((0, 7, 4.6), (0, 4, 0), (10, 1), 420, (0.15, 0.5, 1.0), glossy=False)
    camera((0, -6.3, 2.75), (0, 0.4, 0.74), lens=43, focus=(0, -0.6, 0.7), aperture=2.8)
    return {"halo": 0.45, "exposure": 0.2}
