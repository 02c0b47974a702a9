import { formatDay, paths, theme } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { centreDay } from 'shared-kernel/time';
import { ButtonLink, Pane, SectionTitle } from 'shared-kernel/ui';
import type { PanelProps } from './panelProps';
import { subscriptionPanelStrings as words } from './strings';

/** The operator's record of the member's subscription. */
export function SubscriptionPanel({ user: { subscription }, title }: PanelProps) {
  const now = useCentreNow();
  return (
    <Pane as="section">
      <SectionTitle>{title}</SectionTitle>
      {subscription ? (
        <>
          <p css={{ ...theme.type.title3, color: theme.color.action }}>{words.plan(subscription.plan)}</p>
          <p>{validity(subscription.until, now === null ? '' : centreDay(now))}</p>
        </>
      ) : (
        <>
          <p>{words.none}</p>
          <p css={{ color: theme.color.textMuted }}>{words.noneText}</p>
        </>
      )}
      <ButtonLink to={paths.services()} css={{ marginBlockStart: theme.space(6) }}>
        {words.plans}
      </ButtonLink>
    </Pane>
  );
}

function validity(until: string | undefined, today: string): string {
  if (until === undefined) return words.endless;
  return until < today ? words.ended(formatDay(until)) : words.validUntil(formatDay(until));
}
