"""A player as a sculpted figure without a face: limbs by direction, so that every pose keeps its proportions."""

import bmesh
import bpy
from mathutils import Matrix, Vector

from . import materials as skin
from .measures import linear
from .shapes import add

# Lengths of a body 1.76 m tall, in metres.
THIGH, SHIN, FOOT = 0.44, 0.43, 0.17
SPINE, NECK = 0.47, 0.075
UPPER_ARM, FOREARM = 0.30, 0.26
SHOULDER, HIP = 0.185, 0.095

# Directions (forward, left, up) of each bone; the figure looks along +x.
STANDING = {
    "spine": (0.02, 0, 1),
    "head": (0.06, 0, 1),
    "turn": 0.0,
    "left_thigh": (0.05, 0.06, -1),
    "left_shin": (-0.04, 0.02, -1),
    "right_thigh": (0.05, -0.06, -1),
    "right_shin": (-0.04, -0.02, -1),
    "left_arm": (0.02, 0.22, -1),
    "left_forearm": (0.25, 0.06, -1),
    "right_arm": (0.02, -0.22, -1),
    "right_forearm": (0.25, -0.06, -1),
}
POSES = {
    "standing": STANDING,
    "ready": {
        "spine": (0.5, 0, 1),
        "head": (0.25, 0, 1),
        "left_thigh": (0.62, 0.3, -1),
        "left_shin": (-0.42, 0.12, -1),
        "right_thigh": (0.62, -0.3, -1),
        "right_shin": (-0.42, -0.12, -1),
        "left_arm": (0.1, 0.6, -1),
        "left_forearm": (1, 0.25, -0.25),
        "right_arm": (0.1, -0.6, -1),
        "right_forearm": (1, -0.25, -0.25),
    },
    "kick": {
        "spine": (-0.12, 0.1, 1),
        "head": (0.3, 0, 1),
        "turn": 0.35,
        "left_thigh": (0.12, 0.1, -1),
        "left_shin": (-0.22, 0.0, -1),
        "right_thigh": (0.85, -0.05, -0.75),
        "right_shin": (0.75, 0.05, -0.5),
        "left_arm": (0.75, 0.75, -0.2),
        "left_forearm": (0.9, 0.2, 0.25),
        "right_arm": (-0.75, -0.65, -0.45),
        "right_forearm": (-0.6, -0.5, -0.1),
    },
    "wind_up": {
        "spine": (0.22, 0.06, 1),
        "head": (0.45, 0.05, 1),
        "turn": -0.35,
        "left_thigh": (0.45, 0.1, -1),
        "left_shin": (-0.1, 0.02, -1),
        "right_thigh": (-0.62, -0.1, -1),
        "right_shin": (-1, -0.05, 0.12),
        "left_arm": (0.65, 0.8, -0.1),
        "left_forearm": (0.9, 0.3, 0.2),
        "right_arm": (-0.5, -0.75, -0.5),
        "right_forearm": (-0.2, -0.6, -0.6),
    },
    "run": {
        "spine": (0.3, 0, 1),
        "head": (0.25, 0, 1),
        "turn": 0.25,
        "left_thigh": (1, 0.08, -0.55),
        "left_shin": (-0.25, 0, -1),
        "right_thigh": (-0.42, -0.08, -1),
        "right_shin": (-0.95, 0, -0.35),
        "left_arm": (-0.7, 0.35, -0.7),
        "left_forearm": (0.5, 0.15, -0.75),
        "right_arm": (0.6, -0.35, -0.8),
        "right_forearm": (0.85, -0.05, 0.5),
    },
    "block": {
        "spine": (0.3, -0.5, 1),
        "head": (0.4, -0.1, 1),
        "left_thigh": (0.25, 0.35, -1),
        "left_shin": (-0.25, 0.35, -1),
        "right_thigh": (0.45, -1, -0.5),
        "right_shin": (0.1, -1, -0.75),
        "left_arm": (-0.1, 0.95, -0.2),
        "left_forearm": (0.35, 0.75, 0.35),
        "right_arm": (0.25, -0.85, -0.55),
        "right_forearm": (0.6, -0.5, -0.2),
    },
    "cheer": {
        "spine": (-0.06, 0, 1),
        "head": (-0.1, 0, 1),
        "left_thigh": (0.05, 0.16, -1),
        "left_shin": (-0.04, 0.06, -1),
        "right_thigh": (0.1, -0.16, -1),
        "right_shin": (-0.05, -0.06, -1),
        "left_arm": (0.05, 0.62, 0.85),
        "left_forearm": (0.15, 0.16, 1),
        "right_arm": (0.05, -0.62, 0.85),
        "right_forearm": (0.15, -0.16, 1),
    },
    "arm_up": {
        "spine": (0.0, -0.04, 1),
        "head": (0.05, 0.05, 1),
        "left_thigh": (0.08, 0.14, -1),
        "left_shin": (-0.06, 0.04, -1),
        "right_thigh": (0.02, -0.14, -1),
        "right_shin": (-0.04, -0.04, -1),
        "left_arm": (0.0, 0.75, -0.35),
        "left_forearm": (0.12, 0.65, 0.25),
        "right_arm": (0.1, -0.36, 1),
        "right_forearm": (0.15, 0.02, 1),
    },
}


