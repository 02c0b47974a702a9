import { useMemo } from 'react';
import { theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { EmptyState } from 'shared-kernel/states';
import { Icon, Pane } from 'shared-kernel/ui';
import { bracketOf } from '../../competition/playoffs/bracket';
import type { Tournament } from '../../model/tournament';
import { TeamName } from '../TeamName';
import { BracketDrawing } from './BracketDrawing';
import { playoffStrings } from './playoffStrings';
import { slotName } from './slotNames';
import { bracketSentence, bracketStrings } from './strings';

type Props = { readonly tournament: Tournament; readonly isOrganizer?: boolean };

export function Playoffs({ tournament, isOrganizer = false }: Props) {
  const bracket = useMemo(() => bracketOf(tournament), [tournament]);
  const teams = tournament.teams.length;
  if (bracket === null) {
    return <EmptyState title={playoffStrings.notMet}>{teams < 8 && playoffStrings.needed(teams)}</EmptyState>;
  }
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(6) }}>
      {bracket.isProvisional && <p css={{ color: theme.color.textMuted }}>{playoffStrings.provisional}</p>}
      {bracket.champion !== null && (
        <Pane lit css={champion}>
          <Icon name="trophy" css={{ fontSize: '2.5rem', color: theme.color.warm }} />
          <div>
            <p css={{ ...theme.type.label, color: theme.color.warm }}>{bracketStrings.champion}</p>
            <p css={theme.type.title2}>
              <TeamName name={bracket.champion} size={48} />
            </p>
          </div>
        </Pane>
      )}
      <BracketDrawing
        bracket={bracket}
        teams={teams}
        tournamentId={tournament.id}
        isOrganizer={isOrganizer}
      />
      <div data-print="hide">
        <Disclosure summary={playoffStrings.asText}>
          <ol css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(2) }}>
            {bracket.matches.map((match) => (
              <li key={match.slot}>{bracketSentence(match, teams)}</li>
            ))}
            {bracket.relegated !== null && (
              <li>{playoffStrings.lost(bracket.relegated, slotName('relegation', teams))}</li>
            )}
          </ol>
        </Disclosure>
      </div>
    </div>
  );
}

const champion = { display: 'flex', alignItems: 'center', gap: theme.space(5) } as const;
