import { useState } from 'react';
import { recomputeTournament } from '../../domain/recomputeTournament';
import { declareWithdrawal, matchesOfTeam } from '../../domain/teams/withdrawal';
import type { Tournament, WithdrawalTreatment } from '../../domain/tournament';
import { Confirmation } from '../../ui/Confirmation';
import { useLast } from './RemovalQuestion';
import { strings } from './strings';
import { TreatmentChoice } from './TreatmentChoice';

type Props = {
  readonly tournament: Tournament;
  /** Null while nothing is asked. */
  readonly team: string | null;
  readonly onWithdraw: (team: string, treatment: WithdrawalTreatment) => void;
  readonly onCancel: () => void;
};

/** How many playoff matches would be other teams' after a withdrawal. */
function replacedPlayoffs(tournament: Tournament, team: string, treatment: WithdrawalTreatment): number {
  const at = new Date(0).toISOString();
  return recomputeTournament(declareWithdrawal(tournament, team, treatment, at)).changed.length;
}

/** Asks how to treat the matches of a team that withdraws. */
export function WithdrawalQuestion({ tournament, team, onWithdraw, onCancel }: Props) {
  const named = useLast(team) ?? '';
  const [treatment, setTreatment] = useState<WithdrawalTreatment>('kept');
  const matches = matchesOfTeam(tournament, named);
  return (
    <Confirmation
      open={team !== null}
      title={strings.withdrawalTitle(named)}
      text={[
        strings.withdrawalText,
        ...(matches.playoffs > 0 ? [strings.withdrawalPlayoffs] : []),
        strings.withdrawalBack,
      ]}
      confirmLabel={strings.declare}
      destructive
      onConfirm={() => onWithdraw(named, treatment)}
      onCancel={onCancel}
    >
      <TreatmentChoice
        matches={matches}
        replacedBy={(each) => (team === null ? 0 : replacedPlayoffs(tournament, team, each))}
        value={treatment}
        onChange={setTreatment}
      />
    </Confirmation>
  );
}
