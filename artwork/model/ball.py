"""The ball: 14 cm across, felt covered, with two stitched seams; and the light it leaves behind."""

import math

import bpy
from mathutils import Vector

from . import materials as skin
from .measures import BALL_DIAMETER, WARM
from .shapes import add, ball_mesh, tube, wire


def build_ball(location, parent=None, colour="#ffab3d", spin=(0.4, 0.3, 0.8)):
    radius = BALL_DIAMETER / 2
    ball = add(ball_mesh("ball", radius, 64, 32), "ball", skin.felt(colour), parent, location, spin, smooth=True)
    seam = skin.principled("seam", (0.9, 0.82, 0.7, 1), 0.8)
    for turn in (0, 1):
        points = []
        for step in range(96):
            angle = 2 * math.pi * step / 96
            wave = 0.44 * math.sin(2 * angle)
            direction = Vector((math.cos(angle) * math.cos(wave), math.sin(angle) * math.cos(wave), math.sin(wave)))
            if turn:
                direction = Vector((direction.z, direction.x, direction.y))
            points.append(direction * (radius + 0.0002))
        wire("seam", points, 0.0016, seam, ball, closed=True)
    return ball


def arc(start, end, lift=0.0, steps=20):
    """Points of a flight from `start` to `end` that rises `lift` metres above the straight line."""
    start, end = Vector(start), Vector(end)
    return [
        start.lerp(end, step / steps) + Vector((0, 0, lift * 4 * (step / steps) * (1 - step / steps)))
        for step in range(steps + 1)
    ]


def build_trail(points, width=0.05, colour=WARM, strength=9.0, start=0.08):
    """A streak that tapers from the ball back along its flight; `points` end at the ball."""
    count = len(points)
    radii = [width * (start + (1 - start) * (index / (count - 1)) ** 0.8) for index in range(count)]
    glow = tube("trail", points, radii, skin.trail(colour, strength))
    glow.visible_shadow = False
    return glow


def build_rebound(location, normal, colour=WARM, strength=10.0, radius=0.16):
    """A ring of light where the ball met a wall."""
    turn = Vector(normal).to_track_quat("Z", "Y")
    for share, weight in ((0.55, 1.0), (1.0, 0.45)):
        points = [
            Vector(location) + turn @ Vector((math.cos(a) * radius * share, math.sin(a) * radius * share, 0))
            for a in (2 * math.pi * i / 48 for i in range(48))
        ]
        ring = wire("rebound", points, 0.006, skin.light(f"rebound {weight}", colour, strength * weight), closed=True)
        ring.visible_shadow = False
