import { type FormEvent, useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Field, TextInput } from 'shared-kernel/forms';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import type { EditRefusal } from '../../../competition/teams/editTeam';
import { mostPlayers, moved } from '../../../competition/teams/enterTeam';
import { playersOnSheets } from '../../../competition/teams/mergePlayers';
import type { Team, Tournament } from '../../../model/tournament';
import { announce } from '../../../widgets/announce';
import { boxStyle } from './boxStyle';
import { PlayerRowFields } from './PlayerRowFields';
import { strings as pageStrings } from './pageStrings';
import { editSentences, strings } from './strings';
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
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  /** The field to focus after the next rendering, if its row is new or was removed. */
  const wanted = useRef<string | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    form.current?.querySelector<HTMLElement>(`[name="${wanted.current}"]`)?.focus();
    wanted.current = null;
  });
  useEffect(() => {
    if (refused !== null) form.current?.querySelector<HTMLElement>('[aria-invalid], [data-refused]')?.focus();
  }, [refused]);

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
    setSaid('');
    keep({ ...edit, players: rows });
  }

  function move(place: number, by: 1 | -1) {
    const rows = moved(players, place, by);
    if (rows === players) return;
    keepRows(rows);
    setSaid(strings.placeOf(players[place]?.name || strings.player(place + 1), place + by + 1, rows.length));
  }

  function remove(place: number) {
    const { id = null } = players[place] ?? {};
    if (id !== null && playersOnSheets(tournament, team.name).has(id)) {
      setRefused({ field: `player-${place}`, sentence: editSentences['player-on-a-sheet'] });
      return;
    }
    wanted.current = players.length > 1 ? `player-${Math.min(place, players.length - 2)}` : 'add-player';
    keepRows(players.filter((_, other) => other !== place));
  }

  function add() {
    wanted.current = `player-${players.length}`;
    keepRows(withNewRow(players));
  }

  function close() {
    forget();
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
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
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      css={boxStyle}
      aria-label={strings.editTeam(team.name)}
      data-unsent={isTyped || undefined}
    >
      <Field label={strings.newTeamName} required {...withError(errorAt('name'))}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            autoFocus={isAsked}
            autoComplete="off"
            maxLength={200}
            value={edit.name}
            onChange={({ target }) => keep({ ...edit, name: target.value })}
          />
        )}
      </Field>
      {players.length > 0 && (
        <ol css={{ ...theme.unlisted, display: 'grid', gap: theme.space(4) }}>
          {players.map((row, place) => (
            <PlayerRowFields
              key={row.key}
              row={row}
              place={place}
              count={players.length}
              errorAt={errorAt}
              onChange={(part) =>
                keep({
                  ...edit,
                  players: players.map((other) => (other === row ? { ...row, ...part } : other)),
                })
              }
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
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
        <Button type="submit" variant="primary">
          {strings.save}
        </Button>
        <Button variant="quiet" onClick={close}>
          {strings.cancel}
        </Button>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {confirmation}
    </form>
  );
}

function withError(error: string | undefined) {
  return error === undefined ? {} : { error };
}
