"""What stands: a clear wall in its post, sandwich panels cut open, the bare steel frame."""

import math

from model import materials as skin
from model.backdrop import build_blurred_court
from model.court import END_POSTS, SIDE_POSTS, build_frame
from model.hall import area_light, build_floor, build_shell
from model.measures import COOL, HALF_LENGTH, HALF_WIDTH, HEIGHT, POST, WARM, linear
from model.panels import build_base_plate, build_sandwich_panel, lit_acrylic, repaint
from model.shapes import box, boxes, empty, plane, rods
from model.stage import camera

FRAME_PAINT = "#76879c"


def hidden_light(*words, glossy=True, **more):
    """A lamp whose own shape the camera does not see."""
    lamp = area_light(*words, **more)
    lamp.visible_camera = False
    lamp.visible_glossy = glossy
    return lamp


def acrylic_walls(stage):
    """The pane's upper edge comes out of the post towards the eye, bright where the light enters it."""
    build_floor(z=-0.2, roughness=0.3)
    build_shell(centre=(0, 4))
    build_blurred_court((-6.9, 2.6, -0.2), math.pi / 4, turf=0)
    top, thick = 1.5, 0.024
    _clamping_post((0, 0, 0), top + 0.05)
    boxes("pane", [((0.006, -thick / 2, 0), (2.4, thick / 2, top))], lit_acrylic(0.008), bevel=0.0015)
    turn = math.pi
    plane("running light", (2.38, thick * 0.8), skin.trail(COOL, 7.0), location=(1.2, 0, top + 0.0008), rotation=(0, 0, turn))
    for side in (-1, 1):
        plane(
            "light in the pane",
            (0.42, 2.38),
            skin.trail(COOL, 0.075),
            location=(1.2, side * 0.008, top - 0.21),
            rotation=(turn / 2, -turn / 2, 0),
        ).visible_shadow = False
    hidden_light((-0.9, 1.1, 2.1), (0, 0, 1.3), (0.5, 1.2), 75, (0.25, 0.7, 1.0))
    hidden_light((0.9, 0.9, 2.0), (0, 0, 1.4), (0.8, 0.4), 26, (0.4, 0.78, 1.0))
    hidden_light((0.2, -1.7, 2.2), (0, 0, 1.4), (0.8, 0.6), 44, (0.75, 0.9, 1.0))
    hidden_light((-3.5, 4.5, 3), (-5, 6.5, -0.2), (2, 2), 160, (0.15, 0.55, 1.0), glossy=False)
    hidden_light((0.9, -0.9, 1.2), (0, 0, 1.3), (0.1, 0.8), 8, (1.0, 0.5, 0.2), glossy=False)
    camera((0.84, -0.66, 1.66), (0.155, 0.02, 1.405), lens=54, focus=(0.04, -0.04, 1.46), aperture=1.8)
    return {"halo": 0.5, "exposure": 0.35}


def _clamping_post(location, height):
    """A channel of steel that holds the edge of a pane between rubber and two bolted bars."""
    post = empty("post", location=location)
    paint = skin.principled("post paint", linear("#51617a"), 0.36, 0.35)
    w, d = 0.05, 0.045
    parts = [((-2 * w, -d, 0), (-0.004, d, height)), ((-0.004, -d, 0), (w, -d + 0.014, height)), ((-0.004, d - 0.014, 0), (w, d, height))]
    boxes("channel", parts, paint, post, bevel=0.003)
    seals = [((-0.004, s * 0.0205 - 0.0105, 0), (w + 0.004, s * 0.0205 + 0.0105, height - 0.055)) for s in (-1, 1)]
    boxes("seals", seals, skin.rubber(), post, bevel=0.003)
    bars = [((0.002, s * (d + 0.004) - 0.004, 0.05), (w - 0.002, s * (d + 0.004) + 0.004, height - 0.03)) for s in (-1, 1)]
    boxes("bars", bars, skin.principled("bar", linear("#a9b8c9"), 0.35, 0.5), post, bevel=0.002)
    heads, washers = [], []
    for index in range(6):
        z = height - 0.09 - index * 0.22
        for side in (-1, 1):
            face = side * (d + 0.008)
            washers.append(((0.025, face, z), (0.025, face + side * 0.003, z)))
            heads.append(((0.025, face, z), (0.025, face + side * 0.013, z)))
    rods("washers", washers, 0.0155, skin.principled("post paint", linear("#51617a"), 0.36, 0.35), post, sides=24)
    rods("heads", heads, 0.0105, skin.principled("bar", linear("#a9b8c9"), 0.35, 0.5), post, sides=6)
    box("cap", (-0.026, 0, height + 0.004), (0.16, 0.1, 0.01), skin.rubber(), post, bevel=0.003)


