import { memo, type ReactNode } from 'react';
import { centre } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { strings } from '../strings';
import { CentreDetails } from './CentreDetails';
import { columns } from './footerLinks';
import { LegalButtons } from './LegalButtons';
import { SocialLinks } from './SocialLinks';

/** Its styles are part of every page’s HTML (footerStyles.ts). */
export function Footer({ inert }: { readonly inert?: boolean }) {
  return (
    <footer data-footer inert={inert} data-print="hide">
      <Content />
    </footer>
  );
}

/** By itself: only the footer around it changes, when the menu covers it. */
const Content = memo(function Content() {
  return (
    <>
      <div data-columns>
        <div data-who>
          <p>
            Jorkyball <span>Prouvy</span>
          </p>
          <SocialLinks networks={centre.social} />
        </div>
        {columns.map(({ title, links }) => (
          <Column key={title} title={title}>
            <ul data-links>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </Column>
        ))}
        <Column title={strings.footer.find}>
          <CentreDetails />
        </Column>
      </div>
      <div data-last>
        <p>{centre.name}</p>
        <LegalButtons />
      </div>
    </>
  );
});

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
