import { type FormEvent, useState } from 'react';
import { theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button, Pane, Stack } from 'shared-kernel/ui';
import { isLeagueComplete } from '../../../../competition/playoffs/recomputePlayoffs';
import { decideTie, takeTieDecisionBack } from '../../../../competition/standings/decideTie';
import type { TieDecision, Tournament } from '../../../../model/tournament';
import { presentTime } from '../../../../store/stamps';
import { announce } from '../../../../widgets/announce';
import { useTournamentChange } from '../../../../widgets/playoffs/usePlayoffQuestion';
import { tieStrings as strings } from './strings';

type Props = { readonly tournament: Tournament; readonly undecided: readonly (readonly string[])[] };

/** Ties that the results do not break, for the organiser to decide once the league is over, and their decisions. */
export function TieBreaks({ tournament, undecided }: Props) {
  const decisions = tournament.tieDecisions ?? [];
  const toDecide = isLeagueComplete(tournament) ? undecided : [];
  if (toDecide.length === 0 && decisions.length === 0) return null;
  return (
    <section aria-label={strings.title} data-print="hide" css={{ display: 'grid', gap: theme.space(4) }}>
      {toDecide.map((teams) => (
        <TieForm key={teams.join('\n')} tournamentId={tournament.id} teams={teams} />
      ))}
      {decisions.map((decision) => (
        <Decision key={decision.at} tournamentId={tournament.id} decision={decision} />
      ))}
    </section>
  );
}

type FormProps = { readonly tournamentId: string; readonly teams: readonly string[] };

function TieForm({ tournamentId, teams }: FormProps) {
  const { change, confirmation } = useTournamentChange(tournamentId);
  const [order, setOrder] = useState(teams);
  const [by, setBy] = useState<TieDecision['by']>('organizer');
  const [reason, setReason] = useState('');

  function moveUp(index: number) {
    const moved = [...order];
    moved.splice(index - 1, 2, order[index] as string, order[index - 1] as string);
    setOrder(moved);
    setBy('organizer');
  }

  async function decide(event: FormEvent) {
    event.preventDefault();
    const decision = { order, by, reason: reason.trim(), at: presentTime().toISOString() };
    const outcome = await change((current) => ({ ok: true, tournament: decideTie(current, decision) }));
    if (outcome?.ok) announce({ title: strings.decided });
  }

  return (
    <Pane as="form" lit onSubmit={decide} aria-label={strings.tie(teams)}>
      <Stack gap={4}>
        <p css={{ overflowWrap: 'anywhere' }}>
          <strong>{strings.tie(teams)}</strong> {strings.tieText}
        </p>
        <ol css={list}>
          {order.map((team, index) => (
            <li key={team}>
              <span>{team}</span>
              {index > 0 && (
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => moveUp(index)}
                  aria-label={strings.moveUp(team)}
                >
                  {strings.up}
                </Button>
              )}
            </li>
          ))}
        </ol>
        <TextField
          label={strings.reason}
          hint={strings.reasonHint}
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={setReason}
        />
        <p role="status">{by === 'lots' && strings.drawn(order)}</p>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
          <Button
            onClick={() => {
              setOrder(drawLots(teams));
              setBy('lots');
            }}
          >
            {strings.draw}
          </Button>
          <Button type="submit" variant="primary">
            {strings.decide}
          </Button>
        </div>
      </Stack>
      {confirmation}
    </Pane>
  );
}

type DecisionProps = { readonly tournamentId: string; readonly decision: TieDecision };

function Decision({ tournamentId, decision }: DecisionProps) {
  const { change, confirmation } = useTournamentChange(tournamentId);

  async function takeBack() {
    const outcome = await change((current) => ({
      ok: true,
      tournament: takeTieDecisionBack(current, decision),
    }));
    if (outcome?.ok) announce({ title: strings.takenBack });
  }

  return (
    <Pane css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3), alignItems: 'center' }}>
      <p css={{ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <span>{strings.stands[decision.by](decision.order)}</span>
        {decision.reason && <span>{` ${strings.said(decision.reason)}`}</span>}
      </p>
      <Button size="small" onClick={takeBack}>
        {strings.takeBack}
      </Button>
      {confirmation}
    </Pane>
  );
}

const list = {
  paddingInlineStart: theme.space(6),
  '& > li': { paddingBlock: theme.space(1) },
  '& > li > span': { marginInlineEnd: theme.space(3), overflowWrap: 'anywhere' },
} as const;

/** The names in an unpredictable order, each order as likely as any other (Fisher and Yates). */
function drawLots(names: readonly string[]): string[] {
  const drawn = [...names];
  for (let last = drawn.length - 1; last > 0; last -= 1) {
    const other = below(last + 1);
    [drawn[last], drawn[other]] = [drawn[other] as string, drawn[last] as string];
  }
  return drawn;
}

/** A whole number from 0 up to, and without, the limit; the few values that would favour small ones are drawn again. */
function below(limit: number): number {
  const range = 2 ** 32;
  const fair = range - (range % limit);
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < fair) return drawn % limit;
  }
}
