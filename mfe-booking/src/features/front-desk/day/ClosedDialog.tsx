import { Stack, TextLink } from 'shared-kernel/ui';
import type { DeskCell } from '../../../domain/deskDay';
import { deskStrings } from '../strings';
import { DeskDialog } from '../ui/deskControls';
import { dayStrings as words } from './strings';

type Props = { readonly day: string; readonly cell: DeskCell; readonly onClose: () => void };

/** Why a court cannot be booked at that hour. */
export function ClosedDialog({ day, cell, onClose }: Props) {
  const { hour, court, closure } = cell;
  return (
    <DeskDialog
      open
      title={closure?.tournament ? words.tournamentTitle : words.closedTitle}
      onClose={onClose}
    >
      <Stack gap={4}>
        <p>{deskStrings.place({ day, hour, court })}</p>
        {[closure?.tournament, closure?.sentence].filter(Boolean).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <TextLink to="/accueil?onglet=fermetures">{words.toClosures}</TextLink>
      </Stack>
    </DeskDialog>
  );
}
