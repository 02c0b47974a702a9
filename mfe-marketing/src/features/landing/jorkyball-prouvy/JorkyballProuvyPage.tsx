import { type BookingState, paths, theme } from 'shared-kernel';
import { ButtonLink, Grid, Pane, Section, TextLink } from 'shared-kernel/ui';
import { hall } from '../../../data/illustrations';
import { teamSentence } from '../../../data/rules';
import card from '../../../pictures/social/jorkyball-prouvy.json';
import { Motif } from '../../../ui/Motif';
import { trio } from '../../../ui/trio';
import { LandingPage } from '../LandingPage';
import { strings as words } from './strings';

/** Name of the service, as in the list of services. */
const booking: BookingState = { service: 'Jeu libre' };
/** The article with advice for a first match. */
const adviceId = 4;

export function JorkyballProuvyPage() {
  return (
    <LandingPage
      card={card}
      words={words}
      path={paths.jorkyballProuvy()}
      illustration={hall}
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
      <div css={text}>
        {[...words.paragraphs, teamSentence].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Section title={words.benefits.title}>
        <Grid as="ul" role="list" gap={4} css={trio}>
          {words.benefits.cards.map(({ motif, name, text: body }) => (
            <Pane key={name} as="li" css={benefit}>
              <Motif name={motif} />
              <h3 css={theme.type.title3}>{name}</h3>
              <p css={{ color: theme.color.textMuted }}>{body}</p>
            </Pane>
          ))}
        </Grid>
      </Section>
      <p css={{ marginTop: theme.space(8) }}>
        {words.learn.before} <TextLink to={paths.article(adviceId)}>{words.learn.link}</TextLink>
      </p>
    </LandingPage>
  );
}

const text = {
  columns: '22rem auto',
  columnGap: theme.space(10),
  '& > p': { breakInside: 'avoid', marginBottom: theme.space(4) },
} as const;

/** Its drawing is beside its words. */
const benefit = {
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: `${theme.space(2)} ${theme.space(4)}`,
  alignContent: 'start',
  alignItems: 'center',
  '& > p': { gridColumn: '1 / -1' },
} as const;

export { JorkyballProuvyPage as Component };
