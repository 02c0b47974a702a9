import { type ReactNode, useState } from 'react';
import { notify, theme } from 'shared-kernel';
import { centreNow } from 'shared-kernel/courts';
import { chosenOffers } from 'shared-kernel/plans';
import { Badge, Button, Stack, TextLink } from 'shared-kernel/ui';
import { type Attendance, confirmAtDesk, type DeskReservation, removeWaiting } from '../../../data/desk';
import { isUntold, stateOf } from '../../../domain/deskDay';
import { WarmCard } from '../../../ui/WarmCard';
import { deskStrings, refusalWords, removalStrings, stateNames } from '../strings';
import { PhoneLink } from '../ui/Contact';
import { DeskDialog } from '../ui/deskControls';
import { useCommand } from '../ui/useCommand';
import { showChange } from '../ui/useDeskDays';
import { RemovalQuestion } from '../waiting/RemovalQuestion';
import { note } from './attendance';
import { CancelForm, useCancellation } from './CancelForm';
import { EditForm } from './EditForm';
import { CommandFault, type ReservationFormProps } from './FormEnd';
import { SuspendForm } from './SuspendForm';
import { bookStrings, placeWords, suspendStrings, detailStrings as words } from './strings';

type Props = {
  readonly reservation: DeskReservation;
  /** 'yyyy-MM-dd' at the centre. */
  readonly today: string;
  /** When it was cancelled, in words; nothing can be done with it then. */
  readonly cancelled?: string;
  readonly onClose: () => void;
  readonly onMove: (reservation: DeskReservation) => void;
  /** Books the court that is offered to a person who has not read of it, or for that person whose time `isOver`. */
  readonly onTake?: (reservation: DeskReservation, isOver?: boolean) => void;
};

type View = 'facts' | 'edit' | 'cancel' | 'suspend';

/** As often in 90 days, the desk is told of absences with a card of their own. */
const manyAbsences = 3;

/** A reservation: who has it, how to reach them, and what the desk does with it. */
export function DetailsDialog({ reservation: given, today, cancelled, onClose, onMove, onTake }: Props) {
  const [reservation, setReservation] = useState(given);
  const [view, setView] = useState<View>('facts');
  const back = () => setView('facts');

  /** Shows it here and on the desk. */
  function change(changed: DeskReservation) {
    setReservation(changed);
    showChange(changed.id, cancelled === undefined ? changed : null);
  }

  const form: Record<Exclude<View, 'facts'>, () => ReactNode> = {
    edit: () => <EditForm reservation={reservation} onChanged={change} onDone={onClose} onBack={back} />,
    cancel: () => <CancelForm reservation={reservation} onChanged={change} onDone={onClose} onBack={back} />,
    suspend: () => <SuspendForm reservation={reservation} onChanged={change} onDone={back} onBack={back} />,
  };

  const name = <bdi>{reservation.name || deskStrings.forgotten}</bdi>;
  const isBlocking = view === 'suspend' && !reservation.suspended;
  return (
    <DeskDialog open title={isBlocking ? suspendStrings.title : name} onClose={onClose}>
      {view === 'facts' ? (
        <Stack gap={4}>
          <Warnings reservation={reservation} isOver={cancelled !== undefined} />
          <Facts reservation={reservation} cancelled={cancelled} />
          {cancelled !== undefined ? (
            <div css={actions}>
              <Blocking reservation={reservation} onView={setView} />
            </div>
          ) : (
            <>
              {reservation.day <= today && <Presence reservation={reservation} onDone={onClose} />}
              <Actions
                reservation={reservation}
                onMove={() => onMove(reservation)}
                onTake={onTake}
                onView={setView}
                onChanged={change}
                onDone={onClose}
              />
            </>
          )}
        </Stack>
      ) : (
        form[view]()
      )}
    </DeskDialog>
  );
}

function Warnings({
  reservation,
  isOver,
}: {
  readonly reservation: DeskReservation;
  readonly isOver: boolean;
}) {
  const { absences, suspended, suspension, confirmBy } = reservation;
  return (
    <>
      {absences >= manyAbsences && (
        <WarmCard>
          <p>{words.manyAbsences(absences)}</p>
        </WarmCard>
      )}
      {suspended && (
        <WarmCard>
          <p>{words.suspended}</p>
          {suspension && <p>{words.suspension(suspension)}</p>}
        </WarmCard>
      )}
      {confirmBy !== undefined && !isOver && (
        <p>
          <Badge tone="warning">
            {[stateNames[stateOf(reservation)], deskStrings.until(confirmBy)].join(', ')}
          </Badge>
        </p>
      )}
    </>
  );
}

