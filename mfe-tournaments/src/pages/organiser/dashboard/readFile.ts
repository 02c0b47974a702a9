import { type FileOutcome, parseTournament, readTournamentFile } from '../../../store/readTournamentFile';

/** Reads an exported file, with all the doubts that a file of a stranger deserves. */
export function readFile(bytes: ArrayBuffer): FileOutcome {
  const text = textOf(bytes);
  return text === null
    ? { ok: false, refusal: { kind: 'unreadable-file' } }
    : readTournamentFile(text, parseTournament);
}

/** Exports are UTF-8; some editors save them again as Windows-1252. Null for any other bytes, and for both mixed. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const isMixed = /[^\0-\x7f\uFFFD]/.test(new TextDecoder().decode(bytes));
    const text = new TextDecoder('windows-1252').decode(bytes);
    return isMixed || /[\x80-\x9f]/.test(text) ? null : text;
  }
}
