import { paths, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { Field, RadioGroup, TextArea, TextInput } from 'shared-kernel/forms';
import { Button, Lead, Page, PageTitle, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import type { TournamentFormat } from '../../../model/tournament';
import { BackLink } from '../../../widgets/BackLink';
import { ForOrganizers } from '../../../widgets/ForOrganizers';
import { FormatFields } from '../../../widgets/tournament-fields/FormatFields';
import { LevelSelect } from '../../../widgets/tournament-fields/LevelSelect';
import { strings as fields, refusalSentences } from '../../../widgets/tournament-fields/strings';
import { strings } from './strings';
import { useCreationForm } from './useCreationForm';

export function CreationPage() {
  return (
    <ForOrganizers>
      <Creation />
    </ForOrganizers>
  );
}

function Creation() {
  return (
    <Page width="reading">
      <BackLink to={paths.organizer()}>{strings.back}</BackLink>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <CreationForm />
    </Page>
  );
}

export { CreationPage as Component };

export function CreationForm() {
  const { values, today, isSending, refusals, change, submit } = useCreationForm();
  const errorOf = (field: keyof typeof refusals) => {
    const refusal = refusals[field];
    return refusal && refusalSentences[refusal.kind];
  };
  const changeFormat = (part: Partial<TournamentFormat>) => change({ format: { ...values.format, ...part } });
  return (
    <form
      noValidate
      aria-busy={isSending}
      onSubmit={submit}
      css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) }}
    >
      <Pane>
        <SectionTitle>{strings.identity}</SectionTitle>
        <Stack gap={5}>
          <Field label={fields.name} error={errorOf('name')} required>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                autoComplete="off"
                readOnly={isSending}
                value={values.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            )}
          </Field>
          <div css={pair}>
            <DateField
              label={fields.date}
              value={values.date}
              error={errorOf('date')}
              today={today}
              isMarkedRequired
              calendarLabel={fields.calendar}
              calendarSide="left"
              onChange={(date) => change({ date })}
            />
            <Field label={fields.level} error={errorOf('level')} required>
              {(control) => (
                <LevelSelect control={control} value={values.level} onChange={(level) => change({ level })} />
              )}
            </Field>
          </div>
          <Field label={fields.description} hint={strings.descriptionHint}>
            {(control) => (
              <TextArea
                {...control}
                name="description"
                rows={3}
                maxLength={5000}
                readOnly={isSending}
                value={values.description}
                onChange={({ target }) => change({ description: target.value })}
              />
            )}
          </Field>
        </Stack>
      </Pane>
      <Pane>
        <SectionTitle>{strings.format}</SectionTitle>
        <FormatFields format={values.format} onChange={changeFormat}>
          <RadioGroup
            legend={strings.type}
            name="type"
            value={values.format.type}
            options={[
              { value: 'championship', label: strings.championship },
              { value: 'cup', label: strings.cup, disabled: true },
            ]}
            onChange={(type) => changeFormat({ type })}
          />
        </FormatFields>
      </Pane>
      <Button type="submit" variant="primary" size="large">
        {strings.submit}
      </Button>
      <p role="status" css={{ '&:empty': { marginBlockStart: `calc(-1 * ${theme.space(6)})` } }}>
        {isSending && strings.sending}
      </p>
    </form>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
} as const;
