import { type FormEvent, useId, useRef, useState } from 'react';
import { formatDay, lazyWithRetry, paths, theme } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { Button, Lead, Pane, SectionTitle, Skeleton } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import type { DetailField } from '../../../store/drafts';
import { announce } from '../../../widgets/announce';
import { MissingPart } from '../../../widgets/MissingPart';
import { OrganiserPage } from '../../../widgets/OrganiserPage';
import { DetailsFields, refusalSentences } from '../../../widgets/tournament-fields/DetailsFields';
import { strings } from './pageStrings';
import { lateSections, useKeptDetails } from './useKeptDetails';

const Sections = lazyWithRetry(lateSections, (loaded) => loaded.Sections, {
  placeholder: <Skeleton height={1200} />,
  onError: MissingPart,
});

export function EditionPage() {
  return (
    <OrganiserPage texts={strings} width="reading" skeletons={[240, 360]}>
      {(tournament) => (
        <>
          <Lead>{tournament.name}</Lead>
          <DetailsForm tournament={tournament} />
        </>
      )}
    </OrganiserPage>
  );
}

export { EditionPage as Component, lateSections };

/**
 * Name, day, level and description, saved when their field or the page is left; a reload restores unsaved input. The
 * button at the end confirms the save.
 */
function DetailsForm({ tournament }: { readonly tournament: Tournament }) {
  const { shown, today, refusals, overtaken, typed, type, keep } = useKeptDetails(tournament);
  // A day is refused once it is written, not while it is.
  const [isDateLeft, setIsDateLeft] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const formId = useId();

  function errorOf(field: DetailField): string | undefined {
    const refusal = refusals[field];
    if (refusal) return field === 'date' && !isDateLeft ? undefined : refusalSentences[refusal.kind];
    if (!overtaken.includes(field)) return undefined;
    return strings.overtaken(field === 'date' ? formatDay(tournament.date) : tournament[field]);
  }

  /** The sentences beside the fields when the button was pressed: pressing it leaves a field, which may add one. */
  const told = useRef<Tournament>(undefined);

  async function finish(event: FormEvent) {
    event.preventDefault();
    setIsDateLeft(true);
    const known = told.current ?? tournament;
    told.current = undefined;
    const focus = (field?: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
    const refused = (['name', 'date'] as const).find((field) => refusals[field]);
    focus(refused);
    const passedOver = await keep(known);
    if (!passedOver || refused) return;
    if (passedOver[0]) return focus(passedOver[0]);
    if (returnToUnsent()) return;
    announce({ title: strings.updated });
    navigate(paths.tournament(tournament.id));
  }

  return (
    <div css={{ ...theme.column, gap: theme.space(6) }}>
      <form id={formId} ref={form} noValidate onSubmit={finish}>
        <Pane>
          <SectionTitle>{strings.details}</SectionTitle>
          <DetailsFields
            values={shown}
            errorOf={errorOf}
            today={today}
            onChange={(field, text) => {
              type(field, text);
              if (field === 'level') void keep();
            }}
            onLeave={(field) => {
              if (field === 'date' && typed.date !== undefined) setIsDateLeft(true);
              void keep();
            }}
          />
        </Pane>
      </form>
      <Sections tournament={tournament} />
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

/** Whether a form of the page has unsent input; it then takes the focus, and a notice says so. */
function returnToUnsent(): boolean {
  const unsent = document.querySelector('form[data-unsent]');
  if (!unsent) return false;
  unsent.querySelector<HTMLElement>('input, textarea, button')?.focus();
  announce({
    title: strings.unsent,
    description: strings.unsentText(unsent.getAttribute('aria-label') ?? ''),
    variant: 'destructive',
  });
  return true;
}
