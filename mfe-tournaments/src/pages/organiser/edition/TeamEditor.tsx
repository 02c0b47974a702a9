import { useEffect, useRef, useState } from 'react';
import { isolated, theme } from 'shared-kernel';
import { TextField } from 'shared-kernel/forms';
import { Button, Icon } from 'shared-kernel/ui';
import type { EditRefusal } from '../../../competition/teams/editTeam';
import { mostPlayers, moved } from '../../../competition/teams/enterTeam';
import { playersOnSheets } from '../../../competition/teams/mergePlayers';
import type { Team, Tournament } from '../../../model/tournament';
import { announce } from '../../../widgets/announce';
import { FramedForm } from './FramedForm';
import { strings as pageStrings } from './pageStrings';
import { editSentences, strings } from './strings';
import { MoveButtons } from './TeamRow';
import { type PlayerRow, refusedFieldOf, useTeamEdit, withNewRow } from './useTeamEdit';

type Props = {
  readonly tournament: Tournament;
  readonly team: Team;
  /** Whether the visitor has just opened it, so that it takes the focus; a reload reopens it too. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
};

type Refused = { readonly field: string; readonly sentence: string };

/** A team that is entered: its name, its players, their numbers and order; kept when it is saved. */
export function TeamEditor({ tournament, team, isAsked, onClose }: Props) {
  const { edit, isTyped, keep, save, forget, confirmation } = useTeamEdit(tournament, team);
  const { players } = edit;
  const [refused, setRefused] = useState<Refused | null>(null);
  const form = useRef<HTMLFormElement>(null);
  /** The field to focus after the next rendering, if its row is new or was removed. */
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    form.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });

  const errorAt = (field: string) => (refused?.field === field ? refused.sentence : undefined);

  function sentenceOf(refusal: EditRefusal): string {
    if (!('theirs' in refusal)) return editSentences[refusal.kind];
    const { theirs } = refusal;
    const parts = typeof theirs === 'string' ? [theirs] : [theirs?.name, theirs?.number];
    return pageStrings.overtaken(parts.filter((part) => part !== undefined).join(', '));
  }

  /** The rows have another order or number, so the place of the last refusal is invalid. */
  function keepRows(rows: readonly PlayerRow[]) {
    setRefused(null);
    keep({ ...edit, players: rows });
  }

  function move(place: number, by: 1 | -1) {
    const rows = moved(players, place, by);
    if (rows !== players) keepRows(rows);
  }

  function remove(place: number) {
    const { id = null } = players[place] ?? {};
    if (id !== null && playersOnSheets(tournament, team.name).has(id)) {
      setRefused({ field: `player-${place}`, sentence: editSentences['player-on-a-sheet'] });
      return;
    }
    wanted.current = players.length > 1 ? `player-${Math.min(place, players.length - 2)}` : 'add-player';
    keepRows(players.toSpliced(place, 1));
  }

  function add() {
    wanted.current = `player-${players.length}`;
    keepRows(withNewRow(players));
  }

  function close() {
    forget();
    onClose();
  }

  async function submit() {
    const saved = await save();
    if (saved === null) return;
    if (!saved.ok) {
      setRefused({ field: refusedFieldOf(saved.refusal), sentence: sentenceOf(saved.refusal) });
      return;
    }
    if (!saved.isTypedOn) close();
    announce({ title: strings.edited(saved.name) });
  }

  return (
    <FramedForm
      form={form}
      label={strings.editTeam(team.name)}
      submitLabel={strings.save}
      isUnsent={isTyped}
      refusal={refused}
      onSubmit={submit}
      onCancel={close}
    >
      <TextField
        label={strings.newTeamName}
        required
        error={errorAt('name')}
        name="name"
        autoFocus={isAsked}
        autoComplete="off"
        maxLength={200}
        value={edit.name}
        onChange={(name) => keep({ ...edit, name })}
      />
      {players.length > 0 && (
        <ol css={{ ...theme.unlisted, display: 'grid', gap: theme.space(4) }}>
          {players.map((row, place) => (
            <PlayerFields
              key={row.key}
              row={row}
              place={place}
              count={players.length}
              errorAt={errorAt}
              onChange={(part) => keep({ ...edit, players: players.with(place, { ...row, ...part }) })}
              onMove={(by) => move(place, by)}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
      {players.length < mostPlayers && (
        <div>
          <Button name="add-player" size="small" onClick={add}>
            {strings.addPlayer}
          </Button>
        </div>
      )}
      {errorAt('players') !== undefined && (
        <p data-refused tabIndex={-1} css={{ color: theme.color.danger, fontWeight: 600 }}>
          {errorAt('players')}
        </p>
      )}
      {confirmation}
    </FramedForm>
  );
}

type RowProps = {
  readonly row: PlayerRow;
  /** Counted from 0. */
  readonly place: number;
  readonly count: number;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<Pick<PlayerRow, 'name' | 'number'>>) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
};

/** One player in the editor of a team: name, shirt number, place in the list. */
function PlayerFields({ row, place, count, errorAt, onChange, onMove, onRemove }: RowProps) {
  const name = row.name.trim() || strings.player(place + 1);
  return (
    <li css={style}>
      <TextField
        label={strings.player(place + 1)}
        error={errorAt(`player-${place}`)}
        name={`player-${place}`}
        autoComplete="off"
        maxLength={200}
        value={row.name}
        onChange={(name) => onChange({ name })}
      />
      <TextField
        label={strings.number}
        error={errorAt(`number-${place}`)}
        name={`number-${place}`}
        aria-label={strings.numberOf(place + 1)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={row.number}
        onChange={(number) => onChange({ number })}
      />
      <div css={actions}>
        <MoveButtons name={name} place={place} count={count} onMove={onMove} />
        <Button
          variant="quiet"
          size="small"
          aria-label={`${strings.takeOut} ${isolated(name)}`}
          onClick={onRemove}
        >
          <Icon name="close" />
        </Button>
      </div>
    </li>
  );
}

const style = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 4.5rem',
  gap: theme.space(2),
  alignItems: 'start',
  [theme.media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 5.5rem auto' },
} as const;

const actions = {
  display: 'flex',
  gap: theme.space(2),
  gridColumn: '1 / -1',
  // Beside the controls, under their labels.
  [theme.media.tablet]: { gridColumn: 'auto', marginBlockStart: '2.375rem' },
} as const;