def _unit(direction):
    return Vector(direction).normalized()


def _joints(pose):
    chosen = {**STANDING, **pose}
    turn = Matrix.Rotation(chosen["turn"], 3, "Z")
    pelvis = Vector((0, 0, 0))
    chest = pelvis + _unit(chosen["spine"]) * SPINE
    neck = chest + _unit(chosen["spine"]) * 0.06
    joints = {"pelvis": pelvis, "chest": chest, "neck": neck}
    joints["head"] = neck + _unit(chosen["head"]) * (NECK + 0.07)
    for name, side in (("left", 1), ("right", -1)):
        hip = pelvis + Vector((0, side * HIP, -0.03))
        knee = hip + _unit(chosen[f"{name}_thigh"]) * THIGH
        ankle = knee + _unit(chosen[f"{name}_shin"]) * SHIN
        shin = (ankle - knee).normalized()
        ahead = Vector((1, 0, 0))
        toe_direction = (ahead - shin * ahead.dot(shin) * 0.75 + shin * 0.12).normalized()
        shoulder = chest + turn @ Vector((0, side * SHOULDER, 0.0))
        elbow = shoulder + _unit(chosen[f"{name}_arm"]) * UPPER_ARM
        wrist = elbow + _unit(chosen[f"{name}_forearm"]) * FOREARM
        joints |= {
            f"{name}_hip": hip,
            f"{name}_knee": knee,
            f"{name}_ankle": ankle,
            f"{name}_toe": ankle + toe_direction * FOOT,
            f"{name}_shoulder": shoulder,
            f"{name}_elbow": elbow,
            f"{name}_wrist": wrist,
            f"{name}_hand": wrist + (wrist - elbow).normalized() * 0.09,
        }
    lowest = min(joints[f"{s}_{j}"].z for s in ("left", "right") for j in ("ankle", "toe"))
    return {name: point - Vector((0, 0, lowest - 0.045)) for name, point in joints.items()}


def _limb(made, start, end, wide, narrow, bulge=0.0):
    """A tapered limb with round ends, as overlapping balls; the remesh melts them into one body."""
    along = end - start
    steps = max(3, int(along.length / 0.02))
    for step in range(steps + 1):
        share = step / steps
        radius = wide + (narrow - wide) * share + bulge * max(0, 1 - abs(share - 0.3) / 0.35)
        bmesh.ops.create_icosphere(
            made, subdivisions=2, radius=radius, matrix=Matrix.Translation(start + along * share)
        )


def _solid(name, parts, material, parent, detail=0.011, smoothing=8):
    made = bmesh.new()
    for part in parts:
        part(made)
    mesh = bpy.data.meshes.new(name)
    made.to_mesh(mesh)
    made.free()
    thing = add(mesh, name, material, parent)
    melt = thing.modifiers.new("melt", "REMESH")
    melt.mode = "VOXEL"
    melt.voxel_size = detail
    melt.use_smooth_shade = True
    soften = thing.modifiers.new("soften", "SMOOTH")
    soften.factor = 0.5
    soften.iterations = smoothing
    return thing


def _ellipsoid(centre, size, turn=None):
    def part(made):
        matrix = Matrix.Translation(centre) @ (turn or Matrix.Identity(4)) @ Matrix.Diagonal((*size, 1))
        bmesh.ops.create_icosphere(made, subdivisions=4, radius=1, matrix=matrix)

    return part


def _between(stations, count):
    """The stations `(at, …)` of an outline, and others between them, `count` in all."""
    for step in range(count):
        at = stations[0][0] + (stations[-1][0] - stations[0][0]) * step / (count - 1)
        upper = next(i for i in range(1, len(stations)) if at <= stations[i][0] + 1e-6)
        low, high = stations[upper - 1], stations[upper]
        share = (at - low[0]) / (high[0] - low[0])
        yield tuple(a + (b - a) * share for a, b in zip(low, high))


