import { type FormEvent, useEffect, useRef, useState } from 'react';
import { theme, useCentreRules, useSession } from 'shared-kernel';
import { allSlots } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { useVisitDraft } from 'shared-kernel/drafts';
import { FieldError, SelectField, TextAreaField, TextField } from 'shared-kernel/forms';
import { useIsOnline } from 'shared-kernel/states';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import { requestWeekly, type WeeklyRequest, weeklyDraft } from '../../data/weeklyRequest';
import { playerCounts } from '../../domain/checkReservation';
import { checkWeekly, longestMessage, type WeeklyField } from '../../domain/checkWeekly';
import { KeptInput } from '../../ui/KeptInput';
import { hourText, offline, weekdays, weeklyFaults, weeklyRefusals, weeklyStrings as words } from './strings';

type Props = {
  /** 'yyyy-MM-dd' */
  readonly today: string;
  readonly onSent: (request: WeeklyRequest) => void;
};

/** When they want to play each week, and how the centre answers. */
export function WeeklyForm({ today, onSent }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const current = useSession();
  const rules = useCentreRules();
  const isOnline = useIsOnline();
  const { id: _id, secret: _secret, ...typed } = useVisitDraft(weeklyDraft);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [isSending, setIsSending] = useState(false);

  const contact = current.status === 'member' ? { name: current.user.name, email: current.user.email } : {};
  const weekday = typed.weekday ?? '1';
  const hours = hoursOf(rules?.hours, Number(weekday));
  const values = {
    name: '',
    email: '',
    phone: '',
    players: '4',
    firstDay: '',
    weeks: '10',
    message: '',
    ...contact,
    ...typed,
    weekday,
    hour: hours.includes(Number(typed.hour ?? 19)) ? (typed.hour ?? '19') : String(hours.at(-1) ?? 19),
  };
  const { faults, day, weeks } = checkWeekly(values, today);
  const errorOf = (field: WeeklyField) => {
    const fault = attempts > 0 ? faults[field] : undefined;
    return fault && weeklyFaults[fault];
  };
  const shown = (field: WeeklyField) => {
    const error = errorOf(field);
    return error === undefined ? undefined : { error };
  };

  function change(changed: Parameters<typeof weeklyDraft.keep>[0]) {
    setRefusal('');
    weeklyDraft.keep(changed);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    setRefusal('');
    if (day === null || Object.keys(faults).length > 0) return setAttempts((count) => count + 1);
    const known = weeklyDraft.read();
    const key = { id: known.id ?? crypto.randomUUID(), secret: known.secret ?? crypto.randomUUID() };
    weeklyDraft.keep({ ...values, ...key });
    setIsSending(true);
    const request = {
      name: values.name.trim(),
      email: values.email.trim(),
      phone: values.phone.trim(),
      weekday: Number(values.weekday),
      hour: Number(values.hour),
      players: Number(values.players),
      firstDay: day,
      weeks,
      message: values.message.trim(),
    };
    const answer = await requestWeekly(key, request);
    setIsSending(false);
    if (answer.kind === 'requested') {
      weeklyDraft.forget();
      return onSent(request);
    }
    setRefusal(
      answer.kind === 'suspended'
        ? answer.sentence
        : answer.reason === 'unreachable' && !isOnline
          ? offline
          : weeklyRefusals[answer.reason],
    );
  }

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  return (
    <form ref={element} method="dialog" noValidate onSubmit={send} css={column}>
      <Pane as="section" aria-label={words.when}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.when}
        </SectionTitle>
        <div css={fields}>
          <SelectField
            label={words.weekday}
            value={values.weekday}
            options={weekdays.map((label, place) => ({
              value: String(place + 1),
              label,
              disabled: hoursOf(rules?.hours, place + 1).length === 0,
            }))}
            onChange={(chosen) => change({ weekday: chosen })}
          />
          <SelectField
            label={words.hour}
            value={values.hour}
            options={hours.map((hour) => ({ value: String(hour), label: hourText(hour) }))}
            onChange={(hour) => change({ hour })}
          />
          <SelectField
            label={words.players}
            value={values.players}
            options={playerCounts.map((count) => ({ value: count, label: words.playersOption(count) }))}
            onChange={(players) => change({ players })}
          />
          <DateField
            label={words.firstDay}
            value={values.firstDay}
            error={errorOf('firstDay')}
            today={today}
            first={today}
            isMarkedRequired
            calendarLabel={words.calendar}
            onChange={(firstDay) => change({ firstDay })}
          />
          <TextField
            label={words.weeks}
            hint={words.weeksHint}
            inputMode="numeric"
            maxLength={2}
            value={values.weeks}
            onChange={(typedWeeks) => change({ weeks: typedWeeks })}
            {...shown('weeks')}
          />
        </div>
      </Pane>
      <Pane as="section" aria-label={words.who}>
        <SectionTitle as="h2" css={theme.type.title3}>
          {words.who}
        </SectionTitle>
        <div css={fields}>
          <TextField
            label={words.name}
            autoComplete="name"
            required
            maxLength={120}
            value={values.name}
            onChange={(name) => change({ name })}
            {...shown('name')}
          />
          <TextField
            label={words.email}
            type="email"
            autoComplete="email"
            hint={words.contactHint}
            maxLength={254}
            value={values.email}
            onChange={(email) => change({ email })}
            {...shown('email')}
          />
          <TextField
            label={words.phone}
            type="tel"
            autoComplete="tel"
            maxLength={30}
            value={values.phone}
            onChange={(phone) => change({ phone })}
            {...shown('phone')}
          />
          <div css={{ gridColumn: '1 / -1' }}>
            <TextAreaField
              label={words.message}
              hint={words.messageHint}
              rows={3}
              maxLength={longestMessage}
              value={values.message}
              onChange={(message) => change({ message })}
            />
          </div>
        </div>
      </Pane>
      <KeptInput draft={weeklyDraft} />
      <div role="alert">{refusal && <FieldError>{refusal}</FieldError>}</div>
      <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{words.retention}</p>
      <Button
        type="submit"
        variant="primary"
        size="large"
        css={{ justifySelf: 'start' }}
        aria-disabled={isSending}
      >
        {isSending ? words.sending : words.send}
      </Button>
    </form>
  );
}

/** The hours at which games begin on that weekday; those of the site until the settings are known. */
function hoursOf(known: readonly (readonly [number, number] | null)[] | undefined, weekday: number) {
  if (!known) return allSlots().map((slot) => Number.parseInt(slot, 10));
  const open = known[weekday - 1];
  return open ? Array.from({ length: open[1] - open[0] + 1 }, (_, place) => open[0] + place) : [];
}

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  maxWidth: '48rem',
} as const;

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
} as const;
