import type { ReactNode } from 'react';
import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { LiveMatch } from '../../../../competition/liveMatch';
import type { Fixture } from '../../../../model/tournament';
import { strings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly fixture: Fixture;
  /** Null while unknown; undefined if it no longer matters. */
  readonly court: number | null | undefined;
  readonly isOrganizer: boolean;
  /** While it is played: sets won, and goals of the set, in words from the caller. */
  readonly live?: LiveMatch | null;
  readonly children: ReactNode;
};

/** Court, teams and state of a match; organisers open its sheet by a tap anywhere. */
export function MatchLine({ tournamentId, fixture, court, isOrganizer, live, children }: Props) {
  const content = (
    <>
      {court === null && <VisuallyHidden>{strings.courtUnknown}. </VisuallyHidden>}
      {typeof court === 'number' && (
        <>
          <b aria-hidden="true">{strings.courtShort(court)}</b>
          <VisuallyHidden>{`${strings.court(court)}. `}</VisuallyHidden>
        </>
      )}
      <span data-part="teams">
        <span data-team>{fixture.homeTeam}</span>
        <VisuallyHidden>{strings.against}</VisuallyHidden>
        <span data-team>{fixture.awayTeam}</span>
        {live && (
          <>
            <Figures row={1} sets={live.homeSets} goals={live.homeGoals} />
            <Figures row={2} sets={live.awaySets} goals={live.awayGoals} />
          </>
        )}
      </span>
      {children}
    </>
  );
  if (!isOrganizer) return <div css={line}>{content}</div>;
  return (
    <Link to={paths.matchSheet(tournamentId, fixture.id)} css={[line, link]}>
      {content}
      <VisuallyHidden> {strings.sheet}</VisuallyHidden>
    </Link>
  );
}

type FiguresProps = { readonly row: 1 | 2; readonly sets: number; readonly goals: number };

/** In the line of their team, however long its name is. */
function Figures({ row, sets, goals }: FiguresProps) {
  return (
    <>
      <i aria-hidden="true" style={{ gridArea: `${row} / 2` }}>
        {sets}
      </i>
      <b aria-hidden="true" style={{ gridArea: `${row} / 3` }}>
        {goals}
      </b>
    </>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: '3.25rem',
  padding: `${theme.space(1)} ${theme.space(3)}`,
  lineHeight: 1.2,
  '& > b': { ...theme.type.label, flex: 'none', width: '1.75rem', color: theme.color.textMuted },
  '& > [data-part=teams]': {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    fontWeight: 600,
    fontSize: '1rem',
    overflowWrap: 'anywhere',
    // Two lines of a long name: the next match is to stay on the first screen.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoColumns: '1.25rem',
    alignItems: 'center',
    columnGap: theme.space(2),
    '& > [data-team]': {
      gridColumn: 1,
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
    '& i, & b': {
      fontFamily: theme.font.display,
      fontStyle: 'normal',
      fontSize: '1.25rem',
      fontWeight: 400,
      lineHeight: 1,
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
      color: theme.color.textMuted,
    },
    '& b': { fontWeight: 800, color: theme.color.warm },
  },
  '& > [data-part=said]': {
    ...theme.type.small,
    display: 'grid',
    flex: 'none',
    justifyItems: 'end',
    lineHeight: 1.2,
    color: theme.color.textMuted,
    '& > [data-late]': { color: theme.color.warning, fontWeight: 600 },
  },
} as const;

const link = {
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  [theme.media.hover]: { '&:hover': { background: theme.color.actionTint } },
} as const;

export const title = {
  ...theme.type.label,
  marginBlockEnd: theme.space(1),
  color: theme.color.action,
} as const;

export const list = {
  ...theme.unlisted,
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  '& > li + li': { borderBlockStart: `1px solid ${theme.color.edge}` },
} as const;