def build_figure(pose, location=(0, 0, 0), heading=0.0, team="cool", height=1.76, slight=False, lean=0.0, mirrored=False):
    """A player standing at `location`, looking along `heading` (radians from +x). `slight` makes a narrower build."""
    j = _joints(POSES[pose] if isinstance(pose, str) else pose)
    if mirrored:
        swapped = {}
        for name, point in j.items():
            other = name.replace("left", "L").replace("right", "left").replace("L", "right")
            swapped[other] = Vector((point.x, -point.y, point.z))
        j = swapped
    from .shapes import empty

    body = empty(f"player {team}", location=location, rotation=(0, lean, heading))
    body.scale = [height / 1.76] * 3
    build = 0.88 if slight else 1.0
    jersey = skin.principled(f"jersey {team}", KITS[team][0], roughness=0.62, Sheen=0.5)
    shorts = skin.principled(f"shorts {team}", KITS[team][1], roughness=0.65, Sheen=0.3)
    flesh = skin.principled("figure", linear("#39424f"), roughness=0.42, Specular=0.4)
    shoe = skin.principled(f"shoe {team}", KITS[team][2], roughness=0.4)

    spine = j["chest"] - j["pelvis"]
    up = spine.normalized()
    across = (j["left_shoulder"] - j["right_shoulder"]).normalized()
    front = across.cross(up).normalized()
    trunk = Matrix((front, across, up)).transposed().to_4x4()

    bare = [lambda m: _limb(m, j["neck"] - up * 0.05, j["head"] - up * 0.02, 0.056 * build, 0.05 * build)]
    look = (j["head"] - j["neck"]).normalized()
    bare.append(_ellipsoid(j["head"] + look * 0.03 + front * 0.012, (0.098, 0.078, 0.122), trunk))
    for s in ("left", "right"):
        bare += [
            lambda m, s=s: _limb(m, j[f"{s}_shoulder"], j[f"{s}_elbow"], 0.05 * build, 0.04 * build, 0.006),
            lambda m, s=s: _limb(m, j[f"{s}_elbow"], j[f"{s}_wrist"], 0.041 * build, 0.026, 0.006),
            lambda m, s=s: _limb(m, j[f"{s}_wrist"], j[f"{s}_hand"], 0.03, 0.024, 0.008),
            lambda m, s=s: _limb(m, j[f"{s}_hip"], j[f"{s}_knee"], 0.082 * build, 0.055 * build, 0.008),
            lambda m, s=s: _limb(m, j[f"{s}_knee"], j[f"{s}_ankle"], 0.053 * build, 0.034, 0.012),
        ]
    _solid("body", bare, flesh, body)

    # Depth and breadth of the trunk from the hips to the shoulders.
    outline = [(0.02, 0.112, 0.15), (0.12, 0.103, 0.138), (0.22, 0.104, 0.14), (0.32, 0.116, 0.16), (0.4, 0.116, 0.168)]
    top = [
        *(
            _ellipsoid(j["pelvis"] + up * at + front * at * 0.03, (deep * build, broad * build, 0.11), trunk)
            for at, deep, broad in _between(outline, 14)
        ),
        lambda m: _limb(m, j["left_shoulder"] - up * 0.02, j["right_shoulder"] - up * 0.02, 0.075 * build, 0.075 * build),
        lambda m: _limb(m, j["chest"], j["neck"] + up * 0.01, 0.095 * build, 0.062 * build),
    ]
    for s in ("left", "right"):
        sleeve_end = j[f"{s}_shoulder"].lerp(j[f"{s}_elbow"], 0.62)
        top.append(lambda m, s=s, end=sleeve_end: _limb(m, j[f"{s}_shoulder"], end, 0.068 * build, 0.07 * build))
    _solid("jersey", top, jersey, body, smoothing=14)

    below = [_ellipsoid(j["pelvis"] - up * 0.01, (0.118 * build, 0.155 * build, 0.115), trunk)]
    for s in ("left", "right"):
        hem = j[f"{s}_hip"].lerp(j[f"{s}_knee"], 0.66)
        below.append(lambda m, s=s, hem=hem: _limb(m, j[f"{s}_hip"], hem, 0.1 * build, 0.102 * build))
    _solid("shorts", below, shorts, body)

    socks = []
    for s in ("left", "right"):
        top_of_sock = j[f"{s}_knee"].lerp(j[f"{s}_ankle"], 0.22)
        socks.append(lambda m, s=s, t=top_of_sock: _limb(m, t, j[f"{s}_ankle"], 0.06 * build, 0.041, 0.008))
    _solid("socks", socks, jersey, body)

    shoes = []
    for s in ("left", "right"):
        heel = j[f"{s}_ankle"] - (j[f"{s}_toe"] - j[f"{s}_ankle"]) * 0.28
        shoes.append(lambda m, s=s, heel=heel: _limb(m, heel, j[f"{s}_toe"], 0.045, 0.036, 0.006))
    _solid("shoes", shoes, shoe, body, smoothing=4)
    return body


KITS = {
    "cool": (linear("#1487c4"), linear("#0a1524"), linear("#7fe0ff")),
    "warm": (linear("#e8641c"), linear("#150d0a"), linear("#ffc48f")),
    "pale": (linear("#c9d6e4"), linear("#1a2331"), linear("#5adcff")),
    "dark": (linear("#1b2634"), linear("#0c121b"), linear("#2b3a4d")),
}


def move(figure, shift, turn=0.0):
    """Keyframes around the picture's frame, so that the shutter sees the figure move by `shift` metres."""
    rest, spin = figure.location.copy(), figure.rotation_euler.copy()
    for frame, share in ((0, -0.5), (2, 0.5)):
        figure.location = rest + Vector(shift) * share * 2
        figure.rotation_euler = (spin.x, spin.y, spin.z + turn * share * 2)
        figure.keyframe_insert("location", frame=frame)
        figure.keyframe_insert("rotation_euler", frame=frame)
    for curve in figure.animation_data.action.fcurves:
        for key in curve.keyframe_points:
            key.interpolation = "LINEAR"
