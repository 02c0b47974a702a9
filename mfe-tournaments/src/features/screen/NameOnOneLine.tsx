import { cut } from './units';

const LAST_WORD = /(?<=\s)\S{1,10}$/u;
const LAST_LETTERS = /.{8}$/u;
/** Shorter names fit everywhere. */
const SHORT = 16;

/**
 * A name that is too wide for a narrow board loses letters of its middle: clubs of one town begin alike, and their ends
 * distinguish them.
 */
export function NameOnOneLine({ name }: { readonly name: string }) {
  if (name.length <= SHORT) return <span css={cut}>{name}</span>;
  const word = name.search(LAST_WORD);
  const start = word < 0 ? name.search(LAST_LETTERS) : word;
  return (
    <span css={line} dir="auto">
      <span css={beginning}>{name.slice(0, start)}</span>
      <span css={ending}>{name.slice(start)}</span>
    </span>
  );
}

/** Both halves in the direction of the name's script, at the left as every name. */
const line = { display: 'flex', justifyContent: 'left', minWidth: 0 } as const;
const beginning = { ...cut, whiteSpace: 'pre' } as const;
const ending = { ...cut, flex: 'none', maxWidth: '70%' } as const;
