import { theme } from 'shared-kernel';
import { Checkbox, Field, RadioGroup, Select } from 'shared-kernel/ui';
import type { TournamentFormat } from '../../domain/tournament';
import { strings } from './strings';

type Props = { readonly format: TournamentFormat; readonly onChange: (format: TournamentFormat) => void };

export function FormatFields({ format, onChange }: Props) {
  const change = (part: Partial<TournamentFormat>) => onChange({ ...format, ...part });
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) }}>
      <RadioGroup
        legend={strings.type}
        name="type"
        value={format.type}
        options={[
          { value: 'championship', label: strings.championship },
          { value: 'cup', label: strings.cup, disabled: true },
        ]}
        onChange={(type) => change({ type })}
      />
      <Field label={strings.winningSets} hint={strings.winningSetsHint[format.winningSets]}>
        {(control) => (
          <Select
            {...control}
            name="winningSets"
            value={format.winningSets}
            onChange={({ target }) => change({ winningSets: target.value === '2' ? '2' : '3' })}
          >
            <option value="2">2</option>
            <option value="3">3</option>
          </Select>
        )}
      </Field>
      <Checkbox
        label={strings.homeAndAway}
        hint={strings.homeAndAwayHint}
        checked={format.homeAndAway}
        onChange={({ target }) => change({ homeAndAway: target.checked })}
      />
      <Checkbox
        label={strings.playoffs}
        hint={strings.playoffsHint}
        checked={format.playoffs}
        onChange={({ target }) => change({ playoffs: target.checked })}
      />
    </div>
  );
}
