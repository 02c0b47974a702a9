import { type FormEvent, useState } from 'react';
import { isolated, theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button, Pane, Stack } from 'shared-kernel/ui';
import { isLeagueComplete } from '../../../competition/playoffs/tree';
import type { TieDecision, Tournament } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { teamNames } from '../../../widgets/words';

const strings = {
  title: 'Égalités à départager',
  tie: (teams: readonly string[]) =>
    `${new Intl.ListFormat('fr').format(teams.map(isolated))} sont à égalité parfaite.`,
  tieText:
    'Ni les points, ni les sets, ni les buts, ni leurs matchs ne les séparent. Tirez au sort ou fixez l’ordre.',
  up: 'Monter',
  moveUp: (team: string) => `Monter ${isolated(team)}`,
  reason: 'Motif (facultatif)',
  reasonHint: 'Il se lit dans «\u00a0Pourquoi cet ordre\u00a0?\u00a0».',
  draw: 'Tirer au sort',
  drawn: (order: readonly string[]) => `Tirage\u00a0: ${teamNames(order)}. Enregistrez-le pour qu’il compte.`,
  decide: 'Enregistrer cet ordre',
  decided: 'Égalité départagée',
  stands: {
    lots: (order: readonly string[]) => `Tirage au sort\u00a0: ${teamNames(order)}.`,
    organizer: (order: readonly string[]) => `Ordre fixé par l’organisateur\u00a0: ${teamNames(order)}.`,
  },
  said: (reason: string) => `Motif\u00a0: ${isolated(reason)}`,
  takeBack: 'Revenir sur cette décision',
  takenBack: 'La décision est annulée',
} as const;

type Props = { readonly tournament: Tournament; readonly undecided: readonly (readonly string[])[] };

/** Ties that the results do not break, for the organiser to decide once the league is over, and their decisions. */
export function TieBreaks({ tournament, undecided }: Props) {
  const { change, confirmation } = useTournamentChange(tournament.id);
  const decisions = tournament.tieDecisions ?? [];
  const toDecide = isLeagueComplete(tournament) ? undecided : [];
  if (toDecide.length === 0 && decisions.length === 0) return null;

  async function save(work: (known: readonly TieDecision[]) => readonly TieDecision[], title: string) {
    const outcome = await change(({ tieDecisions = [], ...others }) => {
      const next = work(tieDecisions);
      return { ok: true, tournament: { ...others, ...(next.length > 0 && { tieDecisions: next }) } };
    });
    if (outcome?.ok) announce({ title });
  }

  return (
    <Stack as="section" aria-label={strings.title} data-print="hide">
      {toDecide.map((teams) => (
        <TieForm
          key={teams.join('\n')}
          teams={teams}
          onDecide={(decision) => save((known) => [...known, decision], strings.decided)}
        />
      ))}
      {decisions.map((decision) => (
        <Pane key={decision.at} css={decisionStyle}>
          <p>
            <span>{strings.stands[decision.by](decision.order)}</span>
            {decision.reason && <span>{` ${strings.said(decision.reason)}`}</span>}
          </p>
          <Button
            size="small"
            onClick={() => save((known) => known.filter(({ at }) => at !== decision.at), strings.takenBack)}
          >
            {strings.takeBack}
          </Button>
        </Pane>
      ))}
      {confirmation}
    </Stack>
  );
}

type FormProps = { readonly teams: readonly string[]; readonly onDecide: (decision: TieDecision) => void };

function TieForm({ teams, onDecide }: FormProps) {
  const [{ order, by }, setDraft] = useState<Pick<TieDecision, 'order' | 'by'>>({
    order: teams,
    by: 'organizer',
  });
  const [reason, setReason] = useState('');

  function moveUp(team: string, index: number) {
    const moved = order.toSpliced(index, 1).toSpliced(index - 1, 0, team);
    setDraft({ order: moved, by: 'organizer' });
  }

  function decide(event: FormEvent) {
    event.preventDefault();
    onDecide({ order, by, reason: reason.trim(), at: presentTime().toISOString() });
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
                  onClick={() => moveUp(team, index)}
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
        <Stack direction="row" gap={3}>
          <Button onClick={() => setDraft({ order: drawLots(teams), by: 'lots' })}>{strings.draw}</Button>
          <Button type="submit" variant="primary">
            {strings.decide}
          </Button>
        </Stack>
      </Stack>
    </Pane>
  );
}

/** The names in an unpredictable order, each order as likely as any other: by a random number for each name. */
function drawLots(names: readonly string[]): string[] {
  const lots = crypto.getRandomValues(new BigUint64Array(names.length));
  return names
    .map((name, index) => ({ name, lot: lots[index] ?? 0n }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ name }) => name);
}

const decisionStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(3),
  '& > p': { flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' },
} as const;

const list = {
  paddingInlineStart: theme.space(6),
  '& > li': { paddingBlock: theme.space(1) },
  '& > li > span': { marginInlineEnd: theme.space(3), overflowWrap: 'anywhere' },
} as const;
