"""The court: a box of clear walls in a dark steel frame, lit along its edges, with a net for a ceiling."""

import math
from dataclasses import dataclass

import bpy

from . import materials as skin
from .measures import GOAL, HALF_LENGTH, HALF_WIDTH, HEIGHT, PANE, POST
from .shapes import box, boxes, empty, rods
from .turf import lay_blades, lay_flat

LED = 0.013
KERB = 0.10
SIDE_POSTS = (-5, -2.5, 0, 2.5, 5)
END_POSTS = (-2.5, -0.5, 0.5, 2.5)


@dataclass
class CourtOptions:
    """What to build of a court, and how bright it is."""

    near: bool = True
    density: int = 9000
    blade: float = 0.021
    turf: str = "#0a3630"
    mark: str = "#e9f2f4"
    glass: bool = True
    net: bool = True
    frame: bool = True
    goals: bool = True
    glow: float = 14.0
    inside: float = 1.0
    haze: float = 0.006
    cool: object = None
    warm: object = None
    open_side: bool = False
    mesh: float = 0.15
    led: float = LED


def build_court(location=(0, 0, 0), rotation=(0, 0, 0), options=None):
    """A whole court around an empty at `location`; x runs along it, y across, z up."""
    chosen = options or CourtOptions()
    court = empty("court", location=location, rotation=rotation)
    if chosen.near:
        lay_blades(court, density=chosen.density, blade=chosen.blade, colour=chosen.turf, mark=chosen.mark)
    else:
        lay_flat(court, colour=chosen.turf, mark=chosen.mark)
    if chosen.frame:
        build_frame(court)
    if chosen.glass:
        build_walls(court, skip_near_side=chosen.open_side)
    if chosen.goals:
        for end in (-1, 1):
            build_goal(court, end)
    if chosen.net:
        build_net(court, mesh=chosen.mesh)
    if chosen.glow:
        build_edges(court, chosen)
    if chosen.inside:
        build_lamps(court, chosen.inside, with_ends=chosen.near)
    if chosen.haze and chosen.inside:
        air = box("air", (0, 0, HEIGHT / 2), (2 * HALF_LENGTH - 0.02, 2 * HALF_WIDTH - 0.02, HEIGHT - 0.02), skin.haze(chosen.haze * chosen.inside), court)
        air.visible_shadow = False
    return court


def build_frame(parent):
    """Posts, top beams and the kerb that the panes stand in."""
    p, x, y, z = POST / 2, HALF_LENGTH + POST / 2, HALF_WIDTH + POST / 2, HEIGHT
    parts = []
    for side in (-1, 1):
        parts += [((px - p, side * y - p, 0), (px + p, side * y + p, z)) for px in SIDE_POSTS[1:-1]]
        parts += [((side * x - p, py - p, 0), (side * x + p, py + p, z)) for py in END_POSTS[1:-1]]
        for other in (-1, 1):
            parts.append(((side * x - p, other * y - p, 0), (side * x + p, other * y + p, z)))
        for low, high in ((z, z + POST), (0, KERB)):
            parts.append(((-x - p, side * y - p, low), (x + p, side * y + p, high)))
        parts.append(((side * x - p, -y, z), (side * x + p, y, z + POST)))
        for near, far in ((-y, -GOAL / 2), (GOAL / 2, y)):
            parts.append(((side * x - p, near, 0), (side * x + p, far, KERB)))
        parts.append(((side * x - p, -GOAL / 2, GOAL), (side * x + p, GOAL / 2, GOAL + POST)))
    boxes("frame", parts, skin.steel(), parent, bevel=0.006)
    # Plates and bolts where beams meet posts: what tells steel from a drawing of it.
    plates = []
    for side in (-1, 1):
        for px in SIDE_POSTS[1:-1]:
            plates.append(((px - 0.09, side * y - p - 0.008, z - 0.16), (px + 0.09, side * y + p + 0.008, z + 0.02)))
    boxes("plates", plates, skin.steel(), parent, bevel=0.003)
    bolts = [
        ((px + dx, side * (y + p), z - 0.11 + dz), (px + dx, side * (y + p + 0.022), z - 0.11 + dz))
        for side in (-1, 1)
        for px in SIDE_POSTS[1:-1]
        for dx in (-0.06, 0.06)
        for dz in (0, 0.08)
    ]
    rods("bolts", bolts, 0.011, skin.bright_steel(), parent, sides=6)


def pane_boxes():
    """The panes by name of their wall: `near` and `far` long sides, `left` and `right` ends."""
    half, y, x = PANE / 2, HALF_WIDTH + POST / 2, HALF_LENGTH + POST / 2
    gap = POST / 2 + 0.004
    walls = {"near": [], "far": [], "left": [], "right": []}
    for name, side in (("near", -1), ("far", 1)):
        for left, right in zip(SIDE_POSTS, SIDE_POSTS[1:]):
            walls[name].append(((left + gap, side * y - half, KERB), (right - gap, side * y + half, HEIGHT)))
    for name, side in (("left", -1), ("right", 1)):
        for near, far in zip(END_POSTS, END_POSTS[1:]):
            low = GOAL + POST if far - near <= GOAL else KERB
            walls[name].append(((side * x - half, near + gap, low), (side * x + half, far - gap, HEIGHT)))
    return walls


