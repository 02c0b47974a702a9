import { useId, useRef, useState } from 'react';
import { notify, theme } from 'shared-kernel';
import { allSlots, centreNow } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { useVisitDraft, visitDraft } from 'shared-kernel/drafts';
import { Checkbox, FieldError, SelectField, TextField } from 'shared-kernel/forms';
import { useQuery } from 'shared-kernel/hydration';
import { addDays, centreDay, centreTime, readTypedDay, writeTypedDay } from 'shared-kernel/time';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { isHour } from 'shared-kernel/upcoming';
import { closeCourts, type Preview, previewClosure } from '../../../data/closures';
import {
  type Choice,
  type ClosureFaults,
  type ClosureField,
  type ClosureForm,
  courtsIn,
  decisionsFor,
  readClosure,
} from '../../../domain/closureForm';
import type { Cell, Decision, WayBooking } from '../../../domain/closures';
import { WarmCard } from '../../../ui/WarmCard';
import { CommandFault } from '../booking/FormEnd';
import { deskStrings } from '../strings';
import { PhoneLink } from '../ui/Contact';
import { useCourts } from '../ui/useCourts';
import { dayParameter } from '../ui/useOpenDay';
import { faultStrings, hourText, refusalText, wayStrings, formStrings as words } from './strings';
import { useSending } from './useSending';
import { WayBookings } from './WayBookings';

/** The closure that is being prepared; `choices` is what was chosen for the bookings in the way, as JSON. */
export const closureDraft = visitDraft<ClosureField | 'choices'>('closure');

