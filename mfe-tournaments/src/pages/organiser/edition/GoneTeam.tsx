import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { enterTeam } from '../../../competition/teams/enterTeam';
import { teamId } from '../../../competition/teams/teamId';
import { teamEditsDraft } from '../../../store/drafts';
import { FramedForm, type TournamentChange } from './FramedForm';
import { strings, teamSentences } from './strings';
import { rowStyle } from './TeamRow';
import type { OpenEdit } from './useTeamEdit';

type Props = {
  readonly tournamentId: string;
  /** The key that the team had. */
  readonly goneKey: string;
  readonly edit: OpenEdit;
  /** The team is entered again, under that key. */
  readonly onEntered: (key: string) => void;
};

/** Unsaved changes of a team that has left meanwhile: they return with the team, or the organiser discards them. */
export function GoneTeam({ tournamentId, goneKey, edit, onEntered }: Props) {
  const draft = teamEditsDraft(tournamentId);
  const [refusal, setRefusal] = useState('');
  const { name } = edit.base;

  /** Afterwards the focus goes to the element above. */
  function giveUp({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const above = currentTarget.form?.previousElementSibling?.querySelectorAll('button');
    above?.item(above.length - 1)?.focus();
    draft.keep({ [goneKey]: '' });
  }

  async function enter(change: TournamentChange) {
    const outcome = await change((current) => enterTeam(current, name));
    setRefusal(outcome?.ok === false ? teamSentences[outcome.refusal.kind] : '');
    if (!outcome?.ok) return;
    const key = teamId(outcome.tournament, name);
    // The key is usually the same; then the second entry counts.
    draft.keep({ [goneKey]: '', [key]: draft.read()[goneKey] ?? '' });
    onEntered(key);
  }

  return (
    <FramedForm
      tournamentId={tournamentId}
      label={strings.editTeam(name)}
      submitLabel={strings.enterAgain}
      isUnsent
      onSubmit={enter}
      onCancel={giveUp}
    >
      <div role="alert">
        <p>{strings.gone(name)}</p>
        {refusal !== '' && <p css={{ color: theme.color.danger }}>{refusal}</p>}
      </div>
      <p css={{ overflowWrap: 'anywhere' }}>
        <strong>{edit.name}</strong>
        {edit.players.map((player) => (
          <span key={player.key} css={{ display: 'block' }}>
            {[player.number, player.name].filter(Boolean).join(' ')}
          </span>
        ))}
      </p>
    </FramedForm>
  );
}

type RemovedTeamProps = {
  readonly team: string;
  /** Undefined without a copy in the trash. */
  readonly onUndo: (() => void) | undefined;
};

/**
 * The place of a team that has just been taken out. The keyboard goes on from there, and takes it back with the next
 * stop of the keyboard, without a notice's haste.
 */
export function RemovedTeam({ team, onUndo }: RemovedTeamProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => row.current?.focus(), []);
  return (
    <Stack as="li" direction="row" ref={row} tabIndex={-1} css={rowStyle}>
      <span css={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>{strings.removed(team)}</span>
      {onUndo && (
        <Button size="small" onClick={onUndo}>
          {strings.undo}
          <VisuallyHidden>{strings.undoRemoval(team)}</VisuallyHidden>
        </Button>
      )}
    </Stack>
  );
}
