import type { ComponentType } from 'react';
import { formatDay, formatHour, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import { Icon } from 'shared-kernel/ui';
import type { NextMatch } from '../../../matchday/nextMatches';
import { Crest } from '../../../widgets/Crest';
import { cut } from '../../../widgets/NameOnOneLine';
import { BracketTree, roundsSideBySide } from '../../../widgets/playoffs/BracketTree';
import { StandingsTable } from '../../../widgets/standings/StandingsTable';
import { useMovement } from '../../../widgets/standings/useMovement';
import { TeamOnOneLine } from '../../../widgets/TeamName';
import { clampedLines } from '../../../widgets/textFit';
import { usePresentTime } from '../../../widgets/usePresentTime';
import { courtName, joinKnown, stageOf, teamNames } from '../../../widgets/words';
import { CourtsPanel } from './CourtsPanel';
import { units } from './FullWindow';
import type { Panel, PanelProps } from './panels';
import { strings } from './strings';

const contents: { readonly [Kind in Panel['kind']]: ComponentType<PanelProps<Kind>> } = {
  champion: ({ panel: { team } }) => (
    <div css={podium}>
      <Icon name="trophy" />
      <p>{strings.champion}</p>
      <span aria-hidden="true">
        <Crest team={team} size={96} />
      </span>
      <strong>{team}</strong>
    </div>
  ),
  // Until the organiser decides, no team is champion.
  tie: ({ panel: { teams } }) => (
    <div css={podium}>
      <Icon name="trophy" />
      <p>{strings.tie}</p>
      <strong css={{ fontSize: units(6) }}>{teamNames(teams)}</strong>
      <small css={{ fontSize: units(3.6) }}>{strings.tieText}</small>
    </div>
  ),
  courts: CourtsPanel,
  standings: StandingsPanel,
  bracket: ({ panel: { bracket }, tournament }) => (
    <BracketTree matches={bracket.matches} teams={tournament.teams.length} css={tree} />
  ),
  next: NextPanel,
  waiting: () => <p css={{ alignSelf: 'center', fontSize: units(6) }}>{strings.waiting}</p>,
};

export function PanelContent(props: PanelProps) {
  const Content = contents[props.panel.kind] as ComponentType<PanelProps>;
  return <Content {...props} />;
}

function StandingsPanel({ panel: { rows }, tournament }: PanelProps<'standings'>) {
  const movement = useMovement(tournament);
  return (
    <StandingsTable
      rows={rows}
      columns={['played', 'setDifference', 'goalDifference', 'points']}
      movement={movement}
      css={table}
    />
  );
}

function NextPanel({ panel: { matches }, tournament }: PanelProps<'next'>) {
  const now = usePresentTime();
  const today = now === null ? null : centreDay(now);
  return (
    <ol css={list}>
      {matches.map((match) => {
        const { homeTeam, awayTeam, id } = match.fixture;
        return (
          <li key={id}>
            <span data-part="when">{whenOf(match, today, tournament.teams.length)}</span>
            <span data-part="team">
              <TeamOnOneLine name={homeTeam} />
            </span>
            <i>{strings.against}</i>
            <span data-part="team">
              <TeamOnOneLine name={awayTeam} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function whenOf({ day, time, court, fixture }: NextMatch, today: string | null, teams: number): string {
  const date = day !== null && day !== today && formatDay(day).slice(0, 5);
  const moment = joinKnown(' ', date, time && formatHour(time));
  return joinKnown(' · ', moment, court !== null && courtName(court)) || stageOf(fixture, teams);
}

const podium = {
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: units(2),
  minWidth: 0,
  textAlign: 'center',
  fontFamily: theme.font.display,
  '& > svg': { width: units(12), height: units(12), color: theme.color.warm },
  '& > p': { fontSize: units(6), fontWeight: 700, textTransform: 'uppercase', color: theme.color.warm },
  '& > span > *': { width: units(14), height: units(14) },
  // A name of sixty characters takes three lines.
  '& > strong': {
    ...clampedLines(3),
    maxWidth: '100%',
    fontSize: units(10),
    fontWeight: 800,
    lineHeight: 1,
    textTransform: 'uppercase',
  },
} as const;

const table = {
  tableLayout: 'fixed',
  alignSelf: 'start',
  fontFamily: theme.font.display,
  fontSize: units(5),
  '& th, & td': {
    height: units(7.9),
    paddingInline: units(1),
    fontWeight: 600,
    color: theme.color.textMuted,
    borderBlockEnd: `1px solid ${theme.color.edge}`,
  },
  '& thead th': { height: units(5), fontSize: units(3.2) },
  '& [data-column=rank]': { width: units(15), textAlign: 'start', fontWeight: 800, color: theme.color.text },
  '& [data-movement]': {
    display: 'inline-block',
    marginInlineStart: units(1),
    fontSize: units(2.8),
    verticalAlign: 'middle',
  },
  '& [data-column=name]': { width: 'auto', fontWeight: 700, color: theme.color.text },
  '& [data-column=played]': { width: units(9) },
  '& [data-column=setDifference], & [data-column=goalDifference]': { width: units(15) },
  '& [data-column=points]': { width: units(13) },
  '& td[data-column=points]': { fontWeight: 800, fontSize: units(6), color: theme.color.warm },
  '@media (max-aspect-ratio: 1/1)': { '& [data-column=played]': { display: 'none' } },
} as const;

const tree = {
  ...roundsSideBySide,
  gridTemplateRows: 'minmax(0, 2fr) minmax(0, 1fr)',
  columnGap: units(4),
  rowGap: units(2),
  '& h3': { fontSize: units(3.2), fontWeight: 600, color: theme.color.textMuted, marginBlockEnd: units(1) },
  '& ul': { ...roundsSideBySide['& ul'], gap: units(2) },
  '& li': {
    alignSelf: 'center',
    padding: `${units(1)} ${units(2)}`,
    border: `2px solid ${theme.color.edge}`,
    borderBlockStartColor: theme.color.action,
    borderRadius: theme.radius,
    background: theme.color.glass,
  },
  '& p': { gap: units(2), minHeight: units(5.6), font: `600 ${units(4.4)}/1.25 ${theme.font.display}` },
} as const;

const list = {
  minWidth: 0,
  ...theme.unlisted,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${units(36)} minmax(0, 1fr) auto minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: units(2),
    height: units(9.4),
    borderBlockEnd: `1px solid ${theme.color.edge}`,
    font: `700 ${units(5)}/1.15 ${theme.font.display}`,
  },
  '& > li:first-of-type': { color: theme.color.warm },
  '& [data-part=when]': { ...cut, fontSize: units(3.6), color: theme.color.textMuted },
  '& [data-part=team]': { display: 'grid', minWidth: 0 },
  '& i': { fontStyle: 'normal', fontWeight: 400, fontSize: units(3.2), color: theme.color.textMuted },
  '@media (max-aspect-ratio: 1/1)': {
    '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
    '& [data-part=when]': { gridColumn: '1 / -1' },
  },
} as const;
