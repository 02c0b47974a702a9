import { lazyWithRetry, theme } from 'shared-kernel';
import { Button, Page, Stack } from 'shared-kernel/ui';
import { LoadingTournament } from './LoadingTournament';
import { matchActions, wayOut } from './lateParts';

const strings = {
  text: 'Une partie de cette page n’a pas pu être téléchargée\u00a0; la page réessaie d’elle-même. Rien de ce que vous avez saisi n’est perdu.',
  retry: 'Réessayer',
} as const;

type Props = { readonly onRetry: () => void; readonly text?: string };

/** Replaces a part of a page that failed to load; the rest of the page works. */
export function MissingPart({ onRetry, text = strings.text }: Props) {
  return (
    <Stack role="alert" css={style}>
      <p>{text}</p>
      <Button onClick={onRetry}>{strings.retry}</Button>
    </Stack>
  );
}

const style = {
  alignItems: 'start',
  padding: theme.space(5),
  border: `1px solid ${theme.color.warning}`,
  borderRadius: theme.radius,
} as const;

/** Says once for all matches of a page that their actions have not come, and offers to load them again. */
export function MissingMatchActions() {
  return matchActions.useArrival().hasFailed && <MissingPart onRetry={matchActions.request} />;
}

/** Instead of a page about a tournament that is not there. */
export const MissingTournament = lazyWithRetry(wayOut, ({ WayOut }) => WayOut, {
  placeholder: <LoadingTournament />,
  onError: ({ onRetry }) => (
    <Page>
      <MissingPart onRetry={onRetry} />
    </Page>
  ),
});
