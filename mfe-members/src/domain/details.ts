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

/** What is wrong with each field, if anything; `today` is yyyy-MM-dd. */
export function faultsOf(details: Details, today: string): DetailFaults {
  const { name, phone, birthDate, address } = details;
  return {
    ...(!isVisible(name) && { name: { kind: 'nameless' } }),
    ...(name.trim().length > longestName && { name: { kind: 'too-long', most: longestName } }),
    ...(phone.trim() !== '' && !isPhoneNumber(phone) && { phone: { kind: 'no-phone-number' } }),
    ...(birthDate !== '' && !isBirthDate(birthDate, today) && { birthDate: { kind: 'no-birth-date' } }),
    ...(address.length > longestText && { address: { kind: 'too-long', most: longestText } }),
  };
}

/**
 * What is wrong with what is to be saved, if anything. What stays as the account says is not written, and blocks nothing:
 * it may be from before the rule. A name there must be.
 */
export function faultsOfChanges(account: Details, details: Details, today: string): DetailFaults {
  const faults = Object.entries(faultsOf(details, today)) as [keyof Details, DetailFault][];
  const changes = changesOf(account, details);
  return Object.fromEntries(faults.filter(([field, { kind }]) => field in changes || kind === 'nameless'));
}

/** Somebody could read it and call it out: blanks and signs without a shape are no name. */
function isVisible(name: string): boolean {
  return /[^\p{C}\p{Z}]/u.test(name);
}

/** Numbers are written in many ways, and of any country: six to fifteen digits with what stands between them. */
function isPhoneNumber(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return /^\+?[\d\s().\-/]+$/.test(text.trim()) && digits >= 6 && digits <= 15;
}

function isBirthDate(text: string, today: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= firstBirthDate && text <= today;
}

/** Some of the details, with what they are to be. */
export type Changes = { readonly [Field in keyof Details]?: string };

/** What the account is told: of the fields that were typed into, those that say something else than the account does. */
export function changesOf(account: Details, typed: Changes): Changes {
  const entries = detailFields.flatMap((field) => {
    const text = typed[field]?.trim();
    return text === undefined || text === account[field] ? [] : [[field, text]];
  });
  return Object.fromEntries(entries);
}

/** What is typed over the details; with each, its base: what the form showed when somebody began to type into it. */
export type TypedDetails = Changes & { readonly [Field in keyof Details as `${Field}Before`]?: string };

/** What is to be kept of a field that shows what the `account` says, or what was `typed` before, and is now `text`. */
export function typedOver(
  account: Details,
  typed: TypedDetails,
  field: keyof Details,
  text: string,
): TypedDetails {
  return { ...basedOn({ ...account, ...basesOf(typed) }, [field]), [field]: text };
}

/** What the account said of the fields that were typed into, where that is kept. */
export function basesOf(typed: TypedDetails): Changes {
  const entries = detailFields.map((field) => [field, typed[`${field}Before`]]);
  return Object.fromEntries(entries.filter(([, base]) => base !== undefined));
}

/** The details as the bases of what is typed into these fields. */
export function basedOn(details: Details, fields: readonly (keyof Details)[]): TypedDetails {
  return Object.fromEntries(fields.map((field) => [`${field}Before`, details[field]]));
}

/** Which fields of the account have become something else. */
export function movedFields(before: Details, now: Details): readonly (keyof Details)[] {
  return detailFields.filter((field) => before[field] !== now[field]);
}

/** Which of the changes would write over what the account has been told elsewhere since it was `known`. */
export function overtakenFields(known: Details, now: Details, changes: Changes): readonly (keyof Details)[] {
  return movedFields(known, now).filter((field) => field in changesOf(now, changes));
}

/** The details of an account, where what is missing is an empty text. */
export function detailsOf({ name, phone = '', birthDate = '', address = '', club = '' }: Account): Details {
  return { name, phone, birthDate, address, club };
}

type Account = Pick<Details, 'name'> & { readonly [Field in keyof Details]?: string | undefined };
