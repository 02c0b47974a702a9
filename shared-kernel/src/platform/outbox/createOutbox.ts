import * as v from 'valibot';
import type { Answer } from '../back-end/answer';
import type { Stored } from '../storage/contract';
import type { Schema } from '../storage/shape';
import type { withLock } from '../storage/withLock';
import { argumentsOf, isFinal, isOpenTo } from './command';
import type { Command, CommandKind, Outbox, Outcome, Pending, SendRefusal } from './contract';

type Commands = readonly Command[];
type Answered = { readonly answer: unknown } | { readonly refusal: SendRefusal };

/** The dependencies of the outbox; tests replace them. */
export type OutboxSurroundings = {
  readonly list: Stored<Commands>;
  readonly withLock: typeof withLock;
  /** A function of the database by its name. */
  readonly call: <T>(name: string, given: object, schema: Schema<T>) => Promise<Answer<T>>;
  /** The present visitor: a member's id, null for a guest, undefined while unknown. */
  readonly visitor: () => string | null | undefined;
  /** Whether the back end has logged the member out, who did not leave. */
  readonly isExpired: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls back when a repeat may succeed: the page is visible, the network has returned, the visitor is another. */
  readonly observeChances: (listener: () => void) => () => void;
  /** Loads the code of a page; never rejects. */
  readonly loadPage: LoadPage;
};

export type LoadPage = (path: string) => Promise<unknown>;

/** The pause before a repeat doubles from the first to the last. */
const firstPauseMs = 2_000;
const lastPauseMs = 30_000;
/** A command whose first answer takes longer is shown as pending. */
const slowMs = 4_000;
/** So long a device keeps the commands of a member whom the back end has logged out. */
const awayMs = 24 * 3_600_000;

/** The answer of the back end to a command that it will not execute any more, with its present time. */
const expiredAnswer = v.looseObject({ kind: v.literal('expired'), now: v.string() });

