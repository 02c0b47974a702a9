import type { ReactNode } from 'react';
import type { CountryCode } from 'shared-kernel/rankings';

const verticals = (...colors: readonly string[]) =>
  colors.map((color, index) => <rect key={color} x={index * 10} width="10" height="20" fill={color} />);

const horizontals = (...colors: readonly string[]) =>
  colors.map((color, index) => (
    <rect key={color} y={(index * 20) / colors.length} width="30" height={20 / colors.length} fill={color} />
  ));

const star = 'M0-1 .235-.324.951-.309.38.124.588.809 0 .4-.588.809-.38.124-.951-.309-.235-.324Z';

/** Flags of the countries in use, drawn for 30 by 20; coats of arms show only details visible at 24 px. */
export const drawings: Readonly<Record<CountryCode, ReactNode>> = {
  fr: verticals('#0b2c8c', '#ffffff', '#e4242f'),
  it: verticals('#0a8a4a', '#ffffff', '#d0303a'),
  pl: horizontals('#ffffff', '#dc1e45'),
  hu: horizontals('#ce2b3a', '#ffffff', '#3f6f4a'),
  pt: (
    <>
      <path fill="#0b6b3a" d="M0 0h12v20H0z" />
      <path fill="#e0202f" d="M12 0h18v20H12z" />
      <circle cx="12" cy="10" r="4.2" fill="#ffd23c" />
      <path fill="#e0202f" d="M9.6 7.4h4.8v3.2a2.4 2.4 0 0 1-4.8 0z" />
      <path fill="#ffffff" d="M10.6 8.4h2.8v2.2a1.4 1.4 0 0 1-2.8 0z" />
    </>
  ),
  es: (
    <>
      <path fill="#b3161f" d="M0 0h30v20H0z" />
      <path fill="#f7bd1b" d="M0 5h30v10H0z" />
      <path fill="#b3161f" d="M7.4 7.4h4.2v3.4a2.1 2.1 0 0 1-4.2 0z" />
      <path fill="#b3161f" d="M8 6h3v.9H8zM5.9 7.6h.8V13h-.8zM12.3 7.6h.8V13h-.8z" />
    </>
  ),
  gb: (
    <>
      <path fill="#10296f" d="M0 0h30v20H0z" />
      <path stroke="#ffffff" strokeWidth="4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#cb1433" strokeWidth="1.4" d="m0 0 30 20M30 0 0 20" />
      <path stroke="#ffffff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
      <path stroke="#cb1433" strokeWidth="4" d="M15 0v20M0 10h30" />
    </>
  ),
  ca: (
    <>
      <path fill="#ffffff" d="M0 0h30v20H0z" />
      <path fill="#d8202c" d="M0 0h7.5v20H0zM22.5 0H30v20h-7.5z" />
      <path
        fill="#d8202c"
        d="m15 3.2 1.3 2.5 1.4-.7-.6 3.4 1.7-1.6.4 1 2-.3-.7 1.9.9.5-3.1 2.6.4 1.3-3.1-.5.1 3.5h-1.4l.1-3.5-3.1.5.4-1.3-3.1-2.6.9-.5-.7-1.9 2 .3.4-1 1.7 1.6-.6-3.4 1.4.7z"
      />
    </>
  ),
  jp: (
    <>
      <path fill="#ffffff" d="M0 0h30v20H0z" />
      <circle cx="15" cy="10" r="6" fill="#c3123a" />
    </>
  ),
  us: (
    <>
      <path fill="#ffffff" d="M0 0h30v20H0z" />
      <path
        stroke="#b8223a"
        strokeWidth="1.54"
        d="M0 .77h30M0 3.85h30M0 6.92h30M0 10h30M0 13.08h30M0 16.15h30M0 19.23h30"
      />
      <path fill="#2b3568" d="M0 0h12.6v10.8H0z" />
      {[2, 5.4, 8.8].map((y) =>
        [2, 4.9, 7.8, 10.7].map((x) => (
          <path key={`${x} ${y}`} fill="#ffffff" transform={`translate(${x} ${y}) scale(1.05)`} d={star} />
        )),
      )}
    </>
  ),
};
