import { join } from 'node:path';
import { root } from '../build/packages.mjs';
import { readJson } from '../setup/readJson.mjs';

/** Every request that the site sends, with the answers that it relies on; `about` says how to read them. */
export const readContract = () => readJson(join(root, 'supabase/contract.json'));

/** The value with every {{name}} of it filled in; one that is nothing else becomes the value itself. */
export function fillIn(value, values) {
  if (typeof value === 'string') {
    const whole = /^\{\{(\w+)\}\}$/.exec(value);
    if (whole) return knownValue(whole[1], values);
    return value.replace(/\{\{(\w+)\}\}/g, (_, name) => encodeURIComponent(knownValue(name, values)));
  }
  if (Array.isArray(value)) return value.map((each) => fillIn(each, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fillIn(each, values)]));
}

function knownValue(name, values) {
  if (values[name] === undefined) throw new Error(`${name} is not known, because an earlier request failed`);
  return values[name];
}

const KINDS = {
  '<string>': (value) => typeof value === 'string',
  '<boolean>': (value) => typeof value === 'boolean',
  '<number>': (value) => typeof value === 'number',
  '<object>': (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  '<array>': Array.isArray,
};

/** The first place at which `actual` is not as `wanted`, as a sentence; undefined if it is. */
export function mismatch(actual, wanted, place = 'the body') {
  // A list of one kind would be taken for it.
  const isKind = typeof wanted === 'string' && KINDS[wanted];
  if (isKind) return isKind(actual) ? undefined : `${place} is ${shown(actual)}, not ${wanted.slice(1, -1)}`;
  if (Array.isArray(wanted)) {
    if (!Array.isArray(actual)) return `${place} is ${shown(actual)}, not array`;
    if ((wanted.length === 0) !== (actual.length === 0)) return `${place} has ${actual.length} elements`;
    return firstOf(actual, (each, index) => mismatch(each, wanted[0], `${place}[${index}]`));
  }
  if (typeof wanted === 'object' && wanted !== null) {
    if (!KINDS['<object>'](actual)) return `${place} is ${shown(actual)}, not object`;
    return firstOf(Object.entries(wanted), ([key, each]) => mismatch(actual[key], each, `${place}.${key}`));
  }
  return actual === wanted ? undefined : `${place} is ${shown(actual)}, not ${shown(wanted)}`;
}

function firstOf(list, of) {
  for (const [index, each] of list.entries()) {
    const found = of(each, index);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Bodies may hold personal data of a real project: only the beginning is shown. */
function shown(value) {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
