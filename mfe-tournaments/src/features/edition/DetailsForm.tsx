import { type ReactNode, useId, useRef, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { Button, Field, Pane, SectionTitle, Stack, TextArea, TextInput } from 'shared-kernel/ui';
import { tournaments } from '../../data/tournaments';
import type { Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly children: ReactNode };

/**
 * Name and description, kept whenever their field is left, so that no way off the page loses them; the button at the
 * page's end says that it is done.
 */
export function DetailsForm({ tournament, children }: Props) {
  const [name, setName] = useState(tournament.name);
  const [description, setDescription] = useState(tournament.description);
  const nameInput = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const formId = useId();
  const isNamed = name.trim() !== '';

  async function keep(): Promise<boolean> {
    if (!isNamed) return false;
    const details = { name: name.trim(), description: description.trim() };
    const saved = await tournaments.update(tournament.id, (current) =>
      current.name === details.name && current.description === details.description
        ? current
        : { ...current, ...details },
    );
    return saved.ok;
  }

  async function finish() {
    if (!isNamed) nameInput.current?.focus();
    if (!(await keep())) return;
    announce({ title: strings.updated });
    navigate(paths.tournament(tournament.id));
  }

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
                  value={name}
                  onChange={({ target }) => setName(target.value)}
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
                  value={description}
                  onChange={({ target }) => setDescription(target.value)}
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
