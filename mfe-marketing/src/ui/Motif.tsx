import { theme } from 'shared-kernel';
import { type CourtMotif, courtMotifs } from '../domain/court/courtMotif';

export function Motif({ name }: { readonly name: CourtMotif }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 48"
      width="48"
      height="48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      css={{ color: theme.color.action }}
    >
      <path d={courtMotifs[name]} />
    </svg>
  );
}
