import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'shared-kernel/router';

/** A pause in typing, after which the words are searched. */
const pauseMs = 300;

/** A value that the address keeps, for reload and back: '' without one. */
export function useAddressParameter(name: string): readonly [string, (value: string) => void] {
  const [query, setQuery] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setQuery],
  );
  return [query.get(name) ?? '', set];
}

/** The words of a search: as they are typed, and as the address has them after a pause. */
export function useTypedWords(name: string) {
  const [asked, ask] = useAddressParameter(name);
  const [typed, setTyped] = useState(asked);
  useEffect(() => {
    if (typed.trim() === asked) return;
    const pause = setTimeout(() => ask(typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed, asked, ask]);
  return { typed, setTyped, asked };
}
