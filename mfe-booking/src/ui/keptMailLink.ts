/** A reload of the tab finds the link until it is answered. It has a draft's prefix, so that a logout removes it. */
export const mailLinkKey = 'draft:mail-link';

/** Whether this tab keeps a link of that reservation. */
export function isMailLinkKept(id: string): boolean {
  try {
    return sessionStorage.getItem(mailLinkKey)?.includes(`"${id}"`) === true;
  } catch {
    return false;
  }
}
