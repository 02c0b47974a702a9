import { useQuery } from 'shared-kernel/hydration';
import { useLocation, useNavigate } from 'shared-kernel/router';

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
