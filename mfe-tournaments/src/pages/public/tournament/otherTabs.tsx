import { type TournamentTab, theme } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { Pane } from 'shared-kernel/ui';
import { teamsNeeded } from '../../../competition/playoffs/tree';
import { type Tournament, winningSetsOf } from '../../../model/tournament';
import { setsNeededAtMost } from '../../../scoring/score';
import { Playoffs } from '../../../widgets/playoffs/Playoffs';
import { Standings } from '../../../widgets/standings/Standings';
import { slotName } from '../../../widgets/words';
import { TieBreaks } from './lateOrganizing';
import { PlayersTab } from './PlayersTab';

type Props = { readonly tournament: Tournament; readonly isOrganizer: boolean };

const contents = { standings: StandingsTab, playoffs: Playoffs, players: PlayersTab, format: FormatTab };

export function OtherTab({ tab, ...props }: Props & { readonly tab: Exclude<TournamentTab, 'matches'> }) {
  const Content = contents[tab];
  return <Content {...props} />;
}

function StandingsTab({ tournament, isOrganizer }: Props) {
  return (
    <Standings
      tournament={tournament}
      tieBreaks={(undecided) => isOrganizer && <TieBreaks tournament={tournament} undecided={undecided} />}
    />
  );
}

const strings = {
  none: 'Le format de ce tournoi n’a pas été défini.',
  type: 'Type',
  types: { championship: 'Championnat', cup: 'Coupe' },
  winningSets: 'Sets gagnants',
  winningSetsText: (sets: string, most: number) =>
    `${sets}\u00a0sets de 7\u00a0buts, ${most}\u00a0sets au plus`,
  homeAndAway: 'Rencontres',
  homeAndAwayText: { true: 'Aller-retour', false: 'Aller simple' },
  playoffs: 'Phase finale',
  playoffsText: {
    true: (teams: number) =>
      teams < teamsNeeded
        ? `Oui, à partir de ${teamsNeeded}\u00a0équipes\u00a0: il en manque ${teamsNeeded - teams}`
        : `Oui\u00a0: quarts, demi-finales, finale et ${slotName('relegation', teams).toLocaleLowerCase('fr')}`,
    false: () => 'Non\u00a0: le premier du classement est champion',
  },
  teams: 'Équipes',
  fixtures: 'Matchs',
  points: 'Points',
  pointsText: '4 par victoire, 1 par défaite, ou 2 si le perdant était à un set de la victoire',
} as const;

function FormatTab({ tournament }: Props) {
  const { format, teams, fixtures } = tournament;
  if (format === undefined) return <EmptyState title={strings.none} />;
  const facts = [
    [strings.type, strings.types[format.type]],
    [
      strings.winningSets,
      strings.winningSetsText(format.winningSets, setsNeededAtMost(winningSetsOf(tournament))),
    ],
    [strings.homeAndAway, strings.homeAndAwayText[`${format.homeAndAway}`]],
    [strings.playoffs, strings.playoffsText[`${format.playoffs}`](teams.length)],
    [strings.teams, teams.length],
    [strings.fixtures, fixtures.length],
    [strings.points, strings.pointsText],
  ] as const;
  return (
    <Pane as="dl" css={list}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </Pane>
  );
}

const list = {
  ...theme.column,
  columnGap: theme.space(8),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': { paddingBlock: theme.space(3), borderBlockEnd: `1px solid ${theme.color.edge}` },
  '& dt': { ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted },
  '& dd': { ...theme.type.title3, fontSize: '1.375rem', fontWeight: 600 },
} as const;
