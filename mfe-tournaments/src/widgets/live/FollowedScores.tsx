import { useEffect, useEffectEvent, useState } from 'react';
import { formatHour, theme } from 'shared-kernel';
import { centreTime, clockDifferenceInWords } from 'shared-kernel/time';
import { clockAheadMs } from '../../store/stamps';
import type { Live } from '../../sync/followScores';
import { followLive } from '../../sync/sharing';
import { useClockAhead } from '../usePresentTime';

type Props = {
  /** Of one tournament; of all that are played now where none is named. */
  readonly tournament?: string;
  readonly onLive: (live: Live) => void;
  readonly className?: string;
};

/** Follows scores while it is mounted, and shows since when the back end has not answered. */
export function FollowedScores({ tournament, onLive, className }: Props) {
  const [silentSince, setSilentSince] = useState<Date | null>(null);
  const tell = useEffectEvent((live: Live) => {
    setSilentSince(live.silentSince);
    onLive(live);
  });
  useEffect(() => followLive(tournament, (live) => tell(live)), [tournament]);
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

/** By the centre's clock. */
function hourOf(instant: Date): string {
  return formatHour(centreTime(new Date(instant.getTime() - clockAheadMs.getState())));
}

/** Warns that this device's clock differs from the back end's, which the page uses. */
export function ClockWord({ className }: { readonly className?: string | undefined }) {
  const aheadMs = useClockAhead();
  return (
    <p
      role="status"
      css={[quiet, { marginBlockEnd: theme.space(3) }]}
      className={className}
      data-print="hide"
    >
      {aheadMs !== 0 && ahead(aheadMs)}
    </p>
  );
}

const ahead = (aheadMs: number) =>
  `${clockDifferenceInWords(aheadMs)} sur celle du serveur\u00a0: cette page suit l’heure du serveur.`;

const quiet = { ...theme.type.small, color: theme.color.warning, '&:empty': { margin: 0 } } as const;
