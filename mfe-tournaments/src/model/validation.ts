/** valibot for this section: the kernel's functions are not downloaded a second time. */
export {
  array,
  literal,
  looseObject,
  nullable,
  number,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'shared-kernel/validation';
export type { InferOutput, ObjectEntries, ObjectSchema } from 'valibot';
export {
  boolean,
  check,
  integer,
  is,
  maxLength,
  maxValue,
  minLength,
  minValue,
  regex,
  variant,
} from 'valibot';
