import { centre, theme } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { useIsHydrated } from './useIsHydrated';

const words = {
  late: 'Cette page se lit, mais elle tarde à répondre.',
  retry: 'Réessayer',
  phone: 'Vous pouvez aussi nous appeler au',
};

/**
 * On a prerendered page that is there to be filled in: hidden in its HTML, shown by the shell's page loader when the
 * scripts do not come, and gone once the page lives.
 */
export function LateSentence() {
  if (useIsHydrated()) return null;
  return (
    // The loader may have shown it by the time React comes.
    <div id="late" hidden role="alert" suppressHydrationWarning>
      <p css={style}>
        {words.late} <TextLink href="">{words.retry}</TextLink> {words.phone}{' '}
        <TextLink href={`tel:${centre.phone.international}`}>{centre.phone.display}</TextLink>.
      </p>
    </div>
  );
}

const style = {
  marginBlockEnd: theme.space(6),
  padding: theme.space(4),
  border: `1px solid ${theme.color.warm}`,
  borderRadius: theme.radius,
  background: theme.color.groundRaised,
} as const;
