"""A high table with glasses, and a string of warm bulbs: where a party stands."""

import bpy

from . import materials as skin
from .copies import place, template
from .measures import linear
from .outline import smooth
from .shapes import empty, turned, wire

TABLE_HEIGHT = 1.1


def glassware(name="glassware"):
    """Glass that bends what is behind it; its shadow is let through, since no caustics are computed."""

    def build(nodes, links, output):
        bends = nodes.new("ShaderNodeBsdfGlass")
        bends.inputs["IOR"].default_value = 1.45
        bends.inputs["Roughness"].default_value = 0.0
        through = nodes.new("ShaderNodeBsdfTransparent")
        through.inputs["Color"].default_value = (0.9, 0.93, 0.95, 1)
        path = nodes.new("ShaderNodeLightPath")
        mix = nodes.new("ShaderNodeMixShader")
        links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
        links.new(bends.outputs[0], mix.inputs[1])
        links.new(through.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], output.inputs[0])

    return skin.material(name, build)


def drink(tone):
    """A clear drink that glows a little of its own, as it does with a lamp behind it."""
    colour = linear(tone)
    return skin.principled(
        f"drink {tone}", colour, roughness=0.05, Transmission=0.7, IOR=1.33, Emission=colour, Emission_Strength=0.14
    )


def build_tumbler(tone="#e88a1c", fill=0.7):
    """A tall glass, 15 cm, filled to a share of its height; its foot is at the origin."""
    outside = [(0, 0), (0.026, 0), (0.029, 0.003), (0.0295, 0.012), (0.033, 0.07), (0.037, 0.148), (0.0368, 0.15)]
    inside = [(0.0355, 0.15), (0.0353, 0.148), (0.0312, 0.07), (0.0278, 0.016), (0.024, 0.012), (0, 0.012)]
    turned("tumbler", outside + inside, glassware(), steps=64)
    top = 0.013 + (0.148 - 0.013) * fill
    level = 0.0272 + (0.0352 - 0.0278) * fill
    turned("drink", [(0, 0.0135), (0.0235, 0.0135), (0.0268, 0.017), (level, top), (0, top)], drink(tone), steps=48)


def build_flute(tone="#ffc861", fill=0.7):
    """A stemmed glass, 22 cm, for toasts; its foot is at the origin."""
    outside = smooth(
        [
            (0, 0.0),
            (0.033, 0.0),
            (0.034, 0.002),
            (0.02, 0.006),
            (0.006, 0.014),
            (0.0038, 0.03),
            (0.0036, 0.08),
            (0.006, 0.092),
            (0.018, 0.105),
            (0.027, 0.13),
            (0.029, 0.16),
            (0.027, 0.2),
            (0.0255, 0.22),
        ],
        5,
    )
    inside = smooth(
        [(0.0242, 0.22), (0.0258, 0.2), (0.0277, 0.16), (0.0257, 0.13), (0.0165, 0.107), (0.004, 0.097), (0, 0.096)], 5
    )
    turned("flute", outside + inside, glassware(), steps=64)
    top = 0.097 + (0.215 - 0.097) * fill
    wall = [(r - 0.0004, z) for r, z in reversed(inside) if z < top]
    turned("drink", [*wall, (wall[-1][0], top), (0, top)], drink(tone), steps=48)


DRINKS = {
    "amber": lambda: build_tumbler("#e88a1c", 0.72),
    "red": lambda: build_tumbler("#d8402a", 0.62),
    "cool": lambda: build_tumbler("#2fa8d8", 0.66),
    "flute": lambda: build_flute(),
}


def set_down(kind, location, parent=None):
    """One of the `DRINKS`, standing at `location`."""
    return place(template(f"glass {kind}", DRINKS[kind]), location, parent=parent)


def build_high_table(location, radius=0.36, parent=None):
    """A round table to stand at, 1.1 m high, on one leg."""
    table = empty("high table", parent, location)
    top = [
        (0, TABLE_HEIGHT - 0.035),
        (radius - 0.012, TABLE_HEIGHT - 0.035),
        (radius, TABLE_HEIGHT - 0.026),
        (radius, TABLE_HEIGHT - 0.006),
        (radius - 0.006, TABLE_HEIGHT),
        (0, TABLE_HEIGHT),
    ]
    turned("table top", top, skin.wood(), table, steps=96)
    turned(
        "leg", [(0, 0), (0.24, 0), (0.24, 0.012), (0.05, 0.03), (0.034, 0.05), (0.034, TABLE_HEIGHT - 0.04)], skin.steel(), table
    )
    return table


def bulb_string(start, end, count=9, sag=0.3, glow=14.0, watts=3.0, parent=None, size=1.0):
    """Warm bulbs on a cable that hangs `sag` metres below the straight line; each lights what is near."""
    points = []
    for step in range(41):
        share = step / 40
        point = [a + (b - a) * share for a, b in zip(start, end)]
        point[2] -= sag * 4 * share * (1 - share)
        points.append(point)
    wire("cable", points, 0.005 * size, skin.rubber(), parent)
    bulb = template(f"bulb {glow} {size}", lambda: _build_bulb(glow, size))
    for index in range(count):
        share = (index + 0.5) / count
        at = [a + (b - a) * share for a, b in zip(start, end)]
        at[2] -= sag * 4 * share * (1 - share)
        place(bulb, at, parent=parent)
        if watts:
            data = bpy.data.lights.new("bulb", "POINT")
            data.energy = watts
            data.color = (1.0, 0.56, 0.24)
            data.shadow_soft_size = 0.03
            lamp = bpy.data.objects.new("bulb", data)
            bpy.context.scene.collection.objects.link(lamp)
            lamp.location = (at[0], at[1], at[2] - 0.085 * size)
            lamp.parent = parent
            # The glowing glass is what the eye sees; this only carries its light.
            lamp.visible_camera = lamp.visible_glossy = False


def _build_bulb(glow, size):
    socket = [(0, 0.01), (0.014, 0.008), (0.016, -0.01), (0.016, -0.045), (0.0, -0.045)]
    turned("socket", [(r * size, z * size) for r, z in socket], skin.rubber(), steps=20)
    glass = smooth([(0.012, -0.044), (0.016, -0.055), (0.03, -0.08), (0.033, -0.1), (0.024, -0.122), (0.0, -0.132)], 4)
    shown = turned(
        "bulb glass", [(r * size, z * size) for r, z in glass], skin.light(f"bulb {glow}", (1.0, 0.5, 0.18, 1), glow), steps=24
    )
    shown.visible_diffuse = False
    shown.visible_shadow = False
