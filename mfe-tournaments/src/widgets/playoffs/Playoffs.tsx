import { useMemo } from 'react';
import { isolated, paths, theme } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Icon, Pane, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { type BracketMatch, bracketOf } from '../../competition/playoffs/bracket';
import type { Tournament } from '../../model/tournament';
import { Crest } from '../Crest';
import { matchStrings } from '../matches/strings';
import { FoldedSentences } from '../standings/Standings';
import { TeamName } from '../TeamName';
import { agreed, slotName } from '../words';
import { BracketTree, roundsSideBySide, sideName } from './BracketTree';

const strings = {
  notMet: 'Les conditions pour les playoffs ne sont pas remplies.',
  needed: (count: number) => `Il faut au moins 8\u00a0équipes classées\u00a0: ce tournoi en compte ${count}.`,
  provisional:
    'Tableau provisoire\u00a0: il suit le classement du moment et se fige quand tous les matchs du championnat sont joués.',
  lost: (team: string, match: string) =>
    `${isolated(team)} ${agreed(team, 'perd', 'perdent')} le ${match.toLocaleLowerCase('fr')}.`,
  champion: 'Champion',
  asText: 'Le tableau en toutes lettres',
} as const;

type Props = { readonly tournament: Tournament; readonly isOrganizer?: boolean };

export function Playoffs({ tournament, isOrganizer = false }: Props) {
  const bracket = useMemo(() => bracketOf(tournament), [tournament]);
  const teams = tournament.teams.length;
  if (bracket === null) {
    return <EmptyState title={strings.notMet}>{teams < 8 && strings.needed(teams)}</EmptyState>;
  }
  return (
    <Stack gap={6}>
      {bracket.isProvisional && <p css={{ color: theme.color.textMuted }}>{strings.provisional}</p>}
      {bracket.champion !== null && (
        <Pane lit css={{ display: 'flex', alignItems: 'center', gap: theme.space(5) }}>
          <Icon name="trophy" css={{ fontSize: '2.5rem', color: theme.color.warm }} />
          <div>
            <p css={{ ...theme.type.label, color: theme.color.warm }}>{strings.champion}</p>
            <p css={theme.type.title2}>
              <TeamName name={bracket.champion} size={48} />
            </p>
          </div>
        </Pane>
      )}
      <BracketTree
        matches={bracket.matches}
        teams={teams}
        heading="h2"
        name={(side) => (
          <>
            {side.team === null ? <i /> : <Crest team={side.team} size={28} />}
            <span>{sideName(side)}</span>
          </>
        )}
        card={(sides, { fixture }) => (
          <Pane css={{ padding: theme.space(3), display: 'grid', gap: theme.space(2) }}>
            {sides}
            {isOrganizer && fixture !== null && (
              <ButtonLink
                size="small"
                variant="quiet"
                to={paths.matchSheet(tournament.id, fixture.id)}
                data-print="hide"
              >
                {matchStrings.sheet}
                <VisuallyHidden>{matchStrings.of(fixture.homeTeam, fixture.awayTeam)}</VisuallyHidden>
              </ButtonLink>
            )}
          </Pane>
        )}
        css={tree}
      />
      <FoldedSentences
        summary={strings.asText}
        sentences={[
          ...bracket.matches.map((match) => bracketSentence(match, teams)),
          ...(bracket.relegated === null
            ? []
            : [strings.lost(bracket.relegated, slotName('relegation', teams))]),
        ]}
      />
    </Stack>
  );
}

function bracketSentence({ slot, home, away }: BracketMatch, teams: number): string {
  const match = slotName(slot, teams);
  const [winner, loser] = away.isWinner ? [away, home] : [home, away];
  const [one, other] = [isolated(sideName(winner)), isolated(sideName(loser))];
  if (winner.score === null || loser.score === null) return `${match}\u00a0: ${one} contre ${other}.`;
  return winner.isWinner
    ? `${match}\u00a0: ${one} ${agreed(sideName(winner), 'bat', 'battent')} ${other} ${winner.score}\u00a0sets à\u00a0${loser.score}.`
    : `${match}, en cours\u00a0: ${one} ${winner.score}, ${other} ${loser.score}.`;
}

const gap = theme.space(10);
const line = `2px solid ${theme.color.edgeStrong}`;
const level = { content: '""', position: 'absolute', top: '50%', borderBlockStart: line } as const;

/** One round under the other on a phone, side by side with its lines from a tablet on. */
const tree = {
  gap: theme.space(6),
  '& h2': { ...theme.type.label, marginBlockEnd: theme.space(3), color: theme.color.textMuted },
  '& ul': { gap: theme.space(4) },
  '& li': { position: 'relative' },
  '& p': {
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    gap: theme.space(2),
    minHeight: '2rem',
    fontSize: 'min(1.0625rem, 5.5vw)',
    lineHeight: 1.2,
    overflowWrap: 'anywhere',
    '& > i': { height: '28px', border: `1px dashed ${theme.color.edgeStrong}`, borderRadius: '50%' },
    '& > b': { ...theme.type.score, fontSize: 'min(1.5rem, 7.5vw)' },
    '&[data-winner]': { fontWeight: 700 },
  },
  [theme.media.tablet]: {
    ...roundsSideBySide,
    columnGap: gap,
    '& ul': { ...roundsSideBySide['& ul'], gap: theme.space(6) },
    '& li': { alignContent: 'center' },
    '& [data-round=relegation]': { gridColumn: 1, marginBlockStart: theme.space(4) },
    // A winner's way: straight from quarter to semifinal, then both semifinals to the final.
    '& [data-round=quarterfinals] li::after, & [data-round=semifinals] li::after': {
      ...level,
      insetInlineStart: '100%',
      width: gap,
    },
    '& [data-round=semifinals] li::after': { width: `calc(${gap} / 2)` },
    '& [data-round=final] ul': { position: 'relative' },
    '& [data-round=final] ul::before': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${gap} / 2)`,
      insetBlock: `calc(25% - ${theme.space(1.5)})`,
      borderInlineStart: line,
    },
    '& [data-round=final] li::before': { ...level, insetInlineEnd: '100%', width: `calc(${gap} / 2)` },
  },
} as const;
