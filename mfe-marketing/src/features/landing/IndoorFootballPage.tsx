import { type BookingState, paths } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import { posterScene } from '../../domain/court/posterScene';
import { pages } from '../../pages';
import { indoorFootball as words } from './indoorFootballStrings';
import { LandingPage } from './LandingPage';

const booking: BookingState = { service: 'Football indoor' };

export function IndoorFootballPage() {
  return (
    <LandingPage
      metadata={pages.indoorFootball}
      words={words}
      path={paths.indoorFootball()}
      scene={posterScene(5)}
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
