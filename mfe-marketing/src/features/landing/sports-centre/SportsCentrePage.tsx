import { paths } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import { bar, stand } from '../../../data/illustrations';
import card from '../../../pictures/social/sports-centre.json';
import { metadata } from '../../../strings';
import { LandingPage } from '../LandingPage';
import { strings as words } from './strings';

export function SportsCentrePage() {
  return (
    <LandingPage
      metadata={{ ...metadata.sportsCentre, image: card }}
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
