import { useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Pane, SectionTitle } from 'shared-kernel/ui';
import { replaceCalendar } from '../../data/replaceTournament';
import {
  type CalendarRefusal,
  calendarSentences,
  isCalendarOutdated,
  regenerateCalendar,
} from '../../domain/calendar/regenerateCalendar';
import { type Fixture, isLeagueFixture, type Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { Confirmation } from '../../ui/Confirmation';
import { strings } from './strings';

/** The matches of the championship, generated from the teams; never without asking, because scores go. */
export function CalendarSection({ tournament }: { readonly tournament: Tournament }) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<CalendarRefusal | null>(null);
  const league = tournament.fixtures.filter(isLeagueFixture);

  function ask() {
    const outcome = regenerateCalendar(tournament, '');
    setRefusal(outcome.ok ? null : outcome.refusal);
    setIsAsking(outcome.ok);
  }

  async function generate() {
    setIsAsking(false);
    const { outcome, saved } = await replaceCalendar(tournament.id);
    // Teams may have left in another tab while the question was open.
    setRefusal(outcome?.ok === false ? outcome.refusal : null);
    if (!saved.ok || !outcome?.ok) return;
    announce({ title: strings.generatedTitle, description: calendarState(saved.value.fixtures) });
  }

  return (
    <Pane as="section" aria-label={strings.calendar}>
      <SectionTitle>{strings.calendar}</SectionTitle>
      <p css={{ color: theme.color.textMuted }}>
        {league.length === 0 ? strings.calendarNone : calendarState(league)}
      </p>
      {isCalendarOutdated(tournament) && (
        <p css={{ color: theme.color.warning }}>{strings.calendarOutdated}</p>
      )}
      {refusal !== null && (
        <p role="alert" css={{ color: theme.color.danger, fontWeight: 600 }}>
          {calendarSentences[refusal.kind]}
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

function calendarState(fixtures: readonly Fixture[]): string {
  const rounds = fixtures.reduce((last, { round = 0 }) => Math.max(last, round), 0);
  return strings.calendarState(fixtures.length, rounds);
}
