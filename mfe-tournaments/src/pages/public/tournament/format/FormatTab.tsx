import { theme } from 'shared-kernel';
import { EmptyState } from 'shared-kernel/states';
import { Pane } from 'shared-kernel/ui';
import { winningSetsOf } from '../../../../model/tournament';
import { setsNeededAtMost } from '../../../../scoring/sheetRefusal';
import { slotName } from '../../../../widgets/playoffs/slotNames';
import type { TabProps } from '../tabProps';
import { strings } from './strings';

export function FormatTab({ tournament }: TabProps) {
  const { format, teams, fixtures } = tournament;
  if (format === undefined) return <EmptyState title={strings.none} />;
  const facts = [
    [strings.type, strings.types[format.type]],
    [
      strings.winningSets,
      strings.winningSetsText(format.winningSets, setsNeededAtMost(winningSetsOf(tournament))),
    ],
    [strings.homeAndAway, strings.homeAndAwayText[`${format.homeAndAway}`]],
    [strings.playoffs, strings.playoffsText[`${format.playoffs}`](slotName('relegation', teams.length))],
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
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: theme.space(8),
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': { paddingBlock: theme.space(3), borderBlockEnd: `1px solid ${theme.color.edge}` },
  '& dt': { ...theme.type.label, fontSize: '1rem', color: theme.color.textMuted },
  '& dd': { ...theme.type.title3, fontSize: '1.375rem', fontWeight: 600 },
} as const;
