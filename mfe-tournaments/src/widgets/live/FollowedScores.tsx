import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react';
import { formatHour, theme } from 'shared-kernel';
import { centreTime, clockDifferenceInWords } from 'shared-kernel/time';
import type { Live } from '../../sync/followScores';
import { followLive } from '../../sync/sharing';
import { useClockAhead } from '../usePresentTime';

type Props = {
  readonly tournament?: string;
  readonly onLive: (live: Live) => void;
  readonly className?: string;
};

/** Follows scores while it is mounted, and shows since when the back end has not answered. */
export function FollowedScores({ tournament, onLive, className }: Props) {
  const aheadMs = useClockAhead();
  const [silentSince, setSilentSince] = useState<Date | null>(null);
  const tell = useEffectEvent((live: Live) => {
    setSilentSince(live.silentSince);
    onLive(live);
  });
  useEffect(() => followLive(tournament, (live) => tell(live)), [tournament]);
  return (
    <div>
      <Warning className={className}>
        {silentSince &&
          `Le direct ne répond plus depuis ${formatHour(centreTime(new Date(silentSince.getTime() - aheadMs)))}\u00a0: les scores affichés peuvent être en retard.`}
      </Warning>
      <ClockWord className={className} />
    </div>
  );
}

/** Warns that this device's clock differs from the back end's, which the page uses. */
export function ClockWord({ className }: { readonly className?: string | undefined }) {
  const aheadMs = useClockAhead();
  return (
    <Warning className={className}>
      {aheadMs !== 0 &&
        `${clockDifferenceInWords(aheadMs)} sur celle du serveur\u00a0: cette page suit l’heure du serveur.`}
    </Warning>
  );
}

function Warning(props: ComponentProps<'p'>) {
  return <p role="status" css={warning} data-print="hide" {...props} />;
}

const warning = {
  ...theme.type.small,
  color: theme.color.warning,
  marginBlockEnd: theme.space(3),
  '&:empty': { margin: 0 },
} as const;
