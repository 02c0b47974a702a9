import type { DetailFault } from '../../domain/details';

/** The sentence for a field's fault. */
export function faultInWords(fault: DetailFault): string {
  return fault.kind === 'too-long' ? sentences['too-long'](fault.most) : sentences[fault.kind];
}

const sentences = {
  nameless: 'Indiquez votre nom.',
  'too-long': (most: number) => `${most}\u00a0caractères au plus.`,
  'no-phone-number': 'Ce numéro n’est pas complet\u00a0: par exemple, 06 12 34 56 78.',
  'no-birth-date': 'Indiquez une date de naissance complète, de 1900 à aujourd’hui.',
} satisfies Record<DetailFault['kind'], string | ((most: number) => string)>;
