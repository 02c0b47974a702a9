"""Satin ribbon: bands along a path, and a gift tied with a bow."""

import math

import bpy
from mathutils import Vector

from . import materials as skin
from .measures import linear
from .outline import smooth
from .shapes import add, empty


def satin(tone="#35c8ff"):
    return skin.principled(f"satin {tone}", linear(tone), roughness=0.34, Sheen=0.6, Specular=0.6, Anisotropic=0.6)


def band(name, points, across, width, material, parent=None, closed=False, thickness=0.0007):
    """A flat band of `width` metres along `points`; `across` is its crosswise direction, one for all or one for each point."""
    points = [Vector(point) for point in points]
    ways = [Vector(across)] * len(points) if not hasattr(across[0], "__len__") else [Vector(way) for way in across]
    cells = 4
    vertices, faces = [], []
    for point, way in zip(points, ways):
        way = way.normalized()
        vertices += [point + way * width * (step / cells - 0.5) for step in range(cells + 1)]
    count = len(points)
    for index in range(count if closed else count - 1):
        near, far = index * (cells + 1), (index + 1) % count * (cells + 1)
        faces += [(near + s, near + s + 1, far + s + 1, far + s) for s in range(cells)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    thing = add(mesh, name, material, parent, smooth=True)
    thick = thing.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = thickness
    thick.offset = 0
    return thing


def tie(location, radius, tone="#35c8ff", width=0.022, turn=0.0, parent=None):
    """Two bands crossed round a ball of `radius` centred at `location`, and a bow on top of it."""
    gift = empty("ribbon", parent, location, (0, 0, turn))
    cloth = satin(tone)
    ring = [2 * math.pi * index / 96 for index in range(96)]
    r = radius + 0.0018
    band(
        "band",
        [(math.cos(a) * r, 0, math.sin(a) * r) for a in ring],
        (0, 1, 0),
        width,
        cloth,
        gift,
        closed=True,
        thickness=0.0012,
    )
    band(
        "band",
        [(0, math.cos(a) * (r + 0.001), math.sin(a) * (r + 0.001)) for a in ring],
        (1, 0, 0),
        width,
        cloth,
        gift,
        closed=True,
        thickness=0.0012,
    )
    s = radius / 0.07
    for side in (-1, 1):
        loop = smooth(
            [
                (0, 0.004),
                (0.018, 0.022),
                (0.045, 0.046),
                (0.072, 0.05),
                (0.081, 0.036),
                (0.07, 0.018),
                (0.04, 0.004),
                (0.014, 0.001),
                (0, 0.002),
            ],
            8,
        )
        path = [Vector((side * x * s, side * 0.012 * s * math.sin(min(1, x / 0.08) * 1.4), r + z * s)) for x, z in loop]
        ways = [(0.35 * side * point.x / s / 0.08 * side, 1, 0.28 * side * abs(point.x) / s / 0.08) for point in path]
        band("loop", path, ways, width * 1.15, cloth, gift)
        tail = smooth([(0.0, 0.006), (0.022, 0.012), (0.046, -0.001), (0.07, -0.026), (0.083, -0.05), (0.1, -0.06)], 8)
        path = [Vector((side * x * s * 0.75, -x * s * 0.85, r + z * s)) for x, z in tail]
        ways = [(0.8, 0.75 * side, 0.1 + 0.5 * math.sin(point.x * 60)) for point in path]
        band("tail", path, ways, width, cloth, gift)
    path = smooth(
        [
            (y * s, z * s)
            for y, z in [(-0.014, 0.003), (-0.013, 0.012), (-0.006, 0.0185), (0.006, 0.0185), (0.013, 0.012), (0.014, 0.003)]
        ],
        6,
    )
    band("knot", [(0, y, r + z) for y, z in path], (1, 0, 0), width * 0.85, cloth, gift, thickness=0.003)
    return gift
