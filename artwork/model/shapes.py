"""Plain solids; everything else is built of them. Lengths in metres."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

_faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def add(mesh, name, material=None, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), smooth=False):
    """An object of the scene that shows `mesh`."""
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = rotation
    if parent:
        thing.parent = parent
    if material:
        mesh.materials.clear()
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return thing


def empty(name="group", parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    thing = bpy.data.objects.new(name, None)
    bpy.context.scene.collection.objects.link(thing)
    thing.location = location
    thing.rotation_euler = rotation
    thing.parent = parent
    return thing


def box_mesh(name, boxes):
    """One mesh of many boxes, each `(low corner, high corner)`."""
    vertices, faces = [], []
    for low, high in boxes:
        first = len(vertices)
        vertices += [(x, y, z) for x in (low[0], high[0]) for y in (low[1], high[1]) for z in (low[2], high[2])]
        faces += [tuple(first + i for i in face) for face in _faces]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    return mesh


def boxes(name, parts, material, parent=None, bevel=0.0, **where):
    thing = add(box_mesh(name, parts), name, material, parent, **where)
    if bevel:
        rounded = thing.modifiers.new("bevel", "BEVEL")
        rounded.width = bevel
        rounded.segments = 2
        rounded.harden_normals = False
    return thing


def box(name, centre, size, material, parent=None, bevel=0.0, rotation=(0, 0, 0)):
    half = [s / 2 for s in size]
    return boxes(
        name, [([-h for h in half], half)], material, parent, bevel=bevel, location=centre, rotation=rotation
    )


def plane(name, size, material, parent=None, location=(0, 0, 0), rotation=(0, 0, 0)):
    x, y = size[0] / 2, size[1] / 2
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for corner, uv in zip(layer.data, [(0, 0), (1, 0), (1, 1), (0, 1)]):
        corner.uv = uv
    return add(mesh, name, material, parent, location, rotation)


def rod_mesh(name, pieces, radius, sides=10):
    """One mesh of many round rods, each `(from, to)`."""
    made = bmesh.new()
    for start, end in pieces:
        start, end = Vector(start), Vector(end)
        along = end - start
        turn = along.to_track_quat("Z", "Y").to_matrix().to_4x4()
        bmesh.ops.create_cone(
            made,
            cap_ends=True,
            segments=sides,
            radius1=radius,
            radius2=radius,
            depth=along.length,
            matrix=Matrix.Translation((start + end) / 2) @ turn,
        )
    mesh = bpy.data.meshes.new(name)
    made.to_mesh(mesh)
    made.free()
    return mesh


def rods(name, pieces, radius, material, parent=None, sides=10, **where):
    return add(rod_mesh(name, pieces, radius, sides), name, material, parent, smooth=sides > 6, **where)


def ball_mesh(name, radius, segments=48, rings=24):
    made = bmesh.new()
    bmesh.ops.create_uvsphere(made, u_segments=segments, v_segments=rings, radius=radius)
    mesh = bpy.data.meshes.new(name)
    made.to_mesh(mesh)
    made.free()
    return mesh


def turned(name, profile, material, parent=None, steps=48, **where):
    """A solid of revolution about z; `profile` lists `(radius, z)` from below to above."""
    vertices, faces = [], []
    for radius, z in profile:
        for step in range(steps):
            angle = 2 * math.pi * step / steps
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
    for ring in range(len(profile) - 1):
        for step in range(steps):
            near, next_step = ring * steps, (step + 1) % steps
            faces.append((near + step, near + next_step, near + steps + next_step, near + steps + step))
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    return add(mesh, name, material, parent, smooth=True, **where)


def tube(name, points, radii, material, parent=None, sides=12, **where):
    """A tube through `points` with a radius at each, u running from tail (0) to head (1)."""
    points = [Vector(p) for p in points]
    vertices, faces, uvs = [], [], []
    count = len(points)
    for index, point in enumerate(points):
        ahead = points[min(index + 1, count - 1)] - points[max(index - 1, 0)]
        turn = ahead.to_track_quat("Z", "Y")
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            vertices.append(point + turn @ Vector((math.cos(angle), math.sin(angle), 0)) * radii[index])
    for index in range(count - 1):
        for side in range(sides):
            other = (side + 1) % sides
            faces.append(
                (
                    index * sides + side,
                    index * sides + other,
                    (index + 1) * sides + other,
                    (index + 1) * sides + side,
                )
            )
            low, high = index / (count - 1), (index + 1) / (count - 1)
            uvs += [(low, 0), (low, 1), (high, 1), (high, 0)]
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    layer = mesh.uv_layers.new()
    for corner, uv in zip(layer.data, uvs):
        corner.uv = uv
    return add(mesh, name, material, parent, smooth=True, **where)


def wire(name, points, radius, material, parent=None, closed=False, **where):
    """A rope or a strip of light along a path."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 3
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    for knot, point in zip(line.points, points):
        knot.co = (*point, 1)
    line.use_cyclic_u = closed
    curve.materials.append(material)
    thing = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(thing)
    thing.parent = parent
    thing.location = where.get("location", (0, 0, 0))
    return thing
