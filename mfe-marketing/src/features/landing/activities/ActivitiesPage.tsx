import { type ContactState, paths } from 'shared-kernel';
import { ButtonLink, Section } from 'shared-kernel/ui';
import { stand } from '../../../data/illustrations';
import { services } from '../../../data/services/services';
import card from '../../../pictures/social/activities.json';
import { metadata } from '../../../strings';
import { PricingSection } from '../../../ui/pricing/PricingSection';
import { ServicesSection } from '../../../ui/ServicesSection';
import { LandingPage } from '../LandingPage';
import { strings as words } from './strings';

const request: ContactState = { subject: 'Événements privés' };

export function ActivitiesPage() {
  const contact = (
    <ButtonLink to={paths.contact()} state={request} variant="primary" size="large">
      {words.event.action}
    </ButtonLink>
  );
  return (
    <LandingPage
      metadata={{ ...metadata.activities, image: card }}
      words={words}
      path={paths.activities()}
      illustration={stand}
      actions={contact}
    >
      <ServicesSection services={services} />
      <PricingSection />
      <Section title={words.event.title} lead={words.event.text}>
        {contact}
      </Section>
    </LandingPage>
  );
}

export { ActivitiesPage as Component };
