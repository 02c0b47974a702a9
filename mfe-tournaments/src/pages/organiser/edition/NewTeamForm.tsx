import { useState } from 'react';
import { useVisitDraft } from 'shared-kernel/drafts';
import { hintStyle, TextField } from 'shared-kernel/forms';
import { Grid } from 'shared-kernel/ui';
import { enterNewTeam, refusedField } from '../../../competition/teams/enterTeam';
import { newTeamDraft, places } from '../../../store/drafts';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { announce } from '../../../widgets/announce';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { FramedForm } from './FramedForm';
import { strings, teamSentences } from './strings';

type Props = {
  readonly tournamentId: string;
  /** Whether the visitor has just opened it, so that it takes the focus; a reload reopens it too. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
};

/** The last refusal, and its field: the name, or the place of a player. */
type Refused = { readonly field: 'name' | number; readonly sentence: string };

/** A new team, with its players. */
export function NewTeamForm({ tournamentId, isAsked, onClose }: Props) {
  const { change, confirmation } = useTournamentChange(tournamentId);
  const draft = newTeamDraft(tournamentId);
  const typed = useVisitDraft(draft);
  const { name = '' } = typed;
  const players = places.map((place) => typed[place] ?? '');
  const [refused, setRefused] = useState<Refused | null>(null);
  const errorAt = (field: Refused['field']) => (refused?.field === field ? refused.sentence : undefined);

  async function create() {
    const sent = draft.read();
    const outcome = await change((current) => enterNewTeam(current, { name, players }, teamCatalogue));
    const refusal = outcome?.ok === false ? outcome.refusal : null;
    setRefused(refusal && { field: refusedField(refusal, players), sentence: teamSentences[refusal.kind] });
    if (!outcome?.ok) return;
    announce({ title: strings.added(name.trim()) });
    draft.forget(sent);
    if (Object.keys(draft.read()).length === 0) onClose();
  }

  return (
    <FramedForm
      label={strings.newTeamTitle}
      submitLabel={strings.createTeam}
      isUnsent={Object.values(typed).some(Boolean)}
      refusal={refused}
      onSubmit={create}
      onCancel={() => {
        draft.forget();
        onClose();
      }}
    >
      <TextField
        label={strings.newTeamName}
        required
        error={errorAt('name')}
        autoFocus={isAsked}
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={(name) => draft.keep({ name })}
      />
      <p css={hintStyle}>{strings.newTeamPlayers}</p>
      <Grid min={220} gap={3}>
        {places.map((place) => (
          <TextField
            key={place}
            label={strings.player(place + 1)}
            error={errorAt(place)}
            autoComplete="off"
            maxLength={200}
            value={players[place] ?? ''}
            onChange={(text) => draft.keep({ [place]: text })}
          />
        ))}
      </Grid>
      {confirmation}
    </FramedForm>
  );
}
