import { runProgram } from './programs.mjs';

/**
 * How each format is written, and the whole numbers between which its quality is searched: from the least that
 * may be shown to the best that the eye still rewards.
 */
export const formats = [
  {
    extension: 'avif',
    /** The encoder counts its quantiser downwards from 63; here, as for WebP, more is better. */
    quality: { lowest: 17, highest: 43 },
    encode: (source, target, quality) =>
      runProgram('avifenc', [
        // Slower speeds save one byte in a hundred.
        // Ten bits cost nothing and keep dark gradients smooth; with 4:2:0 they are AV1's main profile, which
        // every browser with AVIF decodes.
        ...['--depth', 10, '--yuv', 420, '--range', 'full', '--cicp', '1/13/6'],
        ...['--speed', 4, '--jobs', 1, '--min', 0, '--max', 63],
        ...['-a', 'end-usage=q', '-a', `cq-level=${63 - quality}`, '-a', 'tune=ssim'],
        ...[source, target],
      ]),
  },
  {
    extension: 'webp',
    quality: { lowest: 15, highest: 84 },
    encode: (source, target, quality) =>
      runProgram('cwebp', ['-quiet', '-m', 6, '-sharp_yuv', '-q', quality, source, '-o', target]),
  },
];
