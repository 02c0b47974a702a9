import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { Checkbox, SelectField } from 'shared-kernel/forms';
import type { TournamentFormat } from '../../model/tournament';

const strings = {
  winningSets: 'Sets gagnants',
  winningSetsHint: {
    '2': 'Le match se joue en trois sets au plus.',
    '3': 'Le match se joue en cinq sets au plus.',
  },
  homeAndAway: 'Aller-retour',
  homeAndAwayHint: 'Chaque équipe reçoit une fois toutes les autres.',
  playoffs: 'Phase finale (playoffs)',
  playoffsHint: 'Elle se joue après le championnat\u00a0; il faut au moins huit équipes.',
} as const;

type Props = {
  readonly format: TournamentFormat;
  readonly onChange: (change: Partial<TournamentFormat>) => void;
  /** Why sets and return matches cannot change any more. */
  readonly fixed?: Readonly<Record<'winningSets' | 'homeAndAway', string>>;
  readonly homeAndAwayHint?: string;
  readonly children?: ReactNode;
};

export function FormatFields({ format, onChange, fixed, homeAndAwayHint, children }: Props) {
  return (
    <div css={{ ...theme.column, gap: theme.space(5) }}>
      {children}
      <SelectField
        label={strings.winningSets}
        hint={fixed?.winningSets ?? strings.winningSetsHint[format.winningSets]}
        name="winningSets"
        disabled={fixed !== undefined}
        value={format.winningSets}
        options={[{ value: '2' }, { value: '3' }]}
        onChange={(winningSets) => onChange({ winningSets })}
      />
      <Checkbox
        label={strings.homeAndAway}
        hint={fixed?.homeAndAway ?? homeAndAwayHint ?? strings.homeAndAwayHint}
        disabled={fixed !== undefined}
        checked={format.homeAndAway}
        onChange={({ target }) => onChange({ homeAndAway: target.checked })}
      />
      <Checkbox
        label={strings.playoffs}
        hint={strings.playoffsHint}
        checked={format.playoffs}
        onChange={({ target }) => onChange({ playoffs: target.checked })}
      />
    </div>
  );
}
