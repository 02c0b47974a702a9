import { useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { Button, SectionTitle, Stack } from 'shared-kernel/ui';
import { offerTournament, type ScorerRefusal, withdrawOffer } from '../../../sync/scorers';
import { announce } from '../../../widgets/announce';
import { refusalSentences } from '../../../widgets/scorers/strings';
import { handoverMark, tournamentPaths } from '../../../widgets/tournamentPaths';
import { useAddress } from '../../../widgets/useAddress';
import { AddressToCopy } from './AddressToCopy';

const strings = {
  title: 'Confier le tournoi',
  text: 'Un autre organisateur peut le reprendre\u00a0: il le modifie alors à votre place, et vous n’y avez plus aucun droit.',
  offer: 'Créer un lien de reprise',
  valid:
    'Ce lien vaut un jour. Le premier organisateur qui l’accepte reprend le tournoi\u00a0: ne l’envoyez qu’à lui.',
  link: { label: 'Lien de reprise', copy: 'Copier le lien' },
  withdraw: 'Annuler la proposition',
  withdrawn: 'La proposition est annulée',
  withdrawnText: 'Aucun lien de reprise ne vaut plus.',
  failed: 'Rien n’a été modifié',
} as const;

type Props = {
  readonly tournament: string;
  readonly name: string;
  /** An earlier link is still valid. */
  readonly isOffered: boolean;
  readonly onWithdrawn: () => Promise<void>;
};

/** A link hands the tournament over to the organiser who accepts it. */
export function Handover({ tournament, name, isOffered, onWithdrawn }: Props) {
  const section = useRef<HTMLElement>(null);
  const [token, setToken] = useState('');
  const address = useAddress(`${tournamentPaths.invitation(tournament)}#${handoverMark}${token}`);

  async function offer() {
    const answer = await offerTournament(tournament);
    if (answer.ok) setToken(answer.value);
    else announceRefusal(answer.refusal);
  }

  async function withdraw() {
    const answer = await withdrawOffer(tournament);
    if (!answer.ok) return announceRefusal(answer.refusal);
    setToken('');
    announce({ title: strings.withdrawn, description: strings.withdrawnText });
    await onWithdrawn();
    // The pressed button has disappeared.
    section.current?.focus();
  }

  return (
    <Stack as="section" ref={section} tabIndex={-1} aria-labelledby="handover">
      <SectionTitle id="handover" css={theme.type.title3}>
        {strings.title}
      </SectionTitle>
      <p>{strings.text}</p>
      {token !== '' && (
        <>
          <p>{strings.valid}</p>
          <AddressToCopy address={address} name={name} of={strings.link} />
        </>
      )}
      <Stack direction="row" gap={3}>
        {token === '' && <Button onClick={offer}>{strings.offer}</Button>}
        {(token !== '' || isOffered) && (
          <Button variant="quiet" onClick={withdraw} css={{ paddingInline: 0 }}>
            {strings.withdraw}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

export function announceRefusal({ kind }: ScorerRefusal) {
  announce({ title: strings.failed, description: refusalSentences[kind], variant: 'destructive' });
}
