import { paths, theme } from 'shared-kernel';
import { ButtonLink, Lead, PageTitle, Picture, Stack } from 'shared-kernel/ui';
import heroPicture from '../../pictures/hero.json';
import heroPicturePhone from '../../pictures/hero-phone.json';
import { stage, stagePicture, stageWords } from '../../ui/stage';
import { strings } from './strings';

const { hero } = strings;

export function Hero() {
  return (
    <div css={court}>
      <Picture
        picture={heroPicture}
        narrow={heroPicturePhone}
        alt={hero.pictureAlt}
        sizes="(min-width: 75rem) 100vw, (min-width: 48rem) 120vw, 100vw"
        priority
        css={picture}
      />
      <div css={stageWords}>
        <PageTitle eyebrow={hero.eyebrow} css={title}>
          {hero.title}
        </PageTitle>
        <Lead css={lead}>{hero.lead}</Lead>
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

/** In three lines on a desktop, so that it does not cover the court. */
const title = {
  ...theme.type.display,
  maxWidth: '5.2em',
  [theme.media.desktop]: { maxWidth: '3.6em' },
} as const;

/** As wide as the dark part of the picture, on a desktop. */
const lead = { maxWidth: '30rem', [theme.media.desktop]: { maxWidth: 'min(30rem, 33vw)' } } as const;

const court = {
  ...stage,
  '--clear': 'clamp(9rem, 100svh - 28rem, 75vw)',
  '--overlap': 'min(100vw - var(--clear), 5rem)',
  [theme.media.tablet]: { '--clear': 'clamp(9rem, 100svh - 31rem, 62vw)' },
  [theme.media.desktop]: { minHeight: 'min(60rem, 56vw, 100svh - 4.25rem)' },
} as const;

const picture = {
  ...stagePicture,
  // Of the square picture for phones, its court and not its ceiling.
  objectPosition: '50% 62%',
  [theme.media.desktop]: {
    insetInlineStart: 'auto',
    objectPosition: 'center',
    width: 'min(96%, 110rem)',
    height: '100%',
    // Only the lit court: the players behind its front edge would be under the words and the buttons.
    maskImage: 'linear-gradient(90deg, transparent 40.6%, #000 42%)',
  },
} as const;

const stats = {
  gap: `${theme.space(4)} clamp(1.5rem, 4vw, 3.5rem)`,
  paddingTop: theme.space(10),
} as const;
