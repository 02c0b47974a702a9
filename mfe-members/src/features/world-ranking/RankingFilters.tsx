import { theme } from 'shared-kernel';
import { SelectField, TextField } from 'shared-kernel/forms';
import { compareNames } from 'shared-kernel/names';
import { countryCodes } from 'shared-kernel/rankings';
import { countries } from '../../domain/countries';
import type { RankingFilter } from '../../domain/rankingFilter';
import { strings as words } from './strings';

const nationalities = [
  { value: '', label: words.everyNationality } as const,
  ...countryCodes
    .map((code) => ({ value: code, label: countries[code] }))
    .sort((a, b) => compareNames(a.label, b.label)),
];

export function RankingFilters({
  filter,
  clubs,
  onChange,
}: {
  filter: RankingFilter;
  clubs: readonly string[];
  onChange: (filter: RankingFilter) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the last years do not know the search element.
    <form role="search" css={filtersStyle} onSubmit={(event) => event.preventDefault()}>
      <TextField
        label={words.search}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={filter.name}
        onChange={(name) => onChange({ ...filter, name })}
      />
      <SelectField
        label={words.nationality}
        value={filter.nationality ?? ''}
        options={nationalities}
        onChange={(code) => onChange({ ...filter, nationality: code || null })}
      />
      <SelectField
        label={words.club}
        value={filter.club}
        options={[{ value: '', label: words.everyClub }, ...clubs.map((club) => ({ value: club }))]}
        onChange={(club) => onChange({ ...filter, club })}
      />
    </form>
  );
}

const filtersStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space(4),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.media.tablet]: {
    gridTemplateColumns: '2fr 1fr 1fr',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
} as const;
