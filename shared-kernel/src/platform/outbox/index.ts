import { session, storedList, withLock } from 'shared-kernel';
import { callBackEnd, observeSeen, presentVisitor } from '../back-end/askBackEnd';
import { commandShape } from './command';
import type { Outbox } from './contract';
import { createOutbox, type LoadPage } from './createOutbox';

export type { Command, CommandKind, Outbox, Outcome, Pending, SendRefusal } from './contract';
export type { LoadPage };

let opened: Outbox | undefined;

/** The page's outbox, one for the shell and all sections: `sharedBackEnd().openOutbox` loads it. */
export function openOutbox(loadPage: LoadPage): Outbox {
  opened ??= open(loadPage);
  return opened;
}

function open(loadPage: LoadPage): Outbox {
  const { start, ...outbox } = createOutbox({
    list: storedList({ key: 'outbox', shape: commandShape, empty: [], isDurable: true }),
    withLock,
    call: callBackEnd,
    visitor: presentVisitor,
    isExpired: () => 'isExpired' in session.current(),
    isOnline: () => navigator.onLine,
    observeChances(listener) {
      const stops = [observeSeen(listener), session.observe(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    loadPage,
  });
  start();
  return outbox;
}
