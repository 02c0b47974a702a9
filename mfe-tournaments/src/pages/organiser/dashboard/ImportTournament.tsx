import { type ChangeEvent, useRef, useState } from 'react';
import { paths } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { Button, Icon } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { forgetEdition } from '../../../store/editionDrafts';
import { importTournament } from '../../../store/replaceTournament';
import { findTournament } from '../../../store/replacing';
import { tournaments } from '../../../store/tournaments';
import { restore } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { Confirmation } from '../../../widgets/Confirmation';
import { fileSentences, strings as organizerStrings, importStrings as strings } from './strings';

const unfetched = { ok: false, refusal: { kind: 'unfetched' } } as const;
const tooLarge = { ok: false, refusal: { kind: 'too-large-file' } } as const;

/** In bytes. A season of thirty-two teams home and away takes less. */
const largestFile = 20_000_000;

async function readUnderLimit(file: File) {
  const reader = await loadFileReader().catch(() => null);
  return reader === null ? unfetched : reader.readFile(await file.arrayBuffer());
}

/** Imports a tournament from an exported file. It replaces an existing one only after a question. */
export function ImportTournament() {
  const input = useRef<HTMLInputElement>(null);
  const [waiting, setWaiting] = useState<Tournament | null>(null);
  const [named, setNamed] = useState('');
  // If the trash is full, the page asks again and says that the loss is permanent.
  const [isForGood, setIsForGood] = useState(false);
  const navigate = useNavigate();

  async function take(tournament: Tournament, forGood = false) {
    setWaiting(null);
    const saved = await importTournament(tournament, { forGood });
    if (!saved.ok) {
      if (saved.refusal.kind === 'no-trash') ask(tournament, true);
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
    const outcome = file.size > largestFile ? tooLarge : await readUnderLimit(file);
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
    await findTournament(tournament.id);
    const isHere = (await tournaments.record(tournament.id).read()) !== null;
    if (!isHere) return take(tournament);
    ask(tournament, false);
  }

  function ask(tournament: Tournament, forGood: boolean) {
    setNamed(tournament.name);
    setIsForGood(forGood);
    setWaiting(tournament);
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
      <Confirmation
        open={waiting !== null}
        title={strings.replaceTitle(named)}
        text={[isForGood ? strings.replaceForGood : strings.replaceText]}
        confirmLabel={strings.replace}
        destructive
        onCancel={() => setWaiting(null)}
        onConfirm={() => waiting && take(waiting, isForGood)}
      />
    </>
  );
}

/** The code that reads a file loads when a visitor chooses one, because few visitors of the page do. */
export const loadFileReader = () => import(/* webpackChunkName: "tournaments-file" */ './readFile');
