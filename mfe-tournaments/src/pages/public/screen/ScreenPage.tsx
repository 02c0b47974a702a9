import { type KeyboardEvent, useMemo, useState } from 'react';
import { lazyWithRetry, PageMetadata, paths, theme } from 'shared-kernel';
import { useParams } from 'shared-kernel/router';
import { centreDay, centreTime } from 'shared-kernel/time';
import type { Tournament } from '../../../model/tournament';
import { isPastSeason } from '../../../store/pastSeason';
import type { Live } from '../../../sync/followScores';
import { DistinctCrests } from '../../../widgets/Crest';
import { qrCode } from '../../../widgets/lateParts';
import { LiveScores } from '../../../widgets/live/LiveScores';
import { MissingTournament } from '../../../widgets/MissingPart';
import { cut } from '../../../widgets/NameOnOneLine';
import { type HeldSets, holdSets, useMatchNews } from '../../../widgets/news/useMatchNews';
import { useSnapshotLink } from '../../../widgets/snapshot/useSnapshotLink';
import { useAddress, useIsOnlyHere } from '../../../widgets/useAddress';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { useReadTournament } from '../../../widgets/useReadTournament';
import { useIsAbsent } from '../../../widgets/useSharing';
import { Controls, useIsAttended, useTurning } from './Controls';
import { CourtBoard } from './CourtsPanel';
import { codeColumn, FullWindow, units, useWakeLock } from './FullWindow';
import { PanelContent } from './PanelContent';
import { panelsOf } from './panels';
import { strings } from './strings';

export function ScreenPage() {
  const { tournamentId = '' } = useParams();
  const arrival = useReadTournament(tournamentId);
  const [last, setLast] = useState<Tournament | null>(null);
  const now = arrival.status === 'ready' ? arrival.tournament : null;
  if (now !== null && now !== last) setLast(now);
  // A running screen keeps the last known record, even if this device loses it, until the tournament is known to be deleted.
  const isDeleted = useIsAbsent(tournamentId) && arrival.status === 'missing';
  const tournament = now ?? (last?.id === tournamentId && !isDeleted ? last : null);
  if (tournament !== null) {
    const { id, name } = tournament;
    return (
      <>
        <PageMetadata title={strings.metaTitle(name)} description={strings.description(name)} />
        <DistinctCrests teams={tournament.teams}>
          <Screen key={id} tournament={tournament} />
        </DistinctCrests>
      </>
    );
  }
  if (arrival.status === 'missing') return <MissingTournament id={tournamentId} />;
  return (
    <FullWindow tournamentId={tournamentId}>
      <p role="status">{strings.loading}</p>
    </FullWindow>
  );
}

export { ScreenPage as Component };

const codePlace = <div css={{ aspectRatio: '1', background: '#fff' }} />;

/** The panel is shown first; a white square keeps the place of the code. */
const QrCodeLater = lazyWithRetry(qrCode, ({ QrCode }) => QrCode, { placeholder: codePlace });

/**
 * The code leads to the tournament's page or, if that is in this browser alone, to a snapshot of the last result. Its address
 * is undefined while the snapshot is made, and null where none fits a code.
 */
function useCode(tournament: Tournament) {
  const page = useAddress(paths.tournament(tournament.id));
  const isOnlyHere = useIsOnlyHere(tournament.id);
  const snapshot = useSnapshotLink(tournament);
  const label = strings.code(tournament.name);
  if (!isOnlyHere) return { address: page, label, isLong: false, caption: strings.codeText };
  if (snapshot === undefined) return { label, isLong: true, caption: null };
  if (!snapshot?.fitsCode)
    return { address: null, label, isLong: false, caption: snapshot ? strings.askForLink : strings.onlyHere };
  const { address, name } = snapshot;
  return {
    address,
    label: strings.snapshotCode(name, tournament.name),
    isLong: true,
    caption: strings.snapshot(name),
  };
}

