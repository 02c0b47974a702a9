"""What keeps players safe: foam round the posts, and the net overhead with its ropes."""

import math

from . import materials as skin
from .measures import WARM, linear
from .shapes import empty, turned, wire


def build_post_padding(location, parent=None, radius=0.13, low=0.06, high=2.05):
    """A sleeve of foam round a post, with stitched seams and a warm band at eye height."""
    stand = empty("post padding", parent, location)
    cover = skin.principled("padding cover", linear("#17435e"), roughness=0.52, Sheen=0.5, Clearcoat=0.1)
    profile = [(radius * 0.5, low), (radius * 0.93, low + 0.012), (radius, low + 0.045)]
    sections = 4
    for index in range(1, sections):
        z = low + (high - low) * index / sections
        profile += [(radius, z - 0.02), (radius * 0.93, z - 0.003), (radius * 0.93, z + 0.003), (radius, z + 0.02)]
    profile += [(radius, high - 0.045), (radius * 0.93, high - 0.012), (radius * 0.5, high)]
    turned("foam", profile, cover, stand)
    band = skin.principled("padding band", WARM, roughness=0.5, Sheen=0.4)
    middle = low + (high - low) * 0.62
    turned("band", [(radius, middle - 0.05), (radius + 0.004, middle - 0.047), (radius + 0.004, middle + 0.047), (radius, middle + 0.05)], band, stand)
    # The sleeve closes with a lace down its back and front.
    for angle in (math.radians(-60), math.radians(150)):
        x, y = (radius + 0.001) * math.cos(angle), (radius + 0.001) * math.sin(angle)
        wire("seam", [(x, y, low + 0.04), (x, y, high - 0.04)], 0.004, skin.rubber(), stand)
    return stand


def build_rope_net(half_length, half_width, height, parent=None, mesh=0.125, radius=0.004, sag=0.05):
    """A ceiling of rope that hangs a little between its borders."""
    rope = skin.principled("rope", linear("#b9cadb"), roughness=0.75)

    def hang(x, y):
        u, v = x / half_length, y / half_width
        return height - sag * (1 - u * u) * (1 - v * v)

    columns, rows = round(2 * half_length / mesh), round(2 * half_width / mesh)
    xs = [-half_length + column * mesh for column in range(columns + 1)]
    ys = [-half_width + row * mesh for row in range(rows + 1)]
    lines = [[(x, y, hang(x, y)) for y in ys] for x in xs] + [[(x, y, hang(x, y)) for x in xs] for y in ys]
    for line in lines:
        wire("rope", line, radius, rope, parent)
