"""What builders bring: pallets, racks of panes and of posts, rolls of turf, a table with a plan drawn in light."""

import math

import bpy

from . import materials as skin
from .measures import COOL, HEIGHT, PANE, POST, linear
from .panels import build_lit_panes, build_sandwich_panel, glow_line, repaint
from .shapes import box, boxes, empty, rods, turned, wire


def timber():
    return skin.principled("timber", linear("#7d5c3c"), roughness=0.75)


def strap():
    return skin.principled("strap", linear("#ff7d2e"), roughness=0.5)


def build_pallet(parent=None, location=(0, 0, 0), rotation=(0, 0, 0), length=1.2, width=0.8):
    """A wooden pallet 14 cm high; its load stands at z = 0.144 of what is returned."""
    pallet = empty("pallet", parent, location, rotation)
    x, y = length / 2, width / 2
    parts = []
    boards = max(5, round(length / 0.19))
    for index in range(boards):
        at = -x + 0.05 + index * (length - 0.1) / (boards - 1)
        parts.append(((at - 0.05, -y, 0.122), (at + 0.05, y, 0.144)))
    for at in (-y + 0.05, 0, y - 0.05):
        parts += [((-x, at - 0.05, 0.1), (x, at + 0.05, 0.122)), ((-x, at - 0.05, 0), (x, at + 0.05, 0.022))]
        parts += [((along - 0.07, at - 0.05, 0.022), (along + 0.07, at + 0.05, 0.1)) for along in (-x + 0.07, 0, x - 0.07)]
    boxes("pallet wood", parts, timber(), pallet, bevel=0.003)
    return pallet


def build_panel_pallet(location, rotation=(0, 0, 0), count=7, colour="#51657f"):
    """Sandwich panels laid flat upon each other, held by straps."""
    pallet = build_pallet(None, location, rotation, 2.7, 1.2)
    # Their edges travel taped, so that the core stays dry.
    tape = skin.principled("edge tape", linear("#9fb2c6"), 0.45)
    for index in range(count):
        z = 0.144 + 0.055 + index * 0.112
        panel = build_sandwich_panel(1.2, 2.68, colour, pallet, (1.34, 0, z), (math.pi / 2, 0, -math.pi / 2))
        repaint(panel, tape, ("core", "tongue"))
    top = 0.144 + count * 0.112
    for x in (-0.8, 0.8):
        band = [((x - 0.025, -0.612, 0.1), (x + 0.025, -0.605, top + 0.008)), ((x - 0.025, 0.605, 0.1), (x + 0.025, 0.612, top + 0.008))]
        boxes("strap", [*band, ((x - 0.025, -0.612, top), (x + 0.025, 0.612, top + 0.008))], strap(), pallet)
    return pallet


def build_post_bundle(location, rotation=(0, 0, 0), columns=6, rows=3, paint=None):
    """Posts lying on two pallets, ends towards x."""
    pallet = build_pallet(None, location, rotation, 2.4, 0.8)
    step = POST + 0.012
    posts = []
    for row in range(rows):
        for column in range(columns):
            y, z = (column - (columns - 1) / 2) * step, 0.144 + row * step
            posts += _tube_boxes(HEIGHT / 2, y, z)
    boxes("posts", posts, paint or skin.bright_steel(), pallet, bevel=0.003)
    width, top = columns * step / 2 + 0.004, 0.144 + rows * step
    for x in (-0.7, 0.7):
        band = [((x - 0.02, s * width - 0.003, 0.1), (x + 0.02, s * width + 0.003, top)) for s in (-1, 1)]
        boxes("strap", [*band, ((x - 0.02, -width, top - 0.008), (x + 0.02, width, top))], strap(), pallet)
    return pallet


