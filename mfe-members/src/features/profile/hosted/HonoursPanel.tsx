import { theme } from 'shared-kernel';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import type { PanelProps } from './panelProps';
import { honoursPanelStrings as words } from './strings';

/** The back end has no results of its members. The panel says so and invents nothing. */
export function HonoursPanel({ title }: PanelProps) {
  return (
    <Pane as="section">
      <SectionTitle>{title}</SectionTitle>
      <p css={{ maxWidth: theme.measure }}>{words.note}</p>
    </Pane>
  );
}
