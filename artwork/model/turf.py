"""Synthetic turf with its lines: real blades where the eye is near, a woven surface where it is far."""

import math
import random

import bpy
import numpy as np

from .materials import material
from .measures import (
    CENTRE_RADIUS,
    ENGAGEMENT_RADIUS,
    HALF_LENGTH,
    HALF_WIDTH,
    LENGTH,
    LINE,
    PENALTY_LINE,
    WIDTH,
    linear,
)
from .shapes import add, empty, plane

TILE = 0.5
PIXELS_PER_METRE = 320


def court_lines():
    """The lines of a court as a picture, white on black."""
    found = bpy.data.images.get("court lines")
    if found:
        return found
    width, height = int(LENGTH * PIXELS_PER_METRE), int(WIDTH * PIXELS_PER_METRE)
    x = (np.arange(width) + 0.5) / PIXELS_PER_METRE - HALF_LENGTH
    y = (np.arange(height) + 0.5) / PIXELS_PER_METRE - HALF_WIDTH
    x, y = np.meshgrid(x, y)
    distances = [
        np.abs(x),
        np.abs(np.abs(x) - PENALTY_LINE),
        HALF_LENGTH - np.abs(x) - 0.06,
        HALF_WIDTH - np.abs(y) - 0.06,
        np.abs(np.hypot(x, y) - CENTRE_RADIUS),
        np.abs(np.hypot(np.abs(x) - HALF_LENGTH, y) - ENGAGEMENT_RADIUS),
        np.maximum(np.hypot(x, y) - 0.05, 0),
        np.maximum(np.hypot(np.abs(x) - PENALTY_LINE, y) - 0.06, 0),
    ]
    nearest = np.min([np.abs(d) for d in distances], axis=0)
    return _picture("court lines", np.clip((LINE / 2 - nearest) * PIXELS_PER_METRE + 0.5, 0, 1))


def football_lines(length, width):
    """The lines of a five-a-side pitch: half-way line, circle, two areas."""
    pixels = 120
    x = (np.arange(int(length * pixels)) + 0.5) / pixels - length / 2
    y = (np.arange(int(width * pixels)) + 0.5) / pixels - width / 2
    x, y = np.meshgrid(x, y)
    distances = [
        np.abs(x),
        length / 2 - np.abs(x) - 0.3,
        width / 2 - np.abs(y) - 0.3,
        np.abs(np.hypot(x, y) - 2.0),
        np.abs(np.hypot(np.abs(x) - length / 2 + 0.3, y) - 4.0),
        np.maximum(np.hypot(x, y) - 0.1, 0),
    ]
    nearest = np.min([np.abs(d) for d in distances], axis=0)
    return _picture("football lines", np.clip((0.045 - nearest) * pixels + 0.5, 0, 1))


def _picture(name, mask):
    image = bpy.data.images.new(name, mask.shape[1], mask.shape[0], float_buffer=False, is_data=True)
    pixels = np.ones((*mask.shape, 4), dtype=np.float32)
    pixels[..., :3] = mask[..., None]
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


def turf_material(name, origin, size, lines, colour="#0a3630", mark="#e9f2f4", blades=True):
    """Turf whose lines follow the empty `origin`, the middle of a floor of that size."""

    def build(nodes, links, output):
        coordinates = nodes.new("ShaderNodeTexCoord")
        coordinates.object = origin
        place = nodes.new("ShaderNodeMapping")
        place.vector_type = "POINT"
        place.inputs["Scale"].default_value = (1 / size[0], 1 / size[1], 0)
        place.inputs["Location"].default_value = (0.5, 0.5, 0)
        drawing = nodes.new("ShaderNodeTexImage")
        drawing.image = lines
        drawing.extension = "EXTEND"
        links.new(coordinates.outputs["Object"], place.inputs[0])
        links.new(place.outputs[0], drawing.inputs[0])

        # Wear: the turf is brushed this way and that, and a little paler where people run.
        wear = nodes.new("ShaderNodeTexNoise")
        wear.inputs["Scale"].default_value = 1.3
        wear.inputs["Detail"].default_value = 4
        links.new(coordinates.outputs["Object"], wear.inputs["Vector"])
        fibre = nodes.new("ShaderNodeTexNoise")
        fibre.inputs["Scale"].default_value = 55
        fibre.inputs["Detail"].default_value = 2
        links.new(coordinates.outputs["Object"], fibre.inputs["Vector"])
        green = nodes.new("ShaderNodeMixRGB")
        deep = linear(colour)
        green.inputs[1].default_value = tuple(c * 0.5 for c in deep[:3]) + (1,)
        green.inputs[2].default_value = tuple(min(1, c * 1.5) for c in deep[:3]) + (1,)
        shade = nodes.new("ShaderNodeMath")
        shade.operation = "MULTIPLY_ADD"
        shade.inputs[1].default_value = 0.55
        links.new(fibre.outputs["Fac"], shade.inputs[0])
        half = nodes.new("ShaderNodeMath")
        half.operation = "MULTIPLY"
        half.inputs[1].default_value = 0.45
        links.new(wear.outputs["Fac"], half.inputs[0])
        links.new(half.outputs[0], shade.inputs[2])
        links.new(shade.outputs[0], green.inputs[0])

        painted = nodes.new("ShaderNodeMixRGB")
        painted.inputs[2].default_value = linear(mark)
        links.new(drawing.outputs[0], painted.inputs[0])
        links.new(green.outputs[0], painted.inputs[1])

        shader = nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Roughness"].default_value = 0.55 if blades else 0.85
        shader.inputs["Specular"].default_value = 0.25 if blades else 0.1
        shader.inputs["Sheen"].default_value = 0.3
        links.new(painted.outputs[0], shader.inputs["Base Color"])
        if blades:
            # Light shines through a blade.
            through = nodes.new("ShaderNodeBsdfTranslucent")
            links.new(painted.outputs[0], through.inputs[0])
            mix = nodes.new("ShaderNodeMixShader")
            mix.inputs[0].default_value = 0.25
            links.new(shader.outputs[0], mix.inputs[1])
            links.new(through.outputs[0], mix.inputs[2])
            links.new(mix.outputs[0], output.inputs[0])
        else:
            bump = nodes.new("ShaderNodeBump")
            bump.inputs["Strength"].default_value = 0.9
            bump.inputs["Distance"].default_value = 0.012
            links.new(fibre.outputs["Fac"], bump.inputs["Height"])
            links.new(bump.outputs[0], shader.inputs["Normal"])
            links.new(shader.outputs[0], output.inputs[0])

    return material(f"turf {name} {colour} {blades}", build)


