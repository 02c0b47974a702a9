import { memo, useCallback, useEffect, useMemo, useRef } from 'react';
import { formatHour, theme } from 'shared-kernel';
import { centreTime } from 'shared-kernel/time';
import { Icon, Pane, SectionTitle } from 'shared-kernel/ui';
import type { PlayEvent, ScoredGoal, SheetEvent } from '../../../model/sheetEvent';
import type { Player, PlayerId } from '../../../model/tournament';
import { type ListedPlay, listPlays } from '../../../scoring/listPlays';
import type { Squads } from '../../../widgets/squads';
import { recordStrings } from './recordStrings';
import type { SheetNames } from './sheetNames';
import { playSentence } from './sheetSentences';
import { strings } from './strings';

type Props = {
  readonly events: readonly SheetEvent[];
  readonly winningSets: number;
  readonly names: SheetNames;
  readonly squads: Squads;
  /** The names of other scorers, by the authors of events. */
  readonly writers: ReadonlyMap<string, string>;
  readonly onUndo: (target: string) => void;
  /** Whether a goal repeats another scorer's. */
  readonly onAnswer: (target: string, isSame: boolean) => void;
  readonly onAttribute: (target: string, scorerId: PlayerId | null) => void;
};

/** The plays in words, the latest first; each line can be undone. */
export function PlayList(props: Props) {
  const { events, winningSets, names, squads, writers } = props;
  const listed = useMemo(() => listPlays(events, winningSets).toReversed(), [events, winningSets]);
  // A goal that two scorers noted has one line, with the question.
  const entries = listed.filter(({ state }) => state !== 'duplicate');
  const duplicates = new Map(
    listed.flatMap((entry) => (entry.state === 'duplicate' ? [[entry.original, entry.play] as const] : [])),
  );
  // One function for all lines and all taps, so that a tap leaves the other lines alone.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  const take = useCallback((id: string) => latest.current.onUndo(id), []);
  const attribute = useCallback(
    (id: string, scorerId: PlayerId | null) => latest.current.onAttribute(id, scorerId),
    [],
  );
  const answer = useCallback((id: string, isSame: boolean) => latest.current.onAnswer(id, isSame), []);
  const notedBy = ({ author = '' }: PlayEvent) => recordStrings.notedBy(writers.get(author));
  return (
    <Pane as="section" aria-label={recordStrings.playList}>
      <SectionTitle css={theme.type.title3}>{recordStrings.playList}</SectionTitle>
      {entries.length === 0 ? (
        <p>{recordStrings.noData}</p>
      ) : (
        <ol css={list}>
          {entries.map((entry) => {
            const duplicate = duplicates.get(entry.play.id);
            return (
              <Line
                key={entry.play.id}
                id={entry.play.id}
                time={entry.play.at}
                set={entry.play.kind === 'forfeit' ? null : entry.play.setIndex}
                sentence={playSentence(entry.play, names)}
                state={entry.state}
                score={scoreAfter(entry)}
                onTake={take}
                {...(duplicate && { duplicate: duplicate.id, notedBy: notedBy(duplicate), onAnswer: answer })}
                {...(hasOpenScorer(entry) && {
                  goal: entry.play,
                  players: squads[entry.play.side].players,
                  onAttribute: attribute,
                })}
              />
            );
          })}
        </ol>
      )}
    </Pane>
  );
}

function scoreAfter(entry: ListedPlay): string {
  if (entry.state !== 'counted' || entry.play.kind === 'selection' || entry.setScore === null) return '';
  return `${entry.setScore.teamA}–${entry.setScore.teamB}`;
}

/** A goal with an editable scorer: a counted one that no card gave. */
function hasOpenScorer(entry: ListedPlay): entry is ListedPlay & { readonly play: PlayEvent & ScoredGoal } {
  return entry.state === 'counted' && entry.isScorerOpen;
}

type LineProps = {
  readonly id: string;
  readonly time: string;
  /** Null for a play outside of a set. */
  readonly set: number | null;
  readonly sentence: string;
  readonly state: ListedPlay['state'];
  readonly score: string;
  readonly onTake: (id: string) => void;
  /** A goal of another scorer that may be this one, and who noted it. */
  readonly duplicate?: string;
  readonly notedBy?: string;
  readonly onAnswer?: (id: string, isSame: boolean) => void;
  /** A goal recorded without its scorer, with its possible scorers. */
  readonly goal?: ScoredGoal;
  readonly players?: readonly Player[];
  readonly onAttribute?: (id: string, scorerId: PlayerId | null) => void;
};

