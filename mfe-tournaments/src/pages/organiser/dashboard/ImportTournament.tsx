import { type ChangeEvent, useRef } from 'react';
import { paths } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { Button, Icon } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { forgetEdition } from '../../../store/drafts';
import { fetchTournament } from '../../../store/replacing';
import { tournaments } from '../../../store/tournaments';
import { restore } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { useConfirmation } from '../../../widgets/Confirmation';
import { fileSentences, strings as organizerStrings, importStrings as strings } from './strings';

/** In bytes. A season of thirty-two teams home and away takes less. */
const largestFile = 20_000_000;

async function readFile(file: File) {
  if (file.size > largestFile) return { ok: false, refusal: { kind: 'too-large-file' } } as const;
  const reader = await loadFileReader().catch(() => null);
  if (reader === null) return { ok: false, refusal: { kind: 'unfetched' } } as const;
  return reader.readFile(await file.arrayBuffer());
}

/** Imports a tournament from an exported file. It replaces an existing one only after a question. */
export function ImportTournament() {
  const input = useRef<HTMLInputElement>(null);
  const { ask, confirmation } = useConfirmation();
  const navigate = useNavigate();

  /** Asks before anything is `lost`. If the trash is full, it asks again, because the loss is then permanent. */
  async function take(tournament: Tournament, lost?: 'replaceText' | 'replacePermanently') {
    const title = strings.replaceTitle(tournament.name);
    if (lost && !(await ask({ title, text: [strings[lost]], confirmLabel: strings.replace }))) return;
    const { importTournament } = await loadFileReader();
    const saved = await importTournament(tournament, { isPermanent: lost === 'replacePermanently' });
    if (!saved.ok) {
      if (saved.refusal.kind === 'no-trash') await take(tournament, 'replacePermanently');
      return;
    }
    const { undo } = saved;
    forgetEdition(tournament.id);
    announce({
      title: strings.done,
      description: [strings.doneText(tournament.name), ...(undo ? [strings.inTrash] : [])].join(' '),
      ...(undo && { action: { label: organizerStrings.undo, onSelect: () => void restore(undo) } }),
    });
    navigate(paths.tournament(tournament.id));
  }

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file === undefined) return;
    const outcome = await readFile(file);
    // So that the same file can be chosen again.
    target.value = '';
    if (!outcome.ok) {
      announce({
        title: strings.refused,
        description: `${fileSentences[outcome.refusal.kind]} ${strings.untouched}`,
        variant: 'destructive',
        durationMs: 15_000,
      });
      return;
    }
    const { tournament } = outcome;
    await fetchTournament(tournament.id);
    const isHere = (await tournaments.record(tournament.id).read()) !== null;
    await take(tournament, isHere ? 'replaceText' : undefined);
  }

  return (
    <>
      <Button onClick={() => input.current?.click()}>
        <Icon name="download" css={{ rotate: '180deg' }} />
        {strings.button}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={strings.file}
        tabIndex={-1}
        hidden
        onChange={read}
      />
      {confirmation}
    </>
  );
}

/** The code that reads a file loads when a visitor chooses one, because few visitors of the page do. */
export const loadFileReader = () =>
  import(/* webpackChunkName: "tournaments-file" */ '../../../store/importTournament');
