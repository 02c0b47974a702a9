import { useState } from 'react';
import { theme } from 'shared-kernel';
import { useVisitDraft } from 'shared-kernel/drafts';
import { Button } from 'shared-kernel/ui';
import { recomputeTournament } from '../../../competition/recomputeTournament';
import { moveTeam, removeTeam } from '../../../competition/teams/enterTeam';
import { squadsOf } from '../../../competition/teams/squads';
import { teamId, teamOfId } from '../../../competition/teams/teamId';
import {
  declareWithdrawal,
  matchesOfTeam,
  type TeamMatches,
  takeBackWithdrawal,
  withdrawalOf,
} from '../../../competition/teams/withdrawal';
import type { Tournament, WithdrawalTreatment } from '../../../model/tournament';
import { teamEditsDraft } from '../../../store/drafts';
import { presentTime } from '../../../store/stamps';
import { teamCatalogue } from '../../../store/teamCatalogue';
import { tournaments } from '../../../store/tournaments';
import { keepInTrash, restore, type TrashEntry, takeOut } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { useConfirmation } from '../../../widgets/Confirmation';
import { useTournamentChange } from '../../../widgets/playoffs/usePlayoffQuestion';
import { useOpenedForm } from './FramedForm';
import { GoneTeam, RemovedTeam } from './GoneTeam';
import { strings, treatmentNames, treatmentTexts } from './strings';
import { TeamEditor } from './TeamEditor';
import { TeamRow } from './TeamRow';
import { readTeamEdit } from './useTeamEdit';

/** The last removed team, and the trash entry with the former tournament. */
type Removed = {
  readonly team: string;
  readonly key: string;
  /** Counted from 0. */
  readonly place: number;
  readonly undo: TrashEntry | null;
  /** The tournament since then, in writing. */
  readonly after: string;
};

