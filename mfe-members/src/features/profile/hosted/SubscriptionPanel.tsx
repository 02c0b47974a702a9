import { formatDay, paths, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { ButtonLink, Pane, SectionTitle } from 'shared-kernel/ui';
import type { PanelProps } from '../accountPanels';
import { subscriptionPanelStrings as words } from './strings';

/** What the operator has written of the member's subscription. */
export function SubscriptionPanel({ user: { subscription }, title }: PanelProps) {
  return (
    <Pane as="section">
      <SectionTitle>{title}</SectionTitle>
      {subscription ? (
        <>
          <p css={{ ...theme.type.title3, color: theme.color.action }}>{words.plan(subscription.plan)}</p>
          <p>{validity(subscription.until)}</p>
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

function validity(until: string | undefined): string {
  if (until === undefined) return words.endless;
  return until < centreDay(new Date()) ? words.ended(formatDay(until)) : words.validUntil(formatDay(until));
}
