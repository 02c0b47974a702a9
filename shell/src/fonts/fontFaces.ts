import { displayFile, textFile } from './fontFiles';
import weights from './weights.json';

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
}

/** From the files' own `hhea` tables, as shares of the font size. */
const display: Metrics = { ascent: 0.9, descent: 0.3 };
const text: Metrics = { ascent: 0.878, descent: 0.21 };

const ARIAL_BOLD = [
  'Arial Bold',
  'Arial-BoldMT',
  'Liberation Sans Bold',
  'LiberationSans-Bold',
  'Roboto Bold',
  'Roboto-Bold',
];

/**
 * Local faces of the same advance and height as ours, so that nothing moves when ours arrive. `sizeAdjust` is
 * the width of a French sample in our face over its width in the local one.
 */
const fallbacks = [
  {
    family: 'Court Display Narrow',
    weight: '1 1000',
    local: [
      'Arial Narrow Bold',
      'ArialNarrow-Bold',
      'Liberation Sans Narrow Bold',
      'LiberationSansNarrow-Bold',
    ],
    sizeAdjust: 0.719,
    metrics: display,
  },
  {
    family: 'Court Display Wide',
    weight: '1 1000',
    local: ARIAL_BOLD,
    sizeAdjust: 0.589,
    metrics: display,
  },
  {
    family: 'Court Text Local',
    weight: '1 549',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Roboto', 'Roboto-Regular'],
    sizeAdjust: 0.976,
    metrics: text,
  },
  {
    family: 'Court Text Local',
    weight: '550 1000',
    local: ARIAL_BOLD,
    sizeAdjust: 0.945,
    metrics: text,
  },
] as const;

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function ownFace(
  family: string,
  file: string,
  { min, max }: { readonly min: number; readonly max: number },
): string {
  return `@font-face{font-family:'${family}';src:url(${file}) format('woff2');font-weight:${min} ${max};font-display:swap}`;
}

/** The theme's families: ours, and the local fallbacks that its font stacks name after them. */
export const fontFaces = [
  ownFace('Court Display', displayFile, weights['sofia-sans-extra-condensed']),
  ownFace('Court Text', textFile, weights.archivo),
  ...fallbacks.map(
    ({ family, weight, local, sizeAdjust, metrics }) =>
      `@font-face{font-family:'${family}';src:${local.map((name) => `local('${name}')`).join()};font-weight:${weight};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(metrics.ascent / sizeAdjust)};descent-override:${percent(metrics.descent / sizeAdjust)};line-gap-override:0%}`,
  ),
].join('');
