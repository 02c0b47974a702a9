"""Renders one picture: blender -b --factory-startup -P artwork/render.py -- <name> <output.png> [--draft] [--develop]

`--draft` renders at half size with few samples. `--develop` only prints the kept light of the last rendering again,
with the scene's exposure and halo as they are now.
"""

import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np

from model.develop import clean_light, print_picture, render_light
from model.stage import empty_stage, prepare
from scenes import icon, scenes

SAMPLES = 64
DRAFT_SAMPLES = 16
DRAFT_SCALE = 0.5


def main():
    words = sys.argv[sys.argv.index("--") + 1 :]
    options = {word for word in words if word.startswith("--")}
    name, output = [word for word in words if not word.startswith("--")]
    here = os.path.dirname(os.path.abspath(__file__))
    with open(os.path.join(here, "catalogue.json")) as file:
        size = json.load(file).get(name) or icon.SIZE
    is_draft = "--draft" in options
    scale = DRAFT_SCALE if is_draft else 1
    width, height = round(size["width"] * scale), round(size["height"] * scale)
    folder = os.path.join(os.path.dirname(os.path.abspath(output)), ".light", name)
    os.makedirs(folder, exist_ok=True)
    kept = os.path.join(folder, "light.npy")

    started = time.time()
    stage = empty_stage()
    shot = scenes[name](stage) or {}
    samples = round((DRAFT_SAMPLES if is_draft else SAMPLES) * shot.pop("samples", 1))
    shutter = shot.pop("shutter", 0.0)
    if "--develop" in options:
        light = np.load(kept).astype(np.float32)
    else:
        prepare(stage, width, height, samples, shutter)
        built = time.time()
        passes = render_light(stage, folder, samples)
        rendered = time.time()
        light = clean_light(passes)
        np.save(kept, light.astype(np.float16))
        print(f"{name}: built {built - started:.0f} s, rendered {rendered - built:.0f} s, cleaned {time.time() - rendered:.0f} s")
    print_picture(light, os.path.abspath(output), **shot)


main()
