import { centre, useCentreRules } from 'shared-kernel';

/** The numbers of the courts in service, and the name that the manager has given to one; empty without a name. */
export function useCourts() {
  const named = useCentreRules()?.courts;
  const courts =
    named?.map(({ number }) => number) ?? Array.from({ length: centre.courts }, (_, place) => place + 1);
  const courtName = (court: number) => named?.find(({ number }) => number === court)?.name ?? '';
  return { courts, courtName };
}
