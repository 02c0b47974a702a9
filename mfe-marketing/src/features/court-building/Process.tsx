import { theme } from 'shared-kernel';
import { Icon, Section, Stack } from 'shared-kernel/ui';
import { processSteps } from '../../data/courtBuilding';
import { FramedPicture } from '../../ui/FramedPicture';
import { strings } from './strings';

export function Process() {
  return (
    <Section {...strings.process}>
      <Stack as="ol" role="list" gap={12} css={{ marginTop: theme.space(8) }}>
        {processSteps.map(({ name, text, ...illustration }, index) => (
          <li key={name} css={step}>
            <div css={words}>
              <span aria-hidden="true" css={number}>
                {index + 1}
              </span>
              <h3 css={theme.type.title3}>{name}</h3>
              <p css={{ color: theme.color.textMuted }}>{text}</p>
            </div>
            <FramedPicture illustration={illustration} sizes={pictureWidth} />
          </li>
        ))}
      </Stack>
      <p
        css={{
          display: 'flex',
          gap: theme.space(3),
          marginTop: theme.space(10),
          maxWidth: theme.measure,
          overflowWrap: 'anywhere',
        }}
      >
        <Icon name="clock" css={{ flex: 'none', color: theme.color.warm, translate: '0 0.3em' }} />
        {strings.leadTime}
      </p>
    </Section>
  );
}

const pictureWidth =
  '(min-width: 85.5rem) 38rem, (min-width: 75rem) 44vw, (min-width: 48rem) 42vw, calc(100vw - 2.5rem)';

/** Words beside their picture; on a desktop the sides alternate. */
const step = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(5),
  alignItems: 'center',
  [theme.media.tablet]: { gridTemplateColumns: '1fr 46%', columnGap: theme.space(8) },
  [theme.media.desktop]: {
    gridTemplateColumns: '1fr 1fr',
    columnGap: theme.space(16),
    '&:nth-of-type(even) > :last-child': { order: -1 },
  },
} as const;

const words = {
  display: 'grid',
  gridTemplateColumns: 'min(3rem, 15vw) minmax(0, 1fr)',
  columnGap: theme.space(4),
  rowGap: theme.space(3),
  maxWidth: '32rem',
  '& > p': { gridColumn: 2 },
  [theme.media.desktop]: { gridTemplateColumns: '5rem 1fr' },
} as const;

const number = {
  ...theme.type.title1,
  gridRow: 'span 2',
  lineHeight: 0.8,
  color: theme.color.action,
} as const;
