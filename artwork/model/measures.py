"""What is measured on a court, in metres (federation's rule), and the site's colours."""

LENGTH = 10.0
WIDTH = 5.0
HEIGHT = 2.7
HALF_LENGTH = LENGTH / 2
HALF_WIDTH = WIDTH / 2
GOAL = 1.0
PENALTY_LINE = 3.0
ENGAGEMENT_RADIUS = 1.0
CENTRE_RADIUS = 0.75
LINE = 0.05
BALL_DIAMETER = 0.14

POST = 0.07
PANE = 0.015


def linear(hex_colour, alpha=1.0):
    """A colour of the site's palette as Cycles wants it: linear, with alpha."""
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels) + (alpha,)


COOL = linear("#35c8ff")
WARM = linear("#ff7d2e")
WHITE = linear("#eef4fb")