/** Plain texts only, so that a tap repaints the lines that changed and no other. */
const Line = memo(function Line(props: LineProps) {
  const { id, time, set, sentence, state, score, onTake, goal, players = [], onAttribute } = props;
  const { duplicate, notedBy, onAnswer } = props;
  return (
    <li data-state={state}>
      <span>
        {time && <time dateTime={time}>{formatHour(centreTime(new Date(time)))}</time>}{' '}
        {set !== null && <span>{strings.set(set)}</span>}
      </span>
      <span>
        <span>{sentence}</span>
        {state !== 'counted' && <em>{` (${recordStrings[state]})`}</em>}
        {goal !== undefined && players.length > 0 && (
          <select
            aria-label={recordStrings.attribute(sentence)}
            value={goal.scorerId ?? ''}
            onChange={({ target }) => onAttribute?.(id, target.value || null)}
          >
            <option value="">{recordStrings.unattributed}</option>
            {players.map((player) => (
              <option key={player.id} value={player.id}>
                {player.name}
              </option>
            ))}
          </select>
        )}
        {duplicate !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: a question with its answers, not fields of a form.
          <span role="group" aria-label={recordStrings.sameGoal} data-part="question">
            <span>{notedBy}</span> <span>{recordStrings.sameGoal}</span>{' '}
            <button type="button" onClick={() => onAnswer?.(duplicate, true)}>
              {recordStrings.yes}
            </button>
            {' · '}
            <button type="button" onClick={() => onAnswer?.(duplicate, false)}>
              {recordStrings.no}
            </button>
          </span>
        )}
      </span>
      <b>{score}</b>
      {state === 'counted' ? (
        <button type="button" onClick={() => onTake(id)} aria-label={recordStrings.take(sentence)}>
          <Icon name="close" />
        </button>
      ) : (
        <span />
      )}
    </li>
  );
});

const list = {
  ...theme.unlisted,
  maxHeight: '24rem',
  overflowY: 'auto',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '6.5rem minmax(0, 1fr) auto 3rem',
    alignItems: 'center',
    columnGap: theme.space(3),
    minHeight: '3rem',
    borderBlockStart: `1px solid ${theme.color.edge}`,
  },
  '& > li > span:first-of-type': {
    ...theme.type.small,
    color: theme.color.textMuted,
    // A set goes below its hour, and neither is cut.
    '& > *': { display: 'inline-block', whiteSpace: 'nowrap' },
  },
  '& b': { ...theme.type.score, fontSize: '1.375rem' },
  '& select': {
    ...theme.type.small,
    minHeight: '2.75rem',
    maxWidth: '100%',
    marginInlineStart: theme.space(2),
    border: `1px dashed ${theme.color.edgeStrong}`,
    borderRadius: theme.radius,
    background: theme.color.groundRaised,
    color: theme.color.text,
  },
  '& > li:not([data-state=counted]) > span:nth-of-type(2)': {
    color: theme.color.textMuted,
    textDecoration: 'line-through',
    '& em': { display: 'inline-block', textDecoration: 'none' },
  },
  '& [data-part=question]': { ...theme.type.small, display: 'block' },
  '& [data-part=question] > button': {
    minWidth: '3rem',
    minHeight: '3rem',
    border: `1px solid ${theme.color.edgeStrong}`,
    borderRadius: theme.radius,
    background: theme.color.groundRaised,
    color: theme.color.text,
    cursor: 'pointer',
  },
  '& > li > button': {
    display: 'grid',
    placeItems: 'center',
    width: '3rem',
    minHeight: '3rem',
    border: 0,
    background: 'none',
    color: theme.color.textMuted,
    cursor: 'pointer',
    '&:hover': { color: theme.color.danger },
  },
  '@media (max-width: 30rem)': {
    '& > li': { gridTemplateColumns: '3.25rem minmax(0, 1fr) auto 3rem', columnGap: theme.space(2) },
  },
  // The smallest phones leave the names their words.
  '@media (max-width: 22.4rem)': {
    '& > li': { gridTemplateColumns: '3.25rem minmax(0, 1fr) auto 2.75rem', columnGap: theme.space(1) },
    '& > li > span:nth-of-type(2)': { ...theme.type.small, lineHeight: 1.25 },
    '& b': { fontSize: '1.125rem' },
    '& > li > button': { width: '2.75rem' },
  },
} as const;
