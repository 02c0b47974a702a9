import { useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Disclosure } from 'shared-kernel/disclosure';
import { useVisitDraft } from 'shared-kernel/drafts';
import { SelectField, TextField } from 'shared-kernel/forms';
import { Button, Stack } from 'shared-kernel/ui';
import { type Player, type Role, type Side, winningSetsOf } from '../../model/tournament';
import { readQuickScore, recordQuickScore, type SetScorers } from '../../scoring/quickScore';
import { roles, sides } from '../../scoring/score';
import { quickScoreDraft } from '../../store/drafts';
import { newStamp } from '../../store/stamps';
import { squadsOfMatch } from '../squads';
import { ActionForm, type ActionProps } from './ActionForm';
import { scoreSentence, strings } from './strings';
import { useSheetWriting } from './useSheetWriting';

/** A match from a sheet of paper: its sets in one line, with scorers or without. */
export function QuickScoreForm({ tournament, fixture, onDone }: ActionProps) {
  const { write, confirmation } = useSheetWriting(tournament, fixture);
  const draft = quickScoreDraft(tournament.id);
  const { [fixture.id]: text = '' } = useVisitDraft(draft);
  const [wasSent, setWasSent] = useState(false);
  /** By set and side. */
  const [scorers, setScorers] = useState<Readonly<Record<string, SetScorers>>>({});
  const form = useRef<HTMLFormElement>(null);
  const winningSets = winningSetsOf(tournament);
  const { homeTeam, awayTeam, result } = fixture;
  const read = readQuickScore(text, winningSets);
  const homeSets = read.sets.filter(([home, away]) => home > away).length;
  const awaySets = read.sets.length - homeSets;
  const squads = squadsOfMatch(tournament, fixture);
  const scorersOf = (setIndex: number, side: Side) => scorers[`${setIndex} ${side}`] ?? unknownScorers;
  const places = read.sets.flatMap((goals, setIndex) =>
    sides.map((side, index) => ({ setIndex, side, goals: goals[index] ?? 0 })),
  );
  const problem = places
    .map(({ setIndex, side, goals }) => problemOf(scorersOf(setIndex, side), goals))
    .find((sentence) => sentence !== null);

  async function send() {
    setWasSent(true);
    if (!read.ok || problem !== undefined) {
      form.current?.querySelector<HTMLElement>(read.ok ? '[data-scorers] input' : 'input')?.focus();
      return;
    }
    // Without a named scorer a set may keep its sheet's scorers.
    const named = (setIndex: number, side: Side) => {
      const chosen = scorersOf(setIndex, side);
      return roles.some((role) => chosen[role].playerId !== null) ? chosen : null;
    };
    const isWritten = await write((sheet) => recordQuickScore(sheet, read.sets, named, newStamp), {
      title: strings.scoreSaved,
      description: strings.scoreSavedText(homeTeam, homeSets, awaySets, awayTeam),
    });
    if (!isWritten) return;
    draft.forget({ [fixture.id]: text });
    // An organiser who has typed another score meanwhile keeps the form.
    if (!draft.read()[fixture.id]) onDone();
  }

  const error = !read.ok && wasSent ? scoreSentence(read.refusal, winningSets) : undefined;
  return (
    <ActionForm ref={form} label={strings.quickScore} onSubmit={() => void send()} onDone={onDone}>
      <TextField
        label={strings.scoreLabel(homeTeam)}
        hint={strings.scoreHint(winningSets)}
        required
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={60}
        value={text}
        onChange={(typed) => draft.keep({ [fixture.id]: typed })}
      />
      <p role="status" css={{ minHeight: '1.5em', fontWeight: 600 }}>
        {read.ok &&
          (read.winner === 'teamA'
            ? strings.scoreRead(homeTeam, awayTeam, homeSets, awaySets)
            : strings.scoreRead(awayTeam, homeTeam, awaySets, homeSets))}
      </p>
      {result !== null && <p css={theme.muted}>{strings.scoreReplaces}</p>}
      {read.ok && (
        <div data-scorers>
          <Disclosure summary={strings.scorers}>
            <p css={theme.muted}>{strings.scorersHint}</p>
            {places.map(({ setIndex, side, goals }) => (
              <ScorersFields
                key={`${setIndex} ${side}`}
                legend={strings.scorersOf(setIndex, squads[side].name, goals)}
                goals={goals}
                players={squads[side].players}
                scorers={scorersOf(setIndex, side)}
                onChange={(chosen) => setScorers({ ...scorers, [`${setIndex} ${side}`]: chosen })}
              />
            ))}
          </Disclosure>
          {wasSent && problem !== undefined && (
            <p role="alert" css={{ color: theme.color.danger, fontWeight: 600 }}>
              {problem}
            </p>
          )}
        </div>
      )}
      <Button type="submit" variant="primary">
        {strings.saveScore}
      </Button>
      {confirmation}
    </ActionForm>
  );
}

const unknownScorers: SetScorers = {
  attacker: { playerId: null, goals: 0 },
  defender: { playerId: null, goals: 0 },
};

function namedGoals(scorers: SetScorers): number {
  return roles.reduce((sum, role) => sum + (scorers[role].playerId === null ? 0 : scorers[role].goals), 0);
}

function problemOf(scorers: SetScorers, goals: number): string | null {
  const { attacker, defender } = scorers;
  if (attacker.playerId !== null && attacker.playerId === defender.playerId) return strings.sameTwice;
  return namedGoals(scorers) > goals ? strings.tooManyGoals(goals) : null;
}

type ScorersProps = {
  readonly legend: string;
  readonly goals: number;
  readonly players: readonly Player[];
  readonly scorers: SetScorers;
  readonly onChange: (scorers: SetScorers) => void;
};

/** The players of both roles of a team in a set, and the goals of each; other goals have no scorer. */
function ScorersFields({ legend, goals, players, scorers, onChange }: ScorersProps) {
  const change = (role: Role, part: Partial<SetScorers[Role]>) =>
    onChange({ ...scorers, [role]: { ...scorers[role], ...part } });
  return (
    <Stack as="fieldset" gap={2} css={group}>
      <legend>{legend}</legend>
      {roles.map((role) => (
        <div key={role} css={pair}>
          <SelectField
            label={strings.roles[role]}
            options={[
              { value: '', label: strings.unnamed },
              ...players.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={scorers[role].playerId ?? ''}
            onChange={(id) => change(role, { playerId: id || null })}
          />
          <TextField
            label={strings.goalsOf[role]}
            inputMode="numeric"
            autoComplete="off"
            disabled={scorers[role].playerId === null}
            value={scorers[role].goals || ''}
            onChange={(typed) => change(role, { goals: Number(typed.replace(/\D/g, '').slice(-1)) })}
          />
        </div>
      ))}
      <p>{strings.withoutScorer(Math.max(0, goals - namedGoals(scorers)))}</p>
    </Stack>
  );
}

const group = {
  minWidth: 0,
  marginBlockStart: theme.space(4),
  border: 0,
  '& > legend': { fontWeight: 600, color: theme.color.text, overflowWrap: 'anywhere' },
} as const;

const pair = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  gap: theme.space(2),
  alignItems: 'end',
} as const;
