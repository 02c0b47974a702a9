import { type ContactState, PageMetadata, paths, theme, useCentreRules } from 'shared-kernel';
import { type PlanName, plans } from 'shared-kernel/plans';
import {
  ButtonLink,
  Grid,
  Lead,
  Page,
  PageTitle,
  Pane,
  SectionTitle,
  Stack,
  TextLink,
} from 'shared-kernel/ui';
import { services } from '../../../data/services/services';
import { breadcrumbData } from '../../../domain/structured-data/breadcrumbData';
import { sportsCentreData } from '../../../domain/structured-data/sportsCentreData';
import card from '../../../pictures/social/activities.json';
import { PlanCard } from '../../../ui/pricing/PlanCard';
import { ServiceLink } from '../../../ui/ServiceLink';
import { ServicesSection } from '../../../ui/ServicesSection';
import { servicesSection } from '../../../ui/strings';
import { trio } from '../../../ui/trio';
import { strings as words } from './strings';

const request: ContactState = { subject: 'Événements privés' };

/**
 * The extras of each weekend. The plan's own button leads to a court or a subscription; private events have the block
 * below.
 */
const servicesOf: Readonly<Record<PlanName, readonly (keyof typeof words.ways)[]>> = {
  Découverte: ['Bons cadeaux'],
  Passionné: ['Cours et entraînements'],
  Champion: ['Tournois'],
};

/** Three weekends, each with its plan, its price and the services that belong to it; all services; the event made to measure. */
export function ActivitiesPage() {
  const settings = useCentreRules();
  const structuredData = [
    sportsCentreData(settings),
    breadcrumbData({ name: words.crumb, path: paths.activities() }),
  ];
  return (
    <Page>
      <PageMetadata image={card} structuredData={structuredData} />
      <PageTitle>{words.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      <Grid as="ul" role="list" gap={4} css={trio}>
        {plans.map((plan) => {
          const { title, text } = words.weekends[plan.name];
          return (
            <PlanCard
              key={plan.name}
              plan={plan}
              offer={
                <>
                  <h2 css={heading}>{title}</h2>
                  <p>{text}</p>
                </>
              }
            >
              <Stack direction="row" gap={2} css={{ columnGap: theme.space(6) }}>
                {servicesOf[plan.name].map(wayTo)}
              </Stack>
            </PlanCard>
          );
        })}
      </Grid>
      <ServicesSection services={services} />
      <Pane lit css={{ marginTop: theme.space(8) }}>
        <SectionTitle eyebrow={words.event.eyebrow}>{words.event.title}</SectionTitle>
        <Lead>{words.event.text}</Lead>
        <ButtonLink to={paths.contact()} state={request} variant="primary" size="large">
          {words.event.action}
        </ButtonLink>
      </Pane>
    </Page>
  );
}

function wayTo(name: keyof typeof words.ways) {
  const service = services.find((one) => one.name === name);
  return (
    <div key={name}>
      {service && <ServiceLink service={service} label={words.ways[name]} />}
      {service?.hasChampionships && (
        <TextLink to={paths.tournaments()} css={{ display: 'inline-block', paddingBlock: theme.space(2) }}>
          {servicesSection.championships.link}
        </TextLink>
      )}
    </div>
  );
}

const heading = { ...theme.type.title3, color: theme.color.warm } as const;

export { ActivitiesPage as Component };
