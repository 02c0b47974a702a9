import { paths, theme } from 'shared-kernel';
import { ButtonLink, Lead, PageTitle, Stack } from 'shared-kernel/ui';
import { heroScene } from '../../domain/court/heroScene';
import { Drawing } from '../../ui/Drawing';
import { home } from './strings';

const { hero } = home;

export function Hero() {
  return (
    <div css={stage}>
      <Drawing scene={heroScene()} preserveAspectRatio="xMidYMid slice" css={court} />
      <div css={words}>
        <PageTitle eyebrow={hero.eyebrow} css={{ ...theme.type.display, maxWidth: '5.2em' }}>
          {hero.title}
        </PageTitle>
        <Lead css={{ maxWidth: '34rem' }}>{hero.lead}</Lead>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: theme.space(3) }}>
          <ButtonLink to={paths.booking()} variant="primary" size="large">
            {hero.book}
          </ButtonLink>
          <ButtonLink to={paths.tv()} size="large">
            {hero.watch}
          </ButtonLink>
        </div>
        <Stack as="ul" role="list" direction="row" aria-label={hero.statsName} css={stats}>
          {hero.stats.map(({ figure, label }) => (
            <li key={label}>
              <span css={theme.type.score}>{figure}</span>{' '}
              <span css={{ display: 'block', color: theme.color.textMuted }}>{label}</span>
            </li>
          ))}
        </Stack>
      </div>
    </div>
  );
}

const stage = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  overflow: 'clip',
  borderBottom: `1px solid ${theme.color.edge}`,
  [theme.media.desktop]: { minHeight: 'min(46rem, calc(100svh - 4.25rem))' },
} as const;

/** Under the words on a phone, beside them on a desktop, and faded where they stand on it. */
const court = {
  [theme.media.desktop]: {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '66%',
    height: '100%',
    maskImage: 'linear-gradient(90deg, transparent 8%, #000 46%)',
  },
} as const;

const words = {
  position: 'relative',
  width: `min(100% - 2 * ${theme.gutter}, 80rem)`,
  marginInline: 'auto',
  paddingBlock: `${theme.space(6)} ${theme.space(10)}`,
} as const;

const stats = {
  gap: `${theme.space(4)} clamp(1.5rem, 4vw, 3.5rem)`,
  paddingTop: theme.space(10),
} as const;
