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

const style = {
  width: '100%',
  height: 'auto',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;

/** The margin that readers of the code require, in modules. */
const border = 4;

/** The dark of a QR code; modules side by side are one rectangle. */
function qrDrawing(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border });
  let path = '';
  for (const [y, row] of data.entries()) {
    let x = 0;
    while (x < row.length) {
      const end = row.indexOf(!row[x], x);
      const next = end === -1 ? row.length : end;
      if (row[x]) path += `M${x} ${y}h${next - x}v1H${x}z`;
      x = next;
    }
  }
  return { size, path };
}
