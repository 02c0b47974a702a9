import { theme } from 'shared-kernel';
import { Section, VisuallyHidden } from 'shared-kernel/ui';
import { partners } from '../../data/partners/partners';
import { strings } from './strings';

/** Four logos and names in one row, on a phone too; letters that are enlarged take the rows that they need. */
export function Partners() {
  return (
    <Section title={strings.partners.title}>
      <ul css={row}>
        {partners.map(({ name, telling, link, logo }) => (
          <li key={link} css={{ display: 'grid' }}>
            <a href={link} target="_blank" rel="noopener" css={wordmark}>
              <img src={logo} alt="" width={64} height={64} loading="lazy" decoding="async" />
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

/** The logo, as wide as its file is, and the name: the distinctive line large, the other one small. */
const wordmark = {
  ...theme.type.label,
  position: 'relative',
  alignContent: 'start',
  padding: `${theme.space(3)} 0`,
  borderBlock: `1px solid ${theme.color.edge}`,
  color: theme.color.text,
  fontSize: '0.8125rem',
  letterSpacing: 0,
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  transition: `border-color ${theme.motion.quick}`,
  '& > img': {
    width: 'auto',
    maxWidth: '100%',
    height: '2.75rem',
    marginBlockEnd: theme.space(2),
    objectFit: 'contain',
  },
  '& > span': { display: 'block' },
  '& > [data-telling]': { fontSize: '1rem', fontWeight: 800, lineHeight: 1 },
  // A small phone: the longest name in a quarter of it.
  '@media (max-width: 22.4rem)': { '& > [data-telling]': { fontSize: '0.8125rem' } },
  [theme.media.hover]: { '&:hover': { borderColor: theme.color.action } },
  [theme.media.tablet]: {
    fontSize: '1.0625rem',
    '& > img': { height: '4.5rem', marginBlockEnd: theme.space(3) },
    '& > [data-telling]': { fontSize: 'min(2.25rem, 3.4vw)' },
  },
} as const;
