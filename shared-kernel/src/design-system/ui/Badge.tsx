import type { ReactNode } from 'react';
import { theme } from '../theme/tokens';

const tones = {
  default: theme.color.text,
  secondary: theme.color.textMuted,
  destructive: theme.color.danger,
  success: theme.color.success,
  warning: theme.color.warning,
  cool: theme.color.action,
  warm: theme.color.warm,
} as const;

export type BadgeTone = keyof typeof tones;

type Props = { readonly tone?: BadgeTone; readonly children: ReactNode };

/** A state in a word or two; the words carry the meaning, the tone repeats it. */
export function Badge({ tone = 'default', children }: Props) {
  return (
    <span
      css={{
        ...theme.type.label,
        display: 'inline-flex',
        alignItems: 'center',
        gap: theme.space(2),
        padding: '0.3em 0.6em',
        fontSize: '1rem',
        lineHeight: 1,
        whiteSpace: 'nowrap',
        color: tones[tone],
        border: '1px solid',
        borderColor: `color-mix(in srgb, ${tones[tone]} 45%, transparent)`,
        borderRadius: theme.radius,
        background: `color-mix(in srgb, ${tones[tone]} 14%, transparent)`,
        '&::before': {
          content: '""',
          border: '0.2em solid',
          borderRadius: '50%',
        },
      }}
    >
      {children}
    </span>
  );
}
