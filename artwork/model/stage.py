"""The stage: an empty scene, its camera, and how light becomes a picture."""

import bpy
from mathutils import Vector

from .measures import linear

GROUND = "#060b15"


def empty_stage(ambient=0.25):
    """Removes everything; the night around is the site's own ground colour."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    world = bpy.data.worlds.new("night")
    world.use_nodes = True
    sky = world.node_tree.nodes["Background"]
    sky.inputs[0].default_value = linear("#0b1830")
    sky.inputs[1].default_value = ambient
    scene.world = world
    return scene


def camera(eye, target, lens=35, focus=None, aperture=None, shift=(0, 0), roll=0.0):
    """Looks from `eye` to `target`; `lens` in millimetres on a frame of 36; `focus` is a point kept sharp, `aperture` an f-number."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 400
    thing = bpy.data.objects.new("camera", data)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = eye
    turn = (Vector(target) - Vector(eye)).to_track_quat("-Z", "Y")
    thing.rotation_euler = turn.to_euler()
    if roll:
        thing.rotation_euler.rotate_axis("Z", roll)
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(eye)).dot(turn @ Vector((0, 0, -1)))
    bpy.context.scene.camera = thing
    return thing


def prepare(scene, width, height, samples, shutter=0.0):
    """Cycles on the processor, with caustics off and fireflies clamped: what is left of the noise goes in denoise.py."""
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.frame_set(1)
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.015
    cycles.use_denoising = False
    cycles.max_bounces = 10
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transparent_max_bounces = 24
    cycles.transmission_bounces = 6
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 0.6
    scene.render.use_persistent_data = True
    scene.render.use_motion_blur = shutter > 0
    scene.render.motion_blur_shutter = shutter
    scene.view_settings.view_transform = "Raw"
