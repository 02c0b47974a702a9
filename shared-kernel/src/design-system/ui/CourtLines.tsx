import type { ComponentPropsWithoutRef } from 'react';

/**
 * The court seen from above, ten metres by five: centre line and circle, penalty lines, engagement zones,
 * goals of one metre. One unit is ten centimetres.
 */
export function CourtLines(props: ComponentPropsWithoutRef<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      data-court=""
      viewBox="-4 -1 108 52"
      fill="none"
      stroke="currentColor"
      strokeWidth="1"
      css={{ width: '100%', height: 'auto', '& *': { vectorEffect: 'non-scaling-stroke' } }}
      {...props}
    >
      <path d="M0 0h100v50H0zM50 0v50M20 0v50M80 0v50M0 15a10 10 0 0 1 0 20M100 15a10 10 0 0 0 0 20M0 20h-3v10h3M100 20h3v10h-3" />
      <circle cx="50" cy="25" r="7.5" />
    </svg>
  );
}
