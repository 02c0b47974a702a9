import { theme } from 'shared-kernel';
import { clockDifferenceInWords } from 'shared-kernel/time';
import { useClockAhead } from './usePresentTime';

/** Warns that this device's clock differs from the back end's, which the page uses. */
export function ClockWord({ className }: { readonly className?: string | undefined }) {
  const aheadMs = useClockAhead();
  return (
    <p role="status" css={quiet} className={className} data-print="hide">
      {aheadMs !== 0 && sentence(aheadMs)}
    </p>
  );
}

const sentence = (aheadMs: number) =>
  `${clockDifferenceInWords(aheadMs)} sur celle du serveur\u00a0: cette page suit l’heure du serveur.`;

const quiet = {
  ...theme.type.small,
  color: theme.color.warning,
  marginBlockEnd: theme.space(3),
  '&:empty': { margin: 0 },
} as const;
