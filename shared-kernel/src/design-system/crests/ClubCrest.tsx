import { useId } from 'react';
import { theme } from 'shared-kernel';
import { type Crest, crestOf } from './crestOf';
import { liveries, outlines, patterns, type Seat } from './drawings';

type Props = {
  /** The name of the club or team; the name in words is beside it, so the crest itself is decoration. */
  readonly club: string;
  /** In pixels. */
  readonly size: number;
  /** Another crest than the one that the name alone decides. */
  readonly crest?: Crest | undefined;
};

/** A club's crest: a bright rim, a field divided by a court's lines, the initial. */
export function ClubCrest({ club, size, crest = crestOf(club) }: Props) {
  const { field, division, light } = liveries[crest.livery];
  const { seat, d } = patterns[crest.pattern];
  const { centre, height } = seats[seat];
  const outline = outlines[crest.outline];
  const clip = useId();
  const rim = size > 64 ? 1.5 : 2.5;
  const fontSize = crest.letters.length > 1 ? height * 0.8 : height;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={{ flex: 'none', printColorAdjust: 'exact' }}
    >
      <clipPath id={clip}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${clip})`} fill={field}>
        <path d="M0 0h48v48H0z" />
        <path d={d} fill={division} />
        {/* A line of the field keeps the division off the rim. */}
        <path d={outline} fill="none" stroke={field} strokeWidth={rim + 4} />
      </g>
      <path d={outline} fill="none" stroke={light} strokeWidth={rim} />
      <text
        x="24"
        y={centre + fontSize * capitalsBelowTheirMiddle}
        textAnchor="middle"
        fill={light}
        fontFamily={theme.font.display}
        fontWeight="850"
        fontSize={fontSize}
      >
        {crest.letters}
      </text>
    </svg>
  );
}

/** The middle of the letters and their size, in units of the grid. */
const seats: Readonly<Record<Seat, { readonly centre: number; readonly height: number }>> = {
  middle: { centre: 23, height: 34 },
  above: { centre: 16.5, height: 26 },
  below: { centre: 28.5, height: 26 },
};

/** From the middle of the display face's capitals to their baseline, as a share of its size. */
const capitalsBelowTheirMiddle = 0.34;
