import type { CountryCode } from 'shared-kernel/rankings';
import { countries } from '../../domain/countries';
import { drawings } from './drawings';

/** A country's flag; `isDecoration` if the country's name is beside it. */
export function Flag({
  code,
  width = 24,
  isDecoration = false,
}: {
  code: CountryCode;
  width?: number;
  isDecoration?: boolean;
}) {
  return (
    <svg
      viewBox="0 0 30 20"
      width={width}
      height={(width * 2) / 3}
      fill="none"
      style={flag}
      role={isDecoration ? undefined : 'img'}
      aria-label={isDecoration ? undefined : countries[code]}
      aria-hidden={isDecoration || undefined}
    >
      {drawings[code]}
    </svg>
  );
}

/** As an attribute: of the two hundred in a ranking none needs a class. */
const flag = {
  display: 'inline-block',
  flex: 'none',
  borderRadius: 2,
  boxShadow: '0 0 0 1px rgb(255 255 255 / 0.18)',
} as const;
