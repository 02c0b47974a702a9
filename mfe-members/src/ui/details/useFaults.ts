import { useEffect, useState } from 'react';
import { centreDay } from 'shared-kernel/time';
import { type DetailFault, type Details, firstBirthDate } from '../../domain/details';
import { faultInWords } from './faultInWords';

/** By the field's name; a form may have other fields, and words their faults itself. */
export type Faults = { readonly [Field in string]?: DetailFault | string };

/** Checks a form of details before it is sent. */
export type Check = {
  /** Whether the form may be sent. Where it may not, each wrong field says why until it is right, and the first has the focus. */
  readonly check: (form: HTMLFormElement) => boolean;
  readonly errorOf: (field: string) => { readonly error?: string };
  /** The range of a date of birth; with a maximum, browsers also refuse a year of five digits. */
  readonly birthDates: { readonly min?: string; readonly max?: string };
};

/** Validates the `details` of a form as typed; `faultsIn` finds their faults on the day `today`. */
export function useFaults(details: Details, faultsIn: (details: Details, today: string) => Faults): Check {
  const [tried, setTried] = useState<{ readonly form: HTMLFormElement; readonly isDayHalf: boolean }>();
  const today = centreDay(new Date());

  function faultsNow(isDayHalf: boolean) {
    const { birthDate } = details;
    return faultsIn({ ...details, birthDate: birthDate || (isDayHalf ? halfDay : '') }, today);
  }

  // Once the sentences are there, to be read out with the field.
  useEffect(() => tried?.form.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [tried]);

  const faults = tried ? faultsNow(tried.isDayHalf) : {};

  return {
    check(form) {
      const day = form.querySelector<HTMLInputElement>('[type=date]');
      const isDayHalf = day?.validity.badInput === true;
      const isSound = Object.keys(faultsNow(isDayHalf)).length === 0;
      setTried(isSound ? undefined : { form, isDayHalf });
      return isSound;
    },
    errorOf(field) {
      const fault = faults[field];
      if (fault === undefined) return {};
      return { error: typeof fault === 'string' ? fault : faultInWords(fault) };
    },
    birthDates: { min: firstBirthDate, max: today },
  };
}

/** A field of dates gives an empty text for an incomplete day, although it is not empty. */
const halfDay = '?';
