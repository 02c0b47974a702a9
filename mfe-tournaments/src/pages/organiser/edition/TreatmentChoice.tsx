import { theme } from 'shared-kernel';
import type { TeamMatches } from '../../../competition/teams/withdrawal';
import type { WithdrawalTreatment } from '../../../model/tournament';
import { strings, treatmentNames, treatmentTexts } from './strings';

type Props = {
  readonly matches: TeamMatches;
  /** How many playoff matches a choice gives to other teams. */
  readonly replacedBy: (treatment: WithdrawalTreatment) => number;
  readonly onChange: (treatment: WithdrawalTreatment) => void;
};

const treatments: readonly WithdrawalTreatment[] = ['kept', 'annulled', 'won-by-opponents'];

/** The treatments of a withdrawn team's matches, each with its effect; the first one is chosen until another is. */
export function TreatmentChoice({ matches, replacedBy, onChange }: Props) {
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
            defaultChecked={treatment === 'kept'}
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
