import { formatDay, theme } from 'shared-kernel';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import { sampleSubscription } from '../../data/membership';
import { announceUnderDevelopment } from './announceUnderDevelopment';
import { subscriptionStrings as words } from './strings';

export function SubscriptionTab() {
  return (
    <Pane as="section">
      <SectionTitle>{words.title}</SectionTitle>
      <p css={{ ...theme.type.title3, color: theme.color.action }}>{words.plan(sampleSubscription.plan)}</p>
      <p css={{ marginBlock: theme.space(1) }}>
        {words.validUntil(formatDay(sampleSubscription.validUntil))}
      </p>
      <p css={{ ...theme.muted, marginBlockEnd: theme.space(6) }}>{words.sample}</p>
      <Button onClick={announceUnderDevelopment}>{words.manage}</Button>
    </Pane>
  );
}
