import { paths, theme } from 'shared-kernel';
import { ButtonLink, Pane } from 'shared-kernel/ui';
import { scheduleFault } from '../../../competition/schedule/regenerateSchedule';
import type { Tournament } from '../../../model/tournament';
import { strings } from './strings';

type Prompt = { readonly title: string; readonly text: string; readonly action: string };

const prompts = {
  teams: { title: strings.addTeamsTitle, text: strings.addTeamsText, action: strings.addTeams },
  schedule: { title: strings.generateTitle, text: strings.generateText, action: strings.generate },
  outdated: { title: strings.outdatedTitle, text: strings.outdatedText, action: strings.generate },
  legs: { title: strings.legsTitle, text: strings.legsText, action: strings.generate },
} satisfies Record<string, Prompt>;

/** An organiser's remaining steps before the tournament can be played. */
export function OrganizerPrompts({ tournament }: { readonly tournament: Tournament }) {
  const prompt = nextPrompt(tournament);
  if (prompt === null) return null;
  return (
    <Pane as="aside" lit css={style} data-print="hide">
      <div>
        <h2 css={theme.type.title3}>{prompt.title}</h2>
        <p css={{ color: theme.color.textMuted }}>{prompt.text}</p>
      </div>
      <ButtonLink to={paths.editTournament(tournament.id)} variant="primary">
        {prompt.action}
      </ButtonLink>
    </Pane>
  );
}

function nextPrompt(tournament: Tournament): Prompt | null {
  if (tournament.teams.length < 2) return prompts.teams;
  if (tournament.fixtures.length === 0) return prompts.schedule;
  const fault = scheduleFault(tournament);
  return fault === null ? null : prompts[fault === 'teams' ? 'outdated' : 'legs'];
}

const style = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(4),
  marginBlockEnd: theme.space(8),
} as const;
