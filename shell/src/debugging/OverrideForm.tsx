import { type FormEvent, useId, useState } from 'react';
import { theme } from 'shared-kernel';
import { Field, Select, TextInput } from 'shared-kernel/forms';
import { Button } from 'shared-kernel/ui';
import type { LiveSection } from '../composition/site';
import { strings } from './strings';

const HOURS = [1, 4, 8] as const;

interface Props {
  readonly overrides: PageOverrides;
  readonly sections: readonly LiveSection[];
}

/**
 * Loads a section from a build on the visitor's own machine. They enter the port and nothing more of the address, so
 * that the build cannot come from another machine.
 */
export function OverrideForm({ overrides, sections }: Props) {
  const id = useId();
  const [error, setError] = useState<string>();

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const port = Number(given.get('port'));
    if (!Number.isInteger(port) || port < 1024 || port > 65_535) {
      setError(strings.override.portError);
      return;
    }
    try {
      overrides.begin(String(given.get('section')), port, Number(given.get('hours')));
    } catch {
      setError(strings.override.refused);
    }
  }

  return (
    <form aria-labelledby={id} noValidate css={form} onSubmit={begin}>
      <h3 id={id} css={theme.type.label}>
        {strings.override.title}
      </h3>
      <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{strings.override.intro}</p>
      <Field label={strings.override.section}>
        {(control) => (
          <Select {...control} name="section" defaultValue={overrides.current?.section}>
            {sections.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={strings.override.port} hint={strings.override.portHint} {...(error && { error })}>
        {(control) => (
          <TextInput
            {...control}
            name="port"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={overrides.current?.port ?? 3001}
          />
        )}
      </Field>
      <Field label={strings.override.duration}>
        {(control) => (
          <Select {...control} name="hours">
            {HOURS.map((hours) => (
              <option key={hours} value={hours}>
                {strings.override.hours(hours)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button type="submit">{strings.override.begin}</Button>
    </form>
  );
}

const form = {
  display: 'grid',
  gap: theme.space(3),
  paddingTop: theme.space(4),
  borderTop: `1px solid ${theme.color.edge}`,
} as const;
