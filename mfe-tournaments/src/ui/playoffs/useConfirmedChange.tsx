import { type ReactNode, useState } from 'react';
import { tournaments } from '../../data/tournaments';
import type { Fixture, Tournament } from '../../domain/tournament';
import { Confirmation } from '../Confirmation';
import { changedMatchSentence, changeStrings } from './strings';

type Question = { readonly changed: readonly Fixture[]; readonly answer: (isConfirmed: boolean) => void };

/**
 * Changes a tournament as it is now, whatever another tab did meanwhile, and answers whether that is done. Playoff
 * matches in which other teams would meet are named first, in the `confirmation`, which stands somewhere in the page.
 */
export function useConfirmedChange(tournamentId: string) {
  const [question, setQuestion] = useState<Question | null>(null);

  async function change(
    work: (current: Tournament) => Tournament,
    confirmed: readonly Fixture[] = [],
  ): Promise<boolean> {
    const saved = await tournaments.update(tournamentId, work, { confirmed: confirmed.map(({ id }) => id) });
    if (saved.ok) return true;
    // Of what the storage refuses it has told the reason.
    if (saved.refusal.kind !== 'playoffs-at-stake') return false;
    const { changed } = saved.refusal;
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ changed, answer }));
    setQuestion(null);
    return isConfirmed ? change(work, changed) : false;
  }

  const confirmation: ReactNode = (
    <Confirmation
      open={question !== null}
      title={changeStrings.title}
      text={question === null ? [] : [changeStrings.text, ...question.changed.map(changedMatchSentence)]}
      confirmLabel={changeStrings.confirm}
      destructive
      onConfirm={() => question?.answer(true)}
      onCancel={() => question?.answer(false)}
    />
  );

  return { change, confirmation };
}
