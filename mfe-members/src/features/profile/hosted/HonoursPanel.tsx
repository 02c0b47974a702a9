import { theme } from 'shared-kernel';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { strings } from '../strings';
import { honoursPanelStrings as words } from './strings';

/** Nobody has told the back end what its members have won: that is said, and nothing made up. */
export function HonoursPanel() {
  return (
    <Pane as="section">
      <SectionTitle>{strings.tabNames.tournaments}</SectionTitle>
      <p css={{ maxWidth: theme.measure }}>{words.note}</p>
    </Pane>
  );
}
