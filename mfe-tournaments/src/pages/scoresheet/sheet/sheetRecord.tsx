import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { theme } from 'shared-kernel';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { Button, Icon, Stack } from 'shared-kernel/ui';
import type { Fixture, Tournament } from '../../../model/tournament';
import { contraryAnswers } from '../../../scoring/listPlays';
import { emptyDetails } from '../../../scoring/score';
import { sheetWarnings } from '../../../scoring/sheetWarnings';
import { storedTournaments } from '../../../store/storedTournaments';
import { announce } from '../../../widgets/announce';
import { Confirmation, useConfirmation } from '../../../widgets/Confirmation';
import { PrintedSheet } from '../../../widgets/paper/PrintedSheet';
import { playoffQuestion } from '../../../widgets/playoffs/playoffQuestion';
import { PlayList } from './PlayList';
import { leaveStrings, playSentence, recordStrings, undoStrings, warningSentence } from './recordStrings';
import { strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

export { refusalSentences } from './recordStrings';

type Props = { readonly sheet: MatchSheet };

/** Two scorers' contrary answers about a goal, in words. */
export function disagreementOf({ events, me, writers, ...reading }: MatchSheet): string | undefined {
  const answers = contraryAnswers(events, reading);
  const nameOf = (author = '') => (author === me ? recordStrings.you : writers.get(author));
  return answers && recordStrings.disagreement(nameOf(answers.yes), nameOf(answers.no));
}

type RecordProps = Props & {
  /** The playoff matches whose teams would change; none while nothing is asked. */
  readonly changed: readonly Fixture[];
  readonly onAnswer: (isConfirmed: boolean) => void;
};

/** The match log, its violations of the rules, and the questions before an action. */
export function SheetRecord({ sheet, changed, onAnswer }: RecordProps) {
  return (
    <>
      <SheetWarnings sheet={sheet} />
      <PlayList sheet={sheet} />
      <LeaveGuard sheet={sheet} />
      <UndoQuestion sheet={sheet} />
      <Confirmation
        {...playoffQuestion(changed)}
        open={changed.length > 0}
        onConfirm={() => onAnswer(true)}
        onCancel={() => onAnswer(false)}
      />
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
    <Stack as="section" gap={2} aria-label={recordStrings.warnings} css={warningsStyle}>
      <h2 css={{ ...theme.type.label, display: 'flex', gap: theme.space(2), color: theme.color.warning }}>
        <Icon name="alert" />
        {recordStrings.warnings}
      </h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Stack>
  );
}

const warningsStyle = {
  ...theme.type.small,
  paddingInlineStart: theme.space(4),
  borderInlineStart: `3px solid ${theme.color.warning}`,
} as const;

/** Names another scorer's action before it is taken back. */
function UndoQuestion({ sheet: { asked, plays, names, writers, answerAsked } }: Props) {
  const isNaming = asked?.kind === 'attribution';
  const play = asked && 'target' in asked ? plays.find(({ id }) => id === asked.target) : asked;
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

/**
 * Asks for confirmation before a link leaves a page that alone holds some taps. Going back in the browser, or clearing the
 * storage, which logs the scorer out, cannot be prevented: they read a notice, and find the taps on their return.
 */
function LeaveGuard({ sheet }: Props) {
  const unkept = sheet.isRefused ? sheet.unkept : 0;
  const isNeeded = unkept > 0;
  const { ask, confirmation } = useConfirmation();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const askToLeave = useEffectEvent(async (wanted: string) => {
    const text = [strings.unkept(unkept), leaveStrings.leaveText];
    if (await ask({ title: leaveStrings.leaveTitle, text, confirmLabel: leaveStrings.leave }))
      navigate(wanted);
  });
  useEffect(() => {
    if (!isNeeded) return;
    function holdLink(event: MouseEvent) {
      const link = (event.target as Element).closest('a[href]');
      const isElsewhere =
        event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!(link instanceof HTMLAnchorElement) || isElsewhere || link.target === '_blank') return;
      if (link.origin !== location.origin || link.pathname === location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      void askToLeave(link.pathname + link.search + link.hash);
    }
    document.addEventListener('click', holdLink, { capture: true });
    return () => document.removeEventListener('click', holdLink, { capture: true });
  }, [isNeeded]);

  const announceUnkept = useEffectEvent(() => {
    const isCleared = wasStorageCleared();
    if (!isNeeded && !isCleared) return;
    announce({
      title: isCleared ? leaveStrings.clearedTitle : leaveStrings.leftTitle,
      description: isCleared ? leaveStrings.clearedText : strings.unkept(unkept),
      variant: 'destructive',
      durationMs: 60_000,
      action: { label: leaveStrings.comeBack, onSelect: () => navigate(pathname) },
    });
  });
  useEffect(() => () => announceUnkept(), []);

  return confirmation;
}

/** A device with an open sheet always has a list of tournaments, at least an empty one. */
function wasStorageCleared(): boolean {
  const list = storedTournaments.summaries.snapshot();
  return list.status === 'ready' && storedTournaments.isUntouched(list.value);
}

/** The buttons that print the sheet, or a blank one, and the document; a request first renders it and then prints. */
export function Printing({ tournament, sheet }: Props & { readonly tournament: Tournament }) {
  const [asked, setAsked] = useState<{ readonly isBlank: boolean }>();
  useEffect(() => {
    if (asked !== undefined) window.print();
  }, [asked]);
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: `${theme.space(3)} ${theme.space(6)}` }}>
        <Button onClick={() => setAsked({ isBlank: false })}>{recordStrings.print}</Button>
        <Button variant="quiet" onClick={() => setAsked({ isBlank: true })} css={{ paddingInline: 0 }}>
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
