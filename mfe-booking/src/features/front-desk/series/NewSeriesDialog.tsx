import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { notify, theme } from 'shared-kernel';
import { allSlots } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { RadioGroup, SelectField, TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { createSeries, previewSeries, type SeriesRequest } from '../../../data/series';
import type { PlannedDate } from '../../../domain/seriesDates';
import { CommandFault } from '../booking/FormEnd';
import { offers, partySizes, planOrService } from '../booking/party';
import { bookStrings } from '../booking/strings';
import { useFoundMembers } from '../booking/useFoundMembers';
import { deskStrings } from '../strings';
import { DeskDialog, MemberField } from '../ui/deskControls';
import { chosenAccount, fieldGrid } from '../ui/formStyles';
import { useCommand } from '../ui/useCommand';
import { useCourts } from '../ui/useCourts';
import { DateList, focusUnsolved } from './DateList';
import { atHourWords, seriesRefusals, planStrings as words } from './strings';
import { useDates } from './useDates';
import { type SeriesForm, useSeriesForm } from './useSeriesForm';

type Props = {
  /** The visitor's request that the series answers. */
  readonly request: SeriesRequest | null;
  /** 'yyyy-MM-dd' */
  readonly today: string;
  readonly onClose: () => void;
  readonly onCreated: () => void;
};

type Answer = Extract<Awaited<ReturnType<typeof createSeries>>, { ok: true }>['value'];
type Fault = { readonly field: 'name' | 'phone' | 'email' | null; readonly text: string };

/** A new series: for whom, when, and every date with what is in the way before anything is written. */
export function NewSeriesDialog({ request, today, onClose, onCreated }: Props) {
  const form = useSeriesForm(request, today);
  const { values, plan } = form;
  const key = JSON.stringify(plan);
  const ask = useMemo(() => {
    const wanted = JSON.parse(key);
    return wanted && (() => previewSeries(wanted));
  }, [key]);
  const dates = useDates<PlannedDate>(ask);
  const [fault, setFault] = useState<Fault | null>(null);
  const command = useCommand<Answer>();
  const list = useRef<HTMLDivElement>(null);

  async function book() {
    const say = (text: string, field: Fault['field'] = null) => setFault({ field, text });
    if (values.name.trim() === '') return say(bookStrings.noName, 'name');
    if (dates.kept.length === 0) return say(words.none);
    if (dates.unsolved > 0) return focusUnsolved(list.current);
    setFault(null);
    const { offer } = values;
    const person = {
      name: values.name.trim(),
      email: values.email.trim() || null,
      phone: values.phone.trim() || null,
      member: values.member || null,
      players: Number(values.players),
      ...planOrService(offer),
      note: values.note.trim(),
    };
    const sent = await command.send((id) => createSeries(id, person, dates.kept, request?.id ?? null));
    if (!sent) return;
    const { answer } = sent;
    if (answer.kind === 'created') {
      form.forget();
      notify({ title: words.done(answer.count, person.name) });
      return onCreated();
    }
    if (answer.kind === 'taken') {
      const fresh = new Map(answer.dates.map((date) => [date.day, date]));
      dates.showTaken(dates.decided.map(({ planned }) => fresh.get(planned.day) ?? planned));
      return say(words.taken(answer.dates));
    }
    const { reason } = answer;
    say(seriesRefusals[reason], reason === 'phone' || reason === 'email' ? reason : null);
  }

  const isLocked = command.trouble !== null;
  return (
    <DeskDialog open title={words.title} onClose={onClose}>
      <form
        noValidate
        css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) }}
        onSubmit={(event) => {
          event.preventDefault();
          void book();
        }}
      >
        {/* A command without an answer may have been executed: it can be repeated, not changed. */}
        <fieldset disabled={isLocked} css={part}>
          <legend css={legend}>{words.person}</legend>
          <PersonFields form={form} fault={fault} />
        </fieldset>
        <fieldset disabled={isLocked} css={part}>
          <legend css={legend}>{words.when}</legend>
          <WhenFields form={form} today={today} />
        </fieldset>
        <fieldset disabled={isLocked} css={{ border: 0, padding: 0, minWidth: 0 }}>
          <legend css={legend}>{words.dates}</legend>
          <div ref={list}>
            <Dates dates={dates} />
          </div>
        </fieldset>
        <CommandFault trouble={command.trouble} fault={fault && fault.field === null ? fault.text : null} />
        <Stack direction="row" gap={3}>
          <Button
            type="submit"
            variant="primary"
            aria-disabled={command.isSending || dates.dates === null || dates.isLooking}
          >
            {command.isSending
              ? bookStrings.sending
              : isLocked
                ? deskStrings.retry
                : words.send(dates.kept.length, dates.unsolved)}
          </Button>
          <Button variant="quiet" onClick={form.forget}>
            {words.clear}
          </Button>
        </Stack>
      </form>
    </DeskDialog>
  );
}

function Dates({ dates }: { readonly dates: ReturnType<typeof useDates<PlannedDate>> }): ReactNode {
  const { trouble, refusal, isLooking, decided, kept, decisions, decide, look } = dates;
  if (trouble) {
    return (
      <>
        <CommandFault trouble={trouble} fault={null} />
        <Button size="small" onClick={() => void look()}>
          {deskStrings.retry}
        </Button>
      </>
    );
  }
  if (refusal) return <CommandFault fault={refusal} />;
  if (!dates.dates) return <p role="status">{isLooking ? words.looking : words.fillIn}</p>;
  return (
    <div aria-busy={isLooking}>
      <DateList decided={decided} ready={kept.length} decisions={decisions} onDecide={decide} />
    </div>
  );
}

