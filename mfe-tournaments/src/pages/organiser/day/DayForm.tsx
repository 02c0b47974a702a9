import { formatLongDay, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { FieldError, SelectField, TextField } from 'shared-kernel/forms';
import { Button, Grid, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { timeInWords } from '../../../widgets/timeInWords';
import { PauseFields } from './PauseFields';
import { readPauses, toTheEnd, writePauses } from './readDay';
import { strings } from './strings';
import { useDayForm } from './useDayForm';

const courtCounts = ['1', '2', '3', '4', '5', '6'];

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
  const roundOptions = rounds.map((round) => ({ value: String(round), label: strings.round(round) }));
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
            <TextField
              label={strings.start}
              error={errors.start}
              type="time"
              value={fields.start}
              onChange={(start) => change({ start })}
            />
            <SelectField
              label={strings.courts}
              value={fields.courts}
              options={courtCounts.map((count) => ({ value: count }))}
              onChange={(courts) => change({ courts })}
            />
            <TextField
              label={strings.minutes}
              hint={strings.minutesHint}
              error={errors.minutes}
              inputMode="numeric"
              autoComplete="off"
              value={fields.minutes}
              onChange={(minutes) => change({ minutes })}
            />
            {rounds.length > 0 && (
              <>
                <SelectField
                  label={strings.from}
                  value={fields.from}
                  options={roundOptions}
                  onChange={(from) => change({ from })}
                />
                <SelectField
                  label={strings.to}
                  error={errors.to}
                  value={fields.to}
                  options={[...roundOptions, { value: toTheEnd, label: strings.toTheEnd }]}
                  onChange={(to) => change({ to })}
                />
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
