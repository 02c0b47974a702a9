import type { ComponentPropsWithoutRef } from 'react';

/** Line drawings on a grid of 24, in one hand: straight cuts, no fills. */
const drawings = {
  alert: 'M12 7v6m0 3.5v.5M12 2.5l10 18H2z',
  arrow: 'M4 12h16m-6-6 6 6-6 6',
  back: 'M20 12H4m6-6-6 6 6 6',
  calendar: 'M3 5h18v16H3zM3 10h18M8 2v5m8-5v5',
  check: 'm4 12.5 5.5 5.5L20 6.5',
  chevron: 'm5 9 7 7 7-7',
  clock: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19zM12 7v5.5l3.5 2',
  close: 'm5 5 14 14M19 5 5 19',
  download: 'M12 3v12m-5-5 5 5 5-5M4 20h16',
  edit: 'M4 20h4L20 8l-4-4L4 16zM13 7l4 4',
  external: 'M14 4h6v6m0-6-9 9M18 14v6H4V6h6',
  mail: 'M3 5h18v14H3zM3 6l9 7 9-7',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M4 12h16',
  phone: 'M5 3h4l2 5-3 2a12 12 0 0 0 6 6l2-3 5 2v4c0 1-1 2-2 2A17 17 0 0 1 3 5c0-1 1-2 2-2z',
  pin: 'M12 22s7-7.5 7-13A7 7 0 0 0 5 9c0 5.5 7 13 7 13zm0-10a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  play: 'M7 4v16l13-8z',
  plus: 'M4 12h16M12 4v16',
  remove: 'M4 6h16M9 6V3h6v3m3 0-1 15H7L6 6m4 4v7m4-7v7',
  trophy: 'M7 3h10v7a5 5 0 0 1-10 0zM7 5H3c0 4 1.5 6 4.5 6M17 5h4c0 4-1.5 6-4.5 6M12 15v6m-5 0h10',
  user: 'M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zm-9 9c1-5 5-6 9-6s8 1 9 6',
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
