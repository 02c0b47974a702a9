import { Standings } from '../../../../widgets/standings/Standings';
import { TieBreaks } from '../lateOrganizing';
import type { TabProps } from '../tabProps';

export function StandingsTab({ tournament, isOrganizer }: TabProps) {
  if (!isOrganizer) return <Standings tournament={tournament} />;
  return (
    <Standings
      tournament={tournament}
      tieBreaks={(undecided) => <TieBreaks tournament={tournament} undecided={undecided} />}
    />
  );
}
