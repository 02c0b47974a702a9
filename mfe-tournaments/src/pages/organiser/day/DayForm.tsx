import { formatLongDay, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { Field, FieldError, Select, TextInput } from 'shared-kernel/forms';
import { Button, Grid, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { timeInWords } from '../../../widgets/timeInWords';
import { PauseFields } from './PauseFields';
import { readPauses, toTheEnd, writePauses } from './readDay';
import { strings } from './strings';
import { useDayForm } from './useDayForm';

const courtCounts = [1, 2, 3, 4, 5, 6] as const;

type Props = {
  readonly tournament: Tournament;
  /** The plan below the form. */
  readonly shown: DayPlan | undefined;
  readonly onPlanned: (date: string) => void;
};

/** Date, courts, hours and pauses of a day, and which rounds are played on it. */
export function DayForm({ tournament, shown, onPlanned }: Props) {
  const { fields, errors, isEmpty, others, today, rounds, change, plan } = useDayForm(
    tournament,
    shown,
    onPlanned,
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        plan();
      }}
    >
      <Pane>
        <SectionTitle>{strings.settings}</SectionTitle>
        <Stack gap={5}>
          <Grid min={220} gap={5}>
            <DateField
              label={strings.date}
              value={fields.date}
              error={errors.date}
              today={today}
              calendarLabel={strings.calendar}
              calendarSide="left"
              onChange={(date) => change({ date })}
            />
            <Field label={strings.start} {...(errors.start && { error: errors.start })}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  value={fields.start}
                  onChange={({ target }) => change({ start: target.value })}
                />
              )}
            </Field>
            <Field label={strings.courts}>
              {(control) => (
                <Select
                  {...control}
                  value={fields.courts}
                  onChange={({ target }) => change({ courts: target.value })}
                >
                  {courtCounts.map((count) => (
                    <option key={count} value={count}>
                      {count}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field
              label={strings.minutes}
              hint={strings.minutesHint}
              {...(errors.minutes && { error: errors.minutes })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={fields.minutes}
                  onChange={({ target }) => change({ minutes: target.value })}
                />
              )}
            </Field>
            {rounds.length > 0 && (
              <>
                <Field label={strings.from}>
                  {(control) => (
                    <Select
                      {...control}
                      value={fields.from}
                      onChange={({ target }) => change({ from: target.value })}
                    >
                      <RoundOptions rounds={rounds} />
                    </Select>
                  )}
                </Field>
                <Field label={strings.to} {...(errors.to && { error: errors.to })}>
                  {(control) => (
                    <Select
                      {...control}
                      value={fields.to}
                      onChange={({ target }) => change({ to: target.value })}
                    >
                      <RoundOptions rounds={rounds} />
                      <option value={toTheEnd}>{strings.toTheEnd}</option>
                    </Select>
                  )}
                </Field>
              </>
            )}
          </Grid>
          <PauseFields
            pauses={readPauses(fields.pauses)}
            error={errors.pauses}
            onChange={(pauses) => change({ pauses: writePauses(pauses) })}
          />
          <div role="alert">
            {isEmpty && <FieldError>{strings.nothingToPlan}</FieldError>}
            {others && (
              <FieldError>
                {strings.plannedMeanwhile(
                  formatLongDay(others.date),
                  timeInWords(others.date, others.start),
                  others.courts,
                )}
              </FieldError>
            )}
          </div>
          <Button type="submit" variant="primary" css={{ marginBlockStart: `calc(-1 * ${theme.space(3)})` }}>
            {strings.plan}
          </Button>
        </Stack>
      </Pane>
    </form>
  );
}

function RoundOptions({ rounds }: { readonly rounds: readonly number[] }) {
  return rounds.map((round) => (
    <option key={round} value={round}>
      {strings.round(round)}
    </option>
  ));
}
