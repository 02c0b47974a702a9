import { useRef, useState } from 'react';
import { paths, theme } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import type { GoalType, Lineup, Role, Side } from '../../../model/tournament';
import { roles, setWinner } from '../../../scoring/score';
import { scoringRole } from '../../../scoring/sheetCommands';
import { cut } from '../../../widgets/NameOnOneLine';
import { useIsOwn } from '../../../widgets/useIsOwn';
import { CardButtons } from './CardButtons';
import { PlayerSelect } from './PlayerSelect';
import { ifHigh, sideColours } from './Scoreboard';
import { goalLabels, strings } from './strings';
import type { MatchSheet } from './useMatchSheet';

const goals: readonly GoalType[] = ['attacker', 'defender', 'penalty'];

type Props = {
  readonly sheet: MatchSheet;
  readonly side: Side;
  readonly setIndex: number;
  readonly players: Lineup;
};

/** A team in a set: its lineup, its cards, and lowest, under the thumb, its goals. */
export function TeamPanel({ sheet, side, setIndex, players }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const lineup = useRef<HTMLDivElement>(null);
  const team = sheet.squads[side];
  const place = { setIndex, side };
  // Sanctions only: goals and players wait until the forfeit is undone.
  const isForfeited = sheet.details.forfeit !== undefined;
  const set = sheet.details.sets[setIndex];
  // A press still says why: the set or the match is over.
  const isOver = (set && setWinner(set) !== null) || undefined;
  const isOwn = useIsOwn(sheet.tournamentId);
  const hasPlayers = team.players.length > 0 || roles.some((role) => players[role] !== null);
  const unknown = goals.map((type) => (
    <button key={type} type="button" aria-disabled={isOver} onClick={() => scoreGoal(type, 'unknown')}>
      {strings.withoutScorer(goalLabels[type])}
    </button>
  ));

  function scoreGoal(type: GoalType, by?: 'defender' | 'unknown') {
    const role = by ?? scoringRole[type];
    const isWritten = sheet.play({ kind: 'goal', ...place, type, ...(by && { by }) });
    // The organiser must first choose the scorer, so the focus moves to that field and not to the sheet's message.
    if (!isWritten && role !== 'unknown' && players[role] === null) {
      lineup.current?.querySelectorAll('select')[roles.indexOf(role)]?.focus();
    }
  }

  const shortName = (role: Role) => {
    const name = team.players.find(({ id }) => id === players[role])?.name ?? '';
    return name.split(' ').slice(1).join(' ') || name;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column of a grid everywhere.
    <div
      role="group"
      aria-label={team.name}
      css={panel}
      style={{ '--side': sideColours[side], '--parts': isForfeited ? 2 : 5 } as React.CSSProperties}
    >
      <p data-part="head">
        <strong>{team.name}</strong>
        <small>{side === 'teamA' ? strings.home : strings.away}</small>
      </p>
      {!isForfeited && (
        <>
          <div ref={lineup} data-part="lineup">
            {hasPlayers ? (
              roles.map((role) => (
                <PlayerSelect
                  key={role}
                  label={strings[role]}
                  empty={strings.choose}
                  players={team.players}
                  value={players[role]}
                  onChange={(playerId) => sheet.play({ kind: 'selection', ...place, role, playerId })}
                />
              ))
            ) : (
              <>
                <p css={theme.type.small}>{strings.noPlayers}</p>
                {isOwn && (
                  <ButtonLink
                    size="small"
                    to={paths.editTournament(sheet.tournamentId)}
                    css={{ minHeight: '3rem' }}
                  >
                    {strings.addPlayers}
                  </ButtonLink>
                )}
              </>
            )}
          </div>
          <div data-part="goals">
            {hasPlayers
              ? goals.map((type) => (
                  <button
                    key={type}
                    type="button"
                    aria-disabled={isOver}
                    data-idle={players[scoringRole[type]] === null || undefined}
                    onClick={() => scoreGoal(type)}
                  >
                    <span>{goalLabels[type]}</span>
                    <small aria-hidden="true">{shortName(scoringRole[type])}</small>
                  </button>
                ))
              : unknown}
          </div>
        </>
      )}
      <CardButtons
        key={setIndex}
        team={team}
        players={players}
        onShow={(type, playerId) => sheet.play({ kind: 'card', ...place, type, playerId })}
      />
      {!isForfeited && hasPlayers && (
        <div data-part="others">
          <button type="button" data-part="more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {strings.more}
          </button>
          {isOpen && (
            <div data-part="rare">
              <button type="button" aria-disabled={isOver} onClick={() => scoreGoal('penalty', 'defender')}>
                {strings.penaltyByDefender}
              </button>
              {unknown}
            </div>
          )}
        </div>
      )}
    </div>
  );
}