def sandwich_panels(stage):
    build_floor(roughness=0.22)
    build_shell(centre=(0, 0), length=40, width=24)
    build_blurred_court((-5.5, 6.5, 0), 0.1)
    build_blurred_court((6.5, 7.5, 0), -0.15)
    for colour, x, y, turn, height, peel in (
        ("#c9d6e4", 0.5, 0.5, 0.5, 1.42, 0.0),
        ("#1f6a9c", 0.1, 0.14, 0.5, 1.2, 0.0),
        ("#3c4f6b", -0.32, -0.24, 0.5, 0.98, 0.2),
    ):
        build_sandwich_panel(0.95, height, colour, location=(x, y, 0), rotation=(0, 0, turn), rib=0.135, peel=peel)
    # Cool on the faces, warm on the cut edges: the core is what the picture is about.
    hidden_light((1.9, -2.1, 2.1), (0.2, 0, 0.9), (0.8, 1.4), 125, (0.5, 0.82, 1.0))
    hidden_light((-2.3, -0.5, 1.5), (-0.2, 0, 1.0), (0.4, 1.2), 46, (1.0, 0.55, 0.25))
    hidden_light((-1.3, 2.2, 2.5), (0, 0, 1.1), (1.4, 0.5), 110, (0.22, 0.66, 1.0))
    camera((-0.72, -1.85, 1.66), (0.08, 0.06, 0.96), lens=42, focus=(-0.34, -0.34, 0.95), aperture=2.4)
    return {"halo": 0.4, "exposure": 0.1}


def steel_structure(stage):
    build_floor()
    build_shell(centre=(2, -2), length=34, width=24, height=9.5)
    frame = empty("frame")
    build_frame(frame)
    repaint(frame, skin.principled("frame paint", linear(FRAME_PAINT), 0.38, 0.6))
    x, y = HALF_LENGTH + POST / 2, HALF_WIDTH + POST / 2
    feet = [(px, side * y) for px in SIDE_POSTS[1:-1] for side in (-1, 1)]
    feet += [(side * x, py) for py in END_POSTS[1:-1] for side in (-1, 1)]
    feet += [(a * x, b * y) for a in (-1, 1) for b in (-1, 1)]
    for place in feet:
        build_base_plate((*place, 0))
    for turn, colour in ((-1, COOL), (1, WARM)):
        cuffs = [cuff for place in feet if (place[0] > 4) == (turn > 0) for cuff in _cuff(*place)]
        boxes("cuffs", cuffs, skin.light(f"cuff {turn}", colour, 12.0))
    hidden_light((-9, 2, 5.5), (0, 0, 1.2), (2, 6), 1900, (0.25, 0.7, 1.0), glossy=False)
    hidden_light((-1, 8, 5), (0, 0, 1.2), (9, 1.2), 2400, (0.2, 0.62, 1.0), glossy=False)
    hidden_light((10, -4, 4), (2, 0, 1.2), (2, 5), 2600, (1.0, 0.48, 0.18), glossy=False)
    hidden_light((-6, -8, 6), (-3, 0, 1), (3, 3), 700, (0.85, 0.93, 1.0), glossy=False)
    hidden_light((12, 2, 7), (18, 2, 2), (3, 8), 1500, (0.2, 0.6, 1.0), glossy=False)
    camera((-7.7, -5.7, 1.35), (-0.9, 0.0, 1.3), lens=29, focus=(-5.0, -2.5, 1.5), aperture=1.8)
    return {"halo": 0.5, "exposure": 0.4}


def _cuff(x, y):
    """Bands of light round a post, just under its joint and just over its foot."""
    r, h = POST / 2 + 0.004, 0.011
    return [((x - r, y - r, z - h), (x + r, y + r, z + h)) for z in (0.16, HEIGHT - 0.2)]
