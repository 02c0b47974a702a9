"""The indoor football pitch: boards with a lit edge, nets above them, goals of three metres by two."""

import math

from . import materials as skin
from .hall import area_light
from .measures import linear
from .shapes import boxes, empty, rods
from .turf import football_lines, lay_blades, lay_flat

LENGTH, WIDTH = 25.0, 15.0
BOARD, NET = 1.1, 4.5
GOAL_WIDTH, GOAL_HEIGHT = 3.0, 2.0


def build_pitch(
    location=(0, 0, 0), rotation=(0, 0, 0), near=True, glow=9.0, density=5200, boards=("left", "right", "near", "far")
):
    """The pitch around an empty in its middle; x runs from goal to goal. `boards` names the sides that stand."""
    pitch = empty("pitch", location=location, rotation=rotation)
    lines = football_lines(LENGTH, WIDTH)
    if near:
        lay_blades(pitch, (LENGTH, WIDTH), lines, "pitch", density=density, blade=0.026, colour="#0d463a")
    else:
        lay_flat(pitch, (LENGTH, WIDTH), lines, "pitch", colour="#0d463a")
    x, y = LENGTH / 2 + 0.06, WIDTH / 2 + 0.06
    sides = {"near": ((-x, -y), (x, -y)), "far": ((-x, y), (x, y)), "left": ((-x, -y), (-x, y)), "right": ((x, -y), (x, y))}
    for name in boards:
        _build_side(pitch, *sides[name], glow, warm=name == "right")
    for end in (-1, 1):
        build_goal(pitch, end)
    return pitch


def _build_side(pitch, start, end, glow, warm):
    along_x = start[1] == end[1]
    reach = math.dist(start, end)
    thick = 0.05
    side = empty("side", pitch, (*start, 0), (0, 0, 0 if along_x else math.pi / 2))
    panel = skin.principled("board", linear("#16202d"), roughness=0.32, Specular=0.5)
    count = round(reach / 2.5)
    panels = []
    for index in range(count):
        low, high = reach * index / count + 0.006, reach * (index + 1) / count - 0.006
        panels.append(((low, -thick, 0.0), (high, thick, BOARD)))
    boxes("boards", panels, panel, side, bevel=0.012)
    boxes("cap", [((0, -thick - 0.02, BOARD), (reach, thick + 0.02, BOARD + 0.05))], skin.steel(), side, bevel=0.008)
    light = (skin.warm if warm else skin.cool)(glow)
    boxes(
        "board light",
        [
            ((0, face * (thick + 0.004) - 0.006, BOARD - 0.03), (reach, face * (thick + 0.004) + 0.006, BOARD - 0.016))
            for face in (-1, 1)
        ],
        light,
        side,
    )
    posts = [((reach * i / count, 0, 0), (reach * i / count, 0, NET)) for i in range(count + 1)]
    posts.append(((0, 0, NET), (reach, 0, NET)))
    rods("net posts", posts, 0.03, skin.steel(), side)
    mesh, half = 0.2, 0.002
    strands = []
    for index in range(1, round(reach / mesh)):
        strands.append(((index * mesh - half, -half, BOARD), (index * mesh + half, half, NET)))
    for index in range(1, round((NET - BOARD) / mesh)):
        z = BOARD + index * mesh
        strands.append(((0, -half, z - half), (reach, half, z + half)))
    boxes("ball net", strands, skin.principled("ball net", linear("#26303c"), roughness=0.8), side)


def build_goal(pitch, end):
    """A goal of 3 x 2 m with its net, in front of the board at that end."""
    x, half, top = end * (LENGTH / 2 - 0.3), GOAL_WIDTH / 2, GOAL_HEIGHT
    r = 0.045
    front = [((x, -half, 0), (x, -half, top)), ((x, half, 0), (x, half, top)), ((x, -half - r, top), (x, half + r, top))]
    rods("goal posts", front, r, skin.white_paint(), pitch, sides=24)
    goal_back = x + end * 0.24
    strands, mesh = [], 0.12
    columns = round(GOAL_WIDTH / mesh)
    rows = round(top / mesh)
    for index in range(columns + 1):
        y = -half + GOAL_WIDTH * index / columns
        strands += [((x, y, top), (goal_back, y, top - 0.1)), ((goal_back, y, top - 0.1), (goal_back, y, 0))]
    for index in range(rows + 1):
        z = (top - 0.1) * index / rows
        strands.append(((goal_back, -half, z), (goal_back, half, z)))
        strands += [((x, side, z), (goal_back, side, z)) for side in (-half, half)]
    rods("goal net", strands, 0.0045, skin.principled("net", (0.75, 0.8, 0.85, 1), 0.7), pitch, sides=5)


def light_pitch(power=1.0):
    """Floodlight of the pitch in the middle of the world: white from above, cool from one end and warm from the other."""
    for y in (-4.0, 4.0):
        lamp = area_light((0, y, 6.6), (0, y * 0.6, 0), (20, 0.5), 2600 * power, (0.86, 0.95, 1.0), spread=2.4)
        lamp.visible_camera = lamp.visible_glossy = False
    for end, colour in ((-1, (0.2, 0.66, 1.0)), (1, (1.0, 0.5, 0.2))):
        lamp = area_light((end * (LENGTH / 2 - 0.2), 0, 3.2), (0, 0, 0.5), (10, 2.0), 2200 * power, colour)
        lamp.visible_camera = lamp.visible_glossy = False
