import { formatDay, formatHour, theme } from 'shared-kernel';
import { centreDay } from 'shared-kernel/time';
import type { NextMatch } from '../../../matchday/nextMatches';
import { NameOnOneLine } from '../../../widgets/NameOnOneLine';
import { slotName } from '../../../widgets/playoffs/slotNames';
import { usePresentTime } from '../../../widgets/usePresentTime';
import type { PanelProps } from './panels';
import { strings } from './strings';
import { cut, units } from './units';

export function NextPanel({ panel: { matches }, tournament }: PanelProps<'next'>) {
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
              <NameOnOneLine name={homeTeam} />
            </span>
            <i>{strings.against}</i>
            <span data-part="team">
              <NameOnOneLine name={awayTeam} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function whenOf({ day, time, court, fixture }: NextMatch, today: string | null, teams: number): string {
  const { slot, round } = fixture;
  const moment = [day !== null && day !== today && formatDay(day).slice(0, 5), time && formatHour(time)]
    .filter(Boolean)
    .join(' ');
  const place = court === null ? '' : strings.court(court);
  const stage = slot ? slotName(slot, teams) : round === undefined ? '' : strings.round(round);
  return moment || place ? [moment, place].filter(Boolean).join(' · ') : stage;
}

const list = {
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  padding: 0,
  listStyleType: "''",
  '& > li': {
    display: 'grid',
    gridTemplateColumns: `${units(36)} minmax(0, 1fr) auto minmax(0, 1fr)`,
    alignItems: 'center',
    columnGap: units(2),
    height: units(9.4),
    borderBlockEnd: `1px solid ${theme.color.edge}`,
    fontFamily: theme.font.display,
    fontSize: units(5),
    fontWeight: 700,
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
