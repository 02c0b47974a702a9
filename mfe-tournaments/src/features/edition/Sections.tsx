import type { Tournament } from '../../domain/tournament';
import { FormatSection } from './FormatSection';
import { ScheduleSection } from './ScheduleSection';
import { TeamsSection } from './TeamsSection';

export { returnToUnsent } from './returnToUnsent';

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
