import { useState } from 'react';
import { session, theme } from 'shared-kernel';
import { Button, Page, PageTitle } from 'shared-kernel/ui';

const words = {
  title: 'Votre page se fait attendre',
  text: 'Vous êtes toujours connecté sur cet appareil, mais un fichier du site n’arrive pas. Votre page s’ouvrira dès qu’il sera là\u00a0; rien de ce que vous avez saisi n’est perdu.',
  retry: 'Réessayer',
  asking: 'Un instant…',
} as const;

/** For a member whose session has not loaded yet: they are not sent away, and the page opens by itself. */
export function LateMember() {
  const [isAsking, setIsAsking] = useState(false);

  async function ask() {
    setIsAsking(true);
    await session.token();
    setIsAsking(false);
  }

  return (
    <Page width="reading">
      <div role="alert">
        <PageTitle>{words.title}</PageTitle>
        <p css={{ marginBlockEnd: theme.space(6) }}>{words.text}</p>
      </div>
      <Button variant="primary" onClick={ask} disabled={isAsking}>
        {isAsking ? words.asking : words.retry}
      </Button>
    </Page>
  );
}
