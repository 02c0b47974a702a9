import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import {
  regenerateSchedule,
  type ScheduleFault,
  type ScheduleRefusal,
  scheduleFault,
} from '../../../competition/schedule/regenerateSchedule';
import { remainingTeams } from '../../../competition/teams/withdrawal';
import { type Fixture, isLeagueFixture, type Tournament } from '../../../model/tournament';
import { replaceSchedule } from '../../../store/replaceSchedule';
import { tournaments } from '../../../store/tournaments';
import { restore } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { Confirmation } from '../../../widgets/Confirmation';
import { scheduleSentences, strings } from './strings';

const faultSentences: Readonly<Record<ScheduleFault, string>> = {
  teams: strings.scheduleOutdated,
  legs: strings.legsOutdated,
};

/** The matches of the championship, generated from the teams; never over others without asking, because scores go. */
export function ScheduleSection({ tournament }: { readonly tournament: Tournament }) {
  const [isAsking, setIsAsking] = useState(false);
  // If the trash is full, the page asks again and says that the loss is permanent.
  const [isForGood, setIsForGood] = useState(false);
  const [refusal, setRefusal] = useState<ScheduleRefusal | null>(null);
  const league = tournament.fixtures.filter(isLeagueFixture);
  const fault = scheduleFault(tournament);
  const count = remainingTeams(tournament).length;

  async function ask() {
    const outcome = regenerateSchedule(tournament, '');
    setRefusal(outcome.ok ? null : outcome.refusal);
    if (!outcome.ok) return;
    // Another tab may have been first, and its event may not have arrived yet.
    const current = await tournaments.record(tournament.id).read();
    if (tournament.fixtures.length > 0 || (current?.fixtures.length ?? 0) > 0) setIsAsking(true);
    else await generate();
  }

  async function generate() {
    setIsAsking(false);
    const { outcome, saved } = await replaceSchedule(tournament.id, { forGood: isForGood });
    if (!saved.ok && saved.refusal.kind === 'no-trash') {
      setIsForGood(true);
      setIsAsking(true);
      return;
    }
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
      {count > 2 && count % 2 === 1 && <p css={{ color: theme.color.textMuted }}>{strings.exempt}</p>}
      {fault !== null && <p css={{ color: theme.color.warning }}>{faultSentences[fault]}</p>}
      {refusal !== null && (
        <p role="alert" css={{ color: theme.color.danger, fontWeight: 600 }}>
          {scheduleSentences[refusal.kind]}
        </p>
      )}
      <Button css={{ marginBlockStart: theme.space(4), paddingBlock: theme.space(2) }} onClick={ask}>
        {strings.generate}
      </Button>
      <Confirmation
        open={isAsking}
        title={strings.sureTitle}
        text={[strings.sureText, isForGood ? strings.sureForGood : strings.sureInTrash]}
        destructive
        onConfirm={generate}
        onCancel={() => setIsAsking(false)}
      />
    </Pane>
  );
}

function scheduleState(fixtures: readonly Fixture[]): string {
  const rounds = fixtures.reduce((last, { round = 0 }) => Math.max(last, round), 0);
  return strings.scheduleState(fixtures.length, rounds);
}
