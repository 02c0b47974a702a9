"""The bar: a counter twelve metres long, a lit shelf, stools, pendant lamps, screens."""

import math
import random

import bpy

from . import materials as skin
from .bottles import stock
from .copies import place, template
from .measures import linear
from .outline import smooth
from .shapes import box, boxes, empty, plane, rods, turned, wire
from .table import set_down
from .turf import court_lines

LENGTH = 12.0
TOP, DEPTH, OVERHANG = 1.12, 0.62, 0.2
SHELF_WALL = 2.0
SHELVES = (1.02, 1.42, 1.82)
LAMPS, STOOLS = 8, 11
WARM_WHITE = (1.0, 0.6, 0.28)


def build_bar(location=(0, 0, 0), rotation=(0, 0, 0), length=LENGTH, glow=1.0, detail=True):
    """The bar around an empty in the middle of the counter's foot: it runs along x, guests stand at -y, the shelf is at +y.

    `glow` scales all its light; without `detail` there are no bottles and glasses, for a bar seen from far.
    """
    bar = empty("bar", location=location, rotation=rotation)
    _build_counter(bar, length, glow)
    _build_shelf(bar, length, glow, detail)
    _build_lamps(bar, length, glow)
    stool = template("stool", _build_stool)
    chance = random.Random(3)
    for index in range(STOOLS):
        x = -length / 2 + (index + 0.5) * length / STOOLS
        place(stool, (x + chance.uniform(-0.06, 0.06), -0.42 + chance.uniform(-0.07, 0.05), 0), chance.uniform(0, 6), bar)
    _build_screens(bar, length, glow)
    if detail:
        for x, y, kind in _glasses(length, chance):
            set_down(kind, (x, y, TOP), bar)
    return bar


