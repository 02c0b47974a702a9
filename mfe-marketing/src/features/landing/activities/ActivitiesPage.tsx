import { paths } from 'shared-kernel';
import { ButtonLink, Section } from 'shared-kernel/ui';
import { stand } from '../../data/illustrations';
import { services } from '../../data/services';
import { pages } from '../../pages';
import card from '../../pictures/social/activities.json';
import { PricingSection } from '../../ui/PricingSection';
import { ServicesSection } from '../../ui/ServicesSection';
import { activities as words } from './activitiesStrings';
import { LandingPage } from './LandingPage';

export function ActivitiesPage() {
  const contact = (
    <ButtonLink to={paths.contact()} variant="primary" size="large">
      {words.event.action}
    </ButtonLink>
  );
  return (
    <LandingPage
      metadata={{ ...pages.activities, image: card }}
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
