"""Materials by name; each is made once a scene and shared by everything that wears it."""

import bpy

from .measures import COOL, WARM, linear


def material(name, build):
    """The material of that name, made by `build(nodes, links, output)` the first time."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    nodes.clear()
    output = nodes.new("ShaderNodeOutputMaterial")
    build(nodes, links, output)
    return made


def principled(name, colour, roughness=0.5, metallic=0.0, **inputs):
    def build(nodes, links, output):
        shader = nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Base Color"].default_value = colour
        shader.inputs["Roughness"].default_value = roughness
        shader.inputs["Metallic"].default_value = metallic
        for key, value in inputs.items():
            shader.inputs[key.replace("_", " ")].default_value = value
        links.new(shader.outputs[0], output.inputs[0])

    return material(name, build)


def light(name, colour, strength):
    """A surface that glows; what it lights is real, so edges colour the floor beside them."""

    def build(nodes, links, output):
        shader = nodes.new("ShaderNodeEmission")
        shader.inputs["Color"].default_value = colour
        shader.inputs["Strength"].default_value = strength
        links.new(shader.outputs[0], output.inputs[0])

    return material(name, build)


def cool(strength=14.0):
    return light(f"cool {strength}", COOL, strength)


def warm(strength=14.0):
    return light(f"warm {strength}", WARM, strength)


def steel():
    return principled("steel", linear("#1a1e24"), roughness=0.38, metallic=0.85)


def bright_steel():
    return principled("bright steel", linear("#aeb8c4"), roughness=0.26, metallic=1.0)


def white_paint():
    return principled("white paint", linear("#dfe6ee"), roughness=0.35)


def rubber():
    return principled("rubber", linear("#0b0d10"), roughness=0.8)


def padding():
    return principled("padding", linear("#0c2a3d"), roughness=0.6, Sheen=0.4)


def wood():
    def build(nodes, links, output):
        coordinates = nodes.new("ShaderNodeTexCoord")
        stretch = nodes.new("ShaderNodeMapping")
        stretch.inputs["Scale"].default_value = (0.6, 9, 9)
        grain = nodes.new("ShaderNodeTexNoise")
        grain.inputs["Scale"].default_value = 3
        grain.inputs["Detail"].default_value = 6
        tones = nodes.new("ShaderNodeValToRGB")
        tones.color_ramp.elements[0].color = linear("#2a160c")
        tones.color_ramp.elements[1].color = linear("#6b3d20")
        shader = nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Roughness"].default_value = 0.28
        links.new(coordinates.outputs["Object"], stretch.inputs[0])
        links.new(stretch.outputs[0], grain.inputs["Vector"])
        links.new(grain.outputs["Fac"], tones.inputs[0])
        links.new(tones.outputs[0], shader.inputs["Base Color"])
        links.new(shader.outputs[0], output.inputs[0])

    return material("wood", build)


def clear(tint="#f3fbff", reflection=1.0, name="acrylic"):
    """Clear PMMA: seen through without bending (a pane does not), mirrored at a flat angle. No caustics, so no grain."""

    def build(nodes, links, output):
        through = nodes.new("ShaderNodeBsdfTransparent")
        through.inputs["Color"].default_value = linear(tint)
        mirror = nodes.new("ShaderNodeBsdfGlossy")
        mirror.inputs["Roughness"].default_value = 0.015
        facing = nodes.new("ShaderNodeFresnel")
        facing.inputs["IOR"].default_value = 1.49
        share = nodes.new("ShaderNodeMath")
        share.operation = "MULTIPLY"
        share.inputs[1].default_value = 0.75 * reflection
        mix = nodes.new("ShaderNodeMixShader")
        links.new(facing.outputs[0], share.inputs[0])
        links.new(share.outputs[0], mix.inputs[0])
        links.new(through.outputs[0], mix.inputs[1])
        links.new(mirror.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], output.inputs[0])

    return material(f"{name} {tint}", build)


def polished_floor(roughness=0.16, colour="#0b1018"):
    """Sealed concrete: dark, mirror-like where it was walked on, duller in patches."""

    def build(nodes, links, output):
        coordinates = nodes.new("ShaderNodeTexCoord")
        patches = nodes.new("ShaderNodeTexNoise")
        patches.inputs["Scale"].default_value = 0.7
        patches.inputs["Detail"].default_value = 5
        spread = nodes.new("ShaderNodeMapRange")
        spread.inputs["To Min"].default_value = roughness * 0.55
        spread.inputs["To Max"].default_value = roughness * 1.7
        shader = nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Base Color"].default_value = linear(colour)
        shader.inputs["Specular"].default_value = 0.55
        links.new(coordinates.outputs["Object"], patches.inputs["Vector"])
        links.new(patches.outputs["Fac"], spread.inputs[0])
        links.new(spread.outputs[0], shader.inputs["Roughness"])
        links.new(shader.outputs[0], output.inputs[0])

    return material(f"polished floor {roughness} {colour}", build)


def felt(colour="#ffab3d"):
    """The ball's suede: soft at the rim, finely uneven."""

    def build(nodes, links, output):
        coordinates = nodes.new("ShaderNodeTexCoord")
        fibres = nodes.new("ShaderNodeTexNoise")
        fibres.inputs["Scale"].default_value = 160
        fibres.inputs["Detail"].default_value = 3
        tones = nodes.new("ShaderNodeMixRGB")
        tones.inputs[1].default_value = linear(colour)
        tones.inputs[2].default_value = tuple(c * 0.62 for c in linear(colour)[:3]) + (1,)
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = 0.5
        bump.inputs["Distance"].default_value = 0.0015
        shader = nodes.new("ShaderNodeBsdfPrincipled")
        shader.inputs["Roughness"].default_value = 0.95
        shader.inputs["Specular"].default_value = 0.1
        shader.inputs["Sheen"].default_value = 1.0
        shader.inputs["Sheen Tint"].default_value = 0.6
        links.new(coordinates.outputs["Object"], fibres.inputs["Vector"])
        links.new(fibres.outputs["Fac"], tones.inputs[0])
        links.new(fibres.outputs["Fac"], bump.inputs["Height"])
        links.new(tones.outputs[0], shader.inputs["Base Color"])
        links.new(bump.outputs[0], shader.inputs["Normal"])
        links.new(shader.outputs[0], output.inputs[0])

    return material(f"felt {colour}", build)


