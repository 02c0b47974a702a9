import { theme } from 'shared-kernel';
import { Grid, Icon, Pane, Section, VisuallyHidden } from 'shared-kernel/ui';
import { partners } from '../../data/partners';
import { strings } from './strings';

export function Partners() {
  return (
    <Section eyebrow={strings.partners.eyebrow} title={strings.partners.title}>
      <Grid as="ul" role="list" min={250} gap={4}>
        {partners.map(({ name, telling, link, role }) => (
          <Pane key={link} as="li" interactive css={{ containerType: 'inline-size' }}>
            <a href={link} target="_blank" rel="noopener" data-cover css={wordmark}>
              {name.map((line, index) => (
                <span key={line} data-telling={index === telling || undefined}>
                  {line}{' '}
                </span>
              ))}
              <VisuallyHidden>({strings.partners.newTab})</VisuallyHidden>
            </a>
            <p css={about}>
              {role}
              <Icon name="external" />
            </p>
          </Pane>
        ))}
      </Grid>
    </Section>
  );
}

/** The telling line as large as its card has room for, the other one small and led on by a line of the court. */
const wordmark = {
  ...theme.type.label,
  fontWeight: 500,
  '& > span:not(:last-child)': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    '&:not([data-telling])::after': {
      content: '""',
      flex: 1,
      height: '2px',
      background: theme.color.action,
    },
  },
  '& > [data-telling]': { fontSize: 'min(2.25rem, 18cqi)', fontWeight: 800, lineHeight: 1 },
} as const;

const about = {
  ...theme.type.small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: theme.space(3),
  color: theme.color.textMuted,
} as const;
