import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { formatHour, theme } from 'shared-kernel';
import { centreTime } from 'shared-kernel/time';
import { Icon, Pane, SectionTitle } from 'shared-kernel/ui';
import type { PlayEvent } from '../../../model/sheetEvent';
import { type ListedPlay, listPlays } from '../../../scoring/listPlays';
import { joinKnown, setName } from '../../../widgets/words';
import { playSentence, recordStrings } from './recordStrings';
import type { MatchSheet } from './useMatchSheet';

/** The plays in words, the latest first; each line can be undone. */
export function PlayList({ sheet }: { readonly sheet: MatchSheet }) {
  const { events, winningSets } = sheet;
  const listed = useMemo(() => listPlays(events, winningSets).toReversed(), [events, winningSets]);
  // A goal that two scorers noted has one line, with the question.
  const entries = listed.filter(({ state }) => state !== 'duplicate');
  const duplicates = new Map(listed.map(({ original, play }) => [original, play]));
  // One object for all lines and all taps, so that a tap leaves the other lines alone.
  const latest = useRef(sheet);
  useEffect(() => {
    latest.current = sheet;
  });
  return (
    <Pane as="section" aria-label={recordStrings.playList}>
      <SectionTitle css={theme.type.title3}>{recordStrings.playList}</SectionTitle>
      {entries.length === 0 ? (
        <p>{recordStrings.noData}</p>
      ) : (
        <ol css={list}>
          {entries.map((entry) => (
            <Line
              key={entry.play.id}
              sheet={latest}
              {...lineOf(entry, sheet, duplicates.get(entry.play.id))}
            />
          ))}
        </ol>
      )}
    </Pane>
  );
}

/** What a line shows: plain texts, so that a tap repaints the lines that changed and no other. */
function lineOf(
  { play, state, setScore, isScorerOpen }: ListedPlay,
  { names, squads, writers }: MatchSheet,
  duplicate: PlayEvent | undefined,
) {
  const set = play.kind === 'forfeit' ? '' : setName(play.setIndex);
  const sentence = playSentence(play, names);
  const score = setScore && play.kind !== 'selection' ? `${setScore.teamA}–${setScore.teamB}` : '';
  const hour = play.at && formatHour(centreTime(new Date(play.at)));
  return {
    ...{ id: play.id, time: play.at, hour, set, sentence, state, score },
    /** The whole line, because its controls are read without it. */
    line: joinKnown(', ', sentence, set, score, hour),
    /** A goal of another scorer that may be this one, and who noted it. */
    duplicate: duplicate?.id,
    notedBy: recordStrings.notedBy(writers.get(duplicate?.author ?? '')),
    /** The possible scorers of a goal that was recorded without one. */
    players: isScorerOpen ? squads[play.side].players : undefined,
    scorerId: play.kind === 'goal' ? play.scorerId : null,
  };
}

type LineProps = ReturnType<typeof lineOf> & { readonly sheet: RefObject<MatchSheet> };

const Line = memo(function Line(props: LineProps) {
  const {
    sheet,
    id,
    time,
    hour,
    set,
    sentence,
    line,
    state,
    score,
    duplicate,
    notedBy,
    players = [],
    scorerId,
  } = props;
  return (
    <li data-state={state}>
      <span>
        {time && <time dateTime={time}>{hour}</time>} {set && <span>{set}</span>}
      </span>
      <span>
        <span>{sentence}</span>
        {state !== 'counted' && <em>{` (${recordStrings[state]})`}</em>}
        {players.length > 0 && (
          <select
            aria-label={recordStrings.attribute(line)}
            value={scorerId ?? ''}
            onChange={({ target }) => sheet.current.attribute(id, target.value || null)}
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
          <span role="group" aria-label={recordStrings.question(line)} data-part="question">
            <span>{notedBy}</span> <span>{recordStrings.sameGoal}</span>{' '}
            <button type="button" onClick={() => sheet.current.answerDuplicate(duplicate, true)}>
              {recordStrings.yes}
            </button>
            {' · '}
            <button type="button" onClick={() => sheet.current.answerDuplicate(duplicate, false)}>
              {recordStrings.no}
            </button>
          </span>
        )}
      </span>
      <b>{score}</b>
      {state === 'counted' ? (
        <button
          type="button"
          onClick={() => sheet.current.takeBack(id)}
          aria-label={recordStrings.take(line)}
        >
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
  containerType: 'inline-size',
  maxHeight: '24rem',
  overflowY: 'auto',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'min(6.5rem, 16.5vw) minmax(0, 1fr) auto min(3rem, 15vw)',
    alignItems: 'center',
    columnGap: `min(${theme.space(3)}, 2.5vw)`,
    fontSize: 'min(1.0625rem, 5.3vw)',
    minHeight: '3rem',
    borderBlockStart: `1px solid ${theme.color.edge}`,
  },
  '& > li > span:first-of-type': {
    ...theme.muted,
    fontSize: 'min(0.9375rem, 4.7vw)',
    // A set goes below its hour, and neither is cut.
    '& > *': { display: 'inline-block', whiteSpace: 'nowrap' },
  },
  '& b': { ...theme.type.score, fontSize: 'min(1.375rem, 6.5vw)' },
  '& select, & [data-part=question] > button': {
    border: `1px solid ${theme.color.edgeStrong}`,
    borderRadius: theme.radius,
    background: theme.color.groundRaised,
    color: theme.color.text,
  },
  '& select': {
    ...theme.type.small,
    minHeight: '2.75rem',
    maxWidth: '100%',
    marginInlineStart: theme.space(2),
    borderStyle: 'dashed',
  },
  '& > li:not([data-state=counted]) > span:nth-of-type(2)': {
    color: theme.color.textMuted,
    textDecoration: 'line-through',
    '& em': { display: 'inline-block', textDecoration: 'none' },
  },
  '& [data-part=question]': { ...theme.type.small, display: 'block' },
  '& [data-part=question] > button': { minWidth: '3rem', minHeight: '3rem', cursor: 'pointer' },
  '& > li > button': {
    display: 'grid',
    placeItems: 'center',
    width: 'min(3rem, 15vw)',
    minHeight: '3rem',
    border: 0,
    background: theme.iconGround('2rem 2rem'),
    color: theme.color.text,
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
  // In enlarged letters the sentence has a line of its own.
  '@container (max-width: 12rem)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto auto' },
    '& > li > span:nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' },
  },
} as const;
