import { paths, theme, useSession, useStored } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { Button, ButtonLink } from 'shared-kernel/ui';
import type { Tournament } from '../../../model/tournament';
import { storedTournaments } from '../../../store/storedTournaments';
import { announce } from '../../../widgets/announce';
import { useIsOnlyHere } from '../../../widgets/useAddress';
import { strings } from './strings';

/**
 * Only organisers import tournaments. A snapshot never replaces a tournament of this device, which has more: its players,
 * its sheets; nor does it take the place of a sample.
 */
export function KeepSnapshot({ tournament }: Props) {
  const session = useSession();
  const isSample = !useIsOnlyHere(tournament.id);
  const isOrganizer = session.status === 'member' && session.user.role === 'organizer';
  return isOrganizer && !isSample && <Choice tournament={tournament} />;
}

type Props = { readonly tournament: Tournament };

/** Apart, because reading the record opens the database of this device. */
function Choice({ tournament }: Props) {
  const { id, name } = tournament;
  const record = useStored(storedTournaments.record(id));
  const navigate = useNavigate();
  if (record.status === 'loading') return null;

  async function keep() {
    const module = await import(
      /* webpackChunkName: "tournaments-file" */ '../../../store/importTournament'
    ).catch(() => null);
    if (module === null) {
      announce({ title: strings.notKept, description: strings.unfetched, variant: 'destructive' });
      return;
    }
    // The storage announces the reason of its refusal.
    if (!(await module.importTournament(tournament)).ok) return;
    announce({ title: strings.kept, description: strings.keptText(name) });
    navigate(paths.tournament(id));
  }

  return (
    <div css={style} data-print="hide">
      {record.value === null ? (
        <>
          <Button onClick={keep}>{strings.keep}</Button>
          <p>{strings.keepText}</p>
        </>
      ) : (
        <>
          <ButtonLink to={paths.tournament(id)}>{strings.open}</ButtonLink>
          <p>{strings.isHere}</p>
        </>
      )}
    </div>
  );
}

const style = {
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(2),
  marginBlockEnd: theme.space(5),
  '& > p': { ...theme.type.small, maxWidth: theme.measure, color: theme.color.textMuted },
} as const;
