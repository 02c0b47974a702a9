import { theme } from 'shared-kernel';
import { Icon, Picture, Section, Stack } from 'shared-kernel/ui';
import { processSteps } from '../../data/courtBuilding';
import { pictureSizes } from '../../ui/pictureSizes';
import { strings } from './strings';

export function Process() {
  return (
    <Section {...strings.process}>
      <Stack as="ol" role="list" css={steps}>
        {processSteps.map(({ name, text, picture: file, alt }, index) => (
          <li key={name} css={step}>
            <Picture picture={file} alt={alt} sizes={pictureWidth} css={picture} />
            <div>
              <h3 css={theme.type.title3}>
                <span aria-hidden="true" css={{ color: theme.color.action }}>
                  {`${index + 1}. `}
                </span>
                <span>{name}</span>
              </h3>
              <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{text}</p>
            </div>
          </li>
        ))}
      </Stack>
      <p css={leadTime}>
        <Icon name="clock" css={{ flex: 'none', color: theme.color.warm, translate: '0 0.3em' }} />
        {strings.leadTime}
      </p>
    </Section>
  );
}

const pictureWidth = `(min-width: 85.5rem) 15rem, (min-width: 75rem) 18vw, (min-width: 48rem) 17rem, ${pictureSizes.cutToThumb}`;

/** On a phone one below the other, a small picture beside the words; on a desktop five in a row, as they follow. */
const steps = {
  gap: theme.space(4),
  [theme.media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)' },
} as const;

const step = {
  display: 'flex',
  // Letters enlarged on a phone: the words go below the picture, so that no title breaks.
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: theme.space(4),
  '& > div': { flex: '1 1 10rem', minWidth: 0 },
  [theme.media.tablet]: { alignItems: 'center' },
  [theme.media.desktop]: { display: 'block' },
} as const;

const picture = {
  width: `min(${pictureSizes.thumb}, 28%)`,
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: theme.radius,
  [theme.media.tablet]: { width: '17rem', aspectRatio: '16 / 10' },
  [theme.media.desktop]: { width: '100%', marginBottom: theme.space(3) },
} as const;

const leadTime = {
  display: 'flex',
  gap: theme.space(3),
  marginTop: theme.space(8),
  maxWidth: theme.measure,
  overflowWrap: 'anywhere',
} as const;
