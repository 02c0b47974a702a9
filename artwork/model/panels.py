"""Walls as parts of a kit: clear panes with lit edges, and solid sandwich panels whose core shows where they are cut."""

from . import materials as skin
from .materials import material
from .measures import COOL, PANE, linear
from .shapes import box, boxes, empty, rods

SKIN = 0.004
PANEL_THICKNESS = 0.1


def glow_line(name, colour, strength):
    """Light to be looked at only: it brightens no surface, so a hundred thin lines make no grain."""

    def build(nodes, links, output):
        seen = nodes.new("ShaderNodeLightPath")
        dark = nodes.new("ShaderNodeMath")
        dark.operation = "MULTIPLY_ADD"
        dark.inputs[1].default_value = -strength
        dark.inputs[2].default_value = strength
        glow = nodes.new("ShaderNodeEmission")
        glow.inputs["Color"].default_value = colour
        links.new(seen.outputs["Is Diffuse Ray"], dark.inputs[0])
        links.new(dark.outputs[0], glow.inputs["Strength"])
        links.new(glow.outputs[0], output.inputs[0])

    made = material(f"glow line {name} {strength}", build)
    made.cycles.sample_as_light = False
    return made


def lit_acrylic(veil=0.03, tint="#e6f6ff", colour=COOL):
    """Clear PMMA that carries a little of its edge light in its face, so that a pane is seen against the night.

    Only the face towards the eye mirrors: light goes straight through a pane here, so the far face would wrongly count
    as a total reflection at a flat angle and turn the pane opaque.
    """

    def build(nodes, links, output):
        through = nodes.new("ShaderNodeBsdfTransparent")
        through.inputs["Color"].default_value = linear(tint)
        mirror = nodes.new("ShaderNodeBsdfGlossy")
        mirror.inputs["Roughness"].default_value = 0.02
        facing = nodes.new("ShaderNodeFresnel")
        facing.inputs["IOR"].default_value = 1.49
        side = nodes.new("ShaderNodeNewGeometry")
        share = nodes.new("ShaderNodeMath")
        share.operation = "GREATER_THAN"
        share.inputs[0].default_value = 0.5
        front = nodes.new("ShaderNodeMath")
        front.operation = "MULTIPLY"
        mix = nodes.new("ShaderNodeMixShader")
        glow = nodes.new("ShaderNodeEmission")
        glow.inputs["Color"].default_value = colour
        glow.inputs["Strength"].default_value = veil
        both = nodes.new("ShaderNodeAddShader")
        links.new(side.outputs["Backfacing"], share.inputs[1])
        links.new(share.outputs[0], front.inputs[0])
        links.new(facing.outputs[0], front.inputs[1])
        links.new(front.outputs[0], mix.inputs[0])
        links.new(through.outputs[0], mix.inputs[1])
        links.new(mirror.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], both.inputs[0])
        links.new(glow.outputs[0], both.inputs[1])
        links.new(both.outputs[0], output.inputs[0])

    made = material(f"lit acrylic {veil} {tint} {tuple(round(c, 2) for c in colour)}", build)
    made.cycles.sample_as_light = False
    return made


