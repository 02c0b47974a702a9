import { theme } from 'shared-kernel';
import { Field, Select, TextInput } from 'shared-kernel/forms';
import { countryCodes, isCountryCode } from 'shared-kernel/rankings';
import { countries } from '../../domain/countries';
import type { RankingFilter } from '../../domain/rankingFilter';
import { strings as words } from './strings';

const nationalities = countryCodes
  .map((code) => ({ code, name: countries[code] }))
  .sort((a, b) => a.name.localeCompare(b.name, 'fr'));

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
      <Field label={words.search}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={filter.name}
            onChange={(event) => onChange({ ...filter, name: event.target.value })}
          />
        )}
      </Field>
      <Field label={words.nationality}>
        {(control) => (
          <Select
            {...control}
            value={filter.nationality ?? ''}
            onChange={({ target: { value } }) =>
              onChange({ ...filter, nationality: isCountryCode(value) ? value : null })
            }
          >
            <option value="">{words.everyNationality}</option>
            {nationalities.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words.club}>
        {(control) => (
          <Select
            {...control}
            value={filter.club}
            onChange={(event) => onChange({ ...filter, club: event.target.value })}
          >
            <option value="">{words.everyClub}</option>
            {clubs.map((club) => (
              <option key={club}>{club}</option>
            ))}
          </Select>
        )}
      </Field>
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