export function createOutbox(surroundings: OutboxSurroundings): Outbox & { start(): void } {
  const { list, withLock, call, visitor, isExpired, isOnline, observeChances, loadPage } = surroundings;
  const kinds = new Map<string, CommandKind<never, unknown>>();
  /** This page's commands that it has not sent. */
  const unsent = new Set<string>();
  /** Commands of which this page awaits the first answer. */
  const awaited = new Set<string>();
  const outcomes = new Map<string, Outcome>();
  /** Why the last attempt of a queue had no answer. */
  const refusals = new Map<string, SendRefusal>();
  const listeners = new Set<() => void>();
  /** How far this device's clock is ahead of the back end's. */
  let aheadMs = 0;
  let pauseMs = firstPauseMs;
  let repeat: ReturnType<typeof setTimeout> | undefined;
  /** The visitor when commands were last sent. */
  let before = visitor();

  function register<Payload extends object, Response>(kind: CommandKind<Payload, Response>) {
    kinds.set(kind.name, kind as CommandKind<never, unknown>);
    // Once for all kinds that are added together.
    clearTimeout(repeat);
    repeat = setTimeout(() => void sendAll());
  }

  async function submit<Payload extends object, Response>(
    kind: CommandKind<Payload, Response>,
    payload: Payload,
  ): Promise<Outcome<Response> | Pending> {
    const outcome = await issue(kind, payload);
    // This device's clock was wrong, and the answer has set it; an expired command was never executed.
    return outcome.state === 'expired' ? issue(kind, payload) : outcome;
  }

  async function issue<Payload extends object, Response>(
    { name, validityMs, queue, sender, isSame, isTold = false }: CommandKind<Payload, Response>,
    payload: Payload,
  ): Promise<Outcome<Response> | Pending> {
    const issuedAt = Date.now() - aheadMs;
    const command: Command<Payload> = {
      id: crypto.randomUUID(),
      kind: name,
      payload,
      ...(sender && { page: sender.page }),
      issuedAt,
      ...(validityMs !== undefined && { validUntil: issuedAt + validityMs }),
      secret: crypto.randomUUID(),
      queue: queue(payload),
      by: visitor() ?? null,
    };
    const { id } = command;
    unsent.add(id);
    awaited.add(id);
    const show = () => {
      if (awaited.delete(id)) for (const listener of [...listeners]) listener();
    };
    const timer = setTimeout(show, slowMs);
    try {
      let known: Command | undefined;
      const isKnown = (each: Command) =>
        each.kind === name && isPending(each) && isSame?.(each.payload as Payload, payload);
      const written = await list.update(
        (commands) => {
          known = commands.find(isKnown);
          return known ? commands : [...commands, command];
        },
        { isTold },
      );
      if (!written.ok) return { state: 'rejected', refusal: written.refusal };
      return await resume<Response>(known ?? command);
    } finally {
      clearTimeout(timer);
      show();
    }
  }

  async function resume<Response>(command: Command): Promise<Outcome<Response> | Pending> {
    const { id } = command;
    await send(command.queue);
    const isListed = (await list.read()).some((each) => each.id === id);
    // Another tab has sent and settled it: the back end repeats its answer.
    if (!outcomes.has(id) && !isListed && isOpenTo(visitor(), command)) {
      const answered = await attempt(command);
      if (answered) outcomes.set(id, outcomeOf(command, answered));
    }
    const outcome = outcomes.get(id) as Outcome<Response> | undefined;
    return outcome ?? { state: 'pending', refusal: refusals.get(command.queue) ?? { kind: 'unreachable' } };
  }

  /** One tab at a time sends a queue. The first command without an answer keeps the later ones waiting. */
  function send(queue: string): Promise<void> {
    return withLock(`outbox:${queue}`, async (isMine) => {
      const isNext = (each: Command) => each.queue === queue && kinds.has(each.kind) && isPending(each);
      while (isMine()) {
        const command = (await list.read()).find(isNext);
        const answered = command && (await attempt(command));
        if (!answered) return;
        pauseMs = firstPauseMs;
        if (!(await settle(command, answered))) return;
      }
    });
  }

  /** Whether the present visitor awaits its answer. */
  function isPending(command: Command): boolean {
    return isOpenTo(visitor(), command);
  }

  /** Undefined without an answer: the back end may execute the command, or have executed it. */
  async function attempt(command: Command): Promise<Answered | undefined> {
    const isFirst = unsent.delete(command.id) && !command.isRepeated;
    if (!isFirst && !command.isRepeated) await change(command.id, (each) => ({ ...each, isRepeated: true }));
    const wasOnline = isOnline();
    const sender = kinds.get(command.kind)?.sender;
    const answer = await (sender
      ? sender.send(command.payload as never)
      : call(command.kind, argumentsOf(command), v.unknown()));
    if (answer.ok) return { answer: answer.value };
    const isOffline = answer.refusal.kind === 'unreachable' && !wasOnline;
    const refusal: SendRefusal = isOffline ? { kind: 'no-network' } : answer.refusal;
    refusals.set(command.queue, refusal);
    return isFinal(command, refusal, isFirst) ? { refusal } : undefined;
  }

  /** Applies the outcome, and removes the command. */
  async function settle(command: Command, answered: Answered): Promise<boolean> {
    const outcome = outcomeOf(command, answered);
    outcomes.set(command.id, outcome);
    await kinds.get(command.kind)?.settle?.(command as Command<never>, outcome);
    return change(command.id, () => undefined);
  }

  function outcomeOf({ kind: name, validUntil }: Command, answered: Answered): Outcome {
    if ('refusal' in answered) return { state: 'rejected', refusal: answered.refusal };
    const expired = v.safeParse(expiredAnswer, answered.answer);
    if (validUntil !== undefined && expired.success) {
      learnClock(Date.parse(expired.output.now));
      return { state: 'expired' };
    }
    const kind = kinds.get(name);
    const parsed = kind && v.safeParse(kind.schema, answered.answer);
    if (!parsed?.success)
      return { state: 'rejected', refusal: { kind: 'failed', status: 200, message: `Answer to ${name}` } };
    const answer = parsed.output;
    return kind?.isConfirmed(answer) ? { state: 'confirmed', answer } : { state: 'rejected', answer };
  }

  async function change(id: string, next: (command: Command) => Command | undefined): Promise<boolean> {
    const written = await list.update((current) =>
      current.some((each) => each.id === id)
        ? current.flatMap((each) => (each.id === id ? (next(each) ?? []) : [each]))
        : current,
    );
    return written.ok;
  }

  async function remove(isForgotten: (command: Command) => boolean) {
    await list.update((current) =>
      current.some(isForgotten) ? current.filter((each) => !isForgotten(each)) : current,
    );
  }

  function learnClock(nowMs: number) {
    aheadMs = Date.now() - nowMs;
  }

  function pending(isShown = false): Commands {
    const known = list.snapshot();
    if (known.status === 'loading') return [];
    // Those of a member wait for their login.
    const isKept = (each: Command) => isPending(each) || (isShown && visitor() === null);
    return known.value.filter((each) => isKept(each) && !(isShown && awaited.has(each.id)));
  }

  async function sendAll() {
    clearTimeout(repeat);
    repeat = undefined;
    const who = visitor();
    if (who !== undefined) {
      const hasLoggedOut = before && who === null && !isExpired();
      before = who;
      // They would expire here with the name of a member who has left, or does not come back.
      await remove(
        (each) =>
          each.validUntil !== undefined &&
          !isOpenTo(who, each) &&
          (hasLoggedOut || who !== null || each.issuedAt < Date.now() - aheadMs - awayMs),
      );
    }
    const commands = (await list.read()).filter((each) => isOpenTo(who, each));
    const pages = commands.flatMap(({ kind, page }) => (page && !kinds.has(kind) ? [page] : []));
    for (const page of new Set(pages)) void loadPage(page);
    const queues = new Set(commands.map(({ queue }) => queue));
    await Promise.all([...queues].map(send));
    schedule();
  }

  function schedule() {
    if (pending().length === 0) {
      clearTimeout(repeat);
      repeat = undefined;
      pauseMs = firstPauseMs;
    } else if (repeat === undefined) {
      // At random, so that devices do not return to a back end together.
      repeat = setTimeout(() => void sendAll(), pauseMs * (0.75 + Math.random() / 2));
      pauseMs = Math.min(pauseMs * 2, lastPauseMs);
    }
  }

  return {
    register,
    submit,
    resume,
    pending,
    observe(listener) {
      const stop = list.observe(listener);
      const subscription = () => listener();
      listeners.add(subscription);
      return () => {
        stop();
        listeners.delete(subscription);
      };
    },
    remove,
    learnClock,
    /** Sends stored commands, and repeats them until the page is closed. */
    start() {
      list.observe(schedule);
      observeChances(() => {
        pauseMs = firstPauseMs;
        void sendAll();
      });
      void sendAll();
    },
  };
}
