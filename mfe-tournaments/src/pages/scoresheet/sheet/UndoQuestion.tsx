import type { SheetAction } from '../../../scoring/recordPlay';
import { Confirmation } from '../../../widgets/Confirmation';
import { undoStrings } from './recordStrings';
import type { SheetNames } from './sheetNames';
import { playSentence } from './sheetSentences';
import type { MatchSheet } from './useMatchSheet';

type Props = {
  readonly sheet: MatchSheet;
  /** Another person's action that the scorer wants to take back; none while nothing is asked. */
  readonly action: SheetAction | undefined;
  /** The name of its author; undefined if unknown. */
  readonly author: string | undefined;
  readonly names: SheetNames;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Names another scorer's action before it is taken back. */
export function UndoQuestion({ sheet, action, author, names, onConfirm, onCancel }: Props) {
  const goal = action?.kind === 'attribution' ? action.target : undefined;
  const play = action?.kind === 'attribution' ? sheet.plays.find(({ id }) => id === goal) : action;
  const sentence = play && playSentence(play, names);
  return (
    <Confirmation
      open={action !== undefined}
      title={undoStrings.title(author)}
      text={[undoStrings.action(sentence ?? '', goal !== undefined), undoStrings.text(author)]}
      confirmLabel={undoStrings.confirm}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
