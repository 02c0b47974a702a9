"""From light to picture: two renderings, the grain taken out, the lamps' halo, the film's curve."""

import os

import bpy
import numpy as np

from .denoise import denoise

PASSES = {"Image": "light", "Denoising Albedo": "albedo", "Denoising Normal": "normal"}


def render_light(scene, folder, samples):
    """Renders twice with half the samples each; returns light, light again, albedo and normal as arrays."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.color_mode = "RGB"
    files.file_slots.clear()
    for name, slot in PASSES.items():
        files.file_slots.new(slot)
        tree.links.new(source.outputs[name], files.inputs[slot])
    passes = []
    scene.cycles.samples = max(4, samples // 2)
    for seed in (1, 2):
        scene.cycles.seed = seed
        files.base_path = os.path.join(folder, f"pass{seed}")
        bpy.ops.render.render()
        passes.append({slot: _read(files.base_path, slot) for slot in PASSES.values()})
    scene.use_nodes = False
    first, second = passes
    guides = {key: (first[key] + second[key]) / 2 for key in ("albedo", "normal")}
    return first["light"], second["light"], guides["albedo"], guides["normal"]


def _read(folder, slot):
    name = next(file for file in sorted(os.listdir(folder)) if file.startswith(slot))
    path = os.path.join(folder, name)
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return np.nan_to_num(pixels.reshape(height, width, 4)[..., :3])


def clean_light(passes):
    return denoise(*passes)


def print_picture(light, path, exposure=0.0, halo=0.55, vignette=0.35, look="High Contrast"):
    """Writes the picture: halo round bright lamps, darker corners, film curve. `light` is height x width x 3, linear."""
    height, width = light.shape[:2]
    scene = bpy.data.scenes.new("darkroom")
    bpy.context.window.scene = scene
    negative = bpy.data.images.new("negative", width, height, float_buffer=True)
    negative.colorspace_settings.name = "Linear"
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = light * _corners(width, height, vignette)[..., None]
    negative.pixels.foreach_set(pixels.ravel())
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new("CompositorNodeImage")
    source.image = negative
    output = tree.nodes.new("CompositorNodeComposite")
    last = source.outputs[0]
    if halo:
        wide = tree.nodes.new("CompositorNodeGlare")
        wide.glare_type = "FOG_GLOW"
        wide.quality = "HIGH"
        wide.threshold = 1.0
        wide.size = 8
        wide.mix = -1 + halo
        tree.links.new(last, wide.inputs[0])
        last = wide.outputs[0]
    tree.links.new(last, output.inputs[0])
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "8"
    scene.render.image_settings.color_mode = "RGB"
    scene.render.dither_intensity = 1.0
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True, scene=scene.name)


def _corners(width, height, amount):
    x = np.linspace(-1, 1, width)
    y = np.linspace(-1, 1, height)
    x, y = np.meshgrid(x, y)
    far = np.clip((x**2 + y**2) / 2, 0, 1)
    return (1 - amount * far**1.2).astype(np.float32)
