"""Lamps that give light without being seen: a narrow lamp mirrored in glass is grain, not beauty."""

import bpy

from .hall import area_light

BLUE, AMBER, DAY = (0.2, 0.66, 1.0), (1.0, 0.5, 0.2), (0.9, 0.95, 1.0)


def unseen_lamp(location, target, size, energy, colour=DAY, spread=3.14):
    """A lamp for the scene's own light: neither the camera nor a mirror sees it."""
    lamp = area_light(location, target, size, energy, colour, spread)
    lamp.visible_camera = lamp.visible_glossy = False
    return lamp


def soft_box(location, target, size, energy, colour=DAY):
    """A studio lamp: mirrored in what shines, never seen by the camera."""
    lamp = area_light(location, target, size, energy, colour)
    lamp.visible_camera = False
    return lamp


def hide_lamps():
    """Hides every lamp that the scene has so far from the camera and from mirrors."""
    for thing in bpy.data.objects:
        if thing.type == "LIGHT":
            thing.visible_camera = thing.visible_glossy = False
