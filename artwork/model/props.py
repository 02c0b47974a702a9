"""What stands on a table or lies in a hand: the cup, medals, training cones, a key."""

import math

from mathutils import Vector

from . import materials as skin
from .measures import linear
from .outline import smooth
from .ribbon import band, satin
from .shapes import box, empty, rods, tube, turned, wire

GOLD, SILVER, BRONZE = "#f0b545", "#c4ced8", "#b56a38"


def metal(tone, roughness=0.2):
    return skin.principled(f"metal {tone} {roughness}", linear(tone), roughness, 1.0)


def build_cup(location, height=0.35, parent=None, tone=GOLD):
    """A two-handled cup on a dark foot, `height` metres in all, standing at `location`."""
    cup = empty("cup", parent, location)
    cup.scale = [height] * 3
    foot = [
        (0, 0),
        (0.185, 0),
        (0.185, 0),
        (0.19, 0.012),
        (0.19, 0.06),
        (0.185, 0.07),
        (0.165, 0.074),
        (0.165, 0.074),
        (0.16, 0.15),
        (0.15, 0.158),
        (0, 0.158),
    ]
    turned("foot of the cup", foot, skin.principled("cup foot", linear("#0d1219"), roughness=0.22), cup, steps=96)
    turned("band of the cup", [(0.1675, 0.09), (0.1685, 0.092), (0.1655, 0.135), (0.1645, 0.137)], metal(tone), cup, steps=96)
    outside = smooth(
        [
            (0.0, 0.158),
            (0.12, 0.158),
            (0.125, 0.17),
            (0.1, 0.185),
            (0.045, 0.22),
            (0.03, 0.27),
            (0.032, 0.29),
            (0.052, 0.305),
            (0.052, 0.325),
            (0.033, 0.34),
            (0.036, 0.36),
            (0.075, 0.39),
            (0.135, 0.45),
            (0.182, 0.55),
            (0.208, 0.68),
            (0.222, 0.82),
            (0.235, 0.93),
            (0.252, 0.985),
            (0.254, 1.0),
        ],
        5,
    )
    inside = smooth(
        [(0.246, 1.0), (0.238, 0.985), (0.222, 0.93), (0.208, 0.82), (0.19, 0.68), (0.15, 0.53), (0.06, 0.43), (0.0, 0.42)], 5
    )
    turned("bowl", outside + inside, metal(tone, 0.16), cup, steps=128)
    for z in (0.61, 0.635):
        ring = [(0.194 + (z - 0.6) * 0.22 + dr, z + dz) for dr, dz in ((0, -0.006), (0.006, -0.003), (0.006, 0.003), (0, 0.006))]
        turned("ring of the cup", ring, metal(tone), cup, steps=96)
    for side in (-1, 1):
        path = smooth(
            [
                (0.228, 0.86),
                (0.275, 0.925),
                (0.345, 0.93),
                (0.39, 0.86),
                (0.375, 0.74),
                (0.315, 0.62),
                (0.24, 0.53),
                (0.165, 0.5),
            ],
            8,
        )
        radii = [0.013 + 0.009 * math.sin(math.pi * index / (len(path) - 1)) for index in range(len(path))]
        tube("handle", [(side * x, 0, z) for x, z in path], radii, metal(tone), cup, sides=20)
    return cup


