import { theme } from 'shared-kernel';
import { FieldError, TextField } from 'shared-kernel/forms';
import { limitNames } from '../../../domain/centreSettings';
import { part } from '../useFocusPart';
import { pair } from './HourSelects';
import { Part } from './Item';
import { faultOf, type SectionProps } from './sectionProps';
import { ruleStrings as words } from './strings';

export function RulesSection({ form, faults, onType }: SectionProps) {
  const { months, notice, limits } = form;
  const [hours, minutes] = notice;
  const { error } = faultOf(faults, 'notice');
  const ofNotice = { inputMode: 'numeric', 'aria-invalid': error !== undefined } as const;
  return (
    <>
      <Part title={words.title}>
        <div css={columns}>
          <div {...part('months 0')}>
            <TextField
              label={words.months}
              value={months}
              inputMode="numeric"
              {...faultOf(faults, 'months')}
              onChange={(typed) => onType({ months: typed })}
            />
          </div>
          <fieldset css={group} {...part('notice 0')}>
            <legend css={{ padding: 0, fontWeight: 600 }}>{words.notice}</legend>
            <div css={pair}>
              <TextField
                label={words.noticeHours}
                value={hours}
                {...ofNotice}
                onChange={(typed) => onType({ notice: [typed, minutes] })}
              />
              <TextField
                label={words.noticeMinutes}
                value={minutes}
                {...ofNotice}
                onChange={(typed) => onType({ notice: [hours, typed] })}
              />
            </div>
            {error && <FieldError>{error}</FieldError>}
            <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{words.noticeHint}</p>
          </fieldset>
        </div>
      </Part>
      <Part title={words.limits} lead={words.limitsLead}>
        <div css={{ ...columns, alignItems: 'end' }}>
          {limitNames.map((name) => (
            <div key={name} {...part(`${name} 0`)}>
              <TextField
                label={words[name]}
                value={limits[name]}
                inputMode="numeric"
                {...faultOf(faults, name)}
                onChange={(typed) => onType({ limits: { ...limits, [name]: typed } })}
              />
            </div>
          ))}
        </div>
      </Part>
    </>
  );
}

const group = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
} as const;

/** Labels of limits take one or two lines; their fields stand in one row. */
const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
} as const;
