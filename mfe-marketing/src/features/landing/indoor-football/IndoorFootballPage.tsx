import { type BookingState, paths } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import { aisle, indoorFootball } from '../../../data/illustrations';
import card from '../../../pictures/social/indoor-football.json';
import { metadata } from '../../../strings';
import { LandingPage } from '../LandingPage';
import { strings as words } from './strings';

const booking: BookingState = { service: 'Football indoor' };

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
          <ButtonLink to={paths.booking()} state={booking} variant="primary" size="large">
            {words.book}
          </ButtonLink>
          <ButtonLink to={paths.jorkyballProuvy()} size="large">
            {words.alternative}
          </ButtonLink>
        </>
      }
    />
  );
}

export { IndoorFootballPage as Component };
