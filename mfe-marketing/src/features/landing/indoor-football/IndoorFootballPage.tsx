import { type BookingState, type ContactState, paths, theme } from 'shared-kernel';
import { ButtonLink, TextLink } from 'shared-kernel/ui';
import { aisle, indoorFootball } from '../../../data/illustrations';
import card from '../../../pictures/social/indoor-football.json';
import { metadata } from '../../../strings';
import { LandingPage } from '../LandingPage';
import { strings as words } from './strings';

/** The booking form takes courts of jorkyball; the football pitch is asked for by message. */
const request: ContactState = { subject: 'Football indoor' };
const booking: BookingState = { service: 'Jeu libre' };

export function IndoorFootballPage() {
  return (
    <LandingPage
      metadata={{ ...metadata.indoorFootball, image: card }}
      words={words}
      path={paths.indoorFootball()}
      illustration={indoorFootball}
      aside={aisle}
      actions={
        <>
          <ButtonLink to={paths.contact()} state={request} variant="primary" size="large">
            {words.ask}
          </ButtonLink>
          <ButtonLink to={paths.booking()} state={booking} size="large">
            {words.book}
          </ButtonLink>
        </>
      }
    >
      <p css={{ marginTop: theme.space(8) }}>
        {words.learn.before} <TextLink to={paths.jorkyballProuvy()}>{words.learn.link}</TextLink>
      </p>
    </LandingPage>
  );
}

export { IndoorFootballPage as Component };
