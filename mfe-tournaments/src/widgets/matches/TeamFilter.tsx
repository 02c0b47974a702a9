import { Select } from 'shared-kernel/forms';
import { useQuery } from 'shared-kernel/hydration';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { matchStrings } from './strings';

type Props = {
  readonly teams: readonly string[];
  /** Null for all of them. */
  readonly chosen: string | null;
  readonly onChoose: (team: string | null) => void;
};

/** Which team's matches are shown. */
export function TeamFilter({ teams, chosen, onChoose }: Props) {
  return (
    <div css={{ flex: '1 1 9rem', maxWidth: '14rem', minWidth: 0 }} data-print="hide">
      <Select
        aria-label={matchStrings.filter}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(target.value || null)}
      >
        <option value="">{matchStrings.everyTeam}</option>
        {teams
          .toSorted((a, b) => a.localeCompare(b, 'fr'))
          .map((team) => (
            <option key={team} value={team}>
              {team}
            </option>
          ))}
      </Select>
    </div>
  );
}

const parameter = 'equipe';

/** The team whose matches are shown, stored in the address for a reload and a return; null for all. */
export function useTeamFilter(
  teams: readonly string[],
): readonly [string | null, (team: string | null) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = useQuery().get(parameter);
  return [
    teams.find((team) => team === inAddress) ?? null,
    (team) => {
      const query = new URLSearchParams(search);
      if (team === null) query.delete(parameter);
      else query.set(parameter, team);
      // No step of the history: choosing among teams is looking on.
      void navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true, state });
    },
  ];
}
