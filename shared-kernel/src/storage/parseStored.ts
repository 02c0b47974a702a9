import { type BaseIssue, type GenericSchema, safeParse } from 'valibot';

export type Parsed<T> = { readonly value: T; readonly isIntact: boolean };

/**
 * Reads a stored text. What does not parse is never thrown away in silence: `isIntact` tells that the text
 * holds more than the value. Of a damaged list the sound records are kept; of anything else, nothing is.
 */
export function parseStored<T>(text: string | null, schema: GenericSchema<unknown, T>, empty: T): Parsed<T> {
  if (text === null) return { value: empty, isIntact: true };
  const raw = parseJson(text);
  if (raw !== undefined) {
    const whole = safeParse(schema, raw);
    if (whole.success) return { value: whole.output, isIntact: true };
    if (removeFaultyRecords(whole.issues)) {
      const sound = safeParse(schema, raw);
      if (sound.success) return { value: sound.output, isIntact: false };
    }
  }
  // A copy, because `empty` itself stands for "nothing was ever stored".
  return { value: JSON.parse(JSON.stringify(empty)), isIntact: false };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Takes out of the raw value, in place, the record that each issue lies in: the item of the outermost list.
 * (The innermost would do less harm to see and more to trust: a match with one set less is another match.)
 */
function removeFaultyRecords(issues: readonly BaseIssue<unknown>[]): boolean {
  const faulty = new Map<unknown[], Set<number>>();
  for (const issue of issues) {
    const step = issue.path?.find((item) => item.type === 'array');
    if (step === undefined) return false;
    const list = step.input as unknown[];
    faulty.set(list, (faulty.get(list) ?? new Set()).add(step.key as number));
  }
  for (const [list, positions] of faulty) {
    list.splice(0, list.length, ...list.filter((_, position) => !positions.has(position)));
  }
  return true;
}
