import type { User } from 'shared-kernel';
import { findPlayer } from 'shared-kernel/rankings';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { HonourList } from '../../ui/HonourList';
import { strings } from './strings';

export function TournamentsTab({ user }: { user: User }) {
  return (
    <Pane as="section">
      <SectionTitle>{strings.tabNames.tournaments}</SectionTitle>
      <HonourList honours={findPlayer(user.id)?.tournaments ?? []} />
    </Pane>
  );
}
