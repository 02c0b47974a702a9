import { theme } from 'shared-kernel';
import type { Hour } from 'shared-kernel/courts';
import { CentreWord } from './CentreWord';
import { Unshared } from './Unshared';
import { WaitingAhead } from './Waiting';

type Props = {
  readonly now: Date | null;
  /** Whether the free courts are known, from now or from earlier. */
  readonly areCourtsKnown: boolean;
  readonly onChoose: (hour: Hour) => void;
};

/** The centre's state, what the visitor waits for, and reservations that it does not know. */
export function BeforeTheHours({ now, areCourtsKnown, onChoose }: Props) {
  return (
    <div css={{ '& > *': { marginBlockEnd: theme.space(6) }, '& > :empty': { display: 'none' } }}>
      <CentreWord about={areCourtsKnown ? 'known-courts' : 'unknown-courts'} />
      <WaitingAhead />
      {now && <Unshared now={now} onChoose={onChoose} />}
    </div>
  );
}
