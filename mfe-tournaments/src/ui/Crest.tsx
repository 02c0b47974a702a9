import { useId } from 'react';
import { theme } from 'shared-kernel';
import { type CrestPattern, type CrestShape, crestOf, type Crest as Drawing } from '../domain/crestOf';

const outlines: Readonly<Record<CrestShape, string>> = {
  shield: 'M4 3h40v22c0 11-8 17-20 21C12 42 4 36 4 25z',
  round: 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z',
  pennant: 'M5 3h38v32L24 46 5 35z',
  hexagon: 'M24 2l20 11v22L24 46 4 35V13z',
};

const patterns: Readonly<Record<CrestPattern, string>> = {
  plain: 'M0 0h48v9H0z',
  halves: 'M24 0h24v48H24z',
  sash: 'M0 38 38 0h14L0 52z',
  stripes: 'M6 0h6v48H6zM36 0h6v48h-6z',
  chevron: 'M0 48 24 24l24 24v12L24 36 0 60z',
};

type Props = {
  /** The team's name; beside it stands the name in words, so the crest itself is decoration. */
  readonly team: string;
  readonly logo?: string | null | undefined;
  /** In pixels. */
  readonly size?: number;
};

/** A team's crest: its own picture, or one drawn from its name. */
export function Crest({ team, logo, size = 32 }: Props) {
  if (logo) {
    return <img src={logo} alt="" width={size} height={size} css={{ objectFit: 'contain', flex: 'none' }} />;
  }
  return <DrawnCrest drawing={crestOf(team)} size={size} />;
}

function DrawnCrest({ drawing, size }: { readonly drawing: Drawing; readonly size: number }) {
  const { shape, pattern, colours, letters } = drawing;
  const [field, mark] = colours;
  const clip = useId();
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 48 48"
      style={{ flex: 'none', printColorAdjust: 'exact' }}
    >
      <clipPath id={clip}>
        <path d={outlines[shape]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h48v48H0z" fill={field} />
        <path d={patterns[pattern]} fill={mark} opacity="0.5" />
      </g>
      <path d={outlines[shape]} fill="none" stroke={mark} strokeWidth="2" />
      <text
        x="24"
        y={shape === 'pennant' ? 27 : 30}
        textAnchor="middle"
        fill="#fff"
        stroke={field}
        strokeWidth="4"
        paintOrder="stroke"
        fontFamily={theme.font.display}
        fontWeight="800"
        fontSize={letters.length > 2 ? 17 : 20}
      >
        {letters}
      </text>
    </svg>
  );
}
