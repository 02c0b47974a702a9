import type { FormEvent } from 'react';
import { theme } from 'shared-kernel';
import { bookingWindow } from 'shared-kernel/courts';
import { DateField } from 'shared-kernel/date-field';
import { centreDay } from 'shared-kernel/time';
import { Button, Field, Pane, SectionTitle, Select, TextInput } from 'shared-kernel/ui';
import { type CheckedField, isPlayerCount, playerCounts } from '../../domain/checkReservation';
import { NearDays } from './NearDays';
import { OverlapWarning } from './OverlapWarning';
import { fieldSentence, formStrings, pageStrings, refusalSentences } from './strings';
import { TimeField } from './TimeField';
import type { ReservationFormState } from './useReservationForm';

type Props = {
  readonly form: ReservationFormState;
  /** 'yyyy-MM-dd', once one can be read. */
  readonly day: string | null;
  readonly now: Date | null;
};

export function ReservationForm({ form, day, now }: Props) {
  const { values, refusals, change } = form;
  const open = now && bookingWindow(now);
  const errorOf = (field: CheckedField) => {
    const refusal = refusals[field];
    return refusal && fieldSentence(refusal);
  };

  function submit(event: FormEvent) {
    event.preventDefault();
    form.submit();
  }

  return (
    <Pane>
      <form
        ref={form.element}
        noValidate
        onSubmit={submit}
        css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) }}
      >
        <div>
          <SectionTitle as="h2">{pageStrings.formTitle}</SectionTitle>
          <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{formStrings.allRequired}</p>
        </div>
        <Field label={formStrings.name} error={errorOf('name')}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              aria-required
              value={values.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label={formStrings.email} error={errorOf('email')}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              aria-required
              value={values.email}
              onChange={(event) => change({ email: event.target.value })}
            />
          )}
        </Field>
        <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(3) }}>
          <DateField
            label={formStrings.date}
            value={values.date}
            error={errorOf('date')}
            today={now && centreDay(now)}
            first={open?.first}
            last={open?.last}
            calendarLabel={formStrings.calendar}
            calendarSide="right"
            onChange={(date) => change({ date })}
          />
          <NearDays day={day} now={now} onChoose={(date) => change({ date })} />
        </div>
        <div
          css={{
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: theme.space(5),
            [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
          }}
        >
          <TimeField
            value={values.time}
            day={day}
            now={now}
            error={errorOf('time')}
            onChange={(time) => change({ time })}
          />
          <Field label={formStrings.players}>
            {(control) => (
              <Select
                {...control}
                name="players"
                autoComplete="off"
                value={values.players}
                onChange={({ target }) => isPlayerCount(target.value) && change({ players: target.value })}
              >
                {playerCounts.map((count) => (
                  <option key={count} value={count}>
                    {formStrings.playersOption(count)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <OverlapWarning date={day} time={values.time} />
        {form.writeRefusal && (
          <p role="alert" css={refusalStyle}>
            <strong>{formStrings.refusedTitle}</strong> {refusalSentences[form.writeRefusal.kind]}
          </p>
        )}
        <noscript>
          <p>{formStrings.withoutScripts}</p>
        </noscript>
        <Button
          type="submit"
          variant="primary"
          size="large"
          // Before the scripts arrive, the browser would send what was typed to nowhere.
          disabled={now === null}
          aria-disabled={form.isSending}
        >
          {form.isSending ? formStrings.sending : formStrings.submit}
        </Button>
      </form>
    </Pane>
  );
}

const refusalStyle = {
  padding: theme.space(4),
  border: `1px solid ${theme.color.danger}`,
  borderRadius: theme.radius,
} as const;
