import { publish } from '../../data/publish';
import { newStamp, writeSheet } from '../../data/sheetWriter';
import { replacePlays } from '../../domain/match-sheet/quickScore';
import { readSheet } from '../../domain/match-sheet/readSheet';
import type { RecordOutcome } from '../../domain/match-sheet/recordPlay';
import type { PlayEvent, SheetEvent } from '../../domain/match-sheet/sheetEvent';
import type { Fixture, Tournament } from '../../domain/tournament';
import { announce } from '../announce';
import { usePlayoffQuestion } from '../playoffs/usePlayoffQuestion';
import { refusalSentences } from './strings';

type Recording = (events: readonly SheetEvent[], winningSets: number) => RecordOutcome;

/**
 * Writes into the sheet of a match from outside of it, and answers whether that is done. What it changes in the playoffs
 * is asked for first, in the `confirmation`, which stands somewhere in the page; who says no finds the sheet as it was.
 * `takeBack` of a notice does the same later.
 */
export function useSheetWriting(tournament: Tournament) {
  const { ask, confirmation } = usePlayoffQuestion();

  async function write(fixture: Fixture, record: Recording): Promise<Written | null> {
    let before: readonly PlayEvent[] = [];
    const writing = await writeSheet(tournament, fixture, (events, winningSets) => {
      before = readSheet(events, winningSets).plays;
      return record(events, winningSets);
    });
    if (!writing.ok) {
      announce({ title: refusalSentences[writing.refusal.kind], variant: 'destructive' });
      return null;
    }
    const takeBack = async () => {
      await write(fixture, (events, winningSets) => replacePlays(events, before, newStamp, winningSets));
    };
    const { update } = writing;
    if (update.ok) return { takeBack };
    // Of what the storage refuses it has told the reason; the events are kept, and the sheet shows them.
    if (update.refusal.kind !== 'playoffs-at-stake') return null;
    const { changed } = update.refusal;
    if (!(await ask(changed))) {
      await takeBack();
      return null;
    }
    const ids = changed.map(({ id }) => id);
    const published = await publish(tournament.id, new Map([[fixture.id, []]]), ids);
    return published.ok ? { takeBack } : null;
  }

  return { write, confirmation };
}

type Written = { readonly takeBack: () => Promise<void> };