def build_walls(parent, skip_near_side=False):
    for name, panes in pane_boxes().items():
        if not (skip_near_side and name == "near"):
            boxes(f"panes {name}", panes, skin.clear(), parent)


def build_goal(parent, end, frame_light=None):
    """A goal of one metre set into the end wall, with a pocket of net behind it."""
    x, half, deep = end * (HALF_LENGTH + POST / 2), GOAL / 2, 0.55
    p = 0.03
    parts = [
        ((x - p, -half - 2 * p, 0), (x + p, -half, GOAL)),
        ((x - p, half, 0), (x + p, half + 2 * p, GOAL)),
        ((x - p, -half - 2 * p, GOAL), (x + p, half + 2 * p, GOAL + 2 * p)),
    ]
    boxes("goal", parts, frame_light or skin.white_paint(), parent, bevel=0.008)
    back = x + end * deep
    strands, step = [], 0.1
    count = round(GOAL / step)
    for index in range(count + 1):
        at = -half + index * step
        strands += [((x, at, GOAL), (back, at, GOAL)), ((back, at, GOAL), (back, at, 0))]
        height = index * step
        strands += [((back, -half, height), (back, half, height))]
        strands += [((x, side, height), (back, side, height)) for side in (-half, half)]
    for index in range(1, round(deep / step) + 1):
        out = x + end * index * step
        strands += [((out, -half, GOAL), (out, half, GOAL))]
        strands += [((out, side, 0), (out, side, GOAL)) for side in (-half, half)]
    rods("goal net", strands, 0.002, skin.principled("net", (0.75, 0.8, 0.85, 1), 0.7), parent, sides=5)


def build_net(parent, mesh=0.15, height=HEIGHT + POST / 2):
    """The ceiling: a net that keeps the ball in and lets the light through."""
    x, y, thick = HALF_LENGTH, HALF_WIDTH, 0.0018
    lines = []
    for index in range(1, round(2 * x / mesh)):
        at = -x + index * mesh
        lines.append(((at - thick, -y, height - thick), (at + thick, y, height + thick)))
    for index in range(1, round(2 * y / mesh)):
        at = -y + index * mesh
        lines.append(((-x, at - thick, height - thick), (x, at + thick, height + thick)))
    boxes("ceiling net", lines, skin.principled("ceiling net", (0.035, 0.045, 0.06, 1), 0.8), parent)


def build_edges(parent, chosen):
    """Light along the edges: cool on the long sides and the corners, warm at one end."""
    cool = chosen.cool or skin.cool(chosen.glow)
    warm = chosen.warm or skin.warm(chosen.glow)
    x, y, z, half = HALF_LENGTH + POST, HALF_WIDTH + POST, HEIGHT + POST, chosen.led / 2
    cold = []
    for side in (-1, 1):
        cold.append(((-x, side * y - half, z - half), (x, side * y + half, z + half)))
        cold.append(((-x, side * y - half, KERB - half), (x, side * y + half, KERB + half)))
        cold.append(((-x - half, side * y - half, 0), (-x + half, side * y + half, z)))
    cold.append(((-x - half, -y, z - half), (-x + half, y, z + half)))
    hot = [((x - half, -y, z - half), (x + half, y, z + half))]
    hot += [((x - half, side * y - half, 0), (x + half, side * y + half, z)) for side in (-1, 1)]
    boxes("cool edges", cold, cool, parent)
    boxes("warm edges", hot, warm, parent)


def build_lamps(parent, strength, with_ends=True):
    """Two rows of lamps over the net, and the glow of each end on those who play: cool from one, warm from the other."""
    for end, colour in ((-1, (0.2, 0.66, 1.0)), (1, (1.0, 0.5, 0.2))) if with_ends else ():
        data = bpy.data.lights.new("end lamp", "AREA")
        data.shape = "RECTANGLE"
        data.size, data.size_y = 4.4, 1.6
        data.energy = 900 * strength
        data.color = colour
        lamp = bpy.data.objects.new("end lamp", data)
        bpy.context.scene.collection.objects.link(lamp)
        lamp.parent = parent
        lamp.location = (end * (HALF_LENGTH - 0.05), 0, 1.7)
        lamp.rotation_euler = (math.pi / 2, 0, end * math.pi / 2)
        lamp.visible_camera = lamp.visible_glossy = False
    for side in (-1, 1):
        data = bpy.data.lights.new("court lamp", "AREA")
        data.shape = "RECTANGLE"
        data.size, data.size_y = 9.0, 0.25
        data.energy = 1700 * strength
        data.color = (0.86, 0.95, 1.0)
        data.spread = 2.2
        lamp = bpy.data.objects.new("court lamp", data)
        bpy.context.scene.collection.objects.link(lamp)
        lamp.parent = parent
        lamp.location = (0, side * 1.35, HEIGHT - 0.02)
        lamp.visible_camera = lamp.visible_glossy = False