function Facts({
  reservation,
  cancelled,
}: {
  readonly reservation: DeskReservation;
  readonly cancelled: string | undefined;
}) {
  const { phone, email, players, member, reference, enteredBy, changedBy, changeReason, series, absences } =
    reservation;
  const party = [deskStrings.players(players), ...chosenOffers(reservation)].join(' · ');
  const facts: readonly (readonly [term: string, text: ReactNode])[] = [
    [words.facts.place, placeWords(reservation)],
    [words.facts.players, party],
    [words.facts.phone, phone && <PhoneLink phone={phone} />],
    [words.facts.email, email && <TextLink href={`mailto:${email}`}>{email}</TextLink>],
    [
      words.facts.account,
      `${member ? words.member : words.guest}${absences > 0 && absences < manyAbsences ? `, ${words.absences(absences)}` : ''}`,
    ],
    [words.facts.reference, <strong key="reference">{reference}</strong>],
    [words.facts.note, reservation.note && <bdi>{reservation.note}</bdi>],
    [words.facts.by, enteredBy ? <bdi>{enteredBy}</bdi> : words.visitor],
    [words.facts.changedBy, changedBy && <bdi>{changedBy}</bdi>],
    [words.facts.cancelled, cancelled],
    [words.facts.reason, changeReason && <bdi>{changeReason}</bdi>],
  ];
  return (
    <>
      <dl css={list}>
        {facts
          .filter(([, text]) => text)
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {series && <p css={{ color: theme.color.textMuted }}>{words.series}</p>}
    </>
  );
}

type PresenceProps = { readonly reservation: DeskReservation; readonly onDone: () => void };

/** « Arrivé » and « Absent »: a press notes it, and another one takes it back. */
function Presence({ reservation, onDone }: PresenceProps) {
  const { attendance } = reservation;
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function press(wanted: Attendance) {
    if (isSending) return;
    setIsSending(true);
    const failed = await note(reservation, attendance === wanted ? null : wanted);
    setIsSending(false);
    if (failed === null) onDone();
    else setFault(failed.why);
  }

  return (
    <fieldset aria-label={words.attendance} css={{ border: 0, padding: 0, margin: 0 }}>
      <Stack direction="row" gap={3}>
        {(['arrived', 'absent'] as const).map((wanted, place) => (
          <Button
            key={wanted}
            variant={attendance === wanted ? 'secondary' : place === 0 ? 'primary' : 'secondary'}
            aria-pressed={attendance === wanted}
            aria-disabled={isSending}
            css={attendance === wanted && pressed}
            onClick={() => void press(wanted)}
          >
            {words[wanted]}
          </Button>
        ))}
      </Stack>
      <CommandFault fault={fault} />
    </fieldset>
  );
}

type ActionsProps = Pick<ReservationFormProps, 'reservation' | 'onChanged' | 'onDone'> & {
  readonly onMove: () => void;
  readonly onTake: Props['onTake'];
  readonly onView: (view: View) => void;
};

function Actions({ reservation, onMove, onTake, onView, ...whenChanged }: ActionsProps) {
  const { waiting, confirmBy } = reservation;
  const { cancel, isSending, trouble, fault } = useCancellation(whenChanged);
  return (
    <div>
      {confirmBy !== undefined && <Confirm reservation={reservation} onTake={onTake} {...whenChanged} />}
      <div css={actions}>
        {onTake && isUntold(reservation, centreNow()) && (
          <Button onClick={() => onTake(reservation)}>{bookStrings.takeAnyway}</Button>
        )}
        {/* Its entry in the line names the hour, which the person is called about. */}
        {waiting === null && <Button onClick={onMove}>{words.move}</Button>}
        <Button onClick={() => onView('edit')}>{words.edit}</Button>
        <Blocking reservation={reservation} onView={onView} />
        {/* Of a group that comes each week, one date falls out now and then. */}
        {reservation.series && (
          <Button variant="danger" aria-disabled={isSending} onClick={() => void cancel(reservation)}>
            {trouble ? deskStrings.retry : words.cancelDate}
          </Button>
        )}
        {waiting === null && (
          <Button variant={reservation.series ? 'quiet' : 'danger'} onClick={() => onView('cancel')}>
            {reservation.series ? words.cancelWithReason : words.cancel}
          </Button>
        )}
      </div>
      <CommandFault trouble={trouble} fault={fault} />
    </div>
  );
}

/** Of the person, whatever becomes of the reservation. */
function Blocking({ reservation, onView }: Pick<ActionsProps, 'reservation' | 'onView'>) {
  return reservation.member !== null || reservation.email !== '' ? (
    <Button variant="quiet" onClick={() => onView('suspend')}>
      {reservation.suspended ? words.endSuspension : words.suspend}
    </Button>
  ) : (
    <p css={{ ...theme.type.small, color: theme.color.textMuted, order: 1 }}>{words.noAddress}</p>
  );
}

type ConfirmProps = Omit<ReservationFormProps, 'onBack'> & { readonly onTake: Props['onTake'] };

/** The person is on the phone: « Réserver » confirms the booking or the offered court, which « Retirer » gives to the next in line. */
function Confirm({ reservation, onTake, onChanged, onDone }: ConfirmProps) {
  const { id, name, waiting } = reservation;
  const confirm = useCommand<Settled<typeof confirmAtDesk>>();
  const remove = useCommand<Settled<typeof removeWaiting>>();
  const [fault, setFault] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [isOver, setIsOver] = useState(false);

  async function book() {
    const sent = await confirm.send(() => confirmAtDesk(id));
    if (!sent) return;
    if (sent.answer.kind === 'refused') {
      const { reason } = sent.answer;
      // Whichever clock is right, the centre holds it no more.
      const isExpired = waiting !== null && reason === 'gone';
      setIsOver(isExpired);
      return setFault(isExpired ? words.expired(name) : refusalWords[reason]);
    }
    const confirmed = sent.answer.reservation;
    onChanged(confirmed);
    notify({
      title: words.confirmed(confirmed.name),
      description: [deskStrings.shortPlace(confirmed), bookStrings.references([confirmed.reference])].join(
        ' · ',
      ),
    });
    onDone();
  }

  async function withdraw(entry: string) {
    setIsAsked(false);
    if (!(await remove.send(() => removeWaiting(entry)))) return;
    showChange(id, null);
    notify({ title: removalStrings.removed(name) });
    onDone();
  }

  return (
    <div css={{ marginBlockEnd: theme.space(3) }}>
      <div css={actions}>
        {isOver && onTake ? (
          <Button variant="primary" onClick={() => onTake(reservation, true)}>
            {words.bookAnew}
          </Button>
        ) : (
          <Button variant="primary" aria-disabled={confirm.isSending} onClick={() => void book()}>
            {words.confirm}
          </Button>
        )}
        {waiting && !isOver && (
          <Button variant="danger" aria-disabled={remove.isSending} onClick={() => setIsAsked(true)}>
            {words.remove}
          </Button>
        )}
      </div>
      {waiting && isAsked && (
        <RemovalQuestion
          name={name}
          isOffered
          onConfirm={() => void withdraw(waiting)}
          onCancel={() => setIsAsked(false)}
        />
      )}
      <CommandFault trouble={confirm.trouble ?? remove.trouble} fault={fault} />
    </div>
  );
}

type Settled<F extends (...given: never[]) => Promise<unknown>> = Extract<
  Awaited<ReturnType<F>>,
  { ok: true }
>['value'];

const list = {
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 1fr) minmax(0, 3fr)',
    columnGap: theme.space(3),
    paddingBlock: theme.space(2),
  },
  '& > div + div': { borderBlockStart: `1px solid ${theme.color.edge}` },
  '& dt': { color: theme.color.textMuted },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
} as const;

const pressed = {
  borderColor: theme.color.action,
  background: theme.color.actionTint,
  '&::before': { content: '"✓"' },
} as const;

const actions = { display: 'flex', flexWrap: 'wrap', gap: theme.space(3) } as const;
