import { memo, type ReactNode } from 'react';
import {
  centre,
  centreMap,
  hoursInWords,
  notify,
  paths,
  type SiteAddress,
  useCentreRules,
} from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { Icon, type IconName, VisuallyHidden } from 'shared-kernel/ui';
import type { SocialNetwork } from '../../composition/site';
import { strings } from '../strings';

interface Links {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: SiteAddress }[];
}

/** The footer's columns of links (specification, section 2). */
const columns: readonly Links[] = [
  {
    title: strings.footer.discover,
    links: [
      { label: 'Jorkyball à Prouvy', to: paths.jorkyballProuvy() },
      { label: 'Football indoor à Valenciennes', to: paths.indoorFootball() },
      { label: 'Centre sportif à Prouvy', to: paths.sportsCentre() },
      { label: 'Activités sportives à Prouvy', to: paths.activities() },
    ],
  },
  {
    title: strings.footer.centre,
    links: [
      { label: 'Services & Tarifs', to: paths.services() },
      { label: 'À propos', to: paths.homeSection('about') },
      { label: 'Contact', to: paths.homeSection('contact') },
    ],
  },
];

/** The networks of the configuration: the same on every page of a visit. */
type Shown = { readonly social?: readonly SocialNetwork[] | undefined };

/** Its styles are part of every page’s HTML (footerStyles.ts). */
export function Footer({ inert, social }: Shown & { readonly inert?: boolean }) {
  return (
    <footer data-footer inert={inert} data-print="hide">
      <Content social={social} />
    </footer>
  );
}

/** By itself: only the footer around it changes, when the menu covers it. */
const Content = memo(function Content({ social = [] }: Shown) {
  return (
    <>
      <div data-columns>
        <div data-who>
          <p>
            Jorkyball <span>Prouvy</span>
          </p>
          <SocialLinks networks={social} />
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

/** The networks are named in our own type: their marks are theirs. */
export function SocialLinks({ networks }: { readonly networks: readonly SocialNetwork[] }) {
  if (networks.length === 0) return null;
  return (
    <ul aria-label={strings.footer.social} data-networks>
      {networks.map(({ network, url }) => (
        <li key={network}>
          <a href={url} target="_blank" rel="noopener noreferrer" aria-label={strings.footer.newTab(network)}>
            {network}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the centre is, when it is open, and how to reach it. */
function CentreDetails() {
  const { address, phone, email } = centre;
  const rules = useCentreRules();
  return (
    <address>
      <Line icon="pin">
        <a href={centreMap}>
          {address.street}, {address.postalCode} {address.city}
          <VisuallyHidden>{strings.footer.map}</VisuallyHidden>
        </a>
      </Line>
      <Line icon="clock">{rules?.openingHours ?? strings.footer.hours(hoursInWords)}</Line>
      <Line icon="phone">
        <a href={`tel:${phone.international}`}>{phone.display}</a>
      </Line>
      <Line icon="mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Line>
    </address>
  );
}

function Line({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p>
      <Icon name={icon} />
      <span>{children}</span>
    </p>
  );
}

/** The legal texts do not exist yet, and the buttons say so (specification, section 2). */
function LegalButtons() {
  return (
    <ul aria-label={strings.footer.legal}>
      {strings.footer.legalEntries.map((title) => (
        <li key={title}>
          <button type="button" onClick={() => notify({ title, description: strings.footer.notYet })}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
