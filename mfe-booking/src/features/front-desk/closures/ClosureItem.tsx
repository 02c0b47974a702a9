import { type FormEvent, useEffect, useState } from 'react';
import { importWithRetry, notify, theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Badge, Button, Pane, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { changeSentence, clearClosure, readBookings, reopenCourts } from '../../../data/closures';
import { type Choice, decisionsFor } from '../../../domain/closureForm';
import type { Closure, WayBooking } from '../../../domain/closures';
import { WarmCard } from '../../../ui/WarmCard';
import { CommandFault } from '../booking/FormEnd';
import { deskStrings } from '../strings';
import { useHold } from '../ui/useHeld';
import { formStrings, refusalStrings, refusalText, wayStrings, listStrings as words } from './strings';
import { useSending } from './useSending';
import { WayBookings } from './WayBookings';

const mui = importWithRetry(() => import('shared-kernel/mui'));

type ItemProps = { readonly closure: Closure; readonly onChanged: () => void };

/** A closure with what can be done about it. */
export function ClosureItem({ closure, onChanged }: ItemProps) {
  const [part, setPart] = useState<'sentence' | 'bookings' | null>(null);
  const [isBack, setIsBack] = useState(false);
  const onDone = () => {
    setPart(null);
    setIsBack(true);
  };
  const { sentence, tournament, author, inTheWay } = closure;
  return (
    <Pane as="li">
      <Stack gap={3}>
        <h3 css={{ ...theme.type.title3, margin: 0, overflowWrap: 'anywhere' }}>{sentence}</h3>
        {tournament && (
          <div>
            <Badge>{words.tournament}</Badge>
          </div>
        )}
        <p>{words.where(closure)}</p>
        {author && <p css={{ color: theme.color.textMuted }}>{words.by(author)}</p>}
        {inTheWay > 0 && part !== 'bookings' && (
          <WarmCard>
            <p>{words.inTheWay(inTheWay)}</p>
            <Button onClick={() => setPart('bookings')}>{words.solve(inTheWay)}</Button>
          </WarmCard>
        )}
        {part === 'bookings' && <ClearWay {...{ closure, onChanged, onDone }} />}
        {part === 'sentence' && <Sentence {...{ closure, onChanged, onDone }} />}
        {part === null && (
          <Stack direction="row" gap={3}>
            <Button variant="quiet" autoFocus={isBack} onClick={() => setPart('sentence')}>
              {words.edit}
              <VisuallyHidden>{words.of(closure)}</VisuallyHidden>
            </Button>
            <Reopening closure={closure} onChanged={onChanged} />
          </Stack>
        )}
      </Stack>
    </Pane>
  );
}

type PartProps = ItemProps & { readonly onDone: () => void };

function Sentence({ closure, onChanged, onDone }: PartProps) {
  const [text, setText] = useState(closure.sentence);
  const [refusal, setRefusal] = useState('');
  const { send, isSending, trouble } = useSending();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setRefusal(refusalStrings.sentence);
    const answer = await send(() => changeSentence(closure.id, text));
    if (!answer) return;
    if (answer.kind === 'refused') return setRefusal(refusalText(answer));
    onChanged();
    notify({ title: words.changed });
    onDone();
  }

  return (
    <form noValidate onSubmit={save}>
      <Stack gap={3}>
        <TextField
          required
          label={formStrings.sentence}
          hint={formStrings.sentenceHint}
          value={text}
          maxLength={120}
          autoComplete="off"
          autoFocus
          error={refusal || undefined}
          onChange={(typed) => {
            setText(typed);
            setRefusal('');
          }}
        />
        <CommandFault fault={trouble} />
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" aria-disabled={isSending}>
            {words.save}
          </Button>
          <Button onClick={onDone}>{words.cancel}</Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** The bookings in the way of a closure that is there: those of a tournament's day, or of a court that came back. */
function ClearWay({ closure, onChanged, onDone }: PartProps) {
  const [bookings, setBookings] = useState<readonly WayBooking[] | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [isMarked, setIsMarked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { send, commandFor, isSending, isLocked, trouble } = useSending();

  async function ask() {
    const answer = await send(() => readBookings(closure.id));
    if (!answer) return;
    if (answer.kind === 'refused') return setRefusal(refusalText(answer));
    setBookings(answer.bookings);
  }
  useEffect(() => void ask(), []);

  async function clear() {
    const decisions = bookings && decisionsFor(bookings, choices);
    setIsMarked(true);
    if (!decisions) return;
    const command = commandFor(decisions);
    const answer = await send(() => clearClosure(command, closure.id, decisions), true);
    if (!answer) return;
    if (answer.kind === 'refused') return setRefusal(refusalText(answer));
    if (answer.kind === 'conflict') {
      setBookings(answer.bookings);
      return setRefusal(wayStrings.conflict);
    }
    onChanged();
    notify({ title: formStrings.cleared, description: formStrings.done(answer.moved, answer.cancelled) });
    onDone();
  }

  return (
    <Stack gap={4}>
      {bookings === null && !trouble && !refusal && <p role="status">{formStrings.checking}</p>}
      {bookings?.length === 0 && <p role="status">{formStrings.free}</p>}
      {bookings && bookings.length > 0 && (
        <fieldset disabled={isLocked} css={{ minWidth: 0, margin: 0, padding: 0, border: 0 }}>
          <WayBookings
            isOneDay={closure.firstDay === closure.lastDay}
            bookings={bookings}
            choices={choices}
            isMarked={isMarked}
            onChoose={setChoices}
          />
        </fieldset>
      )}
      <CommandFault fault={refusal || trouble} />
      <Stack direction="row" gap={3}>
        {bookings === null ? (
          trouble && <Button onClick={ask}>{deskStrings.retry}</Button>
        ) : (
          <Button variant="primary" aria-disabled={isSending} onClick={clear}>
            {formStrings.clear}
          </Button>
        )}
        <Button onClick={onDone}>{words.fold}</Button>
      </Stack>
    </Stack>
  );
}

function Reopening({ closure, onChanged }: ItemProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { send, isSending, trouble } = useSending();
  const { module } = mui.useArrival(isAsking);
  useHold(isAsking);

  async function reopen() {
    setIsAsking(false);
    const answer = await send(() => reopenCourts(closure.id));
    if (!answer) return;
    notify({ title: words.reopened });
    onChanged();
  }

  return (
    <>
      <Button variant="quiet" aria-disabled={isSending} onClick={() => setIsAsking(true)}>
        {words.reopen}
        <VisuallyHidden>{words.of(closure)}</VisuallyHidden>
      </Button>
      <CommandFault fault={trouble} />
      {module && (
        <module.ConfirmDialog
          open={isAsking}
          title={words.question(closure)}
          confirmLabel={words.reopen}
          cancelLabel={words.keepClosed}
          onConfirm={reopen}
          onCancel={() => setIsAsking(false)}
        >
          <p>{words.questionText(closure)}</p>
        </module.ConfirmDialog>
      )}
    </>
  );
}
