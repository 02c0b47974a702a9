/** A French number in pairs: « 06 11 22 33 44 », « +33 6 11 22 33 44 »; any other one as it was typed. */
export function spacedPhone(phone: string): string {
  const [, prefix = '', digits = ''] = /^(\+33|0033)?0?([1-9]\d{8})$/.exec(dialled(phone)) ?? [];
  if (digits === '' || (prefix === '' && !dialled(phone).startsWith('0'))) return phone;
  return `${prefix === '' ? '0' : '+33 '}${digits[0]} ${digits.slice(1).replace(/\d\d(?=\d)/g, '$& ')}`;
}

/** What a telephone dials. */
export function dialled(phone: string): string {
  return phone.replace(/[^+\d]/g, '');
}

/** Whether both are one line, however they are written; two unknown ones are not. */
export function isSamePhone(one: string, other: string): boolean {
  const key = (phone: string) => dialled(phone).replace(/^(\+|00)330?|^0+/, '');
  return key(one).length >= 6 && key(one) === key(other);
}
