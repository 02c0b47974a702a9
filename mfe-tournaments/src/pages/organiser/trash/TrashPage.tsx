import { useEffect, useReducer, useState } from 'react';
import type { Loadable } from 'shared-kernel';
import { formatHour, formatLongDay, isolated, paths, subscribe, theme, useSessionKind } from 'shared-kernel';
import { useNavigate } from 'shared-kernel/router';
import { EmptyState, ErrorState, LoadingState } from 'shared-kernel/states';
import { centreDay, centreTime } from 'shared-kernel/time';
import { Button, Lead, Page, PageTitle, Pane, Stack, VisuallyHidden } from 'shared-kernel/ui';
import type { TrashCause, TrashEntry } from '../../../store/trash/trash';
import { discard, keptDays, restore, trashChanges, trashEntries } from '../../../store/trash/trash';
import { announce } from '../../../widgets/announce';
import { BackLink } from '../../../widgets/BackLink';
import { useConfirmation } from '../../../widgets/Confirmation';
import { forOrganizers } from '../../../widgets/ForOrganizers';

function TrashPage() {
  const { trash, again } = useTrash();
  const isHosted = useSessionKind() === 'hosted';
  const entries = trash.status === 'ready' ? trash.value : [];
  const names = namesOf(entries);
  const { ask, confirmation } = useConfirmation();
  const navigate = useNavigate();

  async function bringBack(entry: TrashEntry) {
    const restored = await restore(entry);
    if (!restored.ok) {
      // The storage has announced the reason of a refused write.
      if (restored.refusal.kind === 'no-trash')
        announce({ title: strings.notRestored, variant: 'destructive' });
      return;
    }
    const scorers = isHosted && entry.cause === 'tournament-deleted' ? strings.scorersGone : '';
    announce({ title: strings.restored, description: strings.restoredText(entry.tournament.name) + scorers });
    void navigate(paths.tournament(entry.tournament.id));
  }

  async function remove(entry: TrashEntry) {
    const isConfirmed = await ask({
      title: strings.discardTitle(entry.tournament.name),
      text: [strings.discardText],
      confirmLabel: strings.discard,
    });
    if (isConfirmed) await discard(entry);
  }

  return (
    <Page width="reading">
      <BackLink to={paths.organizer()}>{strings.back}</BackLink>
      <PageTitle eyebrow={strings.eyebrow}>{strings.title}</PageTitle>
      <Lead>{isHosted ? strings.leadHere : strings.lead}</Lead>
      {trash.status === 'loading' && <LoadingState heights={[140]}>{strings.loading}</LoadingState>}
      {trash.status === 'failed' && (
        <ErrorState title={strings.failed} onRetry={again}>
          {strings.failedText}
        </ErrorState>
      )}
      {trash.status === 'ready' && entries.length === 0 && (
        <EmptyState title={strings.empty}>{isHosted ? strings.emptyTextHere : strings.emptyText}</EmptyState>
      )}
      {entries.length > 0 && (
        <Stack as="ul" aria-label={strings.list} css={{ marginBlockStart: theme.space(6) }}>
          {entries.map((entry, place) => (
            <Pane key={entry.id} as="li">
              <h2 css={[theme.type.title3, { overflowWrap: 'anywhere' }]}>{entry.tournament.name}</h2>
              <p css={{ overflowWrap: 'anywhere' }}>{causeSentences[entry.cause](entry.team ?? '')}</p>
              <p css={theme.muted}>
                <time dateTime={entry.at}>{strings.since(...momentOf(entry.at))}</time>
              </p>
              <Stack direction="row" gap={3} css={{ marginBlockStart: theme.space(4) }}>
                <Button variant="primary" onClick={() => bringBack(entry)}>
                  {strings.restore}
                  <VisuallyHidden>{names[place]}</VisuallyHidden>
                </Button>
                <Button variant="quiet" onClick={() => remove(entry)}>
                  {strings.discard}
                  <VisuallyHidden>{names[place]}</VisuallyHidden>
                </Button>
              </Stack>
            </Pane>
          ))}
        </Stack>
      )}
      {confirmation}
    </Page>
  );
}

export const Component = forOrganizers(TrashPage);

