import { centre, theme } from 'shared-kernel';
import { VisuallyHidden } from 'shared-kernel/ui';
import { strings } from '../strings';

type Network = (typeof centre.social)[number]['name'];

/** Our own line drawings, in the hand of the site's pictograms. */
const marks: Readonly<Record<Network, string>> = {
  Facebook: 'M14 22V12h4M14 12V8.5c0-2 1-3 3-3h2M10 12h4',
  Instagram: 'M3 3h18v18H3zM12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM17.5 6.5h.01',
  YouTube: 'M2 5h20v14H2zM10 9v6l5-3z',
};

export function SocialLinks() {
  return (
    <ul aria-label={strings.footer.social} css={{ ...theme.unlisted, display: 'flex', gap: theme.space(2) }}>
      {centre.social.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" css={mark}>
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            >
              <path d={marks[name]} />
            </svg>
            <VisuallyHidden>{strings.footer.newTab(name)}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

const mark = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.875rem',
  height: '2.875rem',
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  color: theme.color.text,
  transition: `border-color ${theme.motion.quick}, color ${theme.motion.quick}`,
  '&:hover': { borderColor: theme.color.action, color: theme.color.action },
} as const;
