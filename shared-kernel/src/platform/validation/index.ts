/**
 * The functions of valibot that the kernel uses itself. The shell shares them, so that no section downloads a second copy; a
 * section takes those that it alone uses from valibot.
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
