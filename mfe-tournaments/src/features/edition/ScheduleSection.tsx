import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import { replaceSchedule } from '../../data/replaceTournament';
import {
  isScheduleOutdated,
  regenerateSchedule,
  type ScheduleRefusal,
} from '../../domain/schedule/regenerateSchedule';
import { type Fixture, isLeagueFixture, type Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { Confirmation } from '../../ui/Confirmation';
import { scheduleSentences, strings } from './strings';

/** The matches of the championship, generated from the teams; never without asking, because scores go. */
export function ScheduleSection({ tournament }: { readonly tournament: Tournament }) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<ScheduleRefusal | null>(null);
  const league = tournament.fixtures.filter(isLeagueFixture);

  function ask() {
    const outcome = regenerateSchedule(tournament, '');
    setRefusal(outcome.ok ? null : outcome.refusal);
    setIsAsking(outcome.ok);
  }

  async function generate() {
    setIsAsking(false);
    const { outcome, saved } = await replaceSchedule(tournament.id);
    // Teams may have left in another tab while the question was open.
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
    if (!saved.ok || !outcome?.ok) return;
    announce({ title: strings.generatedTitle, description: scheduleState(saved.value.fixtures) });
  }

  return (
    <Pane as="section" aria-label={strings.schedule}>
      <SectionTitle>{strings.schedule}</SectionTitle>
      <p css={{ color: theme.color.textMuted }}>
        {league.length === 0 ? strings.scheduleNone : scheduleState(league)}
      </p>
      {isScheduleOutdated(tournament) && (
        <p css={{ color: theme.color.warning }}>{strings.scheduleOutdated}</p>
      )}
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
        text={[strings.sureText]}
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
