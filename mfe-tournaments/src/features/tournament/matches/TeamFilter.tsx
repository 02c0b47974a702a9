import { Select } from 'shared-kernel/forms';
import { matchStrings } from '../strings';

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
