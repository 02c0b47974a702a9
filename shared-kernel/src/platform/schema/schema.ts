/**
 * A schema's result for a value that does not match it. One symbol for the page: sections carry copies of these
 * functions, and the kernel reads with the sections' schemas.
 */
export const wrong: unique symbol = Symbol.for('jorkyball:wrong');

/** Parses foreign data: the typed value, or `wrong`. Pure except for `noteDataLoss`. */
export type Schema<T> = (value: unknown) => T | typeof wrong;

export type Output<S> = S extends Schema<infer T> ? T : never;

export type Reading<T> =
  | { readonly success: true; readonly output: T }
  | { readonly success: false; readonly output?: never };

export function safeParse<T>(schema: Schema<T>, value: unknown): Reading<T> {
  const output = schema(value);
  return output === wrong ? { success: false } : { success: true, output };
}

/** For trusted values: any other value is a bug. */
export function parse<T>(schema: Schema<T>, value: unknown): T {
  const output = schema(value);
  if (output === wrong) throw new Error('The value is not what its schema asks for.');
  return output;
}

export function is<T>(schema: Schema<T>, value: unknown): boolean {
  return schema(value) !== wrong;
}
