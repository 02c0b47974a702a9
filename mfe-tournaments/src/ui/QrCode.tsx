import { useMemo } from 'react';
import { encode } from 'uqr';

type Props = {
  /** What a camera reads. */
  readonly text: string;
  /** What it is, for whoever does not see it. */
  readonly label: string;
};

/** The margin that readers of the code ask for, in modules. */
const border = 4;

/** A QR code as one drawing, as wide as it is let; dark on light whatever the theme, because cameras need it. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => drawingOf(text), [text]);
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

/** Dark modules side by side are one rectangle. */
function drawingOf(text: string): { readonly size: number; readonly path: string } {
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

const style = {
  width: '100%',
  height: 'auto',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
} as const;
