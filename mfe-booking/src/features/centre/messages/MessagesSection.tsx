import { useMemo, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { centreNow } from 'shared-kernel/courts';
import { EmptyState } from 'shared-kernel/states';
import { Button, Pane, SectionTitle, Stack } from 'shared-kernel/ui';
import { type GivenUpMail, readMailState, sendMailAgain } from '../../../data/centre';
import { changeTroubles } from '../people/strings';
import { LoadingPane, TroubleState } from '../TroubleState';
import { useAnswer } from '../useAnswer';
import { aboutMail, mailStrings as words, workInWords } from './strings';

/** Whether mails leave, and those that no mail server has taken. */
export function MessagesSection() {
  const { value, trouble, askAgain } = useAnswer(readMailState);
  const [said, setSaid] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const state = value?.kind === 'state' ? value : null;
  // As of the answer: the page asks for no later one by itself.
  const work = useMemo(() => state && workInWords(state, centreNow()), [state]);

  async function sendAgain({ id, to }: GivenUpMail) {
    setSaid('');
    const answer = await sendMailAgain(id);
    if (!answer.ok) setSaid(changeTroubles[answer.trouble]);
    else setSaid(answer.value.kind === 'queued' ? words.queued(to) : words.gone);
    await askAgain();
    // A mail that leaves takes its button along.
    status.current?.focus();
  }

  return (
    <Pane as="section" aria-label={words.title}>
      <SectionTitle as="h2" css={theme.type.title3}>
        {words.title}
      </SectionTitle>
      {!state && (trouble ? <TroubleState trouble={trouble} onRetry={askAgain} /> : <LoadingPane />)}
      {work && <p css={{ marginBlockEnd: theme.space(4) }}>{work}</p>}
      <p ref={status} role="status" tabIndex={-1}>
        {said}
      </p>
      {state?.givenUp.length === 0 && <EmptyState title={words.none} />}
      {state && state.givenUp.length > 0 && (
        <>
          <h3 css={theme.type.title3}>{words.givenUp}</h3>
          <Stack as="ul" role="list" gap={4}>
            {state.givenUp.map((mail) => (
              <li key={mail.id} css={line}>
                <span css={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  <strong>
                    <bdi>{mail.to}</bdi>
                  </strong>
                  <span css={{ display: 'block' }}>{aboutMail(mail)}</span>
                  <span css={{ display: 'block', color: theme.color.textMuted }}>{mail.reason}</span>
                </span>
                <Button
                  size="small"
                  aria-label={words.sendAgainTo(mail.to)}
                  onClick={() => void sendAgain(mail)}
                >
                  {words.sendAgain}
                </Button>
              </li>
            ))}
          </Stack>
        </>
      )}
    </Pane>
  );
}

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
} as const;
