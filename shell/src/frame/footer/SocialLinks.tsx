import { type centre, theme } from 'shared-kernel';
import { strings } from '../strings';

/** The networks are named in our own type: their marks are theirs. */
export function SocialLinks({ networks }: { readonly networks: typeof centre.social }) {
  if (networks.length === 0) return null;
  return (
    <ul aria-label={strings.footer.social} css={list}>
      {networks.map(({ name, href }) => (
        <li key={name}>
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={strings.footer.newTab(name)}
            css={link}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

const list = { ...theme.unlisted, display: 'flex', flexWrap: 'wrap', gap: theme.space(2) } as const;

const link = {
  ...theme.type.label,
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.875rem',
  paddingInline: theme.space(3),
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  color: theme.color.text,
  textDecoration: 'none',
  transition: `border-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  '&:hover': { borderColor: theme.color.action, color: theme.color.action },
} as const;
