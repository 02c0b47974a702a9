const forbidden = /[\p{Cc}\s\\]/u;
const known = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i;

/** Whether a link may lead there: a page of this site, a web page, a letter or a call; nothing that a browser would run, or read otherwise than it looks. */
export function isSafeAddress(address: string): boolean {
  return known.test(address) && !forbidden.test(address);
}