/** A name that distinguishes an entry, for screen readers that read its buttons without the card. */
function namesOf(entries: readonly TrashEntry[]): readonly string[] {
  const names = entries.map(({ cause, at, team = '', tournament }) =>
    strings.of(tournament.name, shortCauses[cause](team), ...momentOf(at)),
  );
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return before === 0 ? name : strings.again(name, before + 1);
  });
}

function momentOf(at: string): [day: string, hour: string] {
  const moment = new Date(at);
  return [formatLongDay(centreDay(moment)), formatHour(centreTime(moment))];
}

/** The content of the trash; read again after every possible change, here or in another tab. */
function useTrash() {
  const [trash, setTrash] = useState<Loadable<readonly TrashEntry[]> | { readonly status: 'failed' }>({
    status: 'loading',
  });
  const [asked, again] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let isWanted = true;
    trashEntries().then(
      (value) => isWanted && setTrash({ status: 'ready', value }),
      () => isWanted && setTrash({ status: 'failed' }),
    );
    const stops = [
      trashChanges.subscribe(again),
      subscribe('tournaments:saved', again),
      subscribe('tournaments:deleted', again),
    ];
    return () => {
      isWanted = false;
      for (const stop of stops) stop();
    };
  }, [asked]);

  return { trash, again };
}

const strings = {
  back: 'Mes tournois',
  eyebrow: 'Espace organisateur',
  title: 'Corbeille',
  lead: `Ce qui a été supprimé ou remplacé reste ici au moins ${keptDays}\u00a0jours, avec toutes les feuilles de match.`,
  /** With a back end a tournament is on every device, and its trash is not. */
  leadHere: `Ce qui a été supprimé ou remplacé sur cet appareil reste ici au moins ${keptDays}\u00a0jours, avec toutes les feuilles de match. Vos autres appareils ont chacun leur corbeille.`,
  list: 'Éléments de la corbeille',
  loading: 'Chargement de la corbeille',
  empty: 'La corbeille est vide',
  emptyTextHere:
    'Un tournoi supprimé, un calendrier régénéré ou une équipe retirée sur cet appareil se retrouvent ici.',
  emptyText: 'Un tournoi supprimé, un calendrier régénéré ou une équipe retirée se retrouvent ici.',
  failed: 'La corbeille ne répond pas',
  failedText:
    'Ce navigateur ne donne pas accès à ses données pour le moment. Rien n’est perdu\u00a0: réessayez plus tard.',
  since: (day: string, hour: string) => `Le ${day} à ${hour}`,
  restore: 'Restaurer',
  discard: 'Supprimer définitivement',
  of: (name: string, cause: string, day: string, hour: string) =>
    ` le tournoi ${isolated(name)}, ${cause}, le ${day} à ${hour}`,
  again: (entry: string, count: number) => `${entry} (${count})`,
  restored: 'Tournoi restauré',
  notRestored: 'Rien n’a été restauré\u00a0: la corbeille ne peut pas garder le tournoi actuel en ce moment.',
  restoredText: (name: string) => `«\u00a0${isolated(name)}\u00a0» est de nouveau comme il était.`,
  /** What is not in the trash: who may write is the back end’s. */
  scorersGone: ' Ses marqueurs sont à inviter de nouveau.',
  discardTitle: (name: string) => `Supprimer définitivement «\u00a0${isolated(name)}\u00a0»\u00a0?`,
  discardText: 'Cette action est irréversible\u00a0: cette copie et ses feuilles de match seront perdues.',
} as const;

const causeSentences: Readonly<Record<TrashCause, (team: string) => string>> = {
  'tournament-deleted': () => 'Tournoi supprimé',
  'schedule-replaced': () => 'Calendrier régénéré\u00a0: le tournoi avec ses matchs d’avant',
  'import-replaced': () => 'Remplacé par un import\u00a0: le tournoi d’avant',
  'team-removed': (team) => `Équipe ${isolated(team)} retirée\u00a0: le tournoi d’avant`,
  'restored-over': () => 'Remplacé par une restauration\u00a0: le tournoi d’avant',
};

/** The cause in a few words, which distinguishes the entries of a tournament. */
const shortCauses: Readonly<Record<TrashCause, (team: string) => string>> = {
  'tournament-deleted': () => 'supprimé',
  'schedule-replaced': () => 'calendrier régénéré',
  'import-replaced': () => 'remplacé par un import',
  'team-removed': (team) => `équipe ${isolated(team)} retirée`,
  'restored-over': () => 'remplacé par une restauration',
};
