import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { paths } from 'shared-kernel';
import { GuardSkeleton } from 'shared-kernel/route-guards';
import { EmptyState } from 'shared-kernel/states';
import { ButtonLink, Page } from 'shared-kernel/ui';
import { follow, isAbsent, observeMissing, refreshTournament } from '../../sync/sharing';

const sentences = {
  title: 'Vous n’êtes pas, ou plus, marqueur de ce tournoi',
  children:
    'Ses feuilles de match sont tenues par son organisateur et par ceux qu’il invite. Les autres ne voient pas ce que vous y avez noté sans l’envoyer. Pour continuer, demandez une nouvelle invitation à l’organisateur.',
} as const;

type Props = {
  readonly id: string;
  /** The text for a missing tournament: its deletion also removed its scorers. */
  readonly children: ReactNode;
};

/** Replaces a scorers' page for a member who is not, or no longer, a scorer of this tournament. */
export function NotAScorer({ id, children }: Props) {
  const [asked, setAsked] = useState<string>();
  const isGone = useSyncExternalStore(observeMissing, () => isAbsent(id));
  useEffect(() => {
    void refreshTournament(id).finally(() => setAsked(id));
    return follow(id);
  }, [id]);
  if (isGone) return children;
  if (asked !== id) return <GuardSkeleton />;
  const toTournament = <ButtonLink to={paths.tournament(id)}>Voir le tournoi</ButtonLink>;
  return (
    <Page>
      <div role="alert">
        <EmptyState {...sentences} action={toTournament} />
      </div>
    </Page>
  );
}
