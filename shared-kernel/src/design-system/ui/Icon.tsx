import type { ComponentPropsWithoutRef } from 'react';

/** Line drawings on a grid of 24, in one hand: a pen of 2, straight cuts, arcs of a circle, no fills. */
const drawings = {
  alert: 'M12 3l10 17.5H2zM12 9v6m0 1.5v2',
  arrow: 'M3 12h17M13 5l7 7-7 7',
  back: 'M21 12H4M11 5l-7 7 7 7',
  calendar: 'M4 5h16v15H4zM4 10h16M8 2v5M16 2v5',
  check: 'M3 12l6 6L21 6',
  chevron: 'M5 9l7 7 7-7',
  clock: 'M12 3a9 9 0 1 0 .1 0zM12 7v5h4',
  close: 'M5 5l14 14M19 5L5 19',
  download: 'M12 3v12M6 9l6 6 6-6M4 20h16',
  edit: 'M4 20v-5L15 4l5 5L9 20zM12 7l5 5',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  phone: 'M4 3h5l2 6-3 2c1 2 3 4 5 5l2-3 6 2v5h-3C10 20 4 13 4 6z',
  pin: 'M12 22L6 13a7 7 0 1 1 12 0zM12 7a2.5 2.5 0 1 0 .1 0z',
  play: 'M6 4v16l14-8z',
  plus: 'M4 12h16M12 4v16',
  trophy: 'M7 3h10v7a5 5 0 0 1-10 0zM7 5H3v2a4 4 0 0 0 4 4M17 5h4v2a4 4 0 0 1-4 4M12 15v6M7 21h10',
  user: 'M12 3a4 4 0 1 0 .1 0zM4 21a8 6 0 0 1 16 0',
} as const;

export type IconName = keyof typeof drawings;

type Props = ComponentPropsWithoutRef<'svg'> & { readonly name: IconName };

/** A pictogram beside words; it says nothing by itself. */
export function Icon({ name, ...rest }: Props) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      css={{ flex: 'none' }}
      {...rest}
    >
      <path d={drawings[name]} />
    </svg>
  );
}
