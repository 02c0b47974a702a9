import { theme } from 'shared-kernel';
import { type CourtMotif, courtMotifs } from '../domain/court/courtMotif';

export function Motif({ name }: { readonly name: CourtMotif }) {
  const { lines, ball } = courtMotifs[name];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      css={{ color: theme.color.action }}
    >
      <path d={lines} />
      <circle cx={ball[0]} cy={ball[1]} r="4" stroke="none" fill={theme.color.warm} />
    </svg>
  );
}
