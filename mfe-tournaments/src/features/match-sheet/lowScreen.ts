/** A window so low (a phone on its side, a page at 200 %) that sticky parts would hide the content. */
export const lowScreen = '@media (max-height: 30rem)';
