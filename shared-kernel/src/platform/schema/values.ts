import { type Schema, wrong } from './schema';

export function string(value: unknown): string | typeof wrong {
  return typeof value === 'string' ? value : wrong;
}

export function number(value: unknown): number | typeof wrong {
  return typeof value === 'number' && !Number.isNaN(value) ? value : wrong;
}

export function boolean(value: unknown): boolean | typeof wrong {
  return typeof value === 'boolean' ? value : wrong;
}

export function unknown(value: unknown): unknown {
  return value;
}

/** A whole number, both limits included. */
export function integer(least: number, most = Number.POSITIVE_INFINITY): Schema<number> {
  return (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most
      ? (value as number)
      : wrong;
}

export function picklist<const Option extends string | number>(options: readonly Option[]): Schema<Option> {
  return (value) => (options.includes(value as Option) ? (value as Option) : wrong);
}

export function literal<const Value extends string>(only: Value): Schema<Value> {
  return picklist([only]);
}

export function nullable<T>(schema: Schema<T>): Schema<T | null> {
  return (value) => (value === null ? null : schema(value));
}

/** May be missing; `instead` then takes its place. */
export function optional<T>(schema: Schema<T>): Schema<T | undefined>;
export function optional<T>(schema: Schema<T>, instead: T): Schema<T>;
export function optional<T>(schema: Schema<T>, instead?: T): Schema<T | undefined> {
  return (value) => (value === undefined ? instead : schema(value));
}

/** Replaces an invalid value by the result of `makeInstead`. */
export function fallback<T>(schema: Schema<T>, makeInstead: () => T): Schema<T> {
  return (value) => {
    const read = schema(value);
    return read === wrong ? makeInstead() : read;
  };
}

/** The first of two that the value is right for. */
export function either<One, Other>(one: Schema<One>, other: Schema<Other>): Schema<One | Other> {
  return (value) => {
    const read = one(value);
    return read === wrong ? other(value) : read;
  };
}

/** A value that passes all checks besides. */
export function pipe<T>(schema: Schema<T>, ...checks: readonly ((value: T) => boolean)[]): Schema<T> {
  return (value) => {
    const read = schema(value);
    return read !== wrong && checks.every((check) => check(read)) ? read : wrong;
  };
}

export function transform<From, To>(schema: Schema<From>, make: (value: From) => To): Schema<To> {
  return (value) => {
    const read = schema(value);
    return read === wrong ? wrong : make(read);
  };
}

type Long = { readonly length: number };
export const minLength = (least: number) => (value: Long) => value.length >= least;
export const maxLength = (most: number) => (value: Long) => value.length <= most;
export const regex = (pattern: RegExp) => (text: string) => pattern.test(text);
