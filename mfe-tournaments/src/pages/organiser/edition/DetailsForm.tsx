import { type ReactNode, useId, useRef, useState } from 'react';
import { formatDay, paths, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { Field, TextArea, TextInput } from 'shared-kernel/forms';
import { useNavigate } from 'shared-kernel/router';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import type { DetailField } from '../../../store/drafts';
import { announce } from '../../../widgets/announce';
import { LevelSelect } from '../../../widgets/tournament-fields/LevelSelect';
import { strings as fields, refusalSentences } from '../../../widgets/tournament-fields/strings';
import { sections } from './lateSections';
import { strings } from './pageStrings';
import { useKeptDetails } from './useKeptDetails';

type Props = { readonly tournament: Tournament; readonly children: ReactNode };

/**
 * Name, day, level and description, saved when their field or the page is left; a reload restores unsaved input. The
 * button at the end confirms the save.
 */
export function DetailsForm({ tournament, children }: Props) {
  const { shown, today, refusals, overtaken, typed, type, keep } = useKeptDetails(tournament);
  // A day is refused once it is written, not while it is.
  const [isDateLeft, setIsDateLeft] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { module: above } = sections.useArrival();
  const formId = useId();

  /** The sentences beside a field. */
  function fault(field: DetailField): { readonly error?: string } {
    const refusal = refusals[field];
    if (refusal) return { error: refusalSentences[refusal.kind] };
    if (!overtaken.includes(field)) return {};
    const there = tournament[field];
    return { error: strings.overtaken(field === 'date' ? formatDay(there) : there) };
  }

  /** The sentences beside the fields when the button was pressed: pressing it leaves a field, which may add one. */
  const told = useRef<Tournament>(undefined);

  async function finish() {
    setIsDateLeft(true);
    const known = told.current ?? tournament;
    told.current = undefined;
    const focus = (field?: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    const [refused] = Object.keys(refusals);
    focus(refused);
    const passedOver = await keep(known);
    if (!passedOver || refused) return;
    if (passedOver[0]) return focus(passedOver[0]);
    if (above?.returnToUnsent()) return;
    announce({ title: strings.updated });
    navigate(paths.tournament(tournament.id));
  }

  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) }}>
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <Pane>
          <SectionTitle>{strings.details}</SectionTitle>
          <Stack gap={5}>
            <Field label={fields.name} required {...fault('name')}>
              {(control) => (
                <TextInput
                  {...control}
                  name="name"
                  autoComplete="off"
                  value={shown.name}
                  onChange={({ target }) => type('name', target.value)}
                  onBlur={() => keep()}
                />
              )}
            </Field>
            <div css={pair}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens to the field and the calendar within it. */}
              <div
                onBlur={({ currentTarget, relatedTarget }) => {
                  if (typed.date === undefined || currentTarget.contains(relatedTarget)) return;
                  setIsDateLeft(true);
                  keep();
                }}
              >
                <DateField
                  label={fields.date}
                  value={shown.date}
                  error={isDateLeft || refusals.date === undefined ? fault('date').error : undefined}
                  today={today}
                  isMarkedRequired
                  calendarLabel={fields.calendar}
                  calendarSide="left"
                  onChange={(text) => type('date', text)}
                />
              </div>
              <Field label={fields.level} required {...fault('level')}>
                {(control) => (
                  <LevelSelect
                    control={control}
                    value={shown.level}
                    onChange={(chosen) => {
                      type('level', chosen);
                      void keep();
                    }}
                  />
                )}
              </Field>
            </div>
            <Field label={fields.description} {...fault('description')}>
              {(control) => (
                <TextArea
                  {...control}
                  name="description"
                  rows={3}
                  maxLength={5000}
                  value={shown.description}
                  onChange={({ target }) => type('description', target.value)}
                  onBlur={() => keep()}
                />
              )}
            </Field>
          </Stack>
        </Pane>
      </form>
      {children}
      <Button
        type="submit"
        form={formId}
        variant="primary"
        size="large"
        onPointerDown={() => {
          told.current = tournament;
        }}
      >
        {strings.finish}
      </Button>
    </div>
  );
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
} as const;
