import { paths, theme } from 'shared-kernel';
import { ButtonLink, Section } from 'shared-kernel/ui';
import { bar } from '../../../data/illustrations';
import card from '../../../pictures/social/sports-centre.json';
import { LandingPage } from '../LandingPage';
import { CentrePlan } from './CentrePlan';
import { strings as words } from './strings';

/** The centre as a plan: its parts in their places, described in words beside it. */
export function SportsCentrePage() {
  return (
    <LandingPage
      card={card}
      words={words}
      path={paths.sportsCentre()}
      illustration={bar}
      actions={
        <ButtonLink to={paths.services()} variant="primary" size="large">
          {words.services}
        </ButtonLink>
      }
    >
      <Section title={words.plan.title}>
        <div css={beside}>
          <div>
            <CentrePlan />
            <p css={note}>{words.plan.scale}</p>
          </div>
          <ul css={places}>
            {words.places.map(({ name, text }) => (
              <li key={name}>
                <h3 css={{ ...theme.type.title3, color: theme.color.action }}>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <p css={note}>{words.terms}</p>
      </Section>
    </LandingPage>
  );
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  [theme.media.desktop]: { gridTemplateColumns: '5fr 3fr', gap: theme.space(12) },
} as const;

const places = { ...theme.unlisted, display: 'grid', alignContent: 'start', gap: theme.space(4) } as const;

const note = { ...theme.type.small, marginTop: theme.space(4), color: theme.color.textMuted } as const;

export { SportsCentrePage as Component };
