import { useMemo } from 'react';
import { qrDrawing } from './qrDrawing';

type Props = {
  /** The encoded text. */
  readonly text: string;
  /** Its text alternative. */
  readonly label: string;
};

/**
 * A QR code as one drawing, as wide as it is let; dark on light whatever the theme, because cameras need it. Drawn with
 * its page, so that a print at once has no empty square.
 */
export function QrCode({ text, label }: Props) {
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
