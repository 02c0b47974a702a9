import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Button } from 'shared-kernel/ui';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { declareWithdrawal, matchesOfTeam, type TeamMatches } from '../../../competition/teams/withdrawal';
import type { Tournament, WithdrawalTreatment } from '../../../model/tournament';
import { Confirmation } from '../../../widgets/Confirmation';
import { strings, treatmentNames, treatmentTexts } from './strings';

type QuestionProps = {
  readonly tournament: Tournament;
  /** Null while nothing is asked. */
  readonly team: string | null;
  readonly onCancel: () => void;
};

type RemovalProps = QuestionProps & {
  readonly onRemove: (team: string) => void;
  readonly onWithdraw: (team: string) => void;
};

/** Asks before a scheduled team is removed: its matches go with it, and the organiser may mean a withdrawal. */
export function RemovalQuestion({ tournament, team, onRemove, onWithdraw, onCancel }: RemovalProps) {
  const { league, playoffs, finished, underWay } = matchesOfTeam(tournament, team ?? '');
  return (
    <Confirmation
      open={team !== null}
      title={strings.removalTitle(team ?? '')}
      text={[
        strings.removalText(league + playoffs, finished),
        ...(underWay > 0 ? [strings.removalUnderWay] : []),
        strings.removalAgain,
      ]}
      confirmLabel={strings.remove}
      onConfirm={() => team !== null && onRemove(team)}
      onCancel={onCancel}
    >
      <p>{strings.removalInstead}</p>
      <Button css={{ justifySelf: 'start' }} onClick={() => team !== null && onWithdraw(team)}>
        {strings.declare}
      </Button>
    </Confirmation>
  );
}

/** How many playoff matches would be other teams' after a withdrawal. */
function replacedPlayoffs(tournament: Tournament, team: string, treatment: WithdrawalTreatment): number {
  const at = new Date(0).toISOString();
  return recomputeTournament(declareWithdrawal(tournament, team, treatment, at)).changed.length;
}

/** Asks how to treat the matches of a team that withdraws. */
export function WithdrawalQuestion({
  tournament,
  team,
  onWithdraw,
  onCancel,
}: QuestionProps & { onWithdraw: (team: string, treatment: WithdrawalTreatment) => void }) {
  const [treatment, setTreatment] = useState<WithdrawalTreatment>('kept');
  const matches = matchesOfTeam(tournament, team ?? '');
  return (
    <Confirmation
      open={team !== null}
      title={strings.withdrawalTitle(team ?? '')}
      text={[
        strings.withdrawalText,
        ...(matches.playoffs > 0 ? [strings.withdrawalPlayoffs] : []),
        strings.withdrawalBack,
      ]}
      confirmLabel={strings.declare}
      onConfirm={() => team !== null && onWithdraw(team, treatment)}
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

type TreatmentProps = {
  readonly matches: TeamMatches;
  /** How many playoff matches a choice gives to other teams. */
  readonly replacedBy: (treatment: WithdrawalTreatment) => number;
  readonly value: WithdrawalTreatment;
  readonly onChange: (treatment: WithdrawalTreatment) => void;
};

const treatments: readonly WithdrawalTreatment[] = ['kept', 'annulled', 'won-by-opponents'];

/** The treatments of a withdrawn team's matches, each with its effect. */
function TreatmentChoice({ matches, replacedBy, value, onChange }: TreatmentProps) {
  return (
    <fieldset css={{ border: 0, padding: 0, minWidth: 0 }}>
      <legend css={{ padding: 0, marginBlockEnd: theme.space(1), fontWeight: 600 }}>
        {strings.withdrawalLegend}
      </legend>
      {treatments.map((treatment) => (
        <label key={treatment} css={choice}>
          <input
            type="radio"
            name="treatment"
            value={treatment}
            checked={treatment === value}
            onChange={() => onChange(treatment)}
          />
          <span>
            <strong>{treatmentNames[treatment]}</strong>
            <small>
              <span>{treatmentTexts[treatment](matches)}</span>
              {replacedBy(treatment) > 0 && (
                <span>{` ${strings.withdrawalReplaced(replacedBy(treatment))}`}</span>
              )}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const choice = {
  display: 'flex',
  gap: theme.space(3),
  paddingBlock: theme.space(3),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    accentColor: theme.color.action,
  },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.4 },
  '& small': { ...theme.type.small, display: 'block', color: theme.color.textMuted },
} as const;
