"""The court taken to pieces in the air, seen from above through a long lens."""

from mathutils import Vector

from model import materials as skin
from model.court import build_frame, build_goal, build_net, pane_boxes
from model.hall import area_light
from model.measures import COOL, HALF_LENGTH, HALF_WIDTH, HEIGHT, POST, WARM, WHITE, linear
from model.panels import build_base_plate, build_lit_panes, build_sandwich_panel, glow_line, repaint
from model.shapes import box, boxes, empty, plane
from model.stage import camera
from model.turf import lay_blades

GROUND, SLAB, TURF, RING, NET, LAMPS = -3.3, -2.2, -1.25, 3.65, 4.45, 5.5
WALLS_OUT = {"near": (0, -1.75, 0), "far": (0, 1.75, 0), "left": (-1.7, 0, 0), "right": (1.7, 0, 0)}
PANELS_OUT = 3.5


def exploded_court(stage):
    plane("night floor", (240, 240), skin.polished_floor(0.3, "#0a111d"), location=(0, 0, GROUND))
    _ground_drawing()
    _layers()
    _walls()
    _guides()
    _lights()
    target = Vector((0.1, 0.75, 0.66))
    camera(target + Vector((-0.56, -0.74, 0.5)).normalized() * 46, target, lens=88)
    return {"exposure": 0.35, "halo": 0.5, "vignette": 0.4}


def _layers():
    """What lies flat, from below: slab, turf with its goals, frame, ring of light, net, lamps."""
    concrete = skin.principled("concrete", linear("#2b3340"), roughness=0.75)
    boxes("slab", [((-5.35, -2.85, -0.22), (5.35, 2.85, 0))], concrete, bevel=0.02, location=(0, 0, SLAB))
    _rectangle(5.36, 2.86, SLAB - 0.22, glow_line("slab", COOL, 1.2), 0.012)
    surface = empty("surface", location=(0, 0, TURF))
    lay_blades(surface, density=3500, blade=0.03, colour="#0f5a4c")
    boxes("turf backing", [((-5, -2.5, -0.045), (5, 2.5, -0.002))], skin.rubber(), surface)
    frame = empty("frame")
    build_frame(frame)
    repaint(frame, skin.principled("zinc", linear("#8496ac"), 0.4, 0.55))
    for a in (-1, 1):
        for b in (-1, 1):
            build_base_plate((a * (HALF_LENGTH + POST / 2), b * (HALF_WIDTH + POST / 2), -0.018))
    for end in (-1, 1):
        build_goal(empty("goal", location=(end * 1.0, 0, TURF)), end, skin.principled("goal paint", linear("#c2ccd8"), 0.4))
    net = empty("ceiling", location=(0, 0, NET - HEIGHT))
    build_net(net, mesh=0.25)
    repaint(net, skin.principled("pale net", linear("#a9bdd2"), 0.7))
    lines = [(-5, -2.5, 5, -2.5), (-5, 2.5, 5, 2.5), (-5, -2.5, -5, 2.5), (5, -2.5, 5, 2.5)]
    rope = [((min(a, c) - 0.02, min(b, d) - 0.02, -0.02), (max(a, c) + 0.02, max(b, d) + 0.02, 0.02)) for a, b, c, d in lines]
    boxes("net border", rope, skin.principled("border", linear("#8fa3b8"), 0.6), location=(0, 0, NET + POST / 2))
    for side in (-1, 1):
        box("lamp", (0, side * 1.35, LAMPS), (9.1, 0.3, 0.07), skin.principled("lamp shell", linear("#5f7188"), 0.5, 0.3), bevel=0.01)
        box("lamp glass", (0, side * 1.35, LAMPS - 0.045), (9.06, 0.34, 0.025), glow_line("lamp", WHITE, 2.4))


def _rectangle(x, y, z, material, thick, name="line"):
    t = thick / 2
    sides = [((-x, s * y - t, z - t), (x, s * y + t, z + t)) for s in (-1, 1)]
    sides += [((s * x - t, -y, z - t), (s * x + t, y, z + t)) for s in (-1, 1)]
    return boxes(name, sides, material)


