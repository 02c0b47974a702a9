import { useState } from 'react';
import { useVisitDraft } from 'shared-kernel/drafts';
import { hintStyle, TextField } from 'shared-kernel/forms';
import { Grid } from 'shared-kernel/ui';
import { enterNewTeam, refusedField } from '../../../competition/teams/enterTeam';
import { newTeamDraft, places } from '../../../store/drafts';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { announce } from '../../../widgets/announce';
import { type FieldFocus, FramedForm, type OpenedFormProps, type TournamentChange } from './FramedForm';
import { strings, teamSentences } from './strings';

/** A new team, with its players. */
export function NewTeamForm({ tournament, isAsked, onClose }: OpenedFormProps) {
  const draft = newTeamDraft(tournament.id);
  const typed = useVisitDraft(draft);
  const { name = '' } = typed;
  const players = places.map((place) => typed[place] ?? '');
  const [focus, setFocus] = useState<FieldFocus | null>(null);
  const field = (key: 'name' | (typeof places)[number]) => ({
    name: String(key),
    error: focus?.field === String(key) ? focus.error : undefined,
    autoComplete: 'off',
    maxLength: 200,
    value: typed[key] ?? '',
    onChange: (text: string) => draft.keep({ [key]: text }),
  });

  async function create(change: TournamentChange) {
    const sent = draft.read();
    const outcome = await change((current) => enterNewTeam(current, { name, players }, teamCatalogue));
    const refusal = outcome?.ok === false ? outcome.refusal : null;
    setFocus(
      refusal && { field: String(refusedField(refusal, players)), error: teamSentences[refusal.kind] },
    );
    if (!outcome?.ok) return;
    announce({ title: strings.added(name.trim()) });
    draft.forget(sent);
    if (Object.keys(draft.read()).length === 0) onClose();
  }

  return (
    <FramedForm
      tournamentId={tournament.id}
      label={strings.newTeamTitle}
      submitLabel={strings.createTeam}
      isUnsent={Object.values(typed).some(Boolean)}
      focus={focus}
      onSubmit={create}
      onCancel={() => {
        draft.forget();
        onClose();
      }}
    >
      <TextField label={strings.newTeamName} {...field('name')} required autoFocus={isAsked} />
      <p css={hintStyle}>{strings.newTeamPlayers}</p>
      <Grid min={220} gap={3}>
        {places.map((place) => (
          <TextField key={place} label={strings.player(place + 1)} {...field(place)} />
        ))}
      </Grid>
    </FramedForm>
  );
}
