import { type FormEvent, useEffect, useRef, useState } from 'react';
import { theme, useSessionKind } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { Field, TextInput } from 'shared-kernel/forms';
import { Button, VisuallyHidden } from 'shared-kernel/ui';
import { teamEditsDraft } from '../../data/editionDrafts';
import { presentTime } from '../../data/presentTime';
import { teamCatalogue } from '../../data/teamCatalogue';
import { type EditRefusal, editTeam } from '../../domain/teams/editTeam';
import { mostPlayers } from '../../domain/teams/enterTeam';
import { moved } from '../../domain/teams/moveTeam';
import { playersOnSheets } from '../../domain/teams/playersOnSheets';
import { teamKey } from '../../domain/teams/teamKey';
import type { Team, Tournament } from '../../domain/tournament';
import { announce } from '../../ui/announce';
import { useTournamentChange } from '../../ui/playoffs/useTournamentChange';
import { boxStyle } from './boxStyle';
import { PlayerRowFields } from './PlayerRowFields';
import { strings as pageStrings } from './pageStrings';
import { editSentences, strings } from './strings';
import {
  editOf,
  knowing,
  type OpenEdit,
  type PlayerRow,
  readTeamEdit,
  refusedFieldOf,
  renamedElsewhere,
  withNewRow,
  writeTeamEdit,
} from './teamEdit';

type Props = {
  readonly tournament: Tournament;
  readonly team: Team;
  /** Whether the visitor has just asked for it, and it takes the focus; it also comes back after a reload. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
};

type Refused = { readonly field: string; readonly sentence: string };

/** A team that is entered: its name, its players, their numbers and order; kept when it is saved. */
export function TeamEditor({ tournament, team, isAsked, onClose }: Props) {
  const draft = teamEditsDraft(tournament.id);
  // By its key: another tab may give the team another name while this one types.
  const key = teamKey(tournament, team.name);
  const kept = readTeamEdit(useVisitDraft(draft)[key]);
  const edit = kept === null ? editOf(team) : renamedElsewhere(kept, team.name);
  const { players } = edit;
  const [refused, setRefused] = useState<Refused | null>(null);
  const [said, setSaid] = useState('');
  const isHosted = useSessionKind() === 'hosted';
  const { change, confirmation } = useTournamentChange(tournament.id);
  const form = useRef<HTMLFormElement>(null);
  /** The field that takes the focus with the next rendering, where its row is new, or gone. */
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

  function keep(part: Partial<OpenEdit>) {
    draft.keep({ [key]: writeTeamEdit({ ...edit, ...part }) });
  }

  function sentenceOf(refusal: EditRefusal): string {
    if (refusal.kind !== 'player-overtaken') return editSentences[refusal.kind];
    const { name, number } = refusal.theirs;
    return pageStrings.overtaken(number === undefined ? name : `${name}, ${number}`, isHosted);
  }

  /** The rows in another order or number: what was refused at a place is at another one. */
  function keepRows(rows: readonly PlayerRow[]) {
    setRefused(null);
    keep({ players: rows });
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
    draft.keep({ [key]: '' });
    onClose();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const at = presentTime().toISOString();
    const sent = draft.read()[key];
    const outcome = await change((current) => editTeam(current, edit, teamCatalogue, at));
    if (outcome === null) return;
    if (!outcome.ok) {
      const { refusal } = outcome;
      setRefused({ field: refusedFieldOf(refusal), sentence: sentenceOf(refusal) });
      if (refusal.kind === 'player-overtaken')
        draft.keep({ [key]: writeTeamEdit(knowing(edit, refusal.theirs)) });
      return;
    }
    // What was typed meanwhile stays.
    if (draft.read()[key] === sent) close();
    announce({ title: strings.edited(edit.name.trim()) });
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={save}
      css={boxStyle}
      aria-label={strings.editTeam(team.name)}
      data-unsent={kept !== null || undefined}
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
            onChange={({ target }) => keep({ name: target.value })}
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
                keep({ players: players.map((other) => (other === row ? { ...row, ...part } : other)) })
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
