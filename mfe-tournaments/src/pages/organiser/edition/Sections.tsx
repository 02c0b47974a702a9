import type { Tournament } from '../../../model/tournament';
import { FormatSection } from './FormatSection';
import { ScheduleSection } from './ScheduleSection';
import { TeamsSection } from './TeamsSection';

export { returnToUnsent } from './useTeamEdit';

/** The part below the details: format, teams and schedule. */
export function Sections({ tournament }: { readonly tournament: Tournament }) {
  return (
    <>
      <FormatSection tournament={tournament} />
      <TeamsSection tournament={tournament} />
      <ScheduleSection tournament={tournament} />
    </>
  );
}