export function TeamList({ tournament }: { readonly tournament: Tournament }) {
  const { change, confirmation } = useTournamentChange(tournament.id);
  const edits = useVisitDraft(teamEditsDraft(tournament.id));
  /** By the keys of the teams. */
  const { asked, returned, open, close, returnTo } = useOpenedForm();
  const { ask, confirmation: question } = useConfirmation();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const squads = squadsOf(tournament, teamCatalogue);
  const gone = Object.entries(edits).flatMap(([key, text]) => {
    const edit = readTeamEdit(text);
    return edit === null || teamOfId(tournament, key, edit.base.name) !== undefined ? [] : [{ key, edit }];
  });

  /** The present name of a team of this list in the record. */
  function nowCalled(current: Tournament, team: string) {
    return teamOfId(current, teamId(tournament, team), team) ?? team;
  }

  function changeTeam(team: string, work: (current: Tournament, name: string) => Tournament) {
    return change((current) => ({ ok: true, tournament: work(current, nowCalled(current, team)) }));
  }

  async function askToRemove(team: string) {
    const { league, playoffs, finished, underWay } = matchesOfTeam(tournament, team);
    // A team without matches goes without a question: adding it again is one tap.
    if (league + playoffs === 0) return remove(team);
    let isWithdrawal = false;
    const isConfirmed = await ask({
      title: strings.removalTitle(team),
      text: [
        strings.removalText(league + playoffs, finished),
        ...(underWay > 0 ? [strings.removalUnderWay] : []),
        strings.removalAgain,
      ],
      confirmLabel: strings.remove,
      choices: (answer) => (
        <>
          <p>{strings.removalInstead}</p>
          <Button
            css={{ justifySelf: 'start' }}
            onClick={() => {
              isWithdrawal = true;
              answer(false);
            }}
          >
            {strings.declare}
          </Button>
        </>
      ),
    });
    if (isWithdrawal) await withdraw(team);
    else if (isConfirmed) await remove(team);
  }

  async function remove(team: string) {
    returnTo(null);
    // A return restores everything, with the places of the team and the playoffs. If the trash is full, the organiser
    // can only add the team again.
    const before = await tournaments.record(tournament.id).read();
    const undo = before === null ? null : await keepInTrash(before, 'team-removed', team);
    const outcome = await changeTeam(team, removeTeam);
    if (!outcome?.ok) {
      if (undo !== null) await takeOut(undo);
      return;
    }
    announce({ title: strings.removed(team), variant: 'destructive' });
    const after = JSON.stringify(await tournaments.record(tournament.id).read());
    const place = before === null ? 0 : before.teams.indexOf(nowCalled(before, team));
    setRemoved({ team, key: teamId(tournament, team), place, undo, after });
  }

  async function takeBackRemoval({ undo, key }: Removed) {
    if (undo === null) return;
    // Before its row is there, which takes the focus.
    returnTo(key);
    if ((await restore(undo)).ok) setRemoved(null);
    else returnTo(null);
  }

  async function withdraw(team: string) {
    const at = presentTime().toISOString();
    const matches = matchesOfTeam(tournament, team);
    let treatment: WithdrawalTreatment = 'kept';
    const isConfirmed = await ask({
      title: strings.withdrawalTitle(team),
      text: [
        strings.withdrawalText,
        ...(matches.playoffs > 0 ? [strings.withdrawalPlayoffs] : []),
        strings.withdrawalBack,
      ],
      confirmLabel: strings.declare,
      choices: () => (
        <TreatmentChoice
          matches={matches}
          replacedBy={(each) =>
            recomputeTournament(declareWithdrawal(tournament, team, each, at)).changed.length
          }
          onChange={(chosen) => {
            treatment = chosen;
          }}
        />
      ),
    });
    if (!isConfirmed) return;
    const outcome = await changeTeam(team, (current, name) =>
      declareWithdrawal(current, name, treatment, presentTime().toISOString()),
    );
    if (outcome?.ok) announce({ title: strings.withdrawn(team), variant: 'destructive' });
  }

  async function takeBack(team: string) {
    const outcome = await changeTeam(team, takeBackWithdrawal);
    if (outcome?.ok) announce({ title: strings.withdrawalTakenBack(team) });
  }

  // Undoing a removal restores the former state, so it is not offered after another change.
  const gap = removed?.after === JSON.stringify(tournament) ? removed : null;
  if (removed !== null && gap === null && !tournament.teams.includes(removed.team)) setRemoved(null);
  const rows = squads.map((team, place) => {
    const { name } = team;
    const key = teamId(tournament, name);
    const isAsked = asked === key;
    return (
      <TeamRow
        key={key}
        team={team}
        place={place}
        count={squads.length}
        withdrawal={withdrawalOf(tournament, name)}
        isReturned={returned === key}
        onEdit={() => open(key)}
        onMove={(by) => changeTeam(name, (current, now) => moveTeam(current, now, by))}
        onRemove={() => askToRemove(name)}
        onWithdraw={() => withdraw(name)}
        onTakeBack={() => takeBack(name)}
      >
        {(isAsked || readTeamEdit(edits[key]) !== null) && (
          <TeamEditor tournament={tournament} team={team} isAsked={isAsked} onClose={() => close(key)} />
        )}
      </TeamRow>
    );
  });
  if (gap) {
    const onUndo = gap.undo ? () => takeBackRemoval(gap) : undefined;
    rows.splice(gap.place, 0, <RemovedTeam key={`removed ${gap.key}`} team={gap.team} onUndo={onUndo} />);
  }

  return (
    <>
      <h3 css={{ ...theme.type.title3, marginBlock: `${theme.space(5)} ${theme.space(2)}` }}>
        {strings.current(tournament.teams.length)}
      </h3>
      <ul css={theme.unlisted}>{rows}</ul>
      {gone.map(({ key, edit }) => (
        <GoneTeam key={key} tournamentId={tournament.id} goneKey={key} edit={edit} onEntered={open} />
      ))}
      {question}
      {confirmation}
    </>
  );
}

type Props = {
  readonly matches: TeamMatches;
  /** How many playoff matches a choice gives to other teams. */
  readonly replacedBy: (treatment: WithdrawalTreatment) => number;
  readonly onChange: (treatment: WithdrawalTreatment) => void;
};

const treatments: readonly WithdrawalTreatment[] = ['kept', 'annulled', 'won-by-opponents'];

/** The treatments of a withdrawn team's matches, each with its effect; the first one is chosen until another is. */
function TreatmentChoice({ matches, replacedBy, onChange }: Props) {
  return (
    <fieldset css={{ border: 0, padding: 0, minWidth: 0 }}>
      <legend css={{ padding: 0, marginBlockEnd: theme.space(1), fontWeight: 600 }}>
        {strings.withdrawalLegend}
      </legend>
      {treatments.map((treatment) => (
        <label key={treatment} css={choice}>
          <input
            type="radio"
            name="treatment"
            value={treatment}
            defaultChecked={treatment === 'kept'}
            onChange={() => onChange(treatment)}
          />
          <span>
            <strong>{treatmentNames[treatment]}</strong>
            <small>
              <span>{treatmentTexts[treatment](matches)}</span>
              {replacedBy(treatment) > 0 && (
                <span>{` ${strings.withdrawalReplaced(replacedBy(treatment))}`}</span>
              )}
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const choice = {
  display: 'flex',
  gap: theme.space(3),
  paddingBlock: theme.space(3),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  cursor: 'pointer',
  '& > input': {
    flex: 'none',
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    accentColor: theme.color.action,
  },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.4 },
  '& small': { ...theme.muted, display: 'block' },
} as const;
