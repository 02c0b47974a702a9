import { memo } from 'react';
import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon, TextLink, VisuallyHidden } from 'shared-kernel/ui';
import { shownScore, winnerOf } from '../../competition/outcome';
import { shownStatus } from '../../competition/shownStatus';
import type { Fixture } from '../../model/tournament';
import { otherSide, setScore, setWinner } from '../../scoring/score';
import { Crest } from '../Crest';
import { FixtureState } from '../FixtureState';
import { fixtureRemark } from '../fixtureSentences';
import { LaterMatchActions } from '../match-actions/LaterMatchActions';
import { matchStrings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly fixture: Fixture;
  readonly winningSets: number;
  readonly isOrganizer: boolean;
  readonly planned?: string | undefined;
  readonly occasion?: string | undefined;
};

/** A match as a scoreboard of two lines, with its sheet and actions for organisers; an annulled match's is read-only. */
export const FixtureRow = memo(function FixtureRow(props: Props) {
  const { tournamentId, fixture, winningSets, isOrganizer, planned, occasion } = props;
  const { homeTeam, awayTeam, result, liveUrl } = fixture;
  const status = shownStatus(fixture);
  const winner = winnerOf(fixture);
  const shown = shownScore(fixture, winningSets);
  const remark = fixtureRemark(fixture);
  const sets = (fixture.ruling === undefined ? (result?.details?.sets ?? []) : [])
    .map((set, index) => ({ index, isOpen: setWinner(set) === null, ...setScore(set) }))
    .filter(({ teamA, teamB }) => teamA + teamB > 0);
  const teams = [
    { side: 'teamA', name: homeTeam, score: shown?.home, hasLost: winner === awayTeam },
    { side: 'teamB', name: awayTeam, score: shown?.away, hasLost: winner === homeTeam },
  ] as const;
  return (
    <li css={row} data-status={status}>
      <FixtureState fixture={fixture} />
      <div data-part="board">
        {teams.map(({ side, name, score, hasLost }) => (
          <p key={side} data-lost={hasLost || undefined}>
            <Crest team={name} size={26} />
            <span>{name}</span>
            <span aria-hidden="true" data-part="sets">
              {sets.map((set) => (
                <i
                  key={set.index}
                  data-open={set.isOpen || undefined}
                  data-won={set[side] > set[otherSide(side)] || undefined}
                >
                  {set[side]}
                </i>
              ))}
            </span>
            <b>{score ?? '–'}</b>
          </p>
        ))}
      </div>
      {isOrganizer && (status !== 'annulled' || result !== null) && (
        <Link to={paths.matchSheet(tournamentId, fixture.id)} data-part="sheet" data-print="hide">
          <Icon name="edit" />
          <VisuallyHidden>{`${matchStrings.sheet}${matchStrings.of(homeTeam, awayTeam)}`}</VisuallyHidden>
        </Link>
      )}
      {sets.length > 0 && (
        <VisuallyHidden>
          {sets.map(({ index, teamA, teamB }) => matchStrings.setGoals(index, teamA, teamB)).join(' ')}
        </VisuallyHidden>
      )}
      {(occasion || planned || remark || liveUrl) && (
        <p data-part="more">
          {occasion && <span>{occasion}</span>}
          {planned && <span>{planned}</span>}
          {remark && <strong>{remark}</strong>}
          {liveUrl && (
            <TextLink href={liveUrl} target="_blank" rel="noopener">
              {matchStrings.live}
              <VisuallyHidden>{matchStrings.newTab}</VisuallyHidden>
            </TextLink>
          )}
        </p>
      )}
      {isOrganizer && status !== 'annulled' && (
        <LaterMatchActions tournamentId={tournamentId} fixture={fixture} />
      )}
    </li>
  );
});

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  // Bounded by the screen: enlarged letters leave the names their words.
  columnGap: `min(${theme.space(2)}, 2.5vw)`,
  padding: `min(${theme.space(2)}, 2.5vw) min(${theme.space(3)}, 2.5vw)`,
  '& + &': { borderBlockStart: `1px solid ${theme.color.edge}` },
  // The light is enough under its section's title; the text is for screen readers, well outside of the visible area.
  '& > [data-status]': {
    fontSize: 'min(1.0625rem, 5.3vw)',
    gap: '1em',
    width: '0.6em',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  '& > [data-status]::before': { flex: 'none' },
  '& [data-part=board] > p': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto min(1.5rem, 7.5vw)',
    alignItems: 'center',
    columnGap: `min(${theme.space(2)}, 2vw)`,
    minHeight: 'min(2.125rem, 11vw)',
    // Separates two names of several lines visibly.
    paddingBlock: theme.space(1),
    overflowWrap: 'anywhere',
    fontSize: 'min(1rem, 5vw)',
    lineHeight: 1.15,
    '@media print': { fontSize: '9pt', minHeight: '6mm' },
    fontWeight: 600,
    '&[data-lost]': { color: theme.color.textMuted, fontWeight: 400 },
  },
  // A small phone: the parts beside a name shrink first.
  '@media screen and (max-width: 22.4rem)': {
    paddingInline: theme.space(2),
    '&, & [data-part=board] > p': { columnGap: theme.space(1) },
  },
  '& b': { ...theme.type.score, fontSize: 'min(1.5rem, 7.5vw)', textAlign: 'end' },
  '&[data-status=pending] b': { color: theme.color.textMuted },
  '& [data-part=sets]': {
    display: 'flex',
    fontFamily: theme.font.display,
    fontWeight: 400,
    fontSize: 'min(1.125rem, 5.6vw)',
    fontVariantNumeric: 'tabular-nums',
    color: theme.color.textMuted,
    '& > i': { width: 'min(0.8rem, 4vw)', fontStyle: 'normal', textAlign: 'center' },
    '& > [data-won]': { color: theme.color.text, fontWeight: 700 },
  },
  '&[data-status=inprogress] [data-open]': { color: theme.color.warm },
  '& > [data-part=sheet]': {
    display: 'grid',
    placeItems: 'center',
    width: 'min(3rem, 15vw)',
    height: 'min(3rem, 15vw)',
    marginInlineEnd: `calc(-1 * min(${theme.space(2)}, 2.5vw))`,
    borderRadius: theme.radius,
    fontSize: '1.25rem',
    // Within the list, which clips what leaves it.
    outlineOffset: '-2px',
    '&:hover': { background: theme.color.actionTint },
    '@media print': { display: 'none' },
  },
  '@media screen and (min-width: 48rem)': { '& [data-part=sets] > i': { width: '1.05rem' } },
  '& > [data-part=more]': {
    ...theme.muted,
    gridColumn: '2 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: theme.space(4),
  },
} as const;
