import { type BookingState, paths, theme } from 'shared-kernel';
import { ButtonLink, TextLink } from 'shared-kernel/ui';
import { bar, hall } from '../../../data/illustrations';
import card from '../../../pictures/social/jorkyball-prouvy.json';
import { metadata } from '../../../strings';
import { LandingPage } from '../LandingPage';
import { strings as words } from './strings';

/** Name of the service, as in the list of services. */
const booking: BookingState = { service: 'Jeu libre' };
/** The article with advice for a first match. */
const adviceId = 4;

export function JorkyballProuvyPage() {
  return (
    <LandingPage
      metadata={{ ...metadata.jorkyballProuvy, image: card }}
      words={words}
      path={paths.jorkyballProuvy()}
      illustration={hall}
      aside={bar}
      actions={
        <>
          <ButtonLink to={paths.booking()} state={booking} variant="primary" size="large">
            {words.book}
          </ButtonLink>
          <ButtonLink to={paths.contact()} size="large">
            {words.contact}
          </ButtonLink>
        </>
      }
    >
      <p css={{ marginTop: theme.space(8) }}>
        {words.learn.before} <TextLink to={paths.article(adviceId)}>{words.learn.link}</TextLink>
      </p>
    </LandingPage>
  );
}

export { JorkyballProuvyPage as Component };