def rims(low, high, thick):
    """The four edges of an upright pane between two corners, as boxes of that thickness."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    t = thick / 2
    runs_along_x = x1 - x0 >= y1 - y0
    ends = [(x0, y0, x0, y1), (x1, y0, x1, y1)] if runs_along_x else [(x0, y0, x1, y0), (x0, y1, x1, y1)]
    level = [((x0 - t, y0 - t, z - t), (x1 + t, y1 + t, z + t)) for z in (z0, z1)]
    return level + [((a - t, b - t, z0), (c + t, d + t, z1)) for a, b, c, d in ends]


def build_lit_panes(panes, parent=None, edge=None, veil=0.03, thick=0.008):
    """Panes given as boxes, each with its four edges alight."""
    boxes("lit panes", panes, lit_acrylic(veil), parent)
    lines = [rim for low, high in panes for rim in rims(low, high, thick)]
    return boxes("pane edges", lines, edge or glow_line("pane edge", COOL, 1.6), parent)


def build_pane(width, height, parent=None, edge=None, veil=0.03, location=(0, 0, 0), rotation=(0, 0, 0)):
    """One pane standing on the middle of its lower edge, its width along x."""
    stand = empty("pane", parent, location, rotation)
    half = PANE / 2
    build_lit_panes([((-width / 2, -half, 0), (width / 2, half, height))], stand, edge, veil)
    return stand


def foam():
    """The insulating core: pale, closed cells, cut with a blade."""

    def build(nodes, links, output):
        coordinates = nodes.new("ShaderNodeTexCoord")
        cells = nodes.new("ShaderNodeTexVoronoi")
        cells.inputs["Scale"].default_value = 95
        grain = nodes.new("ShaderNodeTexNoise")
        grain.inputs["Scale"].default_value = 24
        grain.inputs["Detail"].default_value = 5
        tones = nodes.new("ShaderNodeMixRGB")
        tones.inputs[1].default_value = linear("#cdb98c")
        tones.inputs[2].default_value = linear("#efe3c4")
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = 0.75
        bump.inputs["Distance"].default_value = 0.004
        shader = nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Roughness"].default_value = 0.95
        shader.inputs["Specular"].default_value = 0.1
        links.new(coordinates.outputs["Object"], cells.inputs["Vector"])
        links.new(coordinates.outputs["Object"], grain.inputs["Vector"])
        links.new(grain.outputs["Fac"], tones.inputs[0])
        links.new(tones.outputs[0], shader.inputs["Base Color"])
        links.new(cells.outputs["Distance"], bump.inputs["Height"])
        links.new(bump.outputs[0], shader.inputs["Normal"])
        links.new(shader.outputs[0], output.inputs[0])

    return material("foam", build)


def lacquer(colour):
    return skin.principled(f"lacquer {colour}", linear(colour), roughness=0.32, metallic=0.25, Clearcoat=0.25)


def build_sandwich_panel(
    width, height, colour="#3a4a5e", parent=None, location=(0, 0, 0), rotation=(0, 0, 0), thickness=PANEL_THICKNESS, rib=0.2, peel=0.0
):
    """A solid panel standing on the middle of its lower edge, width along x: two ribbed steel skins and the core between.

    `peel` is how many metres of the near skin are cut away at the top.
    """
    stand = empty("sandwich panel", parent, location, rotation)
    half, deep = width / 2, thickness / 2
    core = boxes("core", [((-half, -deep + SKIN, 0.0), (half, deep - SKIN, height - 0.004))], foam(), stand)
    core.modifiers.new("soft", "BEVEL").width = 0.002
    faces = []
    ribs = max(1, round(width / rib))
    step = width / ribs
    for side in (-1, 1):
        top = height - peel if side < 0 else height
        faces.append(((-half, min(side * deep, side * (deep - SKIN)), 0), (half, max(side * deep, side * (deep - SKIN)), top)))
        for index in range(ribs):
            left = -half + (index + 0.12) * step
            out = side * (deep + 0.005)
            faces.append(((left, min(side * deep, out), 0), (left + 0.76 * step, max(side * deep, out), top)))
    boxes("skins", faces, lacquer(colour), stand, bevel=0.002)
    tongue = [((half, -deep * 0.3, 0), (half + 0.016, deep * 0.3, height - 0.004))]
    boxes("tongue", tongue, foam(), stand)
    return stand


def build_base_plate(location, parent=None, size=0.26, thick=0.018, bolt=0.016):
    """The plate under a post with its four anchors."""
    x, y, z = location
    box("base plate", (x, y, z + thick / 2), (size, size, thick), skin.steel(), parent, bevel=0.004)
    reach = size * 0.36
    corners = [(x + dx * reach, y + dy * reach) for dx in (-1, 1) for dy in (-1, 1)]
    rods("anchors", [((a, b, z + thick), (a, b, z + thick + bolt * 2.6)) for a, b in corners], bolt * 0.55, skin.bright_steel(), parent)
    rods("nuts", [((a, b, z + thick), (a, b, z + thick + bolt * 1.1)) for a, b in corners], bolt, skin.bright_steel(), parent, sides=6)


def repaint(parent, paint, names=("",)):
    """What hangs on `parent`, or only the things whose names begin like one of `names`, wears `paint` from now on."""
    for thing in parent.children:
        if thing.type == "MESH" and thing.name.startswith(names):
            thing.data.materials.clear()
            thing.data.materials.append(paint)
