import { useEffect, useEffectEvent, useState } from 'react';
import { formatHour, theme } from 'shared-kernel';
import { centreDay, centreTime } from 'shared-kernel/time';
import { followScores, type Live } from '../../data/live/followScores';
import { clock, presentTime } from '../../data/presentTime';
import { refreshTournament } from '../../data/refreshTournament';
import { storedTournaments } from '../../data/storedTournaments';
import { mayGoOn, mayGoOnAsListed } from '../../domain/live/mayGoOn';
import { ClockWord } from '../ClockWord';

type Props = {
  /** Of one tournament; of all that are played now where none is named. */
  readonly tournament?: string;
  readonly onLive: (live: Live) => void;
  readonly className?: string;
};

/** Follows scores for as long as it stands in the page, and says since when nobody answers. */
export function FollowedScores({ tournament, onLive, className }: Props) {
  const [silentSince, setSilentSince] = useState<Date | null>(null);
  const tell = useEffectEvent((live: Live) => {
    setSilentSince(live.silentSince);
    onLive(live);
  });
  useEffect(
    () =>
      followScores(
        tournament === undefined ? 'all' : { tournament },
        (live) => tell(live),
        refreshTournament,
        () => mayBegin(tournament),
      ),
    [tournament],
  );
  return (
    <div>
      <p role="status" css={quiet} className={className} data-print="hide">
        {silentSince !== null && silent(hourOf(silentSince))}
      </p>
      <ClockWord className={className} />
    </div>
  );
}

const silent = (time: string) =>
  `Le direct ne répond plus depuis ${time}\u00a0: les scores affichés peuvent être en retard.`;

/** On the clock that everybody goes by. */
function hourOf(instant: Date): string {
  return formatHour(centreTime(new Date(instant.getTime() - clock.aheadMs)));
}

/** By what this device has: the copies are as new as the last answer, and may be on their way still. */
function mayBegin(tournament: string | undefined): boolean {
  const today = centreDay(presentTime());
  if (tournament === undefined) {
    const list = storedTournaments.summaries.snapshot();
    if (list.status !== 'ready' || list.value.length === 0) return true;
    return list.value.some((summary) => mayGoOnAsListed(summary, today));
  }
  const record = storedTournaments.record(tournament).snapshot();
  return record.status !== 'ready' || record.value === null || mayGoOn(record.value, today);
}

const quiet = { ...theme.type.small, color: theme.color.warning, '&:empty': { margin: 0 } } as const;
