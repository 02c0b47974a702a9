/** A window so low (a phone on its side, a page at 200 %) that what stands still in it would hide what is written. */
export const lowScreen = '@media (max-height: 30rem)';
