"""When there is nothing to show yet, and when there never was."""

from model.ball import build_ball
from model.court import CourtOptions, build_court
from model.hall import build_floor, build_shell
from model.lamps import BLUE, unseen_lamp
from model.stage import camera


def empty_court(stage):
    """The whole court at rest; its edges fade into the ground of the page."""
    build_court(options=CourtOptions(density=4000, glow=9.0, inside=0.55))
    build_floor()
    build_ball((0, 0, 0.09))
    camera((-8.6, -9.4, 5.6), (0, 0, 0.85), lens=36)
    return {"vignette": 0.2}


def not_found(stage):
    """The ball alone in its pool of light, outside the wall."""
    build_court((1.2, 4.4, 0), options=CourtOptions(density=3000, glow=6.0, inside=0.7))
    build_floor(roughness=0.2)
    build_shell(centre=(0, 10), width=40)
    ball = (-0.75, -1.05, 0.07)
    build_ball(ball)
    unseen_lamp((-0.9, -1.3, 3.4), ball, (0.5, 0.5), 110, (1.0, 0.6, 0.28), spread=0.5)
    unseen_lamp((0.5, -0.75, 0.5), ball, (0.4, 0.4), 3, BLUE)
    camera((-1.35, -2.45, 0.27), (-0.42, 0.4, 0.42), lens=34, focus=ball, aperture=2.0)
    return {"exposure": 0.2}


scenes = {"empty-court": empty_court, "not-found": not_found}
