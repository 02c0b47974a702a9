"""Curves through a few given points: outlines to turn, paths to follow."""

from mathutils import Vector


def smooth(points, steps=6):
    """A Catmull-Rom curve through the points, of any dimension: `steps` pieces between each two, sharp where one comes twice."""
    known = [Vector(point) for point in points]
    found = []
    for index in range(len(known) - 1):
        before, start = known[max(index - 1, 0)], known[index]
        end, after = known[index + 1], known[min(index + 2, len(known) - 1)]
        if (end - start).length < 1e-9:
            continue
        for step in range(steps):
            t = step / steps
            found.append(
                0.5
                * (
                    2 * start
                    + (end - before) * t
                    + (2 * before - 5 * start + 4 * end - after) * t**2
                    + (3 * start - before - 3 * end + after) * t**3
                )
            )
    return [tuple(point) for point in [*found, known[-1]]]
