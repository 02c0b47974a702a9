import { type BookingState, type ContactState, paths, theme, useCentreRules } from 'shared-kernel';
import { ButtonLink, Section, TextLink } from 'shared-kernel/ui';
import { indoorFootball } from '../../../data/illustrations';
import card from '../../../pictures/social/indoor-football.json';
import { WeeklyLink } from '../../../ui/WeeklyLink';
import { LandingPage } from '../LandingPage';
import { PitchDrawing } from './PitchDrawing';
import { strings as words } from './strings';

/** The booking form takes courts of jorkyball; the football pitch is asked for by message. */
const request: ContactState = { subject: 'Football indoor' };
const booking: BookingState = { service: 'Jeu libre' };

/** The pitch, drawn to scale: a team's first questions are its size, the number of players, and the price. */
export function IndoorFootballPage() {
  const rules = useCentreRules();
  return (
    <LandingPage
      card={card}
      words={words}
      path={paths.indoorFootball()}
      illustration={indoorFootball}
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
      <Section title={words.pitch.title}>
        <div css={beside}>
          <PitchDrawing />
          <dl css={facts}>
            {words.facts(rules).map(({ term, text }) => (
              <div key={term}>
                <dt css={{ ...theme.type.title3, color: theme.color.action }}>{term}</dt>
                <dd css={{ marginInlineStart: 0 }}>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ul css={benefits}>
          {words.benefits.map(({ name, text }) => (
            <li key={name}>
              <h3 css={theme.type.title3}>{name}</h3>
              <p css={{ color: theme.color.textMuted }}>{text}</p>
            </li>
          ))}
        </ul>
        <WeeklyLink as="p" />
        <p css={{ marginTop: theme.space(8) }}>
          {words.learn.before} <TextLink to={paths.jorkyballProuvy()}>{words.learn.link}</TextLink>
        </p>
      </Section>
    </LandingPage>
  );
}

const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  alignItems: 'center',
  [theme.media.desktop]: { gridTemplateColumns: '2fr 1fr', gap: theme.space(12) },
} as const;

const facts = { display: 'grid', gap: theme.space(4) } as const;

const benefits = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${theme.space(4)} ${theme.space(8)}`,
  marginTop: theme.space(8),
  paddingTop: theme.space(6),
  borderTop: `1px solid ${theme.color.edge}`,
} as const;

export { IndoorFootballPage as Component };
