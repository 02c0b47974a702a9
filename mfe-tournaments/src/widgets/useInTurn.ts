import { useRef } from 'react';

export type InTurn = ReturnType<typeof useInTurn>;

/** Runs saves one after the other, also after one that threw, so that a form's own earlier save is no conflict for the next one. */
export function useInTurn() {
  const last = useRef<Promise<unknown>>(undefined);
  return <Result>(save: () => Promise<Result>): Promise<Result> => {
    const saved = last.current?.then(save, save) ?? save();
    last.current = saved;
    return saved;
  };
}
