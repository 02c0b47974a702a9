import { type FormEvent, useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { Field, TextInput } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import { enterNewTeam, refusedField, type TeamRefusal } from '../../../competition/teams/enterTeam';
import { newTeamDraft, places } from '../../../store/editionDrafts';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { announce } from '../../../widgets/announce';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { boxStyle } from './boxStyle';
import { strings, teamSentences } from './strings';

type Props = {
  readonly tournamentId: string;
  /** Whether the visitor has just opened it, so that it takes the focus; a reload reopens it too. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
};

/** The last refusal, and its field: the name, or the place of a player. */
type Refused = { readonly field: 'name' | number; readonly sentence: string };

function refusedBy(refusal: TeamRefusal, players: readonly string[]): Refused {
  return { field: refusedField(refusal, players), sentence: teamSentences[refusal.kind] };
}

/** A new team, with its players. */
export function NewTeamForm({ tournamentId, isAsked, onClose }: Props) {
  const { change, confirmation } = useTournamentChange(tournamentId);
  const draft = newTeamDraft(tournamentId);
  const typed = useVisitDraft(draft);
  const { name = '' } = typed;
  const players = places.map((place) => typed[place] ?? '');
  const [refused, setRefused] = useState<Refused | null>(null);
  const errorAt = (field: Refused['field']) => (refused?.field === field ? { error: refused.sentence } : {});
  const form = useRef<HTMLFormElement>(null);

  // The field may be far from the button: an invisible refusal looks like a button that does nothing.
  useEffect(() => {
    if (refused !== null) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);

  function close() {
    draft.forget();
    onClose();
  }

  async function create(event: FormEvent) {
    event.preventDefault();
    const sent = draft.read();
    const outcome = await change((current) => enterNewTeam(current, { name, players }, teamCatalogue));
    setRefused(outcome?.ok === false ? refusedBy(outcome.refusal, players) : null);
    if (!outcome?.ok) return;
    announce({ title: strings.added(name.trim()) });
    draft.forget(sent);
    if (Object.keys(draft.read()).length === 0) onClose();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={create}
      css={boxStyle}
      aria-label={strings.newTeamTitle}
      data-unsent={Object.values(typed).some(Boolean) || undefined}
    >
      <Field label={strings.newTeamName} required {...errorAt('name')}>
        {(control) => (
          <TextInput
            {...control}
            autoFocus={isAsked}
            autoComplete="off"
            maxLength={200}
            value={name}
            onChange={({ target }) => draft.keep({ name: target.value })}
          />
        )}
      </Field>
      <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{strings.newTeamPlayers}</p>
      <div css={grid}>
        {places.map((place) => (
          <Field key={place} label={strings.player(place + 1)} {...errorAt(place)}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                maxLength={200}
                value={players[place] ?? ''}
                onChange={({ target }) => draft.keep({ [place]: target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
        <Button type="submit" variant="primary">
          {strings.createTeam}
        </Button>
        <Button variant="quiet" onClick={close}>
          {strings.cancel}
        </Button>
      </div>
      {confirmation}
    </form>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
} as const;
