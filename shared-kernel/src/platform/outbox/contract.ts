import type { Answer as BackEndAnswer, BackEndRefusal } from '../back-end/answer';
import type { SiteAddress } from '../paths/paths';
import type { WriteRefusal } from '../storage/contract';
import type { Schema } from '../storage/shape';

/*
 * The outbox: commands to the back end, stored on the device before they are sent. A command is pending until the back
 * end has answered it; then it is confirmed, rejected or expired, and leaves the outbox once its kind has applied that.
 * A repeated command is executed once: the back end stores the ids of commands with a validity together with their
 * answers; a kind without validity has its own idempotency.
 */

/** A call of a database function, to be executed once. Times are milliseconds of the back end's clock. */
export type Command<Payload = object> = {
  readonly id: string;
  /** The name of the database function. */
  readonly kind: string;
  /** Its named arguments. */
  readonly payload: Payload;
  /** The page whose code sends it; without one, the outbox calls the database function. */
  readonly page?: string | undefined;
  readonly issuedAt: number;
  /** The back end executes it until then; without a limit it never expires. */
  readonly validUntil?: number | undefined;
  /** The back end gives its answer to a holder of this secret alone. */
  readonly secret: string;
  /** Commands of one queue are sent one after the other, in the order of issue. */
  readonly queue: string;
  /** The member who issued it, who alone sends it; null for a guest, whose commands any visitor of the device sends. */
  readonly by: string | null;
  /** An earlier attempt, or another page's, may have sent it. */
  readonly isRepeated?: boolean | undefined;
};

/** Why the back end has given no answer of its own. */
export type SendRefusal =
  | BackEndRefusal
  /** This device had no network. */
  | { readonly kind: 'no-network' };

/** How a command has ended. */
export type Outcome<Answer = unknown> =
  | { readonly state: 'confirmed'; readonly answer: Answer }
  /** The back end has decided against it. */
  | { readonly state: 'rejected'; readonly answer: Answer }
  /** It was not executed and never will be: it was not sent, refused at the door, or could not be stored. */
  | { readonly state: 'rejected'; readonly refusal: SendRefusal | WriteRefusal }
  /** It did not reach the back end within its validity. */
  | { readonly state: 'expired' };

/** Its latest attempt had no answer: the command may have been executed. The outbox repeats it. */
export type Pending = { readonly state: 'pending'; readonly refusal: SendRefusal };

/** What the outbox knows of the commands that call one database function. */
export type CommandKind<Payload extends object, Answer> = {
  readonly name: string;
  /**
   * How long the back end may execute it. Such a command takes the argument `command`, and it is withdrawn if it was
   * certainly not executed at the first attempt. Without a validity the outbox repeats it until the back end answers.
   */
  readonly validityMs?: number;
  readonly queue: (payload: Payload) => string;
  /** Whether two payloads ask for the same: a submitted command joins the pending one of any tab. */
  readonly isSame?: (one: Payload, other: Payload) => boolean;
  /** The page that submits says itself why a command could not be stored. */
  readonly isTold?: boolean;
  /**
   * Of data that a section stores: a command says only that some waits, and `send` sends it in place of a database
   * function. The code of `page` registers the kind.
   */
  readonly sender?: {
    readonly page: SiteAddress;
    readonly send: (payload: Payload) => Promise<BackEndAnswer<unknown>>;
  };
  readonly schema: Schema<Answer>;
  readonly isConfirmed: (answer: Answer) => boolean;
  /** Applies the outcome to this device's data, before the command leaves the outbox; may run twice, in two tabs. */
  readonly settle?: (command: Command<Payload>, outcome: Outcome<Answer>) => Promise<void> | void;
};

/** One for the shell and all sections of a page: `sharedBackEnd().openOutbox` loads it. */
export interface Outbox {
  /** Adds a kind, whose commands are sent from now on. */
  register<Payload extends object, Answer>(kind: CommandKind<Payload, Answer>): void;
  /** Stores a command and sends it. Resolves with its outcome, or as pending after an attempt without an answer. */
  submit<Payload extends object, Answer>(
    kind: CommandKind<Payload, Answer>,
    payload: Payload,
  ): Promise<Outcome<Answer> | Pending>;
  /** Sends a stored command again, after those before it in its queue. */
  resume<Answer>(command: Command): Promise<Outcome<Answer> | Pending>;
  /**
   * The visitor's commands without an answer, in the order of issue. `isShown` leaves out those whose first answer this
   * page has awaited for a few seconds only, and shows a guest those of a member whom the back end has logged out.
   */
  pending(isShown?: boolean): readonly Command[];
  /** Calls back when `pending` may have changed, in any tab. */
  observe(listener: () => void): () => void;
  /** Forgets commands; if one is on its way, it may be executed nevertheless. */
  remove(isForgotten: (command: Command) => boolean): Promise<void>;
  /** Learns the back end's time, by which validity is measured, in milliseconds. */
  learnClock(nowMs: number): void;
}

/** Loads the outbox; rejects if its code does not load. */
export type OpenOutbox = () => Promise<Outbox>;
