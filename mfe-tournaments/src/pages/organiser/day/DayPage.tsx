import { useId, useRef, useState } from 'react';
import { formatLongDay, importWithRetry, lazyWithRetry, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { FieldError, SelectField, TextField, TextInput } from 'shared-kernel/forms';
import { Button, Grid, Lead, Pane, SectionTitle, Skeleton, Stack } from 'shared-kernel/ui';
import { planToShow } from '../../../matchday/runningDay';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { Connection, DifferingClock } from '../../../widgets/Connection';
import { MissingPart } from '../../../widgets/MissingPart';
import { OrganiserPage } from '../../../widgets/OrganiserPage';
import { timeInWords } from '../../../widgets/timeInWords';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { readPauses, type TypedPause, toTheEnd, writePauses } from './readDay';
import { strings } from './strings';
import { useDayForm } from './useDayForm';

export const plan = importWithRetry(
  () => import(/* webpackChunkName: "tournaments-day-plan" */ './PlanSection'),
);

const Plan = lazyWithRetry(plan, (loaded) => loaded.Plan, {
  placeholder: <Skeleton height={900} />,
  onError: MissingPart,
});

export function DayPage() {
  return (
    <OrganiserPage texts={strings} skeletons={[360]}>
      {(tournament) => <Day tournament={tournament} />}
    </OrganiserPage>
  );
}

export { DayPage as Component };

function Day({ tournament }: { readonly tournament: Tournament }) {
  const now = usePresentTime();
  const [chosen, choose] = useState('');
  const date = now === null ? undefined : planToShow(tournament, now)?.date;
  const day = tournament.days?.[chosen] ?? tournament.days?.[date ?? ''];
  return (
    <>
      <Lead css={{ overflowWrap: 'anywhere' }}>{tournament.name}</Lead>
      <div css={{ marginBlockEnd: theme.space(6) }}>
        <Connection />
        <DifferingClock />
      </div>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(8) }}>
        <DayForm tournament={tournament} shown={day} onPlanned={choose} />
        {day && <Plan tournament={tournament} day={day} onChoose={choose} />}
      </div>
    </>
  );
}

const courtCounts = ['1', '2', '3', '4', '5', '6'];

type FormProps = {
  readonly tournament: Tournament;
  /** The plan below the form. */
  readonly shown: DayPlan | undefined;
  readonly onPlanned: (date: string) => void;
};

/** Date, courts, hours and pauses of a day, and which rounds are played on it. */
function DayForm({ tournament, shown, onPlanned }: FormProps) {
  const { fields, refusal, today, rounds, change, submit } = useDayForm(tournament, shown, onPlanned);
  const { errors = {}, isEmpty, others } = refusal;
  const roundOptions = rounds.map((round) => ({ value: String(round), label: strings.round(round) }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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

type PauseProps = {
  readonly pauses: readonly TypedPause[];
  readonly error: string | undefined;
  readonly onChange: (pauses: readonly TypedPause[]) => void;
};

/** The times without matches. */
function PauseFields({ pauses, error, onChange }: PauseProps) {
  const errorId = useId();
  const adding = useRef<HTMLButtonElement>(null);
  const change = (index: number, pause: TypedPause) => onChange(pauses.with(index, pause));
  return (
    <fieldset css={group} aria-describedby={error && errorId}>
      <legend css={{ fontWeight: 600, marginBlockEnd: theme.space(2) }}>{strings.pauses}</legend>
      {pauses.map((pause, index) => (
        <div key={index} css={row}>
          <TextInput
            type="time"
            aria-label={strings.pauseFrom(index)}
            value={pause.from}
            onChange={({ target }) => change(index, { ...pause, from: target.value })}
          />
          <TextInput
            type="time"
            aria-label={strings.pauseTo(index)}
            value={pause.to}
            onChange={({ target }) => change(index, { ...pause, to: target.value })}
          />
          <Button
            variant="quiet"
            onClick={() => {
              onChange(pauses.toSpliced(index, 1));
              adding.current?.focus();
            }}
          >
            {strings.removePause(index)}
          </Button>
        </div>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Button ref={adding} onClick={() => onChange([...pauses, { from: '12:30', to: '13:30' }])}>
        {strings.addPause}
      </Button>
    </fieldset>
  );
}

const group = {
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(3),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  '& > input': { flex: '1 1 8rem', width: 'auto' },
} as const;
