const LAST_WORD = /(?<=\s)\S{1,10}$/u;
const LAST_LETTERS = /.{8}$/u;
/** Shorter names fit where a name has the line for itself. */
const SHORT = 16;

/**
 * A name that is too wide for its place loses letters of its middle: clubs of one town begin alike, and their ends
 * distinguish them.
 */
export function NameOnOneLine({ name, short = SHORT }: { readonly name: string; readonly short?: number }) {
  if (name.length <= short) return <bdi css={cut}>{name}</bdi>;
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

/** At most the second half: the ending never takes more than its share of the line (`ending`). */
function startOfEnding(name: string): number {
  const word = name.search(LAST_WORD);
  const start = Math.max(word < 0 ? name.search(LAST_LETTERS) : word, Math.ceil(name.length / 2));
  return /[\udc00-\udfff]/.test(name.charAt(start)) ? start + 1 : start;
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
