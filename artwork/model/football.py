"""The football of the indoor pitch."""

import bmesh
import bpy

from . import materials as skin
from .measures import linear
from .shapes import add


def build_football(location, rotation=(0.3, 0.2, 0.5), radius=0.105, parent=None):
    """A football of twelve dark and twenty pale panels with seams between them."""
    made = bmesh.new()
    bmesh.ops.create_icosphere(made, subdivisions=1, radius=1)
    bmesh.ops.bevel(made, geom=made.verts[:], offset=33.33, offset_type="PERCENT", affect="VERTICES", segments=1)
    panels = made.faces[:]
    for face in panels:
        face.material_index = 1 if len(face.verts) == 5 else 0
    seams = bmesh.ops.inset_individual(made, faces=panels, thickness=0.022)["faces"]
    for face in seams:
        face.material_index = 2
    bmesh.ops.triangulate(made, faces=[face for face in made.faces if len(face.verts) > 4])
    bmesh.ops.subdivide_edges(made, edges=made.edges[:], cuts=5, use_grid_fill=True)
    for vertex in made.verts:
        vertex.co = vertex.co.normalized() * radius
    mesh = bpy.data.meshes.new("football")
    made.to_mesh(mesh)
    made.free()
    ball = add(mesh, "football", None, parent, location, rotation, smooth=True)
    mesh.materials.append(skin.principled("football pale", linear("#dfe7ee"), roughness=0.32))
    mesh.materials.append(skin.principled("football dark", linear("#0e2a44"), roughness=0.3))
    mesh.materials.append(skin.principled("football seam", linear("#20262e"), roughness=0.7))
    return ball
