import { useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { Button, Field, Pane, SectionTitle, Select } from 'shared-kernel/ui';
import { newTeamDraft } from '../../data/editionDrafts';
import { teamCatalogue } from '../../data/teamCatalogue';
import { availableTeams, enterTeam, type TeamRefusal } from '../../domain/teams/enterTeam';
import type { Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { NewTeamForm } from './NewTeamForm';
import { strings, teamSentences } from './strings';
import { TeamList } from './TeamList';
import { useTeamChange } from './useTeamChange';

/** Who takes part: teams from the catalogue, or created on the spot. */
export function TeamsSection({ tournament }: { readonly tournament: Tournament }) {
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<TeamRefusal | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  const typed = useVisitDraft(newTeamDraft(tournament.id));
  const isCreating = isAsked || Object.keys(typed).length > 0;
  const { changeTeams, confirmation } = useTeamChange(tournament.id);
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (refusal !== null) select.current?.focus();
  }, [refusal]);

  async function add() {
    const outcome = await changeTeams((current) => enterTeam(current, chosen));
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
    if (!outcome?.ok) return;
    // Somebody quick has chosen the next one already.
    setChosen((current) => (current === chosen ? '' : current));
    announce({ title: strings.added(chosen) });
  }

  function closeNewTeam() {
    setIsAsked(false);
    setWasClosed(true);
  }

  return (
    <Pane as="section" aria-label={strings.teams}>
      <SectionTitle>{strings.teams}</SectionTitle>
      <div css={adding}>
        <Field label={strings.teamToAdd} {...(refusal && { error: teamSentences[refusal.kind] })}>
          {(control) => (
            <Select
              {...control}
              ref={select}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            >
              <option value="">{strings.chooseTeam}</option>
              {availableTeams(tournament, teamCatalogue).map(({ name }) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="primary" onClick={add}>
          {strings.add}
        </Button>
      </div>
      {isCreating ? (
        <NewTeamForm tournamentId={tournament.id} isAsked={isAsked} onClose={closeNewTeam} />
      ) : (
        // Whoever closes the form goes on from where he opened it.
        <Button variant="quiet" autoFocus={wasClosed} onClick={() => setIsAsked(true)}>
          {strings.newTeam}
        </Button>
      )}
      <TeamList tournament={tournament} />
      {confirmation}
    </Pane>
  );
}

const adding = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  marginBlockEnd: theme.space(3),
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
  // Beside the control, under its label.
  '& > button': { minHeight: '3rem', [theme.media.tablet]: { marginBlockStart: '2.25rem' } },
} as const;
