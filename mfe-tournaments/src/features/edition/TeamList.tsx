import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { teamCatalogue } from '../../data/teamCatalogue';
import { withdrawTeam } from '../../domain/teams/enterTeam';
import { squadsOf } from '../../domain/teams/squads';
import type { Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { Crest } from '../../ui/Crest';
import { strings } from './strings';
import { useTeamChange } from './useTeamChange';

/** The teams entered, each with its crest and the way out. */
export function TeamList({ tournament }: { readonly tournament: Tournament }) {
  const { changeTeams, confirmation } = useTeamChange(tournament.id);

  async function remove(name: string) {
    const outcome = await changeTeams((current) => ({ ok: true, tournament: withdrawTeam(current, name) }));
    if (outcome?.ok) announce({ title: strings.removed(name), variant: 'destructive' });
  }

  return (
    <>
      <h3 css={{ ...theme.type.title3, marginBlock: `${theme.space(5)} ${theme.space(2)}` }}>
        {strings.current(tournament.teams.length)}
      </h3>
      <ul css={list}>
        {squadsOf(tournament, teamCatalogue).map(({ name, logo, players }) => (
          <li key={name}>
            <Crest team={name} logo={logo} size={40} />
            <span css={{ flex: '1 1 4rem', minWidth: 0 }}>
              <strong>{name}</strong>
              <small>{strings.players(players.length)}</small>
            </span>
            <Button
              variant="quiet"
              size="small"
              aria-label={`${strings.remove} ${name}`}
              onClick={() => remove(name)}
            >
              {strings.remove}
            </Button>
          </li>
        ))}
      </ul>
      {confirmation}
    </>
  );
}

const list = {
  ...theme.unlisted,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.space(3),
    paddingBlock: theme.space(2),
    borderBlockStart: `1px solid ${theme.color.edge}`,
  },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.3 },
  '& small': { ...theme.type.small, color: theme.color.textMuted },
} as const;
