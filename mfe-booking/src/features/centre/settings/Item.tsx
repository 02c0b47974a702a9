import type { ReactNode } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { part } from '../useFocusPart';
import { itemStrings as words } from './strings';

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
  /** The field and, in a list, the place: faults lead here. */
  readonly id: string;
  readonly name: string;
  readonly error?: string;
  /** What the button that removes the item is called. */
  readonly removeLabel?: string;
  readonly onRemove?: () => void;
  readonly children: ReactNode;
};

/** One of several alike: a day of the week, an exception, a price. */
export function Item({ id, name, error, removeLabel, onRemove, children }: ItemProps) {
  return (
    <fieldset css={item} {...part(id)}>
      <legend css={{ ...theme.type.label, padding: 0 }}>{name}</legend>
      <div css={onRemove && besideRemove}>
        <div css={row}>{children}</div>
        {onRemove && (
          <Button aria-label={removeLabel} css={remove} onClick={onRemove} {...part(`remove ${id}`)}>
            {words.remove}
          </Button>
        )}
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
  // As many columns for three fields as for four: none moves when another comes.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
  gap: theme.space(4),
} as const;

const besideRemove = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: theme.space(4),
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
} as const;

/** In the line of the fields, below their labels. */
const remove = {
  justifySelf: 'start',
  [theme.media.tablet]: { marginBlockStart: theme.space(8) },
} as const;
