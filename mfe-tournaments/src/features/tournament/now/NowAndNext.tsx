import { useId } from 'react';
import { theme } from 'shared-kernel';
import { useNow } from 'shared-kernel/hydration';
import { nextCalls } from '../../../domain/day/nextCalls';
import { isDayRunning, underWay } from '../../../domain/day/runningDay';
import type { Tournament } from '../../../domain/tournament';
import { CallRow } from './CallRow';
import { LiveRow } from './LiveRow';
import { strings } from './strings';

type Props = { readonly tournament: Tournament; readonly isOrganizer: boolean };

/** While a day runs: what is played, court by court, and what is to be called next. */
export function NowAndNext({ tournament, isOrganizer }: Props) {
  const now = useNow();
  const id = useId();
  if (now === null || !isDayRunning(tournament, now)) return null;
  const playing = underWay(tournament);
  const calls = nextCalls(tournament, now);
  return (
    <div css={regions} data-print="hide">
      <section aria-labelledby={`${id}-now`}>
        <h2 id={`${id}-now`} css={title}>
          {strings.now}
        </h2>
        {playing.length === 0 ? (
          <p css={nothing}>{strings.nobodyPlays}</p>
        ) : (
          <ul css={list}>
            {playing.map(({ fixture, court }) => (
              <LiveRow
                key={fixture.id}
                tournamentId={tournament.id}
                fixture={fixture}
                court={court}
                isOrganizer={isOrganizer}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby={`${id}-next`}>
        <h2 id={`${id}-next`} css={title}>
          {strings.next}
        </h2>
        {calls.length === 0 ? (
          <p css={nothing}>{strings.nothingLeft}</p>
        ) : (
          <ul css={list}>
            {calls.map((call) => (
              <CallRow
                key={call.fixture.id}
                tournamentId={tournament.id}
                call={call}
                isOrganizer={isOrganizer}
              />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const regions = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
  alignItems: 'start',
  gap: `${theme.space(3)} ${theme.space(6)}`,
  marginBlockEnd: theme.space(6),
} as const;

const title = { ...theme.type.label, marginBlockEnd: theme.space(1), color: theme.color.action } as const;

const nothing = { ...theme.type.small, color: theme.color.textMuted } as const;

const list = {
  ...theme.unlisted,
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  '& > li + li': { borderBlockStart: `1px solid ${theme.color.edge}` },
} as const;
