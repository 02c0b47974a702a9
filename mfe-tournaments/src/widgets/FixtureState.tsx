import { theme } from 'shared-kernel';
import { keyframes } from 'shared-kernel/ui';
import { type ShownStatus, shownStatus } from '../competition/shownStatus';
import type { Fixture } from '../model/tournament';
import { statusNames } from './StatusBadge';

const names: Readonly<Record<ShownStatus, string>> = { ...statusNames, annulled: 'Annulé' };

const colours: Readonly<Record<ShownStatus, string>> = {
  inprogress: theme.color.danger,
  finished: theme.color.success,
  pending: theme.color.warning,
  annulled: theme.color.textMuted,
};

/** Pulsing red, green or yellow, and the same in words (specification, section 2); grey for an annulled match. */
export function FixtureState({ fixture }: { readonly fixture: Fixture }) {
  const status = shownStatus(fixture);
  return (
    <span css={style} data-status={status} style={{ '--light': colours[status] } as React.CSSProperties}>
      {names[status]}
    </span>
  );
}

const pulse = keyframes({ '50%': { opacity: 0.25 } });

const style = {
  ...theme.type.label,
  fontSize: '1rem',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  '&::before': {
    content: '""',
    border: '0.3em solid var(--light)',
    borderRadius: '50%',
    printColorAdjust: 'exact',
  },
  '&[data-status=inprogress]::before': { animation: `${pulse} 1.2s ease-in-out infinite` },
} as const;
