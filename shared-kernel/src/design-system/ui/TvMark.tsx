import type { ComponentPropsWithoutRef } from 'react';

/** The channel's mark: the court as a screen; from its goal, the engagement zone goes out as a wave. */
export function TvMark(props: ComponentPropsWithoutRef<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 52 28"
      width="52"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      {...props}
    >
      <path d="M2 2h48v24H2zM2 7a7 7 0 0 1 0 14M2 2a12 12 0 0 1 0 24" />
      <path
        d="M2 11a3 3 0 0 1 0 6zM20 8h11v3h-4v9h-3v-9h-4zM32 8h3.5l2.75 8L41 8h3.5l-4.5 12h-3.5z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
