import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Pane, SectionTitle } from 'shared-kernel/ui';
import { changeFormat, type FormatRefusal, formatOf } from '../../../competition/changeFormat';
import { hasSheets, scheduleFault } from '../../../competition/schedule/regenerateSchedule';
import type { Tournament, TournamentFormat } from '../../../model/tournament';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { FormatFields } from '../../../widgets/tournament-fields/FormatFields';
import { formatSentences, strings } from './strings';

/** How the tournament is played, kept at once; once a match has begun, only whether there are playoffs can change. */
export function FormatSection({ tournament }: { readonly tournament: Tournament }) {
  const { change, confirmation } = useTournamentChange(tournament.id);
  const [refusal, setRefusal] = useState<FormatRefusal | null>(null);
  const isFixed = hasSheets(tournament);
  const isLegsFault = scheduleFault(tournament) === 'legs';

  async function keep(part: Partial<TournamentFormat>) {
    const outcome = await change((current) => changeFormat(current, part));
    // A match may have begun in another tab.
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
  }

  return (
    <Pane as="section" aria-label={strings.format}>
      <SectionTitle>{strings.format}</SectionTitle>
      {refusal !== null && !isFixed && (
        <p role="alert" css={{ color: theme.color.danger, fontWeight: 600 }}>
          {formatSentences[refusal.kind]}
        </p>
      )}
      <FormatFields
        format={formatOf(tournament)}
        onChange={keep}
        {...(isFixed && { fixed: formatSentences['format-fixed'] })}
        {...(isLegsFault && { homeAndAwayHint: strings.legsOutdated })}
      />
      {confirmation}
    </Pane>
  );
}
