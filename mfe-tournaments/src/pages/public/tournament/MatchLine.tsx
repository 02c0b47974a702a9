import type { ReactNode } from 'react';
import { formatDay, type SiteAddress, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { type LiveMatch, liveMatch, minuteOfLastGoal } from '../../../competition/liveMatch';
import { type NextCall, toleratedMinutes } from '../../../matchday/nextCalls';
import { dayOf } from '../../../model/dayClock';
import type { Fixture } from '../../../model/tournament';
import { timeInWords } from '../../../widgets/timeInWords';
import { courtName, setName } from '../../../widgets/words';
import { organizing } from './lateOrganizing';
import { nowStrings as strings } from './strings';

type LineProps = {
  readonly fixture: Fixture;
  /** Null while unknown; undefined if it no longer matters. */
  readonly court?: number | null;
  /** For organisers or scorers, who open it by a tap anywhere. */
  readonly sheet: SiteAddress | undefined;
  readonly live?: LiveMatch | null;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

export function MatchLine({ fixture, court, sheet, live, action, children }: LineProps) {
  const content = (
    <>
      {typeof court === 'number' && <b aria-hidden="true">{`T${court}`}</b>}
      {court !== undefined && (
        <VisuallyHidden>{`${court === null ? strings.courtUnknown : courtName(court)}. `}</VisuallyHidden>
      )}
      <span data-part="teams">
        <span data-team>{fixture.homeTeam}</span>
        <VisuallyHidden>{strings.against}</VisuallyHidden>
        <span data-team>{fixture.awayTeam}</span>
        {live && (
          <>
            <i aria-hidden="true">{live.homeGoals}</i>
            <b aria-hidden="true">{live.homeSets}</b>
            <i aria-hidden="true">{live.awayGoals}</i>
            <b aria-hidden="true">{live.awaySets}</b>
          </>
        )}
      </span>
      {children}
    </>
  );
  return (
    <li>
      {sheet === undefined ? (
        <div css={line}>{content}</div>
      ) : (
        <Link to={sheet} css={[line, link]}>
          {content}
          <VisuallyHidden> {strings.sheet}</VisuallyHidden>
        </Link>
      )}
      {action}
    </li>
  );
}

type LiveProps = Pick<LineProps, 'fixture' | 'court' | 'sheet'> & {
  /** A set that has just been won: its score instead of that of the next one. */
  readonly heldSet: number | undefined;
};

/** A match under way: goals of the set that is played, sets won, and the minute of its last goal. */
export function LiveRow({ heldSet, ...props }: LiveProps) {
  const live = liveMatch(props.fixture, heldSet);
  const minute = live?.isHeld ? null : minuteOfLastGoal(props.fixture);
  return (
    <MatchLine {...props} live={live}>
      {live !== null && <VisuallyHidden>{strings.live(live, minute)}</VisuallyHidden>}
      <span data-part="said" aria-hidden="true" css={{ minWidth: '2.75rem' }}>
        {live !== null && <span>{setName(live.setIndex)}</span>}
        {props.fixture.status === 'finished' && <span>{strings.over}</span>}
        {minute !== null && <span>{`${minute}′`}</span>}
      </span>
    </MatchLine>
  );
}

type CallProps = Pick<LineProps, 'sheet'> & {
  readonly tournamentId: string;
  readonly call: NextCall;
  readonly isOrganizer: boolean;
};

/** A match to call, when it was planned, and how late it is; its organiser may move it in the plan to the court named. */
export function CallRow({ tournamentId, call, sheet, isOrganizer }: CallProps) {
  const { fixture, court, at, date, isLater, isMoved, isFree, late } = call;

  async function moveTo(free: number) {
    // Without its file the match stays where it is in the plan, and can be played all the same.
    const module = await organizing.load().catch(() => null);
    await module?.callToCourt(tournamentId, fixture.id, free);
  }

  return (
    <MatchLine
      fixture={fixture}
      court={court}
      sheet={sheet}
      action={
        isOrganizer &&
        isMoved &&
        isFree &&
        court !== null && (
          <Button variant="quiet" onClick={() => moveTo(court)}>
            <span>{strings.moveTo(court)}</span>
            <VisuallyHidden>{strings.moveOf(fixture.homeTeam, fixture.awayTeam)}</VisuallyHidden>
          </Button>
        )
      }
    >
      <VisuallyHidden>{'. '}</VisuallyHidden>
      {at !== null && date !== null && (
        <span data-part="said">
          <span>
            <VisuallyHidden>{strings.plannedAt}</VisuallyHidden>
            <span>{timeInWords(date, at)}</span>
          </span>
          {isLater ? (
            <span>{strings.onDay(formatDay(dayOf(date, at)).slice(0, 5))}</span>
          ) : late > toleratedMinutes ? (
            <span data-late>
              <span aria-hidden="true">{`+${late} min`}</span>
              <VisuallyHidden>{`. ${strings.late(late)}.`}</VisuallyHidden>
            </span>
          ) : (
            <span>{isFree ? strings.free : strings.afterThis}</span>
          )}
        </span>
      )}
    </MatchLine>
  );
}

const line = {
  display: 'flex',
  // In enlarged letters the names have lines of their own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 min(${theme.space(3)}, 3.75vw)`,
  minHeight: '3.25rem',
  padding: `${theme.space(1)} min(${theme.space(3)}, 3.75vw)`,
  lineHeight: 1.2,
  '& > b': { ...theme.type.label, flex: 'none', width: '1.75rem', color: theme.color.textMuted },
  '& > [data-part=teams]': {
    display: 'grid',
    flex: '1 1 6rem',
    minWidth: 0,
    fontWeight: 600,
    fontSize: 'min(1rem, 6vw)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoColumns: 'min(1.25rem, 8vw)',
    // The figures after the names, each in the line of its team, however long that is.
    gridAutoFlow: 'dense',
    alignItems: 'center',
    columnGap: `min(${theme.space(2)}, 2vw)`,
    '& > [data-team]': { gridColumn: 1, overflowWrap: 'anywhere' },
    '& i, & b': { ...theme.type.score, fontSize: '1.25rem', textAlign: 'center' },
    '& i': { gridColumn: 2, fontStyle: 'normal', color: theme.color.warm },
    '& b': { gridColumn: 3 },
  },
  '& > [data-part=said]': {
    ...theme.muted,
    display: 'grid',
    flex: 'none',
    justifyItems: 'end',
    lineHeight: 1.2,
    '& > [data-late]': { color: theme.color.warning, fontWeight: 600 },
  },
} as const;

const link = {
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  [theme.media.hover]: { '&:hover': { background: theme.color.actionTint } },
} as const;
