import { useEffect, useRef, useState } from 'react';
import { paths, theme, useSessionKind } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { Navigate } from 'shared-kernel/router';
import { centreDay } from 'shared-kernel/time';
import { Button, ButtonLink, Lead, Page, PageTitle, Pane, Skeleton, Stack } from 'shared-kernel/ui';
import type { WeeklyRequest } from '../../data/weeklyRequest';
import { weeklyStrings as words } from './strings';
import { WeeklyForm } from './WeeklyForm';

/** A request for the same hour each week, at a centre with a back end. */
function WeeklyPage() {
  const isHosted = useSessionKind() === 'hosted';
  const now = useCentreNow();
  const [sent, setSent] = useState<WeeklyRequest | null>(null);
  if (now !== null && !isHosted) return <Navigate to={paths.booking()} replace />;
  return (
    <Page>
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      {sent ? (
        <Sent request={sent} onAnother={() => setSent(null)} />
      ) : (
        <Stack gap={6}>
          <Lead>{words.lead}</Lead>
          {now === null ? (
            <div role="status" aria-busy="true" aria-label={words.loading}>
              <Skeleton height={480} />
            </div>
          ) : (
            <WeeklyForm today={centreDay(now)} onSent={setSent} />
          )}
        </Stack>
      )}
    </Page>
  );
}

type SentProps = { readonly request: WeeklyRequest; readonly onAnother: () => void };

function Sent({ request, onAnother }: SentProps) {
  const { weekday, hour, firstDay, weeks, email, phone } = request;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Pane as="section" css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4) }}>
      <h2 ref={heading} tabIndex={-1} css={theme.type.title2}>
        {words.sent.title}
      </h2>
      <p>{words.sent.asked(weekday, hour, firstDay, weeks)}</p>
      <p css={{ overflowWrap: 'anywhere' }}>{words.sent.answer(email, phone)}</p>
      <p css={{ color: theme.color.textMuted }}>{words.retention}</p>
      <Stack direction="row" gap={3}>
        <ButtonLink to={paths.booking()}>{words.one}</ButtonLink>
        <Button variant="quiet" onClick={onAnother}>
          {words.sent.another}
        </Button>
      </Stack>
    </Pane>
  );
}

export { WeeklyPage as Component };
