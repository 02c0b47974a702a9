import { type ReactNode, useEffect, useState } from 'react';
import { poll } from 'shared-kernel/back-end';
import { centreNow } from 'shared-kernel/courts';
import { useIsOnline } from 'shared-kernel/states';
import type { Asked, Trouble } from '../../../data/ask';
import { WarmCard } from '../../../ui/WarmCard';
import { troubleStrings } from '../strings';
import { DeskLoading, DeskTrouble, kindOf } from './DeskTrouble';
import { changeEvent } from './useDeskDays';
import { useHeld } from './useHeld';

/** The desk sees what others change after this time. */
const pauseMs = 20_000;

type Refused = { readonly kind: 'refused' };

export type ListingState<T> = {
  /** The last list and when it was read; null without one. */
  readonly listed: { readonly list: T; readonly at: Date } | null;
  /** The reason why the last request returned no list; null after a list. */
  readonly trouble: Trouble | null;
  readonly askAgain: () => void;
};

/**
 * A list of the centre, as others change it, but no new one while the desk is held; `askAgain` after an own change. `read` must stay the
 * same function.
 */
export function useListing<Answer extends { readonly kind: string }>(
  read: () => Promise<Asked<Answer>>,
): ListingState<Exclude<Answer, Refused>> {
  type List = Exclude<Answer, Refused>;
  const [state, setState] = useState<Omit<ListingState<List>, 'askAgain'>>({ listed: null, trouble: null });
  const [turn, setTurn] = useState(0);
  useEffect(
    () =>
      poll(async (signal) => {
        const answer = await read();
        if (signal.aborted) return undefined;
        if (answer.ok && answer.value.kind !== 'refused') {
          setState({ listed: { list: answer.value as List, at: centreNow() }, trouble: null });
          return pauseMs;
        }
        const trouble = answer.ok ? 'failed' : answer.trouble;
        // The page removes the data when the person leaves the staff.
        setState(({ listed }) => ({ listed: trouble === 'no-role' ? null : listed, trouble }));
        return pauseMs;
      }, changeEvent),
    [read, turn],
  );
  return { ...useHeld(state), askAgain: () => setTurn((before) => before + 1) };
}

type Props<T> = {
  readonly of: ListingState<T>;
  readonly children: (list: T, at: Date) => ReactNode;
};

/** The list as far as the centre answers: while it is read, without an answer, or the last one known. */
export function Listing<T>({ of: { listed, trouble, askAgain }, children }: Props<T>) {
  const isOnline = useIsOnline();
  if (!listed) return trouble ? <DeskTrouble trouble={trouble} onRetry={askAgain} /> : <DeskLoading />;
  return (
    <>
      <div role="status" css={{ '&:empty': { display: 'none' } }}>
        {trouble && (
          <WarmCard>
            <p>{troubleStrings.stale(listed.at, kindOf(trouble, isOnline) === 'offline')}</p>
          </WarmCard>
        )}
      </div>
      {children(listed.list, listed.at)}
    </>
  );
}
