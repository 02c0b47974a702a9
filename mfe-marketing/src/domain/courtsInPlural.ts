import { type CentreRules, centre } from 'shared-kernel';

/** The number of courts for a sentence in the plural: those that the manager has put into service, if there are several. */
export function courtsInPlural(rules: CentreRules | null): number {
  const inService = rules?.courts.length ?? 0;
  return inService > 1 ? inService : centre.courts;
}
