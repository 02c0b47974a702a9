/** There the footer fits on one screen: what is touched keeps 32 pixels at least. */
export const smallPhone = '@media (max-width: 22.4rem)';
