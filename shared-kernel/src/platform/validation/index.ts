/**
 * Functions of valibot that are in the script of every page, because the kernel uses them. Shared, they need no second copy
 * in a section, which takes other functions from valibot (decision 26).
 */
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
} from 'valibot';
