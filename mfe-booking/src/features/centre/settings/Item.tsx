import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Pane, SectionTitle, Stack } from 'shared-kernel/ui';

/** A part of the settings with its title and what it is for. */
export function Part({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}) {
  return (
    <Pane as="section" aria-label={title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {title}
      </SectionTitle>
      {lead && <p css={{ color: theme.color.textMuted, marginBlockEnd: theme.space(4) }}>{lead}</p>}
      <Stack gap={4}>{children}</Stack>
    </Pane>
  );
}

type ItemProps = {
  readonly name: string;
  readonly error?: string | undefined;
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** One of several alike: a day of the week, an exception, a price. */
export function Item({ name, error, action, children }: ItemProps) {
  return (
    <fieldset css={item}>
      <legend css={{ ...theme.type.label, padding: 0 }}>{name}</legend>
      <div css={row}>
        {children}
        {action}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  );
}

const item = {
  minWidth: 0,
  margin: 0,
  padding: `${theme.space(3)} 0 0`,
  border: 0,
  borderTop: `1px solid ${theme.color.edge}`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'end',
  gap: theme.space(4),
} as const;
