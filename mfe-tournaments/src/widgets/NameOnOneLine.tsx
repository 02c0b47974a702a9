const LAST_WORD = /(?<=\s)\S{1,10}$/u;
const LAST_LETTERS = /.{8}$/u;
/** Shorter names fit everywhere. */
const SHORT = 16;

/**
 * A name that is too wide for its place loses letters of its middle: clubs of one town begin alike, and their ends
 * distinguish them.
 */
export function NameOnOneLine({ name }: { readonly name: string }) {
  if (name.length <= SHORT) return <bdi css={cut}>{name}</bdi>;
  const start = startOfEnding(name);
  return (
    <span css={line} dir="auto">
      <span css={beginning}>{name.slice(0, start)}</span>
      <span css={ending}>{name.slice(start)}</span>
    </span>
  );
}

/** A name of at most this many letters, for a place of several lines: a longer one loses letters of its middle. */
export function shortenedName(name: string, most: number): string {
  if (name.length <= most) return name;
  const end = name.slice(startOfEnding(name));
  return `${name.slice(0, most - end.length - 1).replace(/\p{Surrogate}$/u, '')}…${end}`;
}

function startOfEnding(name: string): number {
  const word = name.search(LAST_WORD);
  return word < 0 ? name.search(LAST_LETTERS) : word;
}

/** A text that ends with an ellipsis where its line ends. */
export const cut = {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
/** Both halves in the direction of the name's script, at the left as every name. */
const line = { display: 'flex', justifyContent: 'left', minWidth: 0, maxWidth: '100%' } as const;
const beginning = { ...cut, whiteSpace: 'pre' } as const;
const ending = { ...cut, flex: 'none', maxWidth: '70%' } as const;
