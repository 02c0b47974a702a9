import { useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { Field, Select } from 'shared-kernel/forms';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import { availableTeams, enterTeam, type TeamRefusal } from '../../../competition/teams/enterTeam';
import type { Tournament } from '../../../model/tournament';
import { newTeamDraft, pastedTeamsDraft } from '../../../store/editionDrafts';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { announce } from '../../../widgets/announce';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { CopiedTeams } from './CopiedTeams';
import { NewTeamForm } from './NewTeamForm';
import { PastedTeams } from './PastedTeams';
import { strings, teamSentences } from './strings';
import { TeamList } from './TeamList';

/** Ways to enter teams; each opens in the place of its button. */
type Way = 'new' | 'paste' | 'copy';
const ways: Readonly<Record<Way, string>> = {
  new: strings.newTeam,
  paste: strings.paste,
  copy: strings.copy,
};

/** The participants: teams from the catalogue, created on the spot, from a list, or from another tournament. */
export function TeamsSection({ tournament }: { readonly tournament: Tournament }) {
  const { id } = tournament;
  const [chosen, setChosen] = useState('');
  const [refusal, setRefusal] = useState<TeamRefusal | null>(null);
  const [asked, setAsked] = useState<Way | null>(null);
  const [closed, setClosed] = useState<Way | null>(null);
  const typed = {
    new: Object.keys(useVisitDraft(newTeamDraft(id))).length > 0,
    paste: Object.keys(useVisitDraft(pastedTeamsDraft(id))).length > 0,
    copy: false,
  };
  const isOpen = (way: Way) => asked === way || typed[way];
  const { change, confirmation } = useTournamentChange(id);
  const select = useRef<HTMLSelectElement>(null);

  useEffect(() => {
    if (refusal !== null) select.current?.focus();
  }, [refusal]);

  async function add() {
    const outcome = await change((current) => enterTeam(current, chosen));
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
    if (!outcome?.ok) return;
    // A quick organiser may have chosen the next one already.
    setChosen((current) => (current === chosen ? '' : current));
    announce({ title: strings.added(chosen) });
  }

  function open(way: Way) {
    setClosed(null);
    setAsked(way);
  }

  const close = (way: Way) => () => {
    setAsked((current) => (current === way ? null : current));
    setClosed(way);
  };

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
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }}>
        {(Object.keys(ways) as Way[]).map(
          (way) =>
            !isOpen(way) && (
              // When a form closes, the focus returns to the button that opened it.
              <Button key={way} variant="quiet" autoFocus={closed === way} onClick={() => open(way)}>
                {ways[way]}
              </Button>
            ),
        )}
      </div>
      {isOpen('new') && <NewTeamForm tournamentId={id} isAsked={asked === 'new'} onClose={close('new')} />}
      {isOpen('paste') && (
        <PastedTeams tournament={tournament} isAsked={asked === 'paste'} onClose={close('paste')} />
      )}
      {isOpen('copy') && <CopiedTeams tournament={tournament} onClose={close('copy')} />}
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
