"""The stand: eight rows of twenty-five seats on lit steps, an aisle, rails; and, if wished, its public."""

import random

import bpy

from . import materials as skin
from .copies import place, template
from .measures import linear
from .outline import smooth
from .public import seat_visitor
from .shapes import add, boxes, empty, rods

ROWS, SEATS = 8, 25
SEATS_LEFT_OF_AISLE = 12
SEAT_WIDTH, ROW_DEPTH, RISE, FIRST_STEP = 0.5, 0.82, 0.36, 0.35
AISLE = 1.2
WIDTH = SEATS * SEAT_WIDTH + AISLE
RAIL = 1.0


def build_stand(location=(0, 0, 0), rotation=(0, 0, 0), public=0.0, glow=5.0, seed=4):
    """The stand around an empty at the middle of its front foot: rows run along x and rise towards +y, seats look towards -y.

    `public` is the share of seats that are taken, `glow` the strength of the light on the steps.
    """
    stand = empty("stand", location=location, rotation=rotation)
    _build_steps(stand)
    _build_lights(stand, glow)
    _build_rails(stand)
    chance = random.Random(seed)
    seats = [template(f"seat {tone}", lambda tone=tone: _build_seat(tone)) for tone in ("#10466e", "#0c3554")]
    for row in range(ROWS):
        for number in range(SEATS):
            spot = seat_place(row, number)
            place(seats[number * 7 % 5 % 2], spot, parent=stand)
            if chance.random() < public:
                seat_visitor(stand, spot, chance)
    return stand


def seat_place(row, number):
    """Where a seat stands on its step, in the stand's own coordinates."""
    past_aisle = AISLE if number >= SEATS_LEFT_OF_AISLE else 0
    x = -WIDTH / 2 + (number + 0.5) * SEAT_WIDTH + past_aisle
    return (x, row * ROW_DEPTH + 0.52, FIRST_STEP + row * RISE)


def _aisle():
    left = -WIDTH / 2 + SEATS_LEFT_OF_AISLE * SEAT_WIDTH
    return left, left + AISLE


def _build_steps(stand):
    left, right = _aisle()
    steps, treads = [], []
    for row in range(ROWS):
        y, z = row * ROW_DEPTH, FIRST_STEP + row * RISE
        steps.append(((-WIDTH / 2, y, 0), (WIDTH / 2, y + ROW_DEPTH, z)))
        treads.append(((left + 0.05, y - ROW_DEPTH / 2, 0), (right - 0.05, y, z - RISE / 2)))
    concrete = skin.principled("stand concrete", linear("#1b2430"), roughness=0.55, Specular=0.35)
    boxes("steps", steps, concrete, stand, bevel=0.01)
    boxes("treads", treads, skin.principled("tread", linear("#121923"), roughness=0.4), stand, bevel=0.01)


def _build_lights(stand, glow):
    left, right = _aisle()
    rows, aisle = [], []
    for row in range(ROWS):
        y, z = row * ROW_DEPTH, FIRST_STEP + row * RISE
        for start, end in ((-WIDTH / 2, left), (right, WIDTH / 2)):
            rows.append(((start, y - 0.012, z - 0.035), (end, y - 0.002, z - 0.022)))
        aisle += [
            ((left + 0.12, y - 0.012, z - 0.035), (right - 0.12, y - 0.002, z - 0.022)),
            (
                (left + 0.12, y - ROW_DEPTH / 2 - 0.012, z - RISE / 2 - 0.035),
                (right - 0.12, y - ROW_DEPTH / 2 - 0.002, z - RISE / 2 - 0.022),
            ),
        ]
    if glow:
        boxes("row lights", rows, skin.cool(glow), stand)
        boxes("aisle lights", aisle, skin.warm(glow), stand)


def _build_rails(stand):
    left, right = _aisle()
    steel = skin.bright_steel()
    bars, posts, panes = [], [], []
    for start, end in ((-WIDTH / 2, left), (right, WIDTH / 2)):
        y, z = -0.12, FIRST_STEP + RAIL
        bars.append(((start, y, z), (end, y, z)))
        count = 5
        for index in range(count + 1):
            x = start + (end - start) * index / count
            posts.append(((x, y, 0), (x, y, z)))
        for index in range(count):
            x, width = start + (end - start) * index / count, (end - start) / count
            panes.append(((x + 0.05, y - 0.005, 0.3), (x + width - 0.05, y + 0.005, z - 0.06)))
    back, top = ROWS * ROW_DEPTH, FIRST_STEP + (ROWS - 1) * RISE
    for x in (-WIDTH / 2 + 0.03, WIDTH / 2 - 0.03):
        for low in (RAIL, RAIL / 2):
            bars.append(((x, 0.1, FIRST_STEP + low), (x, back - 0.1, top + RISE * 0.7 + low)))
        for row in range(ROWS):
            y, z = row * ROW_DEPTH + 0.1, FIRST_STEP + row * RISE
            posts.append(((x, y, z), (x, y, z + RAIL)))
    for low in (RAIL, RAIL / 2):
        bars.append(((-WIDTH / 2, back - 0.05, top + low), (WIDTH / 2, back - 0.05, top + low)))
    for index in range(12):
        x = -WIDTH / 2 + WIDTH * index / 11
        posts.append(((x, back - 0.05, top), (x, back - 0.05, top + RAIL)))
    rods("rails", bars, 0.022, steel, stand)
    rods("rail posts", posts, 0.016, steel, stand)
    boxes("rail panes", panes, skin.clear(), stand)


def _build_seat(tone):
    """A shell of plastic on two brackets; its middle is at the origin, its back towards +y."""
    plastic = skin.principled(f"seat plastic {tone}", linear(tone), roughness=0.36, Specular=0.5)
    side = smooth(
        [
            (-0.21, 0.405),
            (-0.19, 0.435),
            (-0.05, 0.415),
            (0.1, 0.42),
            (0.17, 0.46),
            (0.2, 0.56),
            (0.225, 0.7),
            (0.24, 0.8),
            (0.255, 0.81),
        ],
        3,
    )
    across = 8
    vertices, faces = [], []
    for y, z in side:
        back = max(0.0, min(1.0, (z - 0.42) / 0.2))
        for step in range(across + 1):
            share = step / across * 2 - 1
            hollow = 0.03 * (1 - share**2)
            half = 0.215 - 0.02 * back
            vertices.append((share * half, y + hollow * back, z - hollow * 0.6 * (1 - back)))
    for row in range(len(side) - 1):
        for step in range(across):
            corner = row * (across + 1) + step
            faces.append((corner, corner + 1, corner + across + 2, corner + across + 1))
    mesh = bpy.data.meshes.new("seat")
    mesh.from_pydata(vertices, [], faces)
    shell = add(mesh, "seat", plastic, smooth=True)
    thick = shell.modifiers.new("thick", "SOLIDIFY")
    thick.thickness = 0.014
    boxes("bracket", [((x - 0.015, -0.1, 0.0), (x + 0.015, 0.2, 0.4)) for x in (-0.12, 0.12)], skin.steel())