def strip_light(parent, location, rotation, size, watts):
    """Warm light from a narrow strip that is itself unseen; it shines along its own -z."""
    data = bpy.data.lights.new("strip", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = watts
    data.color = WARM_WHITE
    lamp = bpy.data.objects.new("strip", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.parent, lamp.location, lamp.rotation_euler = parent, location, rotation
    lamp.visible_camera = lamp.visible_glossy = False
    return lamp


def _build_counter(bar, length, glow):
    half = length / 2
    body = skin.principled("bar body", linear("#0c1118"), roughness=0.5)
    boxes("counter", [((-half, 0.03, 0.1), (half, DEPTH, TOP - 0.06))], body, bar)
    boxes("plinth", [((-half + 0.05, 0.1, 0), (half - 0.05, DEPTH, 0.1))], skin.rubber(), bar)
    slats = []
    count = int(length / 0.075)
    for index in range(count):
        x = -half + (index + 0.5) * length / count
        slats.append(((x - 0.024, -0.005, 0.12), (x + 0.024, 0.035, TOP - 0.09)))
    boxes("slats", slats, skin.wood(), bar, bevel=0.005)
    stone = skin.principled("counter stone", linear("#11161e"), roughness=0.13, Specular=0.6)
    boxes("counter top", [((-half - 0.05, -OVERHANG, TOP - 0.055), (half + 0.05, DEPTH + 0.06, TOP))], stone, bar, bevel=0.008)
    brass = skin.principled("brass", linear("#c8924a"), roughness=0.25, metallic=1.0)
    rail = [((-half, -0.16, 0.24), (half, -0.16, 0.24))]
    rail += [((x, -0.16, 0.24), (x, 0.05, 0.24)) for x in (-half + 0.3 + i * (length - 0.6) / 8 for i in range(9))]
    rods("foot rail", rail, 0.02, brass, bar)
    boxes(
        "counter light",
        [((-half, -OVERHANG + 0.02, TOP - 0.066), (half, -OVERHANG + 0.032, TOP - 0.057))],
        skin.warm(5.0 * glow),
        bar,
    )
    strip_light(bar, (0, -OVERHANG + 0.03, TOP - 0.07), (-0.35, 0, 0), (length, 0.03), 130 * glow)


def _build_shelf(bar, length, glow, detail):
    half, wall = length / 2, SHELF_WALL
    panel = skin.principled("shelf panel", linear("#3a2418"), roughness=0.45)
    boxes("shelf wall", [((-half, wall, 0), (half, wall + 0.06, 2.35))], panel, bar)
    boxes(
        "back counter",
        [((-half, wall - 0.5, 0), (half, wall, 0.95))],
        skin.principled("bar body", linear("#0c1118"), roughness=0.5),
        bar,
    )
    planks = [((-half, wall - 0.26, z - 0.03), (half, wall, z)) for z in SHELVES]
    planks.append(((-half, wall - 0.3, 2.27), (half, wall + 0.06, 2.35)))
    boxes("shelves", planks, skin.wood(), bar, bevel=0.004)
    bays = 6
    uprights = [
        ((x - 0.02, wall - 0.27, 0.95), (x + 0.02, wall, 2.3))
        for x in (-half + 0.02 + i * (length - 0.04) / bays for i in range(bays + 1))
    ]
    boxes("uprights", uprights, skin.steel(), bar, bevel=0.003)
    lines = []
    for z in (*[shelf - 0.036 for shelf in SHELVES[1:]], 2.264):
        lines.append(((-half, wall - 0.03, z - 0.012), (half, wall - 0.015, z)))
        strip_light(bar, (0, wall - 0.06, z - 0.02), (0.25, 0, 0), (length, 0.06), 75 * glow)
    boxes("shelf lights", lines, skin.light(f"shelf light {glow}", (*WARM_WHITE, 1), 6.0 * glow), bar)
    if detail:
        for shelf in SHELVES:
            stock(shelf, length, wall - 0.14, bar)


def _build_lamps(bar, length, glow):
    lamp = template(f"pendant {glow}", lambda: _build_pendant(glow))
    for index in range(LAMPS):
        x = -length / 2 + (index + 0.5) * length / LAMPS
        place(lamp, (x, 0.16, 2.12), 0, bar)
        light = strip_light(bar, (x, 0.16, 2.06), (0, 0, 0), (0.24, 0.24), 34 * glow)
        light.data.shape = "DISK"
        light.data.spread = 2.3
    rods("lamp rail", [((-length / 2, 0.16, 3.3), (length / 2, 0.16, 3.3))], 0.03, skin.steel(), bar)


def _build_pendant(glow):
    outside = smooth([(0.015, 0.3), (0.03, 0.27), (0.05, 0.2), (0.11, 0.13), (0.155, 0.04), (0.165, 0.0)], 6)
    shade = skin.principled("shade", linear("#10151c"), roughness=0.3, metallic=0.6)
    turned("shade", outside, shade)
    brass = skin.principled("shade inside", linear("#d79a4c"), roughness=0.4, metallic=0.7)
    turned("shade inside", [(r - 0.004, z - 0.001) for r, z in reversed(outside)], brass)
    turned(
        "globe",
        smooth([(0, 0.07), (0.04, 0.055), (0.06, 0.01), (0.045, -0.035), (0, -0.055)], 4),
        skin.light(f"globe {glow}", (*WARM_WHITE, 1), 9.0 * glow),
    )
    rods("cord", [((0, 0, 0.28), (0, 0, 1.2))], 0.005, skin.rubber())


def _build_stool():
    leather = skin.principled("stool leather", linear("#5a2d17"), roughness=0.42, Specular=0.45)
    turned("cushion", smooth([(0, 0.7), (0.16, 0.7), (0.19, 0.715), (0.195, 0.745), (0.175, 0.77), (0, 0.775)], 4), leather)
    turned(
        "pole", [(0, 0), (0.21, 0), (0.215, 0.008), (0.2, 0.016), (0.04, 0.03), (0.026, 0.05), (0.026, 0.7)], skin.bright_steel()
    )
    ring = [(math.cos(a) * 0.17, math.sin(a) * 0.17, 0.3) for a in (2 * math.pi * i / 40 for i in range(40))]
    wire("foot ring", ring, 0.011, skin.bright_steel(), closed=True)
    rods(
        "spokes",
        [((0, 0, 0.3), (math.cos(a) * 0.17, math.sin(a) * 0.17, 0.3)) for a in (0, 2.09, 4.19)],
        0.008,
        skin.bright_steel(),
    )


def _build_screens(bar, length, glow):
    """Screens over the shelf that show the court's plan."""

    def shows_plan(nodes, links, output):
        drawing = nodes.new("ShaderNodeTexImage")
        drawing.image = court_lines()
        tones = nodes.new("ShaderNodeMixRGB")
        tones.inputs[1].default_value = linear("#0a3a58")
        tones.inputs[2].default_value = linear("#bfefff")
        screen = nodes.new("ShaderNodeEmission")
        screen.inputs["Strength"].default_value = 1.1 * glow
        links.new(drawing.outputs[0], tones.inputs[0])
        links.new(tones.outputs[0], screen.inputs[0])
        links.new(screen.outputs[0], output.inputs[0])

    plan = skin.material(f"screen {glow}", shows_plan)
    for index in range(3):
        x = -length / 2 + (index + 0.5) * length / 3
        box("screen", (x, SHELF_WALL - 0.04, 2.83), (1.66, 0.06, 0.88), skin.rubber(), bar, bevel=0.01)
        plane("picture", (1.6, 0.8), plan, bar, (x, SHELF_WALL - 0.075, 2.83), (math.pi / 2, 0, 0))


def _glasses(length, chance):
    kinds = ["amber", "amber", "red", "flute", "cool"]
    x = -length / 2 + 0.5
    while x < length / 2 - 0.3:
        yield x, chance.uniform(-0.08, 0.1), chance.choice(kinds)
        if chance.random() < 0.5:
            yield x + 0.14, chance.uniform(-0.05, 0.14), chance.choice(kinds)
        x += chance.uniform(0.7, 1.3)