function PersonFields({ form, fault }: { readonly form: SeriesForm; readonly fault: Fault | null }) {
  const { values, change } = form;
  const people = useFoundMembers(values.member ? '' : values.name);
  const faultOf = (field: Fault['field']) => (fault?.field === field ? { error: fault.text } : undefined);
  const withoutMember = useCallback(() => change({ member: '', memberName: '', memberEmail: '' }), [change]);
  const account = { email: values.memberEmail, isConfirmed: values.memberIsUnconfirmed === '' };
  return (
    <div css={fieldGrid}>
      <div css={{ gridColumn: '1 / -1' }}>
        <MemberField
          autoFocus
          required
          label={bookStrings.name}
          hint={values.member ? null : bookStrings.nameHint}
          text={values.name}
          maxLength={100}
          options={people}
          keyOf={({ id }) => id}
          textOf={({ name }) => name}
          optionIn={({ name, ...address }) => (
            <span css={{ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>
                <bdi>{name}</bdi>
              </strong>
              <span css={small}>{bookStrings.address(address).join(', ')}</span>
            </span>
          )}
          onType={(typed) => {
            change({ name: typed });
            if (values.member && typed !== values.memberName) withoutMember();
          }}
          onChoose={({ id, name, email, isConfirmed }) =>
            change({
              ...{ name, member: id, memberName: name, memberEmail: email },
              memberIsUnconfirmed: isConfirmed ? '' : 'yes',
            })
          }
          {...faultOf('name')}
        />
        {values.member && (
          <div role="status" css={chosenAccount}>
            <span css={{ overflowWrap: 'anywhere', minWidth: 0 }}>{bookStrings.member(account)}</span>
            <Button size="small" variant="quiet" onClick={withoutMember}>
              {words.withoutAccount}
            </Button>
          </div>
        )}
      </div>
      <TextField
        label={bookStrings.phone}
        type="tel"
        autoComplete="off"
        value={values.phone}
        maxLength={30}
        onChange={(phone) => change({ phone })}
        {...faultOf('phone')}
      />
      <TextField
        label={bookStrings.email}
        type="email"
        autoComplete="off"
        hint={values.member && values.email === '' ? words.accountEmail(account) : words.emailHint}
        value={values.email}
        maxLength={254}
        onChange={(email) => change({ email })}
        {...faultOf('email')}
      />
      <SelectField
        label={bookStrings.players}
        value={values.players}
        options={partySizes.map((value) => ({ value }))}
        onChange={(players) => change({ players })}
      />
      <SelectField
        label={bookStrings.offer}
        value={values.offer}
        options={offers.map((value) => ({ value }))}
        onChange={(offer) => change({ offer })}
      />
      <div css={{ gridColumn: '1 / -1' }}>
        <TextField
          label={bookStrings.note}
          value={values.note}
          maxLength={500}
          onChange={(note) => change({ note })}
        />
      </div>
    </div>
  );
}

function WhenFields({ form, today }: { readonly form: SeriesForm; readonly today: string }) {
  const { values, change, plan, fault } = form;
  const { courts, courtName } = useCourts();
  const errorOf = (field: string) => (fault?.field === field ? fault.text : undefined);
  return (
    <div css={fieldGrid}>
      <div>
        <DateField
          label={words.firstDay}
          value={values.firstDay}
          error={errorOf('firstDay')}
          today={today}
          first={today}
          calendarLabel={words.calendar}
          onChange={(firstDay) => change({ firstDay })}
        />
        {plan && <p css={small}>{words.everyWeek(plan.weekday)}</p>}
      </div>
      <SelectField
        label={words.hour}
        value={values.hour}
        options={allSlots().map((slot) => {
          const hour = Number.parseInt(slot, 10);
          return { value: String(hour), label: atHourWords(hour) };
        })}
        onChange={(hour) => change({ hour })}
      />
      <SelectField
        label={words.court}
        value={values.court}
        options={[
          { value: '', label: words.anyCourt },
          ...courts.map((court) => ({
            value: String(court),
            label: words.courtNamed(court, courtName(court)),
          })),
        ]}
        onChange={(court) => change({ court })}
      />
      <RadioGroup
        legend={words.end}
        name="end"
        value={values.end === 'day' ? 'day' : 'times'}
        options={[
          { value: 'times', label: words.ends.times },
          { value: 'day', label: words.ends.day },
        ]}
        onChange={(end) => change({ end })}
      />
      {values.end === 'day' ? (
        <DateField
          label={words.lastDay}
          value={values.lastDay}
          error={errorOf('lastDay')}
          today={today}
          first={today}
          calendarLabel={words.calendar}
          onChange={(lastDay) => change({ lastDay })}
        />
      ) : (
        <TextField
          label={words.times}
          inputMode="numeric"
          value={values.times}
          maxLength={2}
          onChange={(times) => change({ times })}
          {...(errorOf('times') && { error: errorOf('times') as string })}
        />
      )}
    </div>
  );
}

const part = { border: 0, padding: 0, minWidth: 0 } as const;
const legend = {
  ...theme.type.label,
  padding: 0,
  marginBlockEnd: theme.space(3),
  color: theme.color.action,
} as const;
const small = { ...theme.type.small, color: theme.color.textMuted } as const;
