import { useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import type { Trouble } from '../../../data/ask';
import { endFeed, feedAddress, readFeed, renewFeed } from '../../../data/deskFeed';
import { WarmCard } from '../../../ui/WarmCard';
import { DeskDialog } from '../ui/deskControls';
import { feedTroubles, feedStrings as words } from './strings';

/** Opens the dialog about the person's own calendar address. */
export function DeskFeed() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div data-print="hide">
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <DeskDialog open title={words.title} onClose={() => setIsOpen(false)}>
          <Feed />
        </DeskDialog>
      )}
    </div>
  );
}

function Feed() {
  /** Undefined while it is read. */
  const [since, setSince] = useState<string | null>();
  const [secret, setSecret] = useState('');
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  /** What would end the address, and is asked about first. */
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const actions = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let isHere = true;
    void readFeed().then((answer) => {
      if (!isHere) return;
      if (answer.ok) setSince(answer.value.since);
      else setSaid(feedTroubles[answer.trouble]);
    });
    return () => {
      isHere = false;
    };
  }, []);

  async function change<Answer>(
    request: () => Promise<{ ok: true; value: Answer } | { ok: false; trouble: Trouble }>,
    onAnswer: (answer: Answer) => void,
  ) {
    if (isBusy) return;
    setIsBusy(true);
    setSaid('');
    const answer = await request();
    setIsBusy(false);
    if (answer.ok) onAnswer(answer.value);
    else setSaid(feedTroubles[answer.trouble]);
  }

  const renew = () =>
    change(renewFeed, (answer) => {
      closeQuestion();
      setSecret(answer.secret);
      if (since !== null) setSaid(words.renewed);
      setSince(new Date().toISOString());
    });
  const end = () =>
    change(endFeed, () => {
      closeQuestion();
      setSecret('');
      setSince(null);
      setSaid(words.ended);
    });

  /** The focus goes to the button that stands where the question was. */
  function closeQuestion() {
    setAsking(null);
    setTimeout(() => actions.current?.querySelector<HTMLElement>('button:last-child')?.focus());
  }

  async function copy() {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(feedAddress(secret));
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  }

  const isKnown = since !== undefined;
  return (
    <Stack gap={4}>
      <p>{words.lead}</p>
      {!isKnown && said === '' && <p role="status">{words.loading}</p>}
      {secret === '' && isKnown && <p>{since === null ? words.none : words.since(since)}</p>}
      {secret !== '' && (
        <>
          <TextField
            ref={field}
            label={words.address}
            hint={words.once}
            readOnly
            value={feedAddress(secret)}
            onFocus={({ target }) => target.select()}
          />
          <div>
            <Button variant="primary" onClick={() => void copy()}>
              {words.copy}
            </Button>
          </div>
        </>
      )}
      <p role="status" css={{ '&:empty': { display: 'none' }, color: theme.color.warm }}>
        {said}
      </p>
      {asking && (
        <WarmCard>
          <p role="alert">{words.questions[asking].text}</p>
          <Stack direction="row" gap={3}>
            <Button
              variant="danger"
              aria-disabled={isBusy}
              onClick={() => void (asking === 'end' ? end() : renew())}
            >
              {words.questions[asking].yes}
            </Button>
            <Button autoFocus onClick={closeQuestion}>
              {words.keep}
            </Button>
          </Stack>
        </WarmCard>
      )}
      {isKnown && !asking && (
        <div ref={actions}>
          <Stack direction="row" gap={3}>
            <Button
              aria-disabled={isBusy}
              onClick={() => (since === null ? void renew() : setAsking('renew'))}
            >
              {since === null ? words.create : words.renew}
            </Button>
            {since !== null && (
              <Button variant="quiet" aria-disabled={isBusy} onClick={() => setAsking('end')}>
                {words.end}
              </Button>
            )}
          </Stack>
        </div>
      )}
    </Stack>
  );
}