/** The day on the bar's television: one panel after the other, and a match with a new goal in front of them. */
function Screen({ tournament: record }: { readonly tournament: Tournament }) {
  const [live, setLive] = useState<Live | null>(null);
  const [held, setHeld] = useState<HeldSets>(new Map());
  const tournament = useMemo(() => live?.lay(record) ?? record, [live, record]);
  const { id, name, level } = tournament;
  const now = usePresentTime();
  const today = now === null ? null : centreDay(now);
  const panels = useMemo(() => panelsOf(tournament, today, now, held), [tournament, today, now, held]);
  const keys = useMemo(() => panels.map(({ key }) => key), [panels]);
  const turning = useTurning(keys);
  const isAttended = useIsAttended();
  const code = useCode(record);
  useWakeLock();
  useMatchNews(id, live, (news) => {
    turning.bringToFront(news);
    holdSets(news, setHeld);
  });

  function onKeyDown(event: KeyboardEvent) {
    const isAtControl = event.target instanceof HTMLElement && event.target.closest('a, button') !== null;
    if (event.key === 'ArrowRight') turning.turn(1);
    else if (event.key === 'ArrowLeft') turning.turn(-1);
    else if (event.key === ' ' && !isAtControl) {
      event.preventDefault();
      turning.togglePause();
    }
  }

  const panel = panels[turning.place];
  const inFront = tournament.fixtures.find(({ id }) => id === turning.front?.fixture);
  return (
    <FullWindow tournamentId={id} isQuiet={!isAttended} hasLongCode={code.isLong} onKeyDown={onKeyDown}>
      <div css={layout}>
        <header>
          <h1 tabIndex={-1}>{name}</h1>
          <p>{level}</p>
        </header>
        {!isPastSeason(id) && <LiveScores tournament={id} onLive={setLive} css={word} />}
        {inFront !== undefined ? (
          <section key={`front-${inFront.id}`} aria-label={strings.titles.courts} data-part="panel">
            <CourtBoard
              tournament={tournament}
              fixture={inFront}
              count={1}
              isFresh
              decidedSet={turning.front?.decidedSet}
            />
          </section>
        ) : (
          panel && (
            <section key={panel.key} aria-label={strings.titles[panel.kind]} data-part="panel">
              <h2>
                <span>{strings.titles[panel.kind]}</span>
                {panel.parts > 1 && <small>{strings.part(panel.part, panel.parts)}</small>}
                {panel.kind === 'bracket' && panel.bracket.isProvisional && (
                  <small>{strings.provisional}</small>
                )}
              </h2>
              <PanelContent panel={panel} tournament={tournament} held={held} />
            </section>
          )
        )}
        <aside>
          <p data-part="clock">{now !== null && centreTime(now)}</p>
          <div data-part="code">
            {code.address === undefined && codePlace}
            {code.address && <QrCodeLater text={code.address} label={code.label} isLong={code.isLong} />}
            <p>{code.caption}</p>
          </div>
          <ol aria-hidden="true" data-part="turns">
            {panels.map(({ key }) => (
              <li key={key} data-shown={key === panel?.key || undefined} />
            ))}
          </ol>
        </aside>
      </div>
      <Controls tournamentId={id} isShown={isAttended || turning.isPaused} turning={turning} />
    </FullWindow>
  );
}

/** The state of the scores and of the clock: small, but readable from the bar, and on a phone like the other text. */
const word = {
  fontSize: units(2.2),
  lineHeight: 1.2,
  marginBlockEnd: 0,
  '&:not(:empty)': { paddingBlockStart: units(1.5) },
  '@media (max-aspect-ratio: 1/1)': { fontSize: units(2.8) },
} as const;

const layout = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${codeColumn}`,
  // Messages between the name and the panel, where they do not cover the code.
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  columnGap: units(5),
  minWidth: 0,
  minHeight: 0,
  '& > header': {
    display: 'flex',
    alignItems: 'baseline',
    gap: units(3),
    paddingBlockEnd: units(2),
    borderBlockEnd: `2px solid ${theme.color.edge}`,
    color: theme.color.textMuted,
  },
  '& h1': { ...cut, fontWeight: 700, fontSize: units(4.4), lineHeight: 1.1, color: theme.color.text },
  '& header p': { fontFamily: theme.font.display, fontSize: units(3.2), whiteSpace: 'nowrap' },
  '& > [data-part=panel]': {
    gridColumn: 1,
    gridRow: 3,
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    paddingBlockStart: units(2.5),
    '& > :only-child': { gridRow: '1 / -1' },
  },
  '& h2': {
    display: 'flex',
    alignItems: 'baseline',
    gap: units(3),
    marginBlockEnd: units(2),
    fontWeight: 800,
    fontSize: units(6),
    lineHeight: 1,
    textTransform: 'uppercase',
    color: theme.color.action,
  },
  '& h2 small': {
    fontSize: units(3.2),
    fontWeight: 600,
    color: theme.color.textMuted,
    textTransform: 'none',
  },
  '& > aside': {
    gridColumn: 2,
    gridRow: '1 / -1',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    alignItems: 'end',
  },
  '& [data-part=clock]': {
    font: `800 ${units(9)}/0.9 ${theme.font.display}`,
    minHeight: '0.9em',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-part=code]': {
    width: '100%',
    marginBlockStart: 'auto',
    textAlign: 'center',
    '& > p': { marginBlockStart: units(1), fontWeight: 600, textWrap: 'balance' },
  },
  '& [data-part=turns]': {
    ...theme.unlisted,
    display: 'flex',
    gap: units(1),
    width: '100%',
    marginBlockStart: units(2),
    '& > li': { flex: 1, height: units(0.6), background: theme.color.edge },
    '& > [data-shown]': { background: theme.color.action },
  },
  // In portrait format the code is below the panel.
  '@media (max-aspect-ratio: 1/1)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
    '& > aside': {
      gridColumn: 1,
      gridRow: 4,
      flexDirection: 'row',
      alignItems: 'end',
      gap: units(2),
      paddingBlockStart: units(2),
    },
    '& [data-part=code]': {
      display: 'flex',
      alignItems: 'end',
      gap: units(2),
      width: 'auto',
      marginBlockStart: 0,
      textAlign: 'start',
      '& > :not(p)': { flex: 'none', width: codeColumn },
      '& > p': { maxWidth: units(22) },
    },
    '& [data-part=turns]': { display: 'none' },
  },
} as const;
