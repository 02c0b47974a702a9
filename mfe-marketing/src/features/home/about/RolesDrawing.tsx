import { theme } from 'shared-kernel';

/** The court from above, its left team attacking to the right: where its two players may go. One unit is ten centimetres. */
export function RolesDrawing({ label }: { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox="-4 -1 108 52"
      fill="none"
      css={{ width: '100%', height: 'auto' }}
    >
      <path d="M0 0h100v15a10 10 0 0 0 0 20v15H0z" css={{ fill: theme.color.warm, opacity: 0.16 }} />
      <path d="M0 0h50v50H0z" css={{ fill: theme.color.action, opacity: 0.24 }} />
      <path
        d="M0 0h100v50H0zM50 0v50M20 0v50M80 0v50M0 15a10 10 0 0 1 0 20M100 15a10 10 0 0 0 0 20M0 20h-3v10h3M100 20h3v10h-3M57.5 25a7.5 7.5 0 1 0-15 0 7.5 7.5 0 0 0 15 0"
        css={{ stroke: theme.color.edgeStrong, strokeWidth: 0.4 }}
      />
      <path
        d="M14 30 48 49 62 43"
        css={{ stroke: theme.color.warm, strokeWidth: 0.6, strokeDasharray: '2 1.6' }}
      />
      <circle cx="12" cy="28" r="2.6" css={{ fill: theme.color.action }} />
      <circle cx="64" cy="42" r="2.6" css={{ fill: theme.color.warm }} />
    </svg>
  );
}
