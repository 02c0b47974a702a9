/** What a stroke stands for; its look is decided in one place, `strokes`. */
export type Stroke =
  | 'floor'
  | 'glass'
  | 'net'
  | 'line'
  | 'edge'
  | 'goal'
  | 'glow'
  | 'trail'
  | 'heat'
  | 'ball'
  | 'faint';

export type Shape = { readonly stroke: Stroke; readonly d: string };

/** A drawing made of lines, still independent of React, so that it can be a component as well as a file. */
export type Scene = { readonly width: number; readonly height: number; readonly shapes: readonly Shape[] };

type Look = {
  readonly stroke?: string;
  readonly fill?: string;
  readonly width?: number;
  readonly opacity?: number;
};

const cool = 'var(--action, #5adcff)';
const warm = 'var(--warm, #ff9c5b)';
const rim = 'var(--edgeStrong, #6b829f)';

export const strokes: Readonly<Record<Stroke, Look>> = {
  floor: { fill: cool, opacity: 0.07 },
  glass: { fill: cool, opacity: 0.045 },
  net: { stroke: rim, width: 1, opacity: 0.28 },
  faint: { stroke: rim, width: 1, opacity: 0.5 },
  line: { stroke: rim, width: 1.5, opacity: 0.9 },
  edge: { stroke: cool, width: 2 },
  goal: { stroke: 'var(--text, #eef4fb)', width: 2.5 },
  glow: { stroke: cool, width: 9, opacity: 0.14 },
  heat: { stroke: warm, width: 10, opacity: 0.16 },
  trail: { stroke: warm, width: 2.5 },
  ball: { fill: warm },
};

/** The drawing as the text of an SVG file, on the site's dark ground. */
export function sceneToSvg({ width, height, shapes }: Scene): string {
  const paths = shapes.map(({ stroke, d }) => {
    const look = strokes[stroke];
    const attributes = [
      `d="${d}"`,
      `style="fill:${look.fill ?? 'none'};stroke:${look.stroke ?? 'none'}"`,
      `stroke-width="${look.width ?? 0}"`,
      `opacity="${look.opacity ?? 1}"`,
    ];
    return `<path ${attributes.join(' ')}/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round" stroke-linecap="round">`,
    '<rect width="100%" height="100%" fill="#0e1829"/>',
    ...paths,
    '</svg>',
  ].join('\n');
}
