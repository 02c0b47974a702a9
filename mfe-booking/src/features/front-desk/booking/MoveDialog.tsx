import { useState, useSyncExternalStore } from 'react';
import { createStore, theme } from 'shared-kernel';
import { SelectField, TextField } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { type DeskPlace, type DeskReservation, moveAtDesk } from '../../../data/desk';
import { isSamePerson } from '../../../domain/samePerson';
import { FactList } from '../../../ui/FactList';
import { deskStrings, refusalWords } from '../strings';
import { DeskDialog } from '../ui/deskControls';
import { useCommand } from '../ui/useCommand';
import { showChange } from '../ui/useDeskDays';
import { AlreadyThere } from './AlreadyThere';
import { CommandFault, FormEnd } from './FormEnd';
import { bookStrings, placeWords, moveStrings as words } from './strings';
import { sayDone, undoCommand } from './undo';

type Props = {
  readonly reservation: DeskReservation;
  readonly place: DeskPlace;
  /** The courts that are free at that hour. */
  readonly free: readonly number[];
  /** What is booked at that hour. */
  readonly beside: readonly DeskReservation[];
  readonly onClose: () => void;
  readonly onMoved: () => void;
};

/** The reservation for which « Déplacer » waits for a free cell, on whichever day and tab; it lasts as long as the page. */
const moved = createStore<{ readonly reservation: DeskReservation | null }>(() => ({ reservation: null }));

export const setMovedReservation = (reservation: DeskReservation | null) => moved.setState({ reservation });

export function useMovedReservation() {
  const { reservation } = useSyncExternalStore(moved.subscribe, moved.getState, moved.getState);
  return [reservation, setMovedReservation] as const;
}

type Answer = Extract<Awaited<ReturnType<typeof moveAtDesk>>, { ok: true }>['value'];

/** Asks for the reason of a move before it is made: the person reads it. Enter moves without one. */
export function MoveDialog({ reservation, place, free, beside, onClose, onMoved }: Props) {
  const [known, setKnown] = useState(reservation);
  const [court, setCourt] = useState(place.court);
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { send, isSending, trouble } = useCommand<Answer>();
  const name = known.name || deskStrings.forgotten;
  const theirs = beside.filter((booked) => booked.id !== known.id && isSamePerson(booked, known));

  async function move() {
    setFault(null);
    const sent = await send((id) => moveAtDesk(id, known, { ...place, court }, reason.trim()));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'moved') {
      showChange(known.id, answer.reservation);
      sayDone(
        words.done(name),
        () => void undoCommand(sent.command, answer.reservation),
        deskStrings.shortPlace(answer.reservation),
        ...theirs.map(bookStrings.already),
      );
      return onMoved();
    }
    if (answer.kind === 'taken') {
      const { by } = answer;
      return setFault(by?.waiting ? bookStrings.offered(by) : words.taken([court], by?.name ?? ''));
    }
    if (answer.kind === 'refused') return setFault(refusalWords[answer.reason]);
    setKnown(answer.reservation);
    showChange(known.id, answer.reservation);
    setFault(words.conflict(placeWords(answer.reservation)));
  }

  return (
    <DeskDialog open title={words.title} onClose={onClose}>
      <form
        noValidate
        css={{ display: 'grid', gap: theme.space(4) }}
        onSubmit={(event) => {
          event.preventDefault();
          void move();
        }}
      >
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
        </p>
        <FactList
          facts={[
            { term: words.from, text: placeWords(known) },
            { term: words.to, text: placeWords({ ...place, court }) },
          ]}
        />
        <fieldset
          disabled={trouble !== null}
          css={{ border: 0, padding: 0, display: 'grid', gap: theme.space(4) }}
        >
          <TextField
            autoFocus
            label={known.email ? words.reason : words.reasonSilent}
            value={reason}
            maxLength={200}
            onChange={setReason}
          />
          <SelectField
            label={words.court}
            value={String(court)}
            options={[...new Set([place.court, ...free])]
              .sort((a, b) => a - b)
              .map((number) => ({ value: String(number) }))}
            onChange={(chosen) => setCourt(Number(chosen))}
          />
        </fieldset>
        <FormEnd>
          <AlreadyThere theirs={theirs} />
          <CommandFault trouble={trouble} fault={fault} />
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {isSending ? words.sending : trouble ? deskStrings.retry : words.send}
          </Button>
        </FormEnd>
      </form>
    </DeskDialog>
  );
}
