import { type BookingState, type ContactState, paths } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
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
          <ButtonLink to={paths.jorkyballProuvy()} variant="quiet" size="large">
            {words.alternative}
          </ButtonLink>
        </>
      }
    />
  );
}

export { IndoorFootballPage as Component };
