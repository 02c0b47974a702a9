import type { Typed } from './visitDraft';

/** Text typed over a record. Each field has its base: the value that the form showed at the first key. */
export type TypedOver<Field extends string> = Typed<Field | `${Field}Before`>;

/** The draft of a form that shows `record` under the text `typed`, after `field` has received `text`. */
export function typedOver<Field extends string>(
  record: Readonly<Record<Field, string>>,
  typed: TypedOver<Field>,
  field: Field,
  text: string,
) {
  const before = `${field}Before` as const;
  return { [field]: text, [before]: typed[before] ?? record[field] } as TypedOver<Field>;
}

/** The bases of the fields with text. */
export function basesOf<Field extends string>(typed: TypedOver<Field>): Typed<Field> {
  const bases = Object.entries(typed).filter(([name]) => name.endsWith('Before'));
  return Object.fromEntries(bases.map(([name, text]) => [name.slice(0, -6), text])) as Typed<Field>;
}

/**
 * Merges a form into a record that may have changed since the form was opened. `base` is the record that the form
 * showed, `mine` are the fields that the visitor changed, and `theirs` is the stored record. The visitor's fields stay,
 * and all others follow the store. A conflict is a field that both sides changed, to different values.
 */
export function mergeThreeWay<R extends object>(base: Partial<R>, mine: Partial<R>, theirs: R) {
  const fields = Object.keys(mine) as (keyof R)[];
  return {
    merged: { ...theirs, ...mine },
    conflicts: fields.filter((field) => ![base[field], mine[field]].includes(theirs[field])),
  };
}
