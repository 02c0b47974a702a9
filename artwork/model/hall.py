"""The hall around a court: a dark sealed floor, walls that hardly show, steel overhead, other courts alight."""

import bpy

from . import materials as skin
from .court import CourtOptions, build_court
from .measures import linear
from .shapes import box, boxes, empty, plane, rods


def build_floor(size=(90, 60), roughness=0.16, colour="#0b1018", z=-0.004):
    return plane("hall floor", size, skin.polished_floor(roughness, colour), location=(0, 0, z))


def build_shell(length=60, width=36, height=8.5, centre=(0, 0), lights=True):
    """Ribbed walls and roof trusses, with thin cool lines of light far away."""
    cx, cy = centre
    wall = skin.principled("hall wall", linear("#1a2434"), roughness=0.7)
    ribs = []
    for side in (-1, 1):
        y = cy + side * width / 2
        ribs.append(((cx - length / 2, y - 0.05, 0), (cx + length / 2, y + 0.05, height)))
        step = 1.2
        for index in range(int(length / step)):
            x = cx - length / 2 + index * step
            ribs.append(((x, y - side * 0.12 - 0.04, 0), (x + 0.12, y - side * 0.12 + 0.04, height)))
        x = cx + side * length / 2
        ribs.append(((x - 0.05, cy - width / 2, 0), (x + 0.05, cy + width / 2, height)))
    boxes("hall walls", ribs, wall)
    trusses = []
    for index in range(int(length / 5) + 1):
        x = cx - length / 2 + index * 5
        low, high = height - 0.9, height
        trusses += [((x, cy - width / 2, low), (x, cy + width / 2, low)), ((x, cy - width / 2, high), (x, cy + width / 2, high))]
        steps = int(width / 1.5)
        for part in range(steps):
            y = cy - width / 2 + part * 1.5
            trusses.append(((x, y, low if part % 2 else high), (x, y + 1.5, high if part % 2 else low)))
    rods("trusses", trusses, 0.05, skin.steel(), sides=6)
    if lights:
        for side in (-1, 1):
            y = cy + side * (width / 2 - 1.1)
            area_light((cx, y, 0.25), (cx, y + side * 1.0, 4.0), (length * 0.9, 0.3), 900, (0.12, 0.5, 1.0), spread=2.0)
        far = []
        for side in (-1, 1):
            y = cy + side * (width / 2 - 0.25)
            far.append(((cx - length / 2, y - 0.015, height - 1.4), (cx + length / 2, y + 0.015, height - 1.37)))
        boxes("far lines", far, skin.cool(3.0))


def other_courts(places, rotation=(0, 0, 0), glow=7.0, inside=0.8):
    """Courts further off, without single blades; built once and shown at each of `places`."""
    collection = bpy.data.collections.new("far court")
    before = set(bpy.data.objects)
    build_court(options=CourtOptions(near=False, glow=glow, inside=inside, mesh=0.25))
    for thing in set(bpy.data.objects) - before:
        bpy.context.scene.collection.objects.unlink(thing)
        collection.objects.link(thing)
    for place in places:
        shown = empty("far court", location=place, rotation=rotation)
        shown.instance_type = "COLLECTION"
        shown.instance_collection = collection


def area_light(location, target, size, energy, colour=(1, 1, 1), spread=3.14):
    """A lamp of `size` metres at `location` that shines at `target`; energy in watts."""
    from mathutils import Vector

    data = bpy.data.lights.new("area", "AREA")
    data.shape = "RECTANGLE"
    data.size, data.size_y = size
    data.energy = energy
    data.color = colour
    data.spread = spread
    lamp = bpy.data.objects.new("area", data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return lamp
