import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { paths, theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { useNavigate } from 'shared-kernel/router';
import { Button, Field, Pane, SectionTitle, Stack, TextArea, TextInput } from 'shared-kernel/ui';
import { detailsDraft } from '../../data/editionDrafts';
import { tournaments } from '../../data/tournaments';
import type { Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly children: ReactNode };

/**
 * Name and description, kept whenever their field or the page is left; a reload finds again what was not. The button at
 * the page's end says that it is done.
 */
export function DetailsForm({ tournament, children }: Props) {
  const draft = detailsDraft(tournament.id);
  const typed = useVisitDraft(draft);
  const { name, description } = { ...tournament, ...typed };
  const nameInput = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const formId = useId();
  const isNamed = name.trim() !== '';

  /** What was typed, and nothing else: a field that nobody touched may be another one by now, through another tab. */
  async function keep(): Promise<boolean> {
    if (!isNamed) return false;
    const changed = Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, text.trim()]));
    const saved = await tournaments.update(tournament.id, (current) => {
      const isKnown = Object.entries(changed).every(
        ([field, text]) => current[field as keyof typeof typed] === text,
      );
      return isKnown ? current : { ...current, ...changed };
    });
    // What was typed meanwhile is not in the record yet.
    if (saved.ok && draft.read() === typed) draft.forget();
    return saved.ok;
  }

  async function finish() {
    if (!isNamed) nameInput.current?.focus();
    if (!(await keep())) return;
    announce({ title: strings.updated });
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
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          finish();
        }}
      >
        <Pane>
          <SectionTitle>{strings.details}</SectionTitle>
          <Stack gap={5}>
            <Field label={strings.name} required {...(isNamed ? {} : { error: strings.nameMissing })}>
              {(control) => (
                <TextInput
                  {...control}
                  ref={nameInput}
                  name="name"
                  autoComplete="off"
                  maxLength={200}
                  value={name}
                  onChange={({ target }) => draft.keep({ name: target.value })}
                  onBlur={keep}
                />
              )}
            </Field>
            <Field label={strings.description}>
              {(control) => (
                <TextArea
                  {...control}
                  name="description"
                  rows={3}
                  maxLength={5000}
                  value={description}
                  onChange={({ target }) => draft.keep({ description: target.value })}
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
