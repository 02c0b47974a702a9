import { type FormEvent, useId, useState } from 'react';
import { theme } from 'shared-kernel';
import { SelectField, TextField } from 'shared-kernel/forms';
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
      <SelectField
        label={strings.override.section}
        name="section"
        defaultValue={overrides.current?.section}
        options={sections.map(({ name }) => ({ value: name }))}
      />
      <TextField
        label={strings.override.port}
        hint={strings.override.portHint}
        error={error}
        name="port"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={overrides.current?.port ?? 3001}
      />
      <SelectField
        label={strings.override.duration}
        name="hours"
        options={HOURS.map((hours) => ({ value: String(hours), label: strings.override.hours(hours) }))}
      />
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
