import { useState } from 'react';
import { theme } from 'shared-kernel';
import { FieldError } from 'shared-kernel/forms';
import { Button, Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import { changeFormat, formatOf } from '../../../competition/changeFormat';
import { teamsNeeded } from '../../../competition/playoffs/tree';
import {
  hasSheets,
  regenerateSchedule,
  type ScheduleRefusal,
  scheduleFault,
} from '../../../competition/schedule/regenerateSchedule';
import { remainingTeams } from '../../../competition/teams/withdrawal';
import type { Fixture, Tournament, TournamentFormat } from '../../../model/tournament';
import { isLeagueFixture } from '../../../model/tournament';
import { replaceSchedule } from '../../../store/replaceSchedule';
import { tournaments } from '../../../store/tournaments';
import { restore } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { useConfirmation } from '../../../widgets/Confirmation';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { FormatFields } from '../../../widgets/tournament-fields/FormatFields';
import { tournamentPaths } from '../../../widgets/tournamentPaths';
import { faultSentences, scheduleSentences, strings } from './strings';
import { TeamsSection } from './TeamsSection';

export { tournaments };

type Props = { readonly tournament: Tournament };

export function Sections({ tournament }: Props) {
  return (
    <>
      <FormatSection tournament={tournament} />
      <TeamsSection tournament={tournament} />
      <ScheduleSection tournament={tournament} />
    </>
  );
}

/** How the tournament is played, kept at once; once a match has begun, only whether there are playoffs can change. */
function FormatSection({ tournament }: Props) {
  const { change, confirmation } = useTournamentChange(tournament.id);
  const [isRefused, setIsRefused] = useState(false);
  const isFixed = hasSheets(tournament);
  const isLegsFault = scheduleFault(tournament) === 'legs';

  async function keep(part: Partial<TournamentFormat>) {
    const outcome = await change((current) => changeFormat(current, part));
    // A match may have begun in another tab.
    setIsRefused(outcome?.ok === false);
  }

  return (
    <Pane as="section" aria-label={strings.format}>
      <SectionTitle>{strings.format}</SectionTitle>
      <div role="alert">{isRefused && !isFixed && <FieldError>{strings.formatFixed}</FieldError>}</div>
      <FormatFields
        format={formatOf(tournament)}
        onChange={keep}
        fixed={isFixed ? strings.fixedFields : undefined}
        homeAndAwayHint={isLegsFault ? faultSentences.legs : undefined}
      />
      {confirmation}
    </Pane>
  );
}

/** The matches of the championship, generated from the teams after a question (specification, section 2). */
function ScheduleSection({ tournament }: Props) {
  const { ask, confirmation } = useConfirmation();
  const [refusal, setRefusal] = useState<ScheduleRefusal | null>(null);
  const league = tournament.fixtures.filter(isLeagueFixture);
  const fault = scheduleFault(tournament);
  const count = remainingTeams(tournament).length;
  const missingTeams = formatOf(tournament).playoffs ? teamsNeeded - tournament.teams.length : 0;
  const missing = missingTeams > 0 ? strings.playoffsMissing(teamsNeeded, missingTeams) : '';

  async function start() {
    const outcome = regenerateSchedule(tournament, '');
    setRefusal(outcome.ok ? null : outcome.refusal);
    if (!outcome.ok) return;
    // Another tab may have been first, and its event may not have arrived yet.
    const current = await tournaments.record(tournament.id).read();
    const isThere = tournament.fixtures.length > 0 || (current?.fixtures.length ?? 0) > 0;
    await generate(isThere ? strings.sureInTrash : '');
  }

  /** `loss` says where present matches go. If the trash is full, it asks again, because the loss is then permanent. */
  async function generate(loss: string): Promise<void> {
    const { sureTitle: title, sureText, sureWithoutTrash } = strings;
    if (!(await ask({ title, text: [sureText, missing, loss].filter(Boolean) }))) return;
    const isPermanent = loss === sureWithoutTrash;
    const { outcome, saved } = await replaceSchedule(tournament.id, { isPermanent });
    if (!saved.ok && saved.refusal.kind === 'no-trash') return generate(sureWithoutTrash);
    // Teams may have left in another tab while the question was open.
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
    if (!saved.ok || !outcome?.ok) return;
    const { undo } = saved;
    announce({
      title: strings.generatedTitle,
      description: scheduleState(saved.value.fixtures),
      ...(undo && { action: { label: strings.undo, onSelect: () => void restore(undo) } }),
    });
  }

  return (
    <Pane as="section" aria-label={strings.schedule}>
      <SectionTitle>{strings.schedule}</SectionTitle>
      <p css={{ color: theme.color.textMuted }}>
        {league.length === 0 ? strings.scheduleNone : scheduleState(league)}
      </p>
      {league.some(({ status }) => status === 'pending') && (
        <p>
          <TextLink to={tournamentPaths.day(tournament.id)}>{strings.planDay}</TextLink>
        </p>
      )}
      {count > 2 && count % 2 === 1 && <p css={{ color: theme.color.textMuted }}>{strings.exempt}</p>}
      {fault !== null && <p css={{ color: theme.color.warning }}>{faultSentences[fault]}</p>}
      <div role="alert">{refusal && <FieldError>{scheduleSentences[refusal.kind]}</FieldError>}</div>
      <Button css={{ marginBlockStart: theme.space(4), paddingBlock: theme.space(2) }} onClick={start}>
        {strings.generate}
      </Button>
      {confirmation}
    </Pane>
  );
}

function scheduleState(fixtures: readonly Fixture[]): string {
  const rounds = fixtures.reduce((last, { round = 0 }) => Math.max(last, round), 0);
  return strings.scheduleState(fixtures.length, rounds);
}
