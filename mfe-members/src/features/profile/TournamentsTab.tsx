import type { User } from 'shared-kernel';
import { findPlayer } from 'shared-kernel/rankings';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { strings } from '../../strings';
import { HonourList } from '../../ui/HonourList';

export function TournamentsTab({ user }: { user: User }) {
  return (
    <Pane as="section">
      <SectionTitle>{strings.profile.tabNames.tournaments}</SectionTitle>
      <HonourList honours={findPlayer(user.id)?.tournaments ?? []} />
    </Pane>
  );
}
