import { useStored } from 'shared-kernel';
import { reservations } from 'shared-kernel/courts';
import { WarmCard } from '../WarmCard';
import { clockStrings, silenceStrings } from './strings';

/** What is on show: courts, of which it is known or not how many are free, or a reservation of the visitor's own. */
type Props = { readonly about: 'unknown-courts' | 'known-courts' | 'own' };

/** How far the centre's word reaches: that it is silent, and that this device tells another time than it does. */
export function CentreWord({ about }: Props) {
  const isUpToDate = useStored(about === 'own' ? reservations.isMineUpToDate : reservations.isUpToDate);
  const ahead = useStored(reservations.clockAhead);
  const isSilent = isUpToDate.status === 'ready' && !isUpToDate.value;
  const aheadMs = ahead.status === 'ready' ? ahead.value : 0;
  return (
    <div role="status" css={{ display: 'grid', gap: '1rem', '&:empty': { display: 'none' } }}>
      {isSilent && (
        <WarmCard>
          <p>{silenceStrings[about]}</p>
        </WarmCard>
      )}
      {aheadMs !== 0 && (
        <WarmCard>
          <p>{clockStrings.differs(aheadMs)}</p>
        </WarmCard>
      )}
    </div>
  );
}
