import { paths } from 'shared-kernel';
import { ButtonLink } from 'shared-kernel/ui';
import { standsScene } from '../../domain/court/scenes';
import { pages } from '../../pages';
import { LandingPage } from './LandingPage';
import { sportsCentre as words } from './sportsCentreStrings';

export function SportsCentrePage() {
  return (
    <LandingPage
      metadata={pages.sportsCentre}
      words={words}
      path={paths.sportsCentre()}
      scene={standsScene()}
      actions={
        <ButtonLink to={paths.services()} variant="primary" size="large">
          {words.services}
        </ButtonLink>
      }
    />
  );
}

export { SportsCentrePage as Component };
