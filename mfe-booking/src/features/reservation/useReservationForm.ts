import { type RefObject, useEffect, useRef, useState } from 'react';
import { notify, paths, reservations, useSession, useStored, type WriteRefusal } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { type ReservationDraft, reservationDraft } from '../../data/reservationDraft';
import {
  type CheckedReservation,
  checkReservation,
  emptyForm,
  type FieldRefusals,
  type FormContents,
} from '../../domain/checkReservation';
import { formStrings, offerStrings } from '../../strings';
import { announceSaved } from './announceSaved';
import type { Offer } from './useOffer';

export type ReservationFormState = {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly values: FormContents;
  readonly refusals: FieldRefusals;
  readonly writeRefusal: WriteRefusal | null;
  readonly isSending: boolean;
  readonly change: (typed: ReservationDraft) => void;
  readonly submit: () => void;
};

/** The form's contents: what was typed, over what an earlier visit left, over what is known of the visitor. */
export function useReservationForm(offer: Offer): ReservationFormState {
  const element = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const contact = useKnownContact();
  const saved = useStored(reservationDraft);
  const [typed, setTyped] = useState<ReservationDraft>({});
  const [attempts, setAttempts] = useState(0);
  const [writeRefusal, setWriteRefusal] = useState<WriteRefusal | null>(null);
  const [isSending, setIsSending] = useState(false);
  // State arrives with the next render, and a second tap may come before it.
  const isBooking = useRef(false);
  // Every refused write is told to the visitor, who would hear it again at each key.
  const isDraftRefused = useRef(false);

  const values: FormContents = {
    ...emptyForm,
    ...contact,
    ...(saved.status === 'ready' ? present(saved.value) : {}),
    ...present(typed),
  };
  const refusals = attempts > 0 ? refusalsOf(values, new Date()) : {};

  function change(changed: ReservationDraft) {
    setTyped((current) => ({ ...current, ...changed }));
    setWriteRefusal(null);
    void keepDraft(changed);
  }

  async function keepDraft(changed: ReservationDraft) {
    if (isDraftRefused.current) return;
    const written = await reservationDraft.update((current) => ({ ...current, ...changed }));
    isDraftRefused.current = !written.ok;
  }

  async function book(reservation: CheckedReservation) {
    if (isBooking.current) return;
    isBooking.current = true;
    setIsSending(true);
    const result = await reservations.add({
      ...reservation,
      plan: offer.plan ?? offerStrings.unspecified,
      service: offer.service ?? offerStrings.unspecified,
    });
    isBooking.current = result.ok;
    setIsSending(false);
    if (!result.ok) {
      setWriteRefusal(result.refusal);
      return;
    }
    await reservationDraft.remove();
    announceSaved(result.value);
    navigate(paths.home());
  }

  function submit() {
    const check = checkReservation(values, new Date());
    if (check.ok) {
      void book(check.reservation);
      return;
    }
    setAttempts((count) => count + 1);
    notify({
      title: formStrings.incompleteTitle,
      description: formStrings.incompleteDescription,
      variant: 'destructive',
    });
  }

  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(element.current);
  }, [attempts]);

  // Typed while the scripts were still on their way: the browser shows it, so the form must know it.
  useEffect(() => {
    const early = typedEarly(element.current, values);
    if (Object.keys(early).length > 0) setTyped((current) => ({ ...early, ...current }));
  }, []);

  return { element, values, refusals, writeRefusal, isSending, change, submit };
}

/** Name and address from the session, or else from the visitor's latest reservation. */
function useKnownContact(): Pick<ReservationDraft, 'name' | 'email'> {
  const session = useSession();
  const earlier = useStored(reservations.all);
  const latest = earlier.status === 'ready' ? earlier.value.at(-1) : undefined;
  const known = session.status === 'member' ? session.user : latest;
  return known === undefined ? {} : { name: known.name, email: known.email };
}

function present(draft: ReservationDraft): Partial<FormContents> {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

function refusalsOf(values: FormContents, now: Date): FieldRefusals {
  const check = checkReservation(values, now);
  return check.ok ? {} : check.refusals;
}

function typedEarly(form: HTMLFormElement | null, rendered: FormContents): ReservationDraft {
  if (form === null) return {};
  const shown = Object.fromEntries(new FormData(form)) as Partial<FormContents>;
  return Object.fromEntries(
    Object.entries(shown).filter(([field, value]) => value !== rendered[field as keyof FormContents]),
  );
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
