import { useRef } from 'react';
import { useVisitDraft } from 'shared-kernel/drafts';
import { teamEditsDraft } from '../../data/editionDrafts';
import { presentTime } from '../../data/presentTime';
import { teamCatalogue } from '../../data/teamCatalogue';
import { type EditRefusal, editTeam } from '../../domain/teams/editTeam';
import { squadOf } from '../../domain/teams/squads';
import { teamKey, teamOfKey } from '../../domain/teams/teamKey';
import type { Team, Tournament } from '../../domain/tournament';
import { useTournamentChange } from '../../ui/playoffs/useTournamentChange';
import {
  editOf,
  knowing,
  type OpenEdit,
  readTeamEdit,
  renamedElsewhere,
  typedOn,
  writeTeamEdit,
} from './teamEdit';

/** The outcome of saving a team. */
type Saved =
  | {
      readonly ok: true;
      /** Its present name. */
      readonly name: string;
      /** Whether something was typed meanwhile, which is not saved. */
      readonly isTypedOn: boolean;
    }
  | { readonly ok: false; readonly refusal: EditRefusal };

/** A team with the organiser's unsaved changes: they survive a reload, until they are saved or discarded. */
export function useTeamEdit(tournament: Tournament, team: Team) {
  const draft = teamEditsDraft(tournament.id);
  // By its key: another tab may give the team another name while this one types.
  const key = teamKey(tournament, team.name);
  const { change, confirmation } = useTournamentChange(tournament.id);
  const turn = useRef<Promise<unknown>>(undefined);

  function editIn(text: string | undefined): OpenEdit {
    const kept = readTeamEdit(text);
    return kept === null ? editOf(team) : renamedElsewhere(kept, team.name);
  }

  /** Saves run in turn, so that this form's own earlier save is no conflict. Null for a failed save, which was announced. */
  function save(): Promise<Saved | null> {
    const saved = turn.current?.then(saveNow) ?? saveNow();
    turn.current = saved;
    return saved;
  }

  async function saveNow(): Promise<Saved | null> {
    const at = presentTime().toISOString();
    const text = draft.read()[key];
    const sent = editIn(text);
    const outcome = await change((current) => editTeam(current, { ...sent, key }, teamCatalogue, at));
    if (outcome === null) return null;
    const now = draft.read()[key];
    if (!outcome.ok) {
      const { refusal } = outcome;
      if ('theirs' in refusal) keep(knowing(editIn(now), refusal));
      return { ok: false, refusal };
    }
    const name = teamOfKey(outcome.tournament, key, sent.name.trim()) ?? sent.name.trim();
    const isTypedOn = now !== text;
    if (isTypedOn) {
      const { players = [] } = squadOf(outcome.tournament, teamCatalogue, name) ?? {};
      keep(typedOn(editIn(now), sent, players));
    }
    return { ok: true, name, isTypedOn };
  }

  function keep(edit: OpenEdit) {
    draft.keep({ [key]: writeTeamEdit(edit) });
  }

  const text = useVisitDraft(draft)[key];
  return {
    edit: editIn(text),
    isTyped: readTeamEdit(text) !== null,
    keep,
    save,
    forget: () => draft.keep({ [key]: '' }),
    /** Asks for a confirmation when the save changes the playoffs. */
    confirmation,
  };
}