def _tube_boxes(half, y, z, wall=0.006):
    """A square tube along x as its four walls."""
    r = POST / 2
    return [
        ((-half, y - r, z), (half, y + r, z + wall)),
        ((-half, y - r, z + POST - wall), (half, y + r, z + POST)),
        ((-half, y - r, z), (half, y - r + wall, z + POST)),
        ((-half, y + r - wall, z), (half, y + r, z + POST)),
    ]


def build_pane_rack(location, rotation=(0, 0, 0), count=6, width=2.4, height=2.45, spacing=0.16, edge=None, veil=0.008):
    """Panes standing upright in a steel rack, their faces along x, one behind the other along y."""
    rack = empty("pane rack", None, location, rotation)
    paint = skin.principled("rack paint", linear("#5d6d81"), 0.4, 0.5)
    deep, w, t = (count + 1) * spacing / 2, width / 2 - 0.25, 0.03
    frame = []
    for x in (-w, w):
        frame.append(((x - t, -deep, 0.1), (x + t, deep, 0.16)))
        frame += [((x - t, s * deep - t, 0), (x + t, s * deep + t, 1.5)) for s in (-1, 1)]
    frame += [((-w, s * deep - t, z), (w, s * deep + t, z + 0.06)) for s in (-1, 1) for z in (0.1, 1.44)]
    boxes("rack", frame, paint, rack, bevel=0.005)
    panes = []
    for index in range(count):
        y = -deep + (index + 1) * spacing
        panes.append(((-width / 2, y - PANE / 2, 0.17), (width / 2, y + PANE / 2, 0.17 + height)))
    build_lit_panes(panes, rack, edge or glow_line("racked pane", COOL, 1.6), veil, thick=0.011)
    combs = [((x - 0.045, y0 - 0.012, 0.16), (x + 0.045, y0 + 0.012, 0.22)) for x in (-w, w) for y0 in (-deep + (i + 0.5) * spacing for i in range(count + 1))]
    boxes("combs", combs, skin.rubber(), rack)
    return rack


def build_post_rack(location, rotation=(0, 0, 0), count=9, spacing=0.17, paint=None):
    """Posts standing upright, a little back, in a steel rack along x."""
    rack = empty("post rack", None, location, rotation)
    dark = skin.principled("rack paint", linear("#5d6d81"), 0.4, 0.5)
    half = (count + 1) * spacing / 2
    frame = []
    for x in (-half, half):
        frame += [((x - 0.03, -0.3, 0), (x + 0.03, 0.4, 0.06)), ((x - 0.03, 0.3, 0), (x + 0.03, 0.36, 2.0))]
    frame += [((-half, 0.3, z), (half, 0.36, z + 0.06)) for z in (0.9, 1.94)]
    frame.append(((-half, -0.14, 0.0), (half, 0.12, 0.06)))
    boxes("rack", frame, dark, rack, bevel=0.005)
    lean = empty("lean", rack, (0, 0, 0.06), (math.radians(-6), 0, 0))
    r = POST / 2
    posts = [((-half + (i + 1) * spacing - r, -r, 0), (-half + (i + 1) * spacing + r, r, HEIGHT)) for i in range(count)]
    boxes("posts", posts, paint or skin.bright_steel(), lean, bevel=0.005)
    plates = [((-half + (i + 1) * spacing - 0.06, -r - 0.008, HEIGHT - 0.2), (-half + (i + 1) * spacing + 0.06, -r, HEIGHT - 0.03)) for i in range(count)]
    boxes("plates", plates, dark, lean, bevel=0.003)
    bolts = [
        ((-half + (i + 1) * spacing + dx, -r - 0.008, HEIGHT - dz), (-half + (i + 1) * spacing + dx, -r - 0.022, HEIGHT - dz))
        for i in range(count) for dx in (-0.035, 0.035) for dz in (0.07, 0.16)
    ]
    rods("bolts", bolts, 0.01, skin.white_paint(), lean, sides=6)
    return rack


