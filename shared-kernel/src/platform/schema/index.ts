/**
 * Schemas of what is read from storage, from files and from the network. Why they are not valibot's:
 * docs/decisions/0025-own-schema-functions.md.
 */
export { array, looseObject, record, variant } from './records';
export { is, type Output, parse, type Schema, safeParse, wrong } from './schema';
export {
  boolean,
  either,
  fallback,
  integer,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  regex,
  string,
  transform,
  unknown,
} from './values';
