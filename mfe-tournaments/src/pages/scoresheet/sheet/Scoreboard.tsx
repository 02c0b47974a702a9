import { theme } from 'shared-kernel';
import { Global, VisuallyHidden } from 'shared-kernel/ui';
import type { Side } from '../../../model/tournament';
import { matchScore, setScore, setWinner } from '../../../scoring/score';
import { Crest } from '../../../widgets/Crest';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { setName } from '../../../widgets/words';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

/**
 * The length where the window is high enough for sticky parts, and one far below zero where they would hide the content:
 * on a phone on its side, at 200 %, or in large letters, which a media query would not know.
 */
export function ifHigh(length: string): string {
  return `min(${length}, (100dvh - 30rem) * 999)`;
}

/** The court's two edge lights: the home team plays in the cool one, on the left; the away team in the warm one. */
export const sideColours: Readonly<Record<Side, string>> = {
  teamA: theme.color.action,
  teamB: theme.color.warm,
};

type Props = { readonly sheet: MatchSheet; readonly setIndex: number };

/** Set and match score, always visible if the window is high enough. */
export function Scoreboard({ sheet: { details, names }, setIndex }: Props) {
  const set = details.sets[setIndex];
  const goals = set ? setScore(set) : { teamA: 0, teamB: 0 };
  const sets = matchScore(details);
  const team = (each: Side) => (
    <p css={side} data-side={each} aria-hidden="true">
      <Crest team={names[each]} size={36} />
      <NameOnOneLine name={names[each]} />
    </p>
  );
  return (
    <section aria-label={strings.score} css={board} data-score>
      <Global styles={belowBoard} />
      {team('teamA')}
      <div css={figures} aria-hidden="true">
        <span>
          <b data-side="teamA">{goals.teamA}</b>
          <i>–</i>
          <b data-side="teamB">{goals.teamB}</b>
        </span>
        <small>
          <span>{setName(setIndex)}</span>
          <i> · </i>
          <span>{strings.matchScore(sets.teamA, sets.teamB)}</span>
        </small>
      </div>
      {team('teamB')}
      {/* The end of a set is announced below the tabs, with the next step. */}
      <VisuallyHidden role="status" aria-live={set && setWinner(set) ? 'off' : undefined}>
        {`${strings.setScore(setIndex, names.teamA, goals.teamA, names.teamB, goals.teamB)}. ${strings.matchScore(sets.teamA, sets.teamB)}`}
      </VisuallyHidden>
    </section>
  );
}

/** Scrolls a focused element out from under the board. */
const belowBoard = {
  ':root': {
    scrollPaddingTop: `max(${theme.headerHeight} + ${theme.space(4)}, ${ifHigh(`${theme.headerHeight} + 8rem`)})`,
  },
};

const board = {
  position: 'sticky',
  zIndex: 4,
  top: ifHigh(theme.headerHeight),
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space(3),
  marginInline: `calc(-1 * ${theme.gutter})`,
  padding: `${theme.space(2)} ${theme.gutter}`,
  borderBlock: `1px solid ${theme.color.edge}`,
  background: theme.color.groundRaised,
  [theme.media.tablet]: {
    marginInline: 0,
    border: `1px solid ${theme.color.edge}`,
    borderRadius: theme.radius,
  },
  '& [data-side=teamA]': { color: sideColours.teamA },
  '& [data-side=teamB]': { color: sideColours.teamB },
} as const;

const side = {
  ...theme.type.label,
  fontSize: 'min(6vw, 1.0625rem)',
  letterSpacing: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: theme.space(1),
  minWidth: 0,
  '&[data-side=teamB]': { alignItems: 'flex-end' },
  [theme.media.tablet]: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: theme.space(3),
    fontSize: '1.5rem',
    '&[data-side=teamB]': { flexDirection: 'row-reverse', alignItems: 'center' },
  },
} as const;

const figures = {
  textAlign: 'center',
  '& > span': {
    ...theme.type.score,
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    gap: theme.space(2),
    fontSize: 'min(15vw, clamp(3rem, 2.4rem + 3vw, 4.5rem))',
    lineHeight: 0.9,
  },
  '& b': { fontWeight: 800, minWidth: '1ch' },
  '& i': { fontStyle: 'normal', color: theme.color.textMuted },
  '& small': {
    ...theme.type.label,
    fontSize: 'min(6vw, 1.0625rem)',
    fontWeight: 700,
    color: theme.color.text,
    '& > *': { whiteSpace: 'pre' },
  },
  // On the smallest phones and in enlarged letters two lines, which leave the names the width.
  '@container (max-width: 19rem)': {
    '& small > span': { display: 'block' },
    '& small > i': { display: 'none' },
  },
} as const;
