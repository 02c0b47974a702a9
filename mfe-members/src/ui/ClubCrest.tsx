import { theme } from 'shared-kernel';

/** Stands in for a club's crest: its first letter on a court seen from above. */
export function ClubCrest({ club, size = 36 }: { club: string; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 40 44"
      width={size}
      height={size * 1.1}
      fill="none"
      css={{ flex: 'none', color: theme.color.action }}
    >
      <path
        d="M3 3h34v23c0 8-8 13-17 16C11 39 3 34 3 26z"
        fill={theme.color.groundRaised}
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M3 21h11m12 0h11" stroke="currentColor" opacity="0.5" />
      <circle cx="20" cy="21" r="9" stroke="currentColor" opacity="0.5" />
      <text
        x="20"
        y="27"
        textAnchor="middle"
        fill={theme.color.text}
        fontFamily={theme.font.display}
        fontWeight="800"
        fontSize="18"
      >
        {club.slice(0, 1).toLocaleUpperCase('fr')}
      </text>
    </svg>
  );
}
