import { Fragment } from 'react';
import { theme } from 'shared-kernel';
import type { DeskCell } from '../../../domain/deskDay';
import { spacedPhone } from '../../../domain/phone';
import { deskStrings, stateNames } from '../strings';
import { onPaper, stateLine, stateWord } from './cellStyles';
import { dayStrings as words } from './strings';

/** What a cell says: who has it and how it stands. */
export function CellWords({ cell }: { readonly cell: DeskCell }) {
  const { state, reservation, closure } = cell;
  if (!reservation) {
    return (
      <>
        <span css={state === 'closed' || state === 'tournament' ? stateWord : undefined}>
          {stateNames[state]}
        </span>
        {closure && (
          <>
            {' '}
            <bdi css={stateLine}>{closure.tournament ?? closure.sentence}</bdi>
          </>
        )}
      </>
    );
  }
  const { name, phone, email, reference } = reservation;
  return (
    <>
      <strong css={called}>
        <bdi css={clamped}>{name || deskStrings.forgotten}</bdi>
        {/* For the eye that looks for a number to call: no part of the button's name. */}
        {phone && (
          <span aria-hidden="true" css={number}>
            {spacedPhone(phone)}
          </span>
        )}
      </strong>{' '}
      <span css={stateLine}>
        <span css={stateWord}>{stateNames[state]}</span>
        {words.details(cell, reservation).map((detail, place) => (
          // The first one is how many they are; the others are warnings. Spaces keep their words apart in the text of the button.
          <Fragment key={detail}>
            {' '}
            <span css={place > 0 && warned}>{detail}</span>
          </Fragment>
        ))}
      </span>
      <span css={onPaper}>{[reference, spacedPhone(phone) || email].filter(Boolean).join(' · ')}</span>
    </>
  );
}

const wideScreen = '@media screen and (min-width: 75rem)';

/** The number stands beside the name if one line has room for both, below it on a high screen, and else it is cut off. */
const called = {
  flex: 'none',
  [wideScreen]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space(2),
    maxHeight: '1.2em',
    overflow: 'hidden',
  },
  [`${wideScreen} and (min-height: 60rem)`]: { maxHeight: 'none' },
} as const;

const number = {
  display: 'none',
  [wideScreen]: {
    display: 'inline',
    color: theme.color.textMuted,
    fontSize: '0.8125rem',
    fontWeight: 400,
    whiteSpace: 'nowrap',
  },
} as const;

/** A name is at most two lines, and one where all hours stand on one screen; the dialog has all of it. */
const clamped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  [wideScreen]: { WebkitLineClamp: 1 },
} as const;

/** Not on paper, which lies on the counter. */
const warned = { color: theme.color.warm, fontWeight: 600, '@media print': { display: 'none' } } as const;
