/** The footer fits on one screen there: targets keep at least 32 pixels. */
export const smallPhone = '@media (max-width: 22.4rem)';
