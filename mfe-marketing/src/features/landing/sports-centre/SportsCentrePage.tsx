import { paths } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import { bar, stand } from '../../data/illustrations';
import { pages } from '../../pages';
import card from '../../pictures/social/sports-centre.json';
import { LandingPage } from './LandingPage';
import { sportsCentre as words } from './sportsCentreStrings';

export function SportsCentrePage() {
  return (
    <LandingPage
      metadata={{ ...pages.sportsCentre, image: card }}
      words={words}
      path={paths.sportsCentre()}
      illustration={bar}
      aside={stand}
      actions={
        <ButtonLink to={paths.services()} variant="primary" size="large">
          {words.services}
        </ButtonLink>
      }
    />
  );
}

export { SportsCentrePage as Component };
