import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { DateField } from 'shared-kernel/date-field';
import { useVisitDraft } from 'shared-kernel/drafts';
import { Field, TextArea, TextInput } from 'shared-kernel/forms';
import { useNavigate } from 'shared-kernel/router';
import { centreDay } from 'shared-kernel/time';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { detailsDraft } from '../../data/editionDrafts';
import { presentTime } from '../../data/presentTime';
import { tournaments } from '../../data/tournaments';
import type { Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { LevelSelect } from '../../ui/tournament-fields/LevelSelect';
import { strings as fields, refusalSentences } from '../../ui/tournament-fields/strings';
import { type Details, readDetails, shownDetails } from './detailsChange';
import { strings } from './pageStrings';

type Props = { readonly tournament: Tournament; readonly children: ReactNode };

/**
 * Name, day, level and description, kept whenever their field or the page is left; a reload finds again what was not.
 * The button at the page's end says that it is done.
 */
export function DetailsForm({ tournament, children }: Props) {
  const draft = detailsDraft(tournament.id);
  const typed = useVisitDraft(draft);
  const today = centreDay(presentTime());
  const { name, date, description } = shownDetails(tournament, typed);
  const { refusals } = readDetails(typed, today);
  // A day is refused once it is written, not while it is.
  const [isDateLeft, setIsDateLeft] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const formId = useId();

  const type = (part: Details) => draft.keep(part);

  /** What this page has written. Another device may have written something else meanwhile, and that is said. */
  const kept = useRef<Partial<Tournament>>({});

  async function change(part: Partial<Tournament>): Promise<Tournament | undefined> {
    const saved = await tournaments.update(tournament.id, (current) => {
      const isKnown = Object.entries(part).every(
        ([field, value]) => current[field as keyof Tournament] === value,
      );
      return isKnown ? current : { ...current, ...part };
    });
    if (!saved.ok) return undefined;
    kept.current = { ...kept.current, ...part };
    return saved.value;
  }

  async function keep(): Promise<Tournament | undefined> {
    const { sound, rest } = readDetails(typed, today);
    const saved = await change(sound);
    // What was typed meanwhile is not in the record yet.
    if (saved !== undefined && draft.read() === typed) {
      draft.forget();
      if (Object.keys(rest).length > 0) draft.keep(rest);
    }
    return saved;
  }

  async function finish() {
    setIsDateLeft(true);
    const [firstRefused] = Object.keys(refusals);
    if (firstRefused !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${firstRefused}"]`)?.focus();
    }
    const saved = await keep();
    if (saved === undefined || firstRefused !== undefined) return;
    const isOverwritten = keysOf(kept.current).some((field) => saved[field] !== kept.current[field]);
    announce({ title: strings.updated, ...(isOverwritten && { description: strings.overwritten }) });
    navigate(paths.tournament(tournament.id));
  }

  // The way back by keyboard takes no focus from the field first.
  const leave = useEffectEvent(() => {
    if (Object.keys(draft.read()).length > 0) keep();
  });
  useEffect(() => () => leave(), []);

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
            <Field
              label={fields.name}
              required
              {...(refusals.name && { error: refusalSentences[refusals.name.kind] })}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="name"
                  autoComplete="off"
                  maxLength={200}
                  value={name}
                  onChange={({ target }) => type({ name: target.value })}
                  onBlur={keep}
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
                  value={date}
                  error={
                    isDateLeft && refusals.date !== undefined
                      ? refusalSentences[refusals.date.kind]
                      : undefined
                  }
                  today={today}
                  isMarkedRequired
                  calendarLabel={fields.calendar}
                  calendarSide="left"
                  onChange={(text) => type({ date: text })}
                />
              </div>
              <Field label={fields.level} required>
                {(control) => (
                  <LevelSelect
                    control={control}
                    value={tournament.level}
                    onChange={(level) => change({ level })}
                  />
                )}
              </Field>
            </div>
            <Field label={fields.description}>
              {(control) => (
                <TextArea
                  {...control}
                  name="description"
                  rows={3}
                  maxLength={5000}
                  value={description}
                  onChange={({ target }) => type({ description: target.value })}
                  onBlur={keep}
                />
              )}
            </Field>
          </Stack>
        </Pane>
      </form>
      {children}
      <Button type="submit" form={formId} variant="primary" size="large">
        {strings.finish}
      </Button>
    </div>
  );
}

function keysOf(part: Partial<Tournament>) {
  return Object.keys(part) as (keyof Tournament)[];
}

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
} as const;
