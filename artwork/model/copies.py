"""Things that come in numbers: built once, shown in many places at no cost."""

import bpy

from .shapes import empty


def template(name, build):
    """What `build()` adds to the scene, taken out of it again and kept under that name for `place`."""
    found = bpy.data.collections.get(name)
    if found:
        return found
    before = set(bpy.data.objects)
    build()
    kept = bpy.data.collections.new(name)
    for thing in set(bpy.data.objects) - before:
        for home in list(thing.users_collection):
            home.objects.unlink(thing)
        kept.objects.link(thing)
    return kept


def place(kept, location, turn=0.0, parent=None, scale=1.0, tilt=(0, 0)):
    """Shows a template at `location`, turned about z by `turn` radians."""
    shown = empty(kept.name, parent, location, (*tilt, turn))
    shown.scale = [scale] * 3
    shown.instance_type = "COLLECTION"
    shown.instance_collection = kept
    return shown