def build_turf_roll(location, rotation=(0, 0, 0), width=2.0, radius=0.24, colour="#146554"):
    """A roll of turf lying along x, its spiral seen at the ends."""
    roll = empty("turf roll", None, location, rotation)
    pile = skin.principled(f"pile {colour}", linear(colour), 0.9, Sheen=0.4)
    half = width / 2
    lie = empty("lie", roll, (0, 0, radius), (0, math.pi / 2, 0))
    turned("roll", [(0.05, -half), (radius, -half), (radius, half), (0.05, half)], pile, lie)
    for side in (-1, 1):
        turns = 5
        spiral = []
        for step in range(turns * 24):
            angle = 2 * math.pi * step / 24
            r = 0.06 + (radius - 0.07) * step / (turns * 24)
            spiral.append((r * math.cos(angle), r * math.sin(angle), side * (half + 0.002)))
        wire("backing", spiral, 0.006, skin.rubber(), lie)
    boxes("strap", [((-0.5, -radius - 0.003, 0), (-0.46, radius + 0.003, radius * 2 + 0.003))], skin.rubber(), roll)
    return roll


def build_lifted_pane(centre, width, height, top, tilt=0.0, turn=0.0, edge=None, veil=0.02):
    """A pane in the air: suction cups on a spreader, slings up to a hook at height `top`. `centre` is the pane's middle."""
    hung = empty("lifted pane", None, centre, (0, tilt, turn))
    half = PANE / 2
    build_lit_panes([((-width / 2, -half, -height / 2), (width / 2, half, height / 2))], hung, edge, veil, thick=0.016)
    yellow = skin.principled("lifting gear", linear("#ff9a3c"), 0.4)
    bar_z = height / 2 + 0.16
    gear = [((-width * 0.4, -0.05, bar_z), (width * 0.4, 0.05, bar_z + 0.08))]
    cups = []
    for x in (-width * 0.3, width * 0.3):
        gear.append(((x - 0.03, -0.08, height * 0.1), (x + 0.03, -0.05, bar_z + 0.08)))
        cups += [((x, -half, z), (x, -0.06, z)) for z in (height * 0.12, height * 0.34)]
    boxes("spreader", gear, yellow, hung, bevel=0.008)
    rods("cups", cups, 0.085, skin.rubber(), hung, sides=28)
    hook = (0, 0, bar_z + 0.95)
    slings = [((x, 0, bar_z + 0.06), hook) for x in (-width * 0.36, width * 0.36)]
    rods("slings", slings, 0.009, skin.bright_steel(), hung)
    box("hook block", (0, 0, bar_z + 1.03), (0.12, 0.09, 0.2), yellow, hung, bevel=0.015)
    rods("chain", [((0, 0, bar_z + 1.1), (0, 0, top - centre[2]))], 0.008, skin.bright_steel(), hung)
    return hung


def build_laser(location, height=1.15):
    """A levelling laser on its tripod: the thing that traces a court on a slab."""
    stand = empty("laser", None, location)
    legs = [((math.cos(a) * 0.38, math.sin(a) * 0.38, 0), (0, 0, height)) for a in (0.4, 2.5, 4.6)]
    rods("legs", legs, 0.014, skin.bright_steel(), stand)
    box("head", (0, 0, height + 0.09), (0.13, 0.13, 0.16), skin.principled("lifting gear", linear("#ff9a3c"), 0.4), stand, bevel=0.02)
    turned("eye", [(0.04, 0.0), (0.045, 0.03), (0.04, 0.06)], skin.light("laser eye", COOL, 20.0), stand, location=(0, 0, height + 0.17))
    return stand


def write(text, location, size, material, parent=None, rotation=(0, 0, 0)):
    """Letters of light, lying flat; `size` is their height in metres."""
    curve = bpy.data.curves.new("words", "FONT")
    curve.body = text
    curve.size = size
    curve.align_x = curve.align_y = "CENTER"
    curve.materials.append(material)
    thing = bpy.data.objects.new("words", curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.location, thing.rotation_euler, thing.parent = location, rotation, parent
    return thing