def trail(colour, strength):
    """Light that thins out along its length (the u of its surface): 0 is the tail, 1 the head."""

    def build(nodes, links, output):
        position = nodes.new("ShaderNodeUVMap")
        along = nodes.new("ShaderNodeSeparateXYZ")
        fade = nodes.new("ShaderNodeMath")
        fade.operation = "POWER"
        fade.inputs[1].default_value = 1.8
        glow = nodes.new("ShaderNodeEmission")
        glow.inputs["Color"].default_value = colour
        glow.inputs["Strength"].default_value = strength
        nothing = nodes.new("ShaderNodeBsdfTransparent")
        mix = nodes.new("ShaderNodeMixShader")
        links.new(position.outputs[0], along.inputs[0])
        links.new(along.outputs["X"], fade.inputs[0])
        links.new(fade.outputs[0], mix.inputs[0])
        links.new(nothing.outputs[0], mix.inputs[1])
        links.new(glow.outputs[0], mix.inputs[2])
        links.new(mix.outputs[0], output.inputs[0])

    return material(f"trail {tuple(round(c, 3) for c in colour)} {strength}", build)


def haze(density):
    """Air that carries a little of the lamps' light: it glows and scatters nothing, so it adds no grain."""

    def build(nodes, links, output):
        glow = nodes.new("ShaderNodeEmission")
        glow.inputs["Color"].default_value = linear("#8fd6f5")
        glow.inputs["Strength"].default_value = density
        links.new(glow.outputs[0], output.inputs["Volume"])

    return material(f"haze {density}", build)
