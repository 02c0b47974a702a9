import { useEffect, useRef, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { useCentreNow } from 'shared-kernel/courts';
import { centreDay } from 'shared-kernel/time';
import { Button, ButtonLink, Lead, Pane, Stack } from 'shared-kernel/ui';
import type { WeeklyRequest as Request } from '../../data/weeklyRequest';
import { weeklyStrings as words } from './strings';
import { WeeklyForm } from './WeeklyForm';

/** The form, then what was asked with it. */
export function WeeklyRequest() {
  const now = useCentreNow();
  const [sent, setSent] = useState<Request | null>(null);
  if (sent) return <Sent request={sent} onAnother={() => setSent(null)} />;
  return (
    <Stack gap={6}>
      <Lead>{words.lead}</Lead>
      {now && <WeeklyForm today={centreDay(now)} onSent={setSent} />}
    </Stack>
  );
}

type SentProps = { readonly request: Request; readonly onAnother: () => void };

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
