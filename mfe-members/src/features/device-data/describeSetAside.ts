import { kindNames } from './strings';

/** Describes a key's text in words; a damaged tournament may still have its name in its first fields. */
export function describeSetAside(key: string, text: string): string {
  return (names.get(key.replace(/:.*/s, '')) ?? otherName)(text);
}

const otherName = () => kindNames.other;

/** By the first part of the key (docs/reference/storage-keys.md). */
const names: ReadonlyMap<string, (text: string) => string> = new Map<string, (text: string) => string>([
  ['reservations', () => kindNames.reservations],
  ['user', () => kindNames.account],
  ['tournaments', () => kindNames.tournamentList],
  ['tournament', (text) => kindNames.tournament(nameIn(text))],
  ['match-journal', () => kindNames.sheet],
  ['held-taps', () => kindNames.sheet],
]);

/** The first name before the teams, which have names too. */
function nameIn(text: string): string | undefined {
  const [head = ''] = text.split('"teams"');
  const [, written] = /"name"\s*:\s*("(?:[^"\\]|\\.)+")/.exec(head) ?? [];
  try {
    return written && JSON.parse(written);
  } catch {
    return undefined;
  }
}
