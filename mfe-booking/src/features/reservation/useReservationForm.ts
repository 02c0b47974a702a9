import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { dismissNotice, notify, paths, session, useSession } from 'shared-kernel';
import {
  centreNow,
  type Declined,
  type Full,
  type Hour,
  reservations,
  type Unreachable,
} from 'shared-kernel/courts';
import { type Typed, useVisitDraft } from 'shared-kernel/drafts';
import { unspecified } from 'shared-kernel/plans';
import { useNavigate } from 'shared-kernel/router';
import { reservationDraft } from '../../data/reservationDraft';
import { type AskedFor, askedNext } from '../../domain/askedFor';
import {
  type CheckedReservation,
  checkReservation,
  emptyForm,
  type FieldRefusals,
  type FormContents,
  isPlayerCount,
} from '../../domain/checkReservation';
import { announceRefused, announceSaved } from './announceSaved';
import { fieldSentence, formStrings } from './strings';
import type { Offer } from './useOffer';

type TypedFields = Typed<keyof FormContents>;

export type ReservationFormState = {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly values: FormContents;
  readonly refusals: FieldRefusals;
  /** Why the last try was not kept. */
  readonly refusal: Unreachable | Declined | (Full & { readonly wanted: Hour }) | null;
  /** This form's unanswered booking. */
  readonly asked: AskedFor | null;
  readonly isSending: boolean;
  readonly change: (changed: TypedFields) => void;
  readonly submit: () => void;
};

/** The form's values: the input of this visit, over the session's data about the visitor. */
export function useReservationForm(offer: Offer): ReservationFormState {
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const contact = useKnownContact();
  const { players, ...typed } = useVisitDraft(reservationDraft);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<ReservationFormState['refusal']>(null);
  const [asked, setAsked] = useState<AskedFor | null>(null);
  const [isSending, setIsSending] = useState(false);
  // State arrives with the next render, and a second tap may come before it.
  const progress = useRef<'none' | 'sending' | 'booked'>('none');
  /** The notice of the last try. */
  const complaint = useRef('');

  const values: FormContents = {
    ...emptyForm,
    ...contact,
    ...typed,
    players: players !== undefined && isPlayerCount(players) ? players : emptyForm.players,
  };
  const refusals = attempts > 0 ? refusalsOf(values, centreNow()) : {};

  const change = useCallback((changed: TypedFields) => {
    // The next page may fail to load. A visitor who then types again books another court.
    if (progress.current === 'booked') {
      progress.current = 'none';
      setIsSending(false);
    }
    setRefusal(null);
    reservationDraft.keep(changed);
  }, []);

  async function book(reservation: CheckedReservation) {
    progress.current = 'sending';
    setIsSending(true);
    const sent = reservationDraft.read();
    const by = memberId();
    const answer = await reservations.book(
      {
        ...reservation,
        plan: offer.plan ?? unspecified,
        service: offer.service ?? unspecified,
      },
      undefined,
      asked?.id,
    );
    setAsked(askedNext(answer, reservation, memberId()));
    progress.current = answer.kind === 'booked' ? 'booked' : 'none';
    if (answer.kind !== 'booked') {
      setIsSending(false);
      // After their session ends, a member keeps the name and the address that it had filled in.
      if (answer.kind === 'unreachable' && answer.refusal.kind === 'signed-out')
        reservationDraft.keep({ name: reservation.name, email: reservation.email });
      setRefusal(answer.kind === 'full' ? { ...answer, wanted: reservation } : answer);
      // The form tells it, or the outbox later; a member who has logged out reads nothing.
      if (!element.current && answer.question === undefined && memberId() === by) announceRefused();
      return;
    }
    setAttempts(0);
    // Later input belongs to another booking.
    if (reservationDraft.read() === sent) reservationDraft.forget();
    announceSaved(answer.reservation, reservation);
    // A visitor who has left the page meanwhile is not redirected.
    if (element.current) navigate(paths.home());
  }

  function submit() {
    if (progress.current !== 'none') return;
    dismissNotice(complaint.current);
    const check = checkReservation(values, centreNow());
    if (check.ok) {
      void book(check.reservation);
      return;
    }
    setAttempts((count) => count + 1);
    complaint.current = notify({ ...complaintOf(check.refusals), variant: 'destructive' });
  }

  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(element.current);
  }, [attempts]);

  return { element, values, refusals, refusal, asked, isSending, change, submit };
}

function memberId(): string | null {
  const current = session.current();
  return current.status === 'member' ? String(current.user.id) : null;
}

/** Name and address of the logged-in member. A guest's are unknown, even if another guest has booked here before. */
function useKnownContact(): Typed<'name' | 'email'> {
  const current = useSession();
  return current.status === 'member' ? { name: current.user.name, email: current.user.email } : {};
}

function refusalsOf(values: FormContents, now: Date): FieldRefusals {
  const check = checkReservation(values, now);
  return check.ok ? {} : check.refusals;
}

/** The notice (specification, section 5), then what is wrong in filled fields. A name that is too long has a title of its own. */
function complaintOf(refusals: FieldRefusals) {
  const all = Object.values(refusals);
  const wrong = all.filter(({ kind }) => !kind.endsWith('-missing')).map(fieldSentence);
  return all.every(({ kind }) => kind === 'name-too-long')
    ? { title: formStrings.tooLongTitle, description: wrong.join(' ') }
    : {
        title: formStrings.incompleteTitle,
        description: [formStrings.incompleteDescription, ...wrong].join(' '),
      };
}

/** The hour before the day: choosing an hour of the shown day chooses both. */
function focusFirstInvalid(form: HTMLFormElement | null) {
  const hour = form?.querySelector<HTMLElement>('[data-invalid] [tabindex="0"]');
  const first = hour ?? form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  // After a press of a pointer too: it is another place than the one that was pressed.
  first?.focus({ focusVisible: true });
}
