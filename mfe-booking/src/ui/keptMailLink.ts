/**
 * Whether this tab keeps the link of a mail to that reservation: a reload finds it until it is answered (`centre/mailLink.ts`). Its key
 * has a draft's prefix, so that a logout removes it.
 */
export function isMailLinkKept(id: string): boolean {
  try {
    return sessionStorage.getItem('draft:mail-link')?.includes(`"${id}"`) === true;
  } catch {
    return false;
  }
}
