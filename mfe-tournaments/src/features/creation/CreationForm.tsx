import { theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { Button, Field, Pane, SectionTitle, Select, Stack, TextArea, TextInput } from 'shared-kernel/ui';
import { levels } from '../../domain/creation/createTournament';
import { FormatFields } from './FormatFields';
import { levelLabels, refusalSentences, strings } from './strings';
import { useCreationForm } from './useCreationForm';

export function CreationForm() {
  const { values, today, refusals, change, submit } = useCreationForm();
  const errorOf = (field: keyof typeof refusals) => {
    const refusal = refusals[field];
    return refusal && refusalSentences[refusal.kind];
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) }}
    >
      <Pane>
        <SectionTitle>{strings.identity}</SectionTitle>
        <Stack gap={5}>
          <Field label={strings.name} error={errorOf('name')} required>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="off"
                value={values.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <div css={pair}>
            <DateField
              label={strings.date}
              value={values.date}
              error={errorOf('date')}
              today={today}
              isMarkedRequired
              calendarLabel={strings.calendar}
              calendarSide="left"
              onChange={(date) => change({ date })}
            />
            <Field label={strings.level} error={errorOf('level')} required>
              {(control) => (
                <Select
                  {...control}
                  name="level"
                  value={values.level}
                  onChange={({ target }) =>
                    change({ level: levels.find((level) => level === target.value) ?? '' })
                  }
                >
                  <option value="" disabled>
                    {strings.chooseLevel}
                  </option>
                  {levels.map((level) => (
                    <option key={level} value={level}>
                      {levelLabels[level]}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Field label={strings.description} hint={strings.descriptionHint}>
            {(control) => (
              <TextArea
                {...control}
                name="description"
                rows={3}
                value={values.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            )}
          </Field>
        </Stack>
      </Pane>
      <Pane>
        <SectionTitle>{strings.format}</SectionTitle>
        <FormatFields format={values.format} onChange={(format) => change({ format })} />
      </Pane>
      <Button type="submit" variant="primary" size="large">
        {strings.submit}
      </Button>
    </form>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
} as const;
