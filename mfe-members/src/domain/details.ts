import { cleanName, isVisibleName } from 'shared-kernel/names';

/** The details that a member writes about themselves, and may change; a field left empty is an empty text. */
export type Details = {
  readonly name: string;
  readonly phone: string;
  /** yyyy-MM-dd */
  readonly birthDate: string;
  readonly address: string;
  readonly club: string;
};

export const detailFields = [
  'name',
  'phone',
  'birthDate',
  'address',
  'club',
] as const satisfies readonly (keyof Details)[];

export type DetailFault =
  | { readonly kind: 'nameless' }
  | { readonly kind: 'too-long'; readonly most: number }
  | { readonly kind: 'no-phone-number' }
  | { readonly kind: 'no-birth-date' };

/** The limit of a reservation: members book under their registered name. */
const longestName = 120;
const longestText = 200;
/** No player was born before. */
export const firstBirthDate = '1900-01-01';

export type DetailFaults = { readonly [Field in keyof Details]?: DetailFault };

/** The fault of each invalid field; `today` is yyyy-MM-dd. */
export function faultsOf(details: Details, today: string): DetailFaults {
  const { name, phone, birthDate, address } = details;
  return {
    ...(!isVisibleName(name) && { name: { kind: 'nameless' } }),
    ...([...cleanName(name)].length > longestName && { name: { kind: 'too-long', most: longestName } }),
    ...(phone.trim() !== '' && !isPhoneNumber(phone) && { phone: { kind: 'no-phone-number' } }),
    ...(birthDate !== '' && !isBirthDate(birthDate, today) && { birthDate: { kind: 'no-birth-date' } }),
    ...(address.length > longestText && { address: { kind: 'too-long', most: longestText } }),
  };
}

/**
 * The faults of the changes to be saved. An unchanged value is not written and blocks nothing: it may predate the rule.
 * Only a name is always required.
 */
export function faultsOfChanges(account: Details, details: Details, today: string): DetailFaults {
  const faults = Object.entries(faultsOf(details, today)) as [keyof Details, DetailFault][];
  const changes = changesOf(account, details);
  return Object.fromEntries(faults.filter(([field, { kind }]) => field in changes || kind === 'nameless'));
}

/** Numbers have many notations and countries: six to fifteen digits with separators. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text.trim()) && digits >= 6 && digits <= 15;
}

function isBirthDate(text: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstBirthDate && text <= today;
}

/** Some of the details, with their new values. */
export type Changes = { readonly [Field in keyof Details]?: string };

/** The changes to send: the fields with input that differs from the account. */
export function changesOf(account: Details, typed: Changes): Changes {
  const entries = detailFields.flatMap((field) => {
    const text = field === 'name' ? typed.name && cleanName(typed.name) : typed[field]?.trim();
    return text === undefined || text === account[field] ? [] : [[field, text]];
  });
  return Object.fromEntries(entries);
}

/** The details of an account, with an empty text for each missing one. */
export function detailsOf({ name, phone = '', birthDate = '', address = '', club = '' }: Account): Details {
  return { name, phone, birthDate, address, club };
}

type Account = Pick<Details, 'name'> & { readonly [Field in keyof Details]?: string | undefined };
