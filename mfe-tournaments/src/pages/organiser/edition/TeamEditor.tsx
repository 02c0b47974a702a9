import { useState } from 'react';
import { isolated, theme } from 'shared-kernel';
import { FieldError, TextField } from 'shared-kernel/forms';
import { Button, Icon, Stack } from 'shared-kernel/ui';
import type { EditRefusal } from '../../../competition/teams/editTeam';
import { mostPlayers, moved } from '../../../competition/teams/enterTeam';
import { playersOnSheets } from '../../../competition/teams/mergePlayers';
import type { Team } from '../../../model/tournament';
import { newId } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { type FieldFocus, FramedForm, type OpenedFormProps, type TournamentChange } from './FramedForm';
import { strings as pageStrings } from './pageStrings';
import { editSentences, strings } from './strings';
import { MoveButtons } from './TeamRow';
import { type PlayerRow, refusedFieldOf, useTeamEdit } from './useTeamEdit';

type Props = OpenedFormProps & { readonly team: Team };

/** A team that is entered: its name, its players, their numbers and order; kept when it is saved. */
export function TeamEditor({ tournament, team, isAsked, onClose }: Props) {
  const { edit, isTyped, keep, save, forget } = useTeamEdit(tournament, team);
  const { players } = edit;
  const [focus, setFocus] = useState<FieldFocus | null>(null);
  const errorAt = (name: string) => (focus?.field === name ? focus.error : undefined);
  const ofPlayers = errorAt('players');
  const field = (name: string) => ({ name, error: errorAt(name), autoComplete: 'off' });

  function sentenceOf(refusal: EditRefusal): string {
    if (!('theirs' in refusal)) return editSentences[refusal.kind];
    const { theirs } = refusal;
    const parts = typeof theirs === 'string' ? [theirs] : [theirs?.name, theirs?.number];
    return pageStrings.overtaken(parts.filter((part) => part !== undefined).join(', '));
  }

  /** The rows have another order or number, so the place of the last refusal is invalid. */
  function keepRows(rows: readonly PlayerRow[], next?: string) {
    if (rows === players) return;
    setFocus(next === undefined ? null : { field: next });
    keep({ ...edit, players: rows });
  }

  function remove(place: number) {
    const { id = null } = players[place] ?? {};
    if (id !== null && playersOnSheets(tournament, team.name).has(id)) {
      setFocus({ field: `player-${place}`, error: editSentences['player-on-a-sheet'] });
      return;
    }
    const next = players.length > 1 ? `player-${Math.min(place, players.length - 2)}` : 'add-player';
    keepRows(players.toSpliced(place, 1), next);
  }

  function close() {
    forget();
    onClose();
  }

  async function submit(change: TournamentChange) {
    const saved = await save(change);
    if (saved === null) return;
    if (!saved.ok) {
      setFocus({ field: refusedFieldOf(saved.refusal), error: sentenceOf(saved.refusal) });
      return;
    }
    if (!saved.isTypedOn) close();
    announce({ title: strings.edited(saved.name) });
  }

  return (
    <FramedForm
      tournamentId={tournament.id}
      label={strings.editTeam(team.name)}
      submitLabel={strings.save}
      isUnsent={isTyped}
      focus={focus}
      onSubmit={submit}
      onCancel={close}
    >
      <TextField
        label={strings.newTeamName}
        {...field('name')}
        required
        autoFocus={isAsked}
        maxLength={200}
        value={edit.name}
        onChange={(name) => keep({ ...edit, name })}
      />
      {players.length > 0 && (
        <Stack as="ol">
          {players.map((row, place) => {
            const name = row.name.trim() || strings.player(place + 1);
            const change = (part: Partial<PlayerRow>) =>
              keep({ ...edit, players: players.with(place, { ...row, ...part }) });
            return (
              <li key={row.key} css={style}>
                <TextField
                  label={strings.player(place + 1)}
                  {...field(`player-${place}`)}
                  maxLength={200}
                  value={row.name}
                  onChange={(name) => change({ name })}
                />
                <TextField
                  label={strings.number}
                  {...field(`number-${place}`)}
                  aria-label={strings.numberOf(place + 1)}
                  inputMode="numeric"
                  maxLength={3}
                  value={row.number}
                  onChange={(number) => change({ number })}
                />
                <Stack direction="row" gap={2} css={actions}>
                  <MoveButtons
                    name={name}
                    place={place}
                    count={players.length}
                    onMove={(by) => keepRows(moved(players, place, by))}
                  />
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={`${strings.takeOut} ${isolated(name)}`}
                    onClick={() => remove(place)}
                  >
                    <Icon name="close" />
                  </Button>
                </Stack>
              </li>
            );
          })}
        </Stack>
      )}
      {players.length < mostPlayers && (
        <div>
          <Button
            name="add-player"
            size="small"
            onClick={() =>
              keepRows(
                [...players, { key: newId(), id: null, name: '', number: '' }],
                `player-${players.length}`,
              )
            }
          >
            {strings.addPlayer}
          </Button>
        </div>
      )}
      {ofPlayers && (
        <div data-field="players" tabIndex={-1}>
          <FieldError>{ofPlayers}</FieldError>
        </div>
      )}
    </FramedForm>
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
  gridColumn: '1 / -1',
  // Beside the controls, under their labels.
  [theme.media.tablet]: { gridColumn: 'auto', marginBlockStart: '2.375rem' },
} as const;
