import { isSamePhone } from './phone';

type Person = {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly member: string | null;
};

/** Whether both may be one person: by the account, the number, the address, or all words of the name. */
export function isSamePerson(one: Person, other: Person): boolean {
  return (
    (one.member !== null && one.member === other.member) ||
    isSamePhone(one.phone, other.phone) ||
    isSameText(one.email.trim().toLowerCase(), other.email.trim().toLowerCase()) ||
    isSameText(wordsOf(one.name), wordsOf(other.name))
  );
}

const isSameText = (one: string, other: string) => one !== '' && one === other;

/** Without accents and capitals. */
export const plainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** « Lefèbvre  Nadia » is « nadia lefebvre ». */
function wordsOf(name: string): string {
  return plainText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
