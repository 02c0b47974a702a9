import { type GenericSchema, safeParse } from 'valibot';
import { readsWhole } from './tolerance';

export type Parsed<T> = { readonly value: T; readonly isIntact: boolean };

/**
 * Reads a stored text. What does not parse is never thrown away in silence: `isIntact` tells that the text
 * holds more than the value. What a wrong field costs is the schema's to say (`orElse`, `soundList`).
 */
export function parseStored<T>(text: string | null, schema: GenericSchema<unknown, T>, empty: T): Parsed<T> {
  if (text === null) return { value: empty, isIntact: true };
  const { result, isWhole } = readsWhole(() => safeParse(schema, parseJson(text)));
  if (result.success) return { value: result.output, isIntact: isWhole };
  // A copy, because `empty` itself stands for "nothing was ever stored".
  return { value: JSON.parse(JSON.stringify(empty)), isIntact: false };
}

/** Undefined is no JSON value: it stands for text that is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
