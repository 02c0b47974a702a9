import { paths, theme } from 'shared-kernel';
import { Grid, Pane, Section, SectionTitle, TextLink } from 'shared-kernel/ui';
import { facilities } from '../../data/facilities';
import { roles, rules } from '../../data/rules';
import { Fact } from '../../ui/Fact';
import { PictureCard } from '../../ui/PictureCard';
import { trio } from '../../ui/trio';
import { History } from './History';
import { RolesDrawing } from './RolesDrawing';
import { strings } from './strings';

const { about } = strings;

export function About() {
  return (
    <Section id="about" tabIndex={-1} eyebrow={about.eyebrow} title={about.title} lead={about.lead}>
      <History />
      <div css={block}>
        <SectionTitle as="h3">{about.rulesTitle}</SectionTitle>
        <ul css={facts}>
          {rules.map(({ figure, text }) => (
            <Fact key={text} figure={figure}>
              {text}
            </Fact>
          ))}
        </ul>
      </div>
      <div css={block}>
        <SectionTitle as="h3">{about.rolesTitle}</SectionTitle>
        <Pane css={rolesLayout}>
          <RolesDrawing label={about.rolesDrawing} />
          <dl css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) }}>
            {roles.map(({ name, text }, index) => (
              <div key={name}>
                <dt
                  css={{ ...theme.type.title3, color: index === 0 ? theme.color.warm : theme.color.action }}
                >
                  {name}
                </dt>
                <dd css={{ marginInlineStart: 0, color: theme.color.textMuted }}>{text}</dd>
              </div>
            ))}
          </dl>
        </Pane>
      </div>
      <div css={block}>
        <SectionTitle as="h3">{about.facilitiesTitle}</SectionTitle>
        <Grid as="ul" role="list" css={trio}>
          {facilities.map(({ figure, name, text, picture, alt }) => (
            <PictureCard key={name} picture={picture} alt={alt}>
              <p css={{ color: theme.color.textMuted }}>
                <span css={{ ...theme.type.score, display: 'block', color: theme.color.warm }}>{figure}</span>{' '}
                <strong css={{ color: theme.color.text }}>{name}</strong> {text}
              </p>
            </PictureCard>
          ))}
        </Grid>
        <p css={{ marginTop: theme.space(6) }}>
          {about.hours} <TextLink to={paths.jorkyballProuvy()}>{about.discover}</TextLink>
        </p>
      </div>
    </Section>
  );
}

const block = { marginTop: 'clamp(2.5rem, 1.8rem + 3vw, 4.5rem)' };

const facts = {
  display: 'grid',
  gap: theme.space(6),
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11.5rem), 1fr))',
} as const;

const rolesLayout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  alignItems: 'center',
  [theme.media.tablet]: { gridTemplateColumns: '6fr 5fr' },
} as const;
