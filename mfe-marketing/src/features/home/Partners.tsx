import { theme } from 'shared-kernel';
import { Grid, Icon, Pane, Section, VisuallyHidden } from 'shared-kernel/ui';
import { partners } from '../../data/partners';
import { home } from './strings';

export function Partners() {
  return (
    <Section eyebrow={home.partners.eyebrow} title={home.partners.title}>
      <Grid as="ul" role="list" min={250} gap={4}>
        {partners.map(({ name, link, logo, role }) => (
          <Pane
            key={name}
            as="li"
            interactive
            css={{ display: 'flex', gap: theme.space(4), alignItems: 'center' }}
          >
            <span aria-hidden="true" css={mark}>
              {logo}
            </span>
            <span>
              <a
                href={link}
                target="_blank"
                rel="noopener"
                data-cover
                css={{ color: 'inherit', textDecoration: 'none' }}
              >
                <strong>{name}</strong>
                <VisuallyHidden>{` (${home.partners.newTab})`}</VisuallyHidden>
              </a>
              <span css={{ ...theme.type.small, display: 'block', color: theme.color.textMuted }}>
                {role}
              </span>
            </span>
            <Icon name="external" css={{ marginInlineStart: 'auto', color: theme.color.textMuted }} />
          </Pane>
        ))}
      </Grid>
    </Section>
  );
}

/** The partner's initials on a small court of their own. */
const mark = {
  ...theme.type.title3,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '4rem',
  height: '2.5rem',
  lineHeight: 1,
  color: theme.color.action,
  border: `1px solid ${theme.color.edgeStrong}`,
  borderRadius: '4px',
} as const;
