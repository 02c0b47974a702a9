import { type ReactNode, useState } from 'react';
import type { Fixture } from '../../domain/tournament';
import { Confirmation } from '../Confirmation';
import { changedMatchSentence, changeStrings } from './changeStrings';

type Question = { readonly changed: readonly Fixture[]; readonly answer: (isConfirmed: boolean) => void };

/**
 * Names the playoff matches whose teams would change, and asks for permission. The page must render the `confirmation`.
 */
export function usePlayoffQuestion() {
  const [question, setQuestion] = useState<Question | null>(null);

  async function ask(changed: readonly Fixture[]): Promise<boolean> {
    const isConfirmed = await new Promise<boolean>((answer) => setQuestion({ changed, answer }));
    setQuestion(null);
    return isConfirmed;
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

  return { ask, confirmation };
}
