"""Takes the grain out of a picture that was rendered twice with different luck.

A pixel is averaged with neighbours whose surroundings look alike (non-local means). The weights for one rendering
are measured in the other one, so that grain cannot vouch for itself, and what the surfaces themselves are like
(albedo, direction) keeps edges, lines and blades sharp. After F. Rousselle et al., "Adaptive Rendering with
Non-Local Means Filtering" (2012) and "Robust Denoising using Feature and Color Information" (2013).
"""

import numpy as np


def denoise(first, second, albedo, normal, reach=6, strength=0.55):
    """Both renderings and the two guides are arrays of height x width x 3, linear; so is the answer."""
    pair = [_compress(first), _compress(second)]
    variance = _blur(np.mean((pair[0] - pair[1]) ** 2, axis=2) / 2, 3)
    guides = np.concatenate([_compress(albedo) / 0.12, normal / 0.5], axis=2)
    sums = [np.zeros_like(first), np.zeros_like(first)]
    weights = [np.zeros(first.shape[:2], np.float32), np.zeros(first.shape[:2], np.float32)]
    sources = [pair[1], pair[0]]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            likeness = np.sum((guides - _shift(guides, dy, dx)) ** 2, axis=2)
            around = _shift(variance, dy, dx)
            for index in (0, 1):
                difference = np.mean((pair[index] - _shift(pair[index], dy, dx)) ** 2, axis=2)
                surplus = difference - (variance + np.minimum(variance, around))
                distance = surplus / (1e-6 + strength**2 * (variance + around))
                weight = np.exp(-np.maximum(_blur(distance, 1), 0) - likeness)
                weights[index] += weight
                sums[index] += weight[..., None] * _shift(sources[index], dy, dx)
    halves = [sums[index] / weights[index][..., None] for index in (0, 1)]
    return _expand((halves[0] + halves[1]) / 2)


def _compress(colour):
    """Bright spots must not outweigh everything near them."""
    return np.log1p(np.maximum(colour, 0)).astype(np.float32)


def _expand(colour):
    return np.expm1(colour)


def _shift(array, dy, dx):
    return np.roll(array, (dy, dx), axis=(0, 1))


def _blur(array, radius):
    """A box average, by running sums."""
    for axis in (0, 1):
        padded = np.concatenate(
            [np.repeat(np.take(array, [0], axis), radius + 1, axis), array, np.repeat(np.take(array, [-1], axis), radius, axis)],
            axis,
        )
        total = np.cumsum(padded, axis=axis, dtype=np.float64)
        count = array.shape[axis]
        low = np.take(total, range(count), axis)
        high = np.take(total, range(2 * radius + 1, 2 * radius + 1 + count), axis)
        array = ((high - low) / (2 * radius + 1)).astype(np.float32)
    return array
