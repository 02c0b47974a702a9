import type { centre } from 'shared-kernel';
import { strings } from '../strings';

/** The networks are named in our own type: their marks are theirs. */
export function SocialLinks({ networks }: { readonly networks: typeof centre.social }) {
  if (networks.length === 0) return null;
  return (
    <ul aria-label={strings.footer.social} data-networks>
      {networks.map(({ name, href }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={strings.footer.newTab(name)}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
