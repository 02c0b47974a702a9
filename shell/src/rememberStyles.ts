type Serialize<Styles> = (args: readonly unknown[], registered?: unknown, mergedProps?: unknown) => Styles;

/** Stands for what a list of styles leaves out: `isOpen && opened`. */
const NOTHING = {};

/**
 * Emotion writes the styles of an element down anew whenever the element is rendered. Ours are objects that never
 * change, and lists of such objects, so what was written once is kept beside them: a table's hundred cells are written
 * once, and a letter typed into a form none. The text is emotion's own, and with it the name.
 */
export function rememberStyles<Styles extends object>(serialize: Serialize<Styles>): Serialize<Styles> {
  // Emotion writes a list of one part differently from the part itself.
  const single: Place<Styles> = { longer: new WeakMap() };
  const lists: Place<Styles> = { longer: new WeakMap() };

  return (args, registered, mergedProps) => {
    const [only] = args;
    const place =
      args.length === 1 && registered === undefined && isObject(only)
        ? Array.isArray(only)
          ? placeOf(lists, only)
          : placeOf(single, [only])
        : undefined;
    if (place === undefined) return serialize(args, registered, mergedProps);
    place.styles ??= serialize(args, registered, mergedProps);
    return place.styles;
  };
}

/** Where the styles of a list are kept: by its first part, then by its second, and so on. */
type Place<Styles> = { styles?: Styles; readonly longer: WeakMap<object, Place<Styles>> };

/** Nothing for a list with a text in it, which has no identity. */
function placeOf<Styles>(from: Place<Styles>, list: readonly unknown[]): Place<Styles> | undefined {
  let place = from;
  for (const part of list) {
    if (part && !isObject(part)) return undefined;
    const key = isObject(part) ? part : NOTHING;
    const next = place.longer.get(key) ?? { longer: new WeakMap() };
    place.longer.set(key, next);
    place = next;
  }
  return place;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
