import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { notify, theme, useSession } from 'shared-kernel';
import { poll } from 'shared-kernel/back-end';
import type { Hour } from 'shared-kernel/courts';
import { useIsOnline } from 'shared-kernel/states';
import { Button } from 'shared-kernel/ui';
import { leaveWaiting, ownWaiting, refreshWaiting, type Waiting } from '../../data/waiting';
import { WarmCard } from '../WarmCard';
import { stateSentence, whenOf, waitingStrings as words } from './strings';
import { WaitingForm } from './WaitingForm';

const pauseMs = 60_000;

/** The visitor's entries, which the page asks for while one of these parts is on it. */
function useOwnWaiting() {
  useEffect(
    () =>
      poll(async () => {
        await refreshWaiting();
        return pauseMs;
      }),
    [],
  );
  return useSyncExternalStore(ownWaiting.subscribe, ownWaiting.getState, ownWaiting.getState);
}

type WaitForHourProps = Hour & {
  /** Whether the visitor has just pressed the hour, so that the way to wait for it comes into view. */
  readonly isPressed: boolean;
};

/** On a full hour: how to wait for it, or what has become of that. */
export function WaitForHour({ date, time, isPressed }: WaitForHourProps) {
  const { entries } = useOwnWaiting();
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isPressed) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isPressed]);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const entry = entries?.filter(({ day, hour }) => day === date && hour === Number(time.slice(0, 2))).at(-1);
  if (entry) return <Entry entry={entry} onAgain={() => setIsOpen(true)} />;
  return (
    <section ref={place} aria-label={words.title(time)} css={style}>
      {isOpen ? (
        <WaitingForm
          hour={{ date, time }}
          onClose={() => {
            setIsOpen(false);
            requestAnimationFrame(() => opener.current?.focus());
          }}
        />
      ) : (
        <Button ref={opener} size="small" onClick={() => setIsOpen(true)}>
          {words.offer}
        </Button>
      )}
    </section>
  );
}

/** All that the visitor waits for, above the hours. */
export function OwnWaiting() {
  const { entries, isAnswered } = useOwnWaiting();
  const isOnline = useIsOnline();
  return (
    <section aria-label={words.region} css={style}>
      {entries?.map((entry) => (
        <WarmCard key={entry.id}>
          <strong css={{ '&::first-letter': { textTransform: 'uppercase' } }}>{whenOf(entry)}</strong>
          <Entry entry={entry} />
        </WarmCard>
      ))}
      <p role="status" css={{ '&:empty': { display: 'none' } }}>
        {!isAnswered && words.silent(isOnline)}
      </p>
    </section>
  );
}

type EntryProps = {
  readonly entry: Waiting;
  /** Where the visitor can join the line again. */
  readonly onAgain?: () => void;
};

function Entry({ entry, onAgain }: EntryProps) {
  const isGuest = useSession().status !== 'member';
  const [state, setState] = useState<'shown' | 'leaving' | 'failed'>('shown');
  const again = entry.state === 'missed' ? onAgain : undefined;
  const isOpen = entry.state === 'waiting' || entry.state === 'offered';

  async function leave() {
    if (state === 'leaving') return;
    setState('leaving');
    if (!(await leaveWaiting(entry.id))) return setState('failed');
    again?.();
    if (isOpen) notify({ title: words.left, description: whenOf(entry) });
  }

  return (
    <div css={style}>
      <p role="status">
        {state === 'failed' && <span>{`${words.notLeft} `}</span>}
        <span>{stateSentence(entry, isGuest)}</span>
      </p>
      <div>
        <Button size="small" aria-disabled={state === 'leaving'} onClick={() => void leave()}>
          {state === 'leaving' ? words.leaving : isOpen ? words.leave : again ? words.again : words.dismiss}
        </Button>
      </div>
    </div>
  );
}

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(3),
  scrollMarginBlock: theme.space(4),
} as const;
