import { theme } from 'shared-kernel';
import type { DeskCell } from '../../../domain/deskDay';
import { deskStrings, stateNames } from '../strings';
import { onPaper, stateLine, stateWord } from './cellStyles';
import { dayStrings as words } from './strings';

/** What a cell says: who has it and how it stands. */
export function CellWords({ cell }: { readonly cell: DeskCell }) {
  const { state, reservation, closure, isOutside } = cell;
  if (!reservation) {
    return (
      <>
        <span css={state === 'closed' || state === 'tournament' ? stateWord : undefined}>
          {stateNames[state]}
        </span>
        {closure && <span css={stateLine}>{closure.tournament ?? closure.sentence}</span>}
      </>
    );
  }
  const { name, players, absences, suspended, phone, email, reference } = reservation;
  return (
    <>
      <strong css={clamped}>
        <bdi>{name || deskStrings.forgotten}</bdi>
      </strong>
      <span css={stateLine}>
        <span css={stateWord}>{stateNames[state]}</span>
        <span>{deskStrings.players(players)}</span>
        {absences > 0 && <span css={warned}>{words.absences(absences)}</span>}
        {suspended && <span css={warned}>{words.suspended}</span>}
        {isOutside && <span css={warned}>{deskStrings.outside}</span>}
      </span>
      <span css={onPaper}>{[phone || email, reference].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** A name is at most two lines; the dialog has all of it. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media print': { WebkitLineClamp: 'none' },
} as const;

const warned = { color: theme.color.warm, fontWeight: 600 } as const;
