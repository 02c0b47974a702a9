import { useId, useRef, useState } from 'react';
import { lazyWithRetry, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { FieldError, SelectField, TextField, TextInput } from 'shared-kernel/forms';
import { Button, Grid, Lead, Pane, SectionTitle, Skeleton, Stack } from 'shared-kernel/ui';
import { planToShow } from '../../../matchday/planOfNow';
import type { DayPlan, Tournament } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { Connection, DifferingClock } from '../../../widgets/Connection';
import { DistinctCrests } from '../../../widgets/Crest';
import { MissingPart } from '../../../widgets/MissingPart';
import { OrganiserPage } from '../../../widgets/OrganiserPage';
import { type InTurn, useInTurn } from '../../../widgets/useInTurn';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { roundName } from '../../../widgets/words';
import type { ChosenDay } from './PlanSection';
import { type DayFields, readPauses, type TypedPause, toTheEnd, writePauses } from './readDay';
import { strings } from './strings';
import { latePlan, useDayForm } from './useDayForm';

const Plan = lazyWithRetry(latePlan, (loaded) => loaded.Plan, {
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

export { DayPage as Component, latePlan };

function Day({ tournament }: { readonly tournament: Tournament }) {
  const now = usePresentTime() ?? presentTime();
  const inTurn = useInTurn();
  const [chosen, choose] = useState<ChosenDay>({ date: '', isJustPlanned: false });
  const day = tournament.days?.[chosen.date] ?? tournament.days?.[planToShow(tournament, now)?.date ?? ''];
  return (
    <>
      <Lead css={{ overflowWrap: 'anywhere' }}>{tournament.name}</Lead>
      <div css={{ marginBlockEnd: theme.space(6) }}>
        <Connection />
        <DifferingClock />
      </div>
      <div css={{ ...theme.column, gap: theme.space(8) }}>
        <DayForm tournament={tournament} shown={day} inTurn={inTurn} onPlanned={choose} />
        {day && (
          <DistinctCrests teams={tournament.teams}>
            <Plan
              tournament={tournament}
              day={day}
              inTurn={inTurn}
              chosen={chosen}
              onChoose={(date) => choose({ date, isJustPlanned: false })}
            />
          </DistinctCrests>
        )}
      </div>
    </>
  );
}

const courtOptions = ['1', '2', '3', '4', '5', '6'].map((value) => ({ value }));

type FormProps = {
  readonly tournament: Tournament;
  /** The plan below the form. */
  readonly shown: DayPlan | undefined;
  readonly inTurn: InTurn;
  readonly onPlanned: (day: ChosenDay) => void;
};

/** Date, courts, hours and pauses of a day, and which rounds are played on it. */
function DayForm({ tournament, shown, inTurn, onPlanned }: FormProps) {
  const { fields, errors, today, rounds, change, submit } = useDayForm(tournament, shown, inTurn, onPlanned);
  const field = (name: keyof DayFields) => ({
    label: strings[name],
    value: fields[name],
    error: errors[name],
    onChange: (text: string) => change({ [name]: text }),
  });
  const roundOptions = rounds.map((round) => ({ value: String(round), label: roundName(round) }));
  return (
    <form noValidate onSubmit={submit}>
      <Pane>
        <SectionTitle>{strings.settings}</SectionTitle>
        <Stack gap={5}>
          <Grid min={290} gap={5}>
            <DateField {...field('date')} today={today} calendarLabel={strings.calendar} />
            <TextField {...field('start')} type="time" />
            <SelectField {...field('courts')} options={courtOptions} />
            <TextField
              {...field('minutes')}
              hint={strings.minutesHint}
              inputMode="numeric"
              autoComplete="off"
            />
            {rounds.length > 0 && (
              <>
                <SelectField {...field('from')} options={roundOptions} />
                <SelectField
                  {...field('to')}
                  options={[...roundOptions, { value: toTheEnd, label: strings.toTheEnd }]}
                />
              </>
            )}
          </Grid>
          <PauseFields
            pauses={readPauses(fields.pauses)}
            error={errors.pauses}
            onChange={(pauses) => change({ pauses: writePauses(pauses) })}
          />
          <div role="alert">{errors.plan && <FieldError>{errors.plan}</FieldError>}</div>
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
  return (
    <Stack as="fieldset" gap={3} css={fieldset} aria-describedby={error && errorId}>
      <legend css={{ padding: 0, fontWeight: 600, marginBlockEnd: theme.space(2) }}>{strings.pauses}</legend>
      {pauses.map((pause, index) => (
        <Stack key={index} direction="row" gap={3} css={{ '& > input': { flex: '1 1 8rem' } }}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              aria-label={strings.pauseTime(index, end)}
              value={pause[end]}
              onChange={({ target }) => onChange(pauses.with(index, { ...pause, [end]: target.value }))}
            />
          ))}
          <Button
            variant="quiet"
            onClick={() => {
              onChange(pauses.toSpliced(index, 1));
              adding.current?.focus();
            }}
          >
            {strings.removePause(index)}
          </Button>
        </Stack>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Button ref={adding} onClick={() => onChange([...pauses, { from: '12:30', to: '13:30' }])}>
        {strings.addPause}
      </Button>
    </Stack>
  );
}

const fieldset = { alignItems: 'start', minWidth: 0, border: 0 } as const;