def _walls():
    for name, panes in pane_boxes().items():
        edge = glow_line("warm pane", WARM, 1.8) if name == "right" else glow_line("cool pane", COOL, 1.5)
        build_lit_panes(panes, empty(f"wall {name}", location=WALLS_OUT[name]), edge, veil=0.014, thick=0.016)
    for index in range(8):
        x = -4.375 + index * 1.25
        build_sandwich_panel(1.21, HEIGHT, "#6f88a8", location=(x, HALF_WIDTH + PANELS_OUT, 0))
    # The kit of light: a ring above the frame, warm at one end like the court's own.
    x, y, z, t = HALF_LENGTH + POST, HALF_WIDTH + POST, RING, 0.018
    cool = [((-x, s * y - t, z - t), (x, s * y + t, z + t)) for s in (-1, 1)] + [((-x - t, -y, z - t), (-x + t, y, z + t))]
    boxes("ring", cool, skin.cool(9.0))
    boxes("warm ring", [((x - t, -y, z - t), (x + t, y, z + t))], skin.warm(9.0))


def _guides():
    """Thin lines along which every part slides back into place."""
    t, x, y = 0.008, HALF_LENGTH + POST / 2, HALF_WIDTH + POST / 2
    up = [((a * x - t, b * y - t, GROUND), (a * x + t, b * y + t, LAMPS)) for a in (-1, 1) for b in (-1, 1)]
    out = []
    for height in (0.1, HEIGHT):
        for a in (-1, 1):
            out.append(((a * x - t, y, height - t), (a * x + t, y + PANELS_OUT - POST / 2, height + t)))
            out.append(((a * x - t, -y + WALLS_OUT["near"][1], height - t), (a * x + t, -y, height + t)))
            for b in (-1, 1):
                ends = sorted((a * x, a * (x + 1.7)))
                out.append(((ends[0], b * y - t, height - t), (ends[1], b * y + t, height + t)))
    guides = boxes("guides", up + out, glow_line("guide", COOL, 0.35))
    guides.visible_shadow = False


def _ground_drawing():
    """The outlines of a hall of courts on the floor, brightest under this one."""
    for x, y in ((0, 0), (-14, 0), (14, 0), (-14, 9.5), (0, 9.5), (14, 9.5), (-14, 19), (0, 19), (14, 19), (28, 9.5), (28, 19)):
        ink = glow_line("outline", COOL, 0.5 if (x, y) == (0, 0) else 0.07)
        spot = empty("outline", location=(x, y, GROUND))
        for line in (_rectangle(5.0, 2.5, 0.005, ink, 0.03), _rectangle(0.012, 2.5, 0.005, ink, 0.024)):
            line.parent = spot


def _lights():
    shine = area_light((0, 0, SLAB - 0.3), (0, 0, GROUND), (10, 5), 700, (0.1, 0.55, 1.0))
    shine.visible_camera = False
    for place, target, size, energy, colour in (
        ((-14, -6, 13), (0, 0, 0), (10, 6), 9000, (0.55, 0.82, 1.0)),
        ((4, 15, 8), (0, 0, 1.5), (14, 5), 7000, (0.2, 0.65, 1.0)),
        ((15, -3, 5), (3, 0, 1), (6, 8), 5000, (1.0, 0.5, 0.2)),
        ((0, 0, 16), (0, 0, 0), (12, 8), 5000, (0.8, 0.92, 1.0)),
        ((-6, -20, 9), (0, 4, 1.5), (8, 6), 6500, (0.75, 0.9, 1.0)),
        ((0, 34, 12), (0, 26, GROUND), (50, 6), 16000, (0.12, 0.45, 1.0)),
    ):
        lamp = area_light(place, target, size, energy, colour)
        lamp.visible_camera = False
        lamp.visible_glossy = False
