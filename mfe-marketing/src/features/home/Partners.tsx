import { theme } from 'shared-kernel';
import { Section, VisuallyHidden } from 'shared-kernel/ui';
import { partners } from '../../data/partners';
import { strings } from './strings';

/** Four names in one row, on a phone too; letters that are enlarged take the rows that they need. */
export function Partners() {
  return (
    <Section title={strings.partners.title}>
      <ul css={row}>
        {partners.map(({ name, telling, link }) => (
          <li key={link} css={{ display: 'grid' }}>
            <a href={link} target="_blank" rel="noopener" css={wordmark}>
              {name.map((line, index) => (
                <span key={line} data-telling={index === telling || undefined}>
                  {`${line} `}
                </span>
              ))}
              <VisuallyHidden>({strings.partners.newTab})</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const row = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(4rem, 1fr))',
  gap: `${theme.space(3)} ${theme.space(2)}`,
} as const;

/** The name is set as a logo: the distinctive line large, the other one small. */
const wordmark = {
  ...theme.type.label,
  position: 'relative',
  alignContent: 'center',
  minHeight: '3.25rem',
  padding: `${theme.space(2)} 0`,
  borderBlock: `1px solid ${theme.color.edge}`,
  color: theme.color.text,
  fontSize: '0.8125rem',
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: `border-color ${theme.motion.quick}`,
  '& > span': { display: 'block' },
  '& > [data-telling]': { fontSize: '1rem', fontWeight: 800, lineHeight: 1 },
  // A small phone: the longest name in a quarter of it.
  '@media (max-width: 22.4rem)': { '& > [data-telling]': { fontSize: '0.8125rem' } },
  [theme.media.hover]: { '&:hover': { borderColor: theme.color.action } },
  [theme.media.tablet]: {
    fontSize: '1.0625rem',
    '& > [data-telling]': { fontSize: 'min(2.25rem, 3.4vw)' },
  },
} as const;