def build_medal(location, rotation=(0, 0, 0), tone=GOLD, ribbon="#1b8fd0", radius=0.035, strap=0.16, parent=None):
    """A medal lying in the x-y plane, face towards +z, its ribbon running towards +y for `strap` metres."""
    medal = empty("medal", parent, location, rotation)
    r = radius
    rim = [(r * 0.96, 0), (r, 0.0008), (r, 0.0042), (r * 0.97, 0.005), (r * 0.86, 0.005), (r * 0.84, 0.0036)]
    # Each corner twice: a coin's edges are sharp.
    disc = [(0, 0), *(corner for corner in rim for _ in (0, 1)), (0, 0.0036)]
    turned("disc", disc, metal(tone, 0.24), medal, steps=72)
    court = [((-r * 0.52, -r * 0.28), (r * 0.52, -r * 0.28), (r * 0.52, r * 0.28), (-r * 0.52, r * 0.28))]
    for outline in court:
        wire("court on the medal", [(x, y, 0.0038) for x, y in outline], 0.0009, metal(tone), medal, closed=True)
    rods("line on the medal", [((0, -r * 0.28, 0.0038), (0, r * 0.28, 0.0038))], 0.0008, metal(tone), medal)
    circle = [(math.cos(a) * r * 0.15, math.sin(a) * r * 0.15, 0.0038) for a in (2 * math.pi * i / 24 for i in range(24))]
    wire("circle on the medal", circle, 0.0008, metal(tone), medal, closed=True)
    loop = [(math.cos(a) * 0.008, r + 0.006 + math.sin(a) * 0.008, 0.003) for a in (2 * math.pi * i / 24 for i in range(24))]
    wire("loop", loop, 0.0013, metal(tone), medal, closed=True)
    width = r * 0.95
    start = r + 0.012
    band("strap", [(0, start + strap * i / 10, 0.004) for i in range(11)], (1, 0, 0), width, satin(ribbon), medal)
    for offset in (-0.3, 0.3):
        line = [(offset * width, start + strap * i / 10, 0.0052) for i in range(11)]
        band("stripe", line, (1, 0, 0), width * 0.12, satin("#eef4fb"), medal)
    return medal


def build_cone(location, height=0.3, tone="#f2500f", parent=None):
    """A training cone with a white belt on a square foot."""
    cone = empty("cone", parent, location)
    plastic = skin.principled(f"cone {tone}", linear(tone), roughness=0.42, Specular=0.4)
    white = skin.principled("cone belt", linear("#e8eef4"), roughness=0.4)
    base, top = 0.105, 0.022

    def at(share):
        return base + (top - base) * share

    box("cone foot", (0, 0, 0.012), (0.28, 0.28, 0.022), plastic, cone, bevel=0.009)
    profile = [
        (base + 0.02, 0.022),
        (base + 0.004, 0.028),
        *[(at(s), 0.03 + (height - 0.03) * s) for s in (0.02, 0.3, 0.6, 0.97)],
    ]
    turned("cone", [*profile, (top * 0.8, height), (top * 0.55, height), (top * 0.5, height - 0.05)], plastic, cone)
    belt = [(at(s) + 0.0012, 0.03 + (height - 0.03) * s) for s in (0.48, 0.5, 0.72, 0.74)]
    turned("belt", belt, white, cone)
    return cone


def build_key(location, rotation=(0, 0, 0), parent=None, length=0.075):
    """A key whose shaft points along +y from `location` (where the bow begins), flat in the x-y plane, bow towards -y."""
    key = empty("key", parent, location, rotation)
    steel = skin.bright_steel()
    box("shaft", (0, length / 2, 0), (0.009, length, 0.0028), steel, key, bevel=0.0008)
    box("groove", (0, length / 2, 0.0012), (0.0025, length * 0.96, 0.0016), metal("#6f7a86", 0.35), key)
    for index, deep in enumerate((0.003, 0.0045, 0.002, 0.0038)):
        box("tooth", (-0.0045 - deep / 2, length * (0.42 + 0.14 * index), 0), (deep, 0.0055, 0.0028), steel, key, bevel=0.0005)
    box("collar", (0, -0.001, 0), (0.015, 0.007, 0.0045), steel, key, bevel=0.001)
    ring = [(math.cos(a) * 0.0155, -0.019 + math.sin(a) * 0.0155, 0) for a in (2 * math.pi * i / 64 for i in range(64))]
    bow = wire("bow", ring, 0.0046, steel, key, closed=True)
    bow.data.bevel_resolution = 6
    return key


def build_chain(start, end, radius=0.006, parent=None):
    """Links hanging from `start` to `end`, each turned a quarter against the one before."""
    steel = skin.bright_steel()
    start, end = Vector(start), Vector(end)
    along = (end - start).normalized()
    turn = along.to_track_quat("Y", "Z")
    count = max(2, round((end - start).length / (radius * 1.75)))
    for index in range(count):
        middle = start.lerp(end, (index + 0.5) / count)
        points = []
        for step in range(28):
            angle = 2 * math.pi * step / 28
            flat = Vector((math.cos(angle) * radius * 0.62, math.sin(angle) * radius * 1.1, 0))
            if index % 2:
                flat = Vector((0, flat.y, flat.x))
            points.append(middle + turn @ flat)
        wire("link", points, radius * 0.18, steel, parent, closed=True)
