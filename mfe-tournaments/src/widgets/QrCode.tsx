import { useMemo } from 'react';
import { encode } from 'uqr';

/**
 * A QR code as one drawing, as wide as it is let; dark on light whatever the theme, because cameras need it. Drawn with
 * its page, so that a print at once has no empty square.
 */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => qrDrawing(text), [text]);
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
function qrDrawing(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border });
  const rectangles = data.flatMap((row, y) => {
    const runs = row.map(Number).join('').matchAll(/1+/g);
    return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}h${run.length}v1H${index}z`);
  });
  return { size, path: rectangles.join('') };
}