def lay_flat(parent=None, size=(LENGTH, WIDTH), lines=None, name="court", colour="#0a3630", mark="#e9f2f4"):
    """Turf for a court that is far away: one surface, woven by its shading."""
    origin = empty(f"origin of {name}", parent)
    surface = turf_material(name, origin, size, lines or court_lines(), colour, mark, blades=False)
    return plane(f"turf {name}", size, surface, parent)


def lay_blades(
    parent=None, size=(LENGTH, WIDTH), lines=None, name="near court", density=9000, colour="#0a3630", blade=0.021, mark="#e9f2f4"
):
    """Turf for a court that is near: tiles of single blades, `density` a square metre, over a dark backing."""
    origin = empty(f"origin of {name}", parent)
    picture = lines or court_lines()
    surface = turf_material(name, origin, size, picture, colour, mark)
    backing = turf_material(f"{name} backing", origin, size, picture, colour, mark, blades=False)
    plane(f"backing {name}", size, backing, parent)
    tiles = [_tile(seed, int(density * TILE * TILE), blade) for seed in range(3)]
    for mesh in tiles:
        mesh.materials.clear()
        mesh.materials.append(surface)
    chance = random.Random(7)
    for column in range(round(size[0] / TILE)):
        for row in range(round(size[1] / TILE)):
            where = ((column + 0.5) * TILE - size[0] / 2, (row + 0.5) * TILE - size[1] / 2, 0.001)
            thing = bpy.data.objects.new("turf tile", chance.choice(tiles))
            thing.location = where
            thing.rotation_euler = (0, 0, chance.randrange(4) * math.pi / 2)
            thing.parent = parent
            bpy.context.scene.collection.objects.link(thing)


def _tile(seed, count, height):
    """One tile of bent blades, three cross-sections each."""
    chance = np.random.default_rng(seed)
    roots = (chance.random((count, 2)) - 0.5) * TILE
    turn = chance.random(count) * 2 * math.pi
    lean = chance.normal(0.45, 0.28, count)
    tall = height * (0.72 + 0.5 * chance.random(count))
    wide = 0.0011 + 0.0008 * chance.random(count)
    across = np.stack([np.cos(turn), np.sin(turn)], 1)
    ahead = np.stack([-np.sin(turn), np.cos(turn)], 1)
    vertices = np.empty((count, 5, 3))
    for index, (share, breadth) in enumerate([(0, 1), (0, -1), (0.55, 0.85), (0.55, -0.85), (1, 0)]):
        bend = (lean * tall * share**1.8)[:, None] * ahead
        vertices[:, index, :2] = roots + across * (wide * breadth)[:, None] + bend
        vertices[:, index, 2] = tall * share * (1 - 0.18 * share * np.abs(lean))
    first = np.arange(count)[:, None] * 5
    quads = (first + np.array([0, 1, 3, 2])).tolist()
    tips = (first + np.array([2, 3, 4])).tolist()
    mesh = bpy.data.meshes.new(f"turf tile {seed}")
    mesh.from_pydata(vertices.reshape(-1, 3).tolist(), [], quads + tips)
    return mesh
