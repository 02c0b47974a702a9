import { theme } from 'shared-kernel';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import type { PanelProps } from '../accountPanels';
import { honoursPanelStrings as words } from './strings';

/** Nobody has told the back end what its members have won: that is said, and nothing made up. */
export function HonoursPanel({ title }: PanelProps) {
  return (
    <Pane as="section">
      <SectionTitle>{title}</SectionTitle>
      <p css={{ maxWidth: theme.measure }}>{words.note}</p>
    </Pane>
  );
}
