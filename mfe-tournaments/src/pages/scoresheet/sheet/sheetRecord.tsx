import { useEffect, useMemo, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Icon } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import type { SheetRefusal } from '../../../scoring/applyPlay';
import { emptyDetails } from '../../../scoring/score';
import { sheetWarnings } from '../../../scoring/sheetWarnings';
import { Confirmation } from '../../../widgets/Confirmation';
import { PrintedSheet } from '../../../widgets/paper/PrintedSheet';
import { PlayoffQuestion } from '../../../widgets/playoffs/PlayoffQuestion';
import { LeaveGuard } from './LeaveGuard';
import { PlayList } from './PlayList';
import { playSentence, recordStrings, refusalSentences, undoStrings, warningSentence } from './recordStrings';
import type { MatchSheet } from './useMatchSheet';
import type { Publishing } from './usePublishing';

type Props = { readonly sheet: MatchSheet };

/** The match log, its violations of the rules, and the questions before an action. */
export function SheetRecord({ sheet, publishing }: Props & { readonly publishing: Publishing }) {
  return (
    <>
      <SheetWarnings sheet={sheet} />
      <PlayList sheet={sheet} />
      <LeaveGuard unkept={sheet.isRefused ? sheet.unkept : 0} />
      <UndoQuestion sheet={sheet} />
      <PlayoffQuestion changed={publishing.toChange} onAnswer={publishing.answerChange} />
    </>
  );
}

/** Violations of the federation's rules, which block nothing. */
function SheetWarnings({ sheet: { details, names } }: Props) {
  const sentences = useMemo(
    () => [...new Set(sheetWarnings(details).map((warning) => warningSentence(warning, names)))],
    [details, names],
  );
  if (sentences.length === 0) return null;
  return (
    <section aria-label={recordStrings.warnings} css={warningsStyle}>
      <h2 css={{ ...theme.type.label, display: 'flex', gap: theme.space(2), color: theme.color.warning }}>
        <Icon name="alert" />
        {recordStrings.warnings}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

const warningsStyle = {
  ...theme.type.small,
  display: 'grid',
  gap: theme.space(2),
  paddingInlineStart: theme.space(4),
  borderInlineStart: `3px solid ${theme.color.warning}`,
} as const;

/** Names another scorer's action before it is taken back. */
function UndoQuestion({ sheet: { asked, plays, names, writers, answerAsked } }: Props) {
  const isNaming = asked?.kind === 'attribution';
  const play = isNaming ? plays.find(({ id }) => id === asked.target) : asked;
  const author = writers.get(asked?.author ?? '');
  return (
    <Confirmation
      open={asked !== undefined}
      title={undoStrings.title(author)}
      text={[undoStrings.action(play ? playSentence(play, names) : '', isNaming), undoStrings.text(author)]}
      confirmLabel={undoStrings.confirm}
      onConfirm={() => answerAsked(true)}
      onCancel={() => answerAsked(false)}
    />
  );
}

/** The reason why a tap was not recorded, and the next step. */
export function WhyRefused({ kind }: SheetRefusal) {
  return <span>{refusalSentences[kind]}</span>;
}

/** The buttons that print the sheet, or a blank one, and the document; a request first renders it and then prints. */
export function Printing({ tournament, sheet }: Props & { readonly tournament: Tournament }) {
  const [asked, setAsked] = useState<{ readonly isBlank: boolean }>();
  useEffect(() => {
    if (asked !== undefined) window.print();
  }, [asked]);
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
        <Button onClick={() => setAsked({ isBlank: false })}>{recordStrings.print}</Button>
        <Button variant="quiet" onClick={() => setAsked({ isBlank: true })}>
          {recordStrings.printBlank}
        </Button>
      </div>
      <PrintedSheet
        tournament={tournament}
        fixture={sheet.fixture}
        squads={sheet.squads}
        details={asked?.isBlank ? emptyDetails : sheet.details}
      />
    </>
  );
}
