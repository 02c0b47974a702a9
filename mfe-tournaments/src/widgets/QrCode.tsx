import { useMemo } from 'react';
import { encode } from 'uqr';

type Props = {
  readonly text: string;
  readonly label: string;
  /** With less redundancy, for larger modules. */
  readonly isLong?: boolean;
};

/**
 * A QR code as one drawing, as wide as it is let; dark on light whatever the theme, because cameras need it. The page that
 * shares a tournament draws it at once, so that a print has no empty square.
 */
export function QrCode({ text, label, isLong = false }: Props) {
  const { size, path } = useMemo(() => qrDrawing(text, isLong), [text, isLong]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      css={style}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const style = { width: '100%', forcedColorAdjust: 'none', printColorAdjust: 'exact' } as const;

/** The margin that readers of the code require, in modules. */
const border = 4;

/** The dark of a QR code; modules side by side are one rectangle. */
function qrDrawing(text: string, isLong: boolean) {
  const { data, size } = encode(text, { ecc: isLong ? 'L' : 'M', border });
  const rectangles = data.flatMap((row, y) => {
    const runs = row.map(Number).join('').matchAll(/1+/g);
    return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}z`);
  });
  return { size, path: rectangles.join('') };
}