/** Closes courts in two steps: what is in the way, then the closure with what becomes of it. */
export function NewClosure({ onClosed }: { readonly onClosed: () => void }) {
  const id = useId();
  const { courts, courtName } = useCourts();
  const typed = useVisitDraft(closureDraft);
  const now = centreNow();
  const today = centreDay(now);
  const { send, commandFor, isSending, isLocked, trouble, forgetTrouble } = useSending();
  const [faults, setFaults] = useState<ClosureFaults>({});
  const [refusal, setRefusal] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [isMarked, setIsMarked] = useState(false);
  const result = useRef<HTMLDivElement>(null);
  /** Of the last closure: those whom no mail tells about it. */
  const [toCall, setToCall] = useState<readonly Untold[]>([]);

  const ticked = courtsIn(typed.courts ?? '');
  const isAll = courts.length > 0 && courts.every((court) => ticked.includes(court));
  const hours = allSlots().map((slot) => Number(slot.slice(0, 2)));
  const coming = hours.filter((hour) => hour > Number.parseInt(centreTime(now), 10));
  // After the last hour of today there is nothing left of it to close.
  const first = coming.length > 0 ? today : addDays(today, 1);
  const shown = useQuery().get(dayParameter) ?? '';
  const isShown = isHour({ date: shown, time: '10:00' }) && shown > first;
  const firstDay = typed.firstDay ?? writeTypedDay(isShown ? shown : first);
  const isToday = readTypedDay(firstDay, today) === today;
  const form: ClosureForm = {
    courts: '',
    firstDay,
    firstHour: String((isToday ? coming : hours)[0] ?? hours[0] ?? 0),
    lastDay: firstDay,
    lastHour: String(hours.at(-1) ?? 23),
    sentence: ticked.length === 0 ? '' : words.suggestion(isAll ? null : ticked),
    ...typed,
  };
  const choices = choicesIn(typed.choices);
  const problem = refusal || trouble;
  // A draft may be older than today.
  const isPast = (text: string) => (readTypedDay(text, today) ?? today) < today;
  const past = {
    firstDay: isPast(form.firstDay) ? words.pastFirst : undefined,
    lastDay: isPast(form.lastDay) ? faultStrings['past-day'] : undefined,
  };

  function change(field: ClosureField, text: string) {
    closureDraft.keep({ [field]: text });
    setFaults({ ...faults, [field]: undefined });
    setRefusal('');
    forgetTrouble();
    // The sentence changes nothing about what is in the way.
    if (field !== 'sentence') setPreview(null);
  }

  function tick(wanted: readonly number[]) {
    change('courts', courts.filter((court) => wanted.includes(court)).join(','));
  }

  function choose(next: ReadonlyMap<string, Choice>) {
    closureDraft.keep({ choices: JSON.stringify([...next]) });
    setRefusal('');
  }

  function read() {
    const answer = readClosure(form, courts, today);
    setFaults(answer.ok ? {} : answer.faults);
    setRefusal('');
    setIsMarked(false);
    return answer.ok ? answer : null;
  }

  async function check() {
    const closure = read();
    const answer = closure && (await send(() => previewClosure(closure.period)));
    if (!answer) return;
    if (answer.kind === 'refused') return setRefusal(refusalText(answer));
    setPreview(answer);
    // The button that was pressed is gone.
    setTimeout(() => result.current?.focus());
  }

  async function close() {
    const closure = read();
    if (!closure || !preview) return;
    const decisions = decisionsFor(preview.bookings, choices);
    setIsMarked(decisions === null);
    if (decisions === null) {
      const decided = preview.bookings.filter((booking) => decisionsFor([booking], choices) !== null);
      return setRefusal(wayStrings.missing(preview.bookings.length - decided.length));
    }
    const { period, sentence } = closure;
    const command = commandFor(period, sentence, decisions);
    const answer = await send(() => closeCourts(command, period, sentence, decisions), true);
    if (!answer) return;
    if (answer.kind === 'refused') return setRefusal(refusalText(answer));
    if (answer.kind === 'conflict') {
      setPreview({ ...preview, bookings: answer.bookings });
      setIsMarked(true);
      return setRefusal(wayStrings.conflict);
    }
    closureDraft.forget();
    // Each decision was executed: about a booking that is no longer there the answer would be a conflict.
    setToCall(untoldOf(preview.bookings, decisions));
    setPreview(null);
    onClosed();
    notify({ title: words.closed, description: words.done(answer.moved, answer.cancelled) });
  }

  const hourOptions = (end: 0 | 1) =>
    hours.map((hour) => ({ value: String(hour), label: hourText(hour + end) }));

  return (
    <Pane as="section" aria-labelledby={`${id}-title`}>
      <SectionTitle as="h2" id={`${id}-title`} css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      <p css={{ color: theme.color.textMuted, marginBlockEnd: theme.space(4) }}>{words.lead}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // A field that is locked would lose the focus.
          (event.nativeEvent as SubmitEvent).submitter?.focus();
          void (preview ? close() : check());
        }}
      >
        <Stack gap={5}>
          <fieldset disabled={isLocked} css={[group, { display: 'grid', gap: theme.space(5) }]}>
            <fieldset css={group} aria-describedby={faults.courts && `${id}-courts`}>
              <legend css={{ ...theme.type.label, padding: 0 }}>{words.courts}</legend>
              <Checkbox
                label={words.all}
                checked={isAll}
                onChange={({ target }) => tick(target.checked ? courts : [])}
              />
              <div css={ticks}>
                {courts.map((court) => (
                  <Checkbox
                    key={court}
                    label={words.court(court, courtName(court))}
                    checked={ticked.includes(court)}
                    onChange={({ target }) =>
                      tick(target.checked ? [...ticked, court] : ticked.filter((other) => other !== court))
                    }
                  />
                ))}
              </div>
              {faults.courts && <FieldError id={`${id}-courts`}>{faultStrings[faults.courts]}</FieldError>}
            </fieldset>
            {(['first', 'last'] as const).map((end) => (
              <div key={end} css={pair}>
                <DateField
                  label={words[`${end}Day`]}
                  value={form[`${end}Day`]}
                  error={past[`${end}Day`] ?? said(faults[`${end}Day`])}
                  today={today}
                  first={today}
                  calendarLabel={words.calendar}
                  onChange={(text) => change(`${end}Day`, text)}
                />
                <SelectField
                  label={words[`${end}Hour`]}
                  value={form[`${end}Hour`]}
                  options={hourOptions(end === 'first' ? 0 : 1)}
                  onChange={(text) => change(`${end}Hour`, text)}
                />
              </div>
            ))}
            <TextField
              required
              label={words.sentence}
              hint={words.sentenceHint}
              value={form.sentence}
              error={said(faults.sentence)}
              maxLength={120}
              autoComplete="off"
              // Typing replaces a sentence that was only proposed.
              onFocus={({ target }) => typed.sentence === undefined && target.select()}
              onChange={(text) => change('sentence', text)}
            />
            {preview && (
              <div
                ref={result}
                tabIndex={-1}
                css={{ display: 'grid', gap: theme.space(4), outlineOffset: theme.space(2) }}
              >
                <div role="status">
                  <p>{words.hours(preview.hours)}</p>
                  {preview.bookings.length === 0 && <p>{words.free}</p>}
                </div>
                {preview.bookings.length > 0 && (
                  <WayBookings
                    isOneDay={form.firstDay === form.lastDay}
                    bookings={preview.bookings}
                    choices={choices}
                    isMarked={isMarked}
                    onChoose={choose}
                  />
                )}
              </div>
            )}
          </fieldset>
          <CommandFault fault={problem} />
          {toCall.length > 0 && (
            <WarmCard>
              <p>{wayStrings.toCall}</p>
              <ul>
                {toCall.map(({ booking, to }) => (
                  <li key={booking.id} css={{ overflowWrap: 'anywhere' }}>
                    <bdi>{booking.name || deskStrings.forgotten}</bdi>
                    <span>{`\u00a0: ${wayStrings.became(booking, to)} `}</span>
                    {booking.phone ? <PhoneLink phone={booking.phone} /> : <span>{wayStrings.onSite}</span>}
                  </li>
                ))}
              </ul>
            </WarmCard>
          )}
          <div>
            <Button type="submit" variant={preview ? 'primary' : 'secondary'} aria-disabled={isSending}>
              {preview
                ? isSending
                  ? words.closing
                  : words.close(ticked, isAll)
                : isSending
                  ? words.checking
                  : words.check}
            </Button>
          </div>
        </Stack>
      </form>
    </Pane>
  );
}

/** A booking of a person without an address, and its new place; null where it is cancelled. */
type Untold = { readonly booking: WayBooking; readonly to: Cell | null };

function untoldOf(bookings: readonly WayBooking[], decisions: readonly Decision[]): readonly Untold[] {
  return bookings.flatMap((booking) => {
    const decision = decisions.find(({ id }) => id === booking.id);
    if (booking.email !== '' || !decision) return [];
    return [{ booking, to: decision.action === 'move' ? decision : null }];
  });
}

const said = (fault: ClosureFaults[ClosureField]) => fault && faultStrings[fault];

function choicesIn(text: string | undefined): ReadonlyMap<string, Choice> {
  return new Map<string, Choice>(text ? JSON.parse(text) : []);
}

const group = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;

const ticks = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr))',
  columnGap: theme.space(4),
} as const;

const pair = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
} as const;
