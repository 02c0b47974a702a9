import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { limitNames } from '../../../domain/centreSettings';
import { Part } from './Item';
import { faultOf, type SectionProps } from './sectionProps';
import { ruleStrings as words } from './strings';

export function RulesSection({ form, faults, onType }: SectionProps) {
  const { months, notice, limits } = form;
  return (
    <>
      <Part title={words.title}>
        <div css={columns}>
          <TextField
            label={words.months}
            value={months}
            inputMode="numeric"
            {...errorOf(faultOf(faults, 'months'))}
            onChange={(typed) => onType({ months: typed })}
          />
          <TextField
            label={words.notice}
            hint={words.noticeHint}
            value={notice}
            inputMode="numeric"
            {...errorOf(faultOf(faults, 'notice'))}
            onChange={(typed) => onType({ notice: typed })}
          />
        </div>
      </Part>
      <Part title={words.limits} lead={words.limitsLead}>
        <div css={columns}>
          {limitNames.map((name) => (
            <TextField
              key={name}
              label={words[name]}
              value={limits[name]}
              inputMode="numeric"
              {...errorOf(faultOf(faults, name))}
              onChange={(typed) => onType({ limits: { ...limits, [name]: typed } })}
            />
          ))}
        </div>
      </Part>
    </>
  );
}

const errorOf = (error: string | undefined) => (error === undefined ? {} : { error });

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  // Labels take one or two lines; the fields stand in one row.
  alignItems: 'end',
  gap: theme.space(4),
} as const;
