import type { User } from 'shared-kernel';
import { findPlayer } from 'shared-kernel/rankings';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { HonourList } from '../../ui/HonourList';
import { DemoRemark } from './DemoRemark';
import { strings } from './strings';

export function TournamentsTab({ user }: { user: User }) {
  return (
    <Pane as="section">
      <SectionTitle>{strings.tabNames.tournaments}</SectionTitle>
      <DemoRemark />
      <HonourList honours={findPlayer(user.id)?.tournaments ?? []} />
    </Pane>
  );
}