const plain = { fontFamily: theme.font.text, letterSpacing: 0, textTransform: 'none' } as const;

/** One rule for the whole panel, so that a tap costs no styling: targets of 48 px and more, goals the largest. */
const panel = {
  ...theme.column,
  // Both teams' parts are in line, whatever one of them is called.
  gridRow: 'span var(--parts)',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
  gap: theme.space(2),
  minWidth: 0,
  padding: theme.space(1.5),
  border: `1px solid ${theme.color.edge}`,
  borderBlockStart: '4px solid var(--side)',
  borderRadius: theme.radius,
  background: theme.color.glass,
  [theme.media.tablet]: { padding: theme.space(5), gap: theme.space(4) },
  '& [data-part=head]': {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: theme.space(2),
    flexWrap: 'wrap',
    lineHeight: 1.1,
    '& strong': { ...theme.type.label, letterSpacing: 0, color: 'var(--side)', overflowWrap: 'anywhere' },
    '& small': { ...theme.muted, fontSize: '0.875rem', lineHeight: 1.1 },
  },
  '& [data-part=lineup], & [data-part=goals]': { ...theme.column, gap: theme.space(2) },
  '& [data-part=lineup]': { [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
  '& button': {
    ...theme.type.label,
    minHeight: '3rem',
    padding: theme.space(1),
    border: `1px solid ${theme.color.edgeStrong}`,
    borderRadius: theme.radius,
    background: theme.color.groundRaised,
    color: theme.color.text,
    cursor: 'pointer',
    touchAction: 'manipulation',
    userSelect: 'none',
    lineHeight: 1.1,
    '&:active': { background: theme.color.ground, boxShadow: 'inset 0 0.125rem 0.5rem rgb(0 0 0 / 0.6)' },
  },
  '& [data-part=goals]': { [theme.media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  '& [data-part=goals] > button': {
    minHeight: '3.5rem',
    borderColor: 'var(--side)',
    background: 'color-mix(in srgb, var(--side) 16%, transparent)',
    '& small': {
      ...theme.muted,
      ...plain,
      display: 'block',
      fontWeight: 400,
      ...cut,
      '&:empty': { display: 'none' },
    },
  },
  '& button[data-idle], & button[aria-disabled]': {
    borderStyle: 'dashed',
    background: 'transparent',
    color: theme.color.textMuted,
  },
  '& [data-part=cards]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.space(0.5),
    [theme.media.tablet]: { gap: theme.space(2) },
  },
  '& [data-card]': {
    display: 'grid',
    placeItems: 'center',
    '&::before': {
      width: '1.05rem',
      borderRadius: '2px',
      color: theme.color.ground,
      fontSize: '0.9375rem',
      lineHeight: '1.5rem',
      [theme.media.forced]: { forcedColorAdjust: 'none', border: '1px solid ButtonText' },
    },
  },
  // Their letters on the printed sheet, for those who do not distinguish the colours.
  '& [data-card=green]::before': { content: '"V"', background: theme.color.success },
  '& [data-card=yellow]::before': { content: '"J"', background: theme.color.warning },
  '& [data-card=red]::before': { content: '"R"', background: theme.color.danger },
  '& [data-card][aria-expanded=true]': {
    borderColor: theme.color.text,
    outline: `1px solid ${theme.color.text}`,
  },
  '& [data-part=sanctions] button': { scrollMarginBlockEnd: `max(0px, ${ifHigh('8rem')})` },
  '& [data-part=carded]': {
    ...theme.unlisted,
    display: 'grid',
    gap: theme.space(1),
    marginBlockStart: theme.space(2),
    '& button': { ...plain, width: '100%', overflowWrap: 'anywhere' },
    '& [data-quiet]': { borderStyle: 'dashed', background: 'transparent', color: theme.color.textMuted },
  },
  '& [data-part=others], & [data-part=rare]': { display: 'grid', alignContent: 'start', gap: theme.space(1) },
  '& [data-part=more]': {
    ...theme.muted,
    ...plain,
    borderColor: 'transparent',
    background: 'none',
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
} as const;
