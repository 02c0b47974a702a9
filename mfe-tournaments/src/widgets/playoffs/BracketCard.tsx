import { paths, theme } from 'shared-kernel';
import { ButtonLink, Pane, VisuallyHidden } from 'shared-kernel/ui';
import type { BracketMatch, BracketSide } from '../../competition/playoffs/bracket';
import { Crest } from '../Crest';
import { matchStrings } from '../matches/strings';
import { sideName } from './strings';

type Props = {
  readonly match: BracketMatch;
  readonly tournamentId: string;
  readonly isOrganizer: boolean;
};

/** A match of the tree. An unknown team is named by the match or place that it will come from. */
export function BracketCard({ match, tournamentId, isOrganizer }: Props) {
  const { home, away, fixture } = match;
  return (
    <li>
      <Pane css={{ padding: theme.space(3), display: 'grid', gap: theme.space(2) }}>
        <Side side={home} />
        <Side side={away} />
        {isOrganizer && fixture !== null && (
          <ButtonLink
            size="small"
            variant="quiet"
            to={paths.matchSheet(tournamentId, fixture.id)}
            data-print="hide"
          >
            {matchStrings.sheet}
            <VisuallyHidden>{matchStrings.of(fixture.homeTeam, fixture.awayTeam)}</VisuallyHidden>
          </ButtonLink>
        )}
      </Pane>
    </li>
  );
}

function Side({ side }: { readonly side: BracketSide }) {
  return (
    <p css={row} data-winner={side.isWinner || undefined} data-known={side.team !== null || undefined}>
      {side.team === null ? <span css={blank} /> : <Crest team={side.team} size={28} />}
      <span>{sideName(side)}</span>
      <span css={{ ...theme.type.score, fontSize: '1.5rem' }}>{side.score ?? ''}</span>
    </p>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space(2),
  minHeight: '2rem',
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  color: theme.color.textMuted,
  '&[data-known]': { color: theme.color.text },
  '&[data-winner]': { fontWeight: 700, '& > :last-child': { color: theme.color.warm } },
} as const;

const blank = {
  width: '28px',
  height: '28px',
  border: `1px dashed ${theme.color.edgeStrong}`,
  borderRadius: '50%',
} as const;
