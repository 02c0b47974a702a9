import { theme } from 'shared-kernel';
import { Icon, Section, Stack } from 'shared-kernel/ui';
import { processSteps } from '../../data/courtBuilding';
import { courtBuilding } from './strings';

export function Process() {
  return (
    <Section {...courtBuilding.process}>
      <Stack as="ol" role="list" gap={0}>
        {processSteps.map(({ name, text }, index) => (
          <li key={name} css={step}>
            <span aria-hidden="true" css={{ ...theme.type.score, color: theme.color.action }}>
              {index + 1}
            </span>
            <h3 css={theme.type.title3}>{name}</h3>
            <p css={{ color: theme.color.textMuted }}>{text}</p>
          </li>
        ))}
      </Stack>
      <p css={{ display: 'flex', gap: theme.space(3), marginTop: theme.space(6), maxWidth: theme.measure }}>
        <Icon name="clock" css={{ flex: 'none', color: theme.color.warm, translate: '0 0.3em' }} />
        {courtBuilding.leadTime}
      </p>
    </Section>
  );
}

const step = {
  display: 'grid',
  gridTemplateColumns: '3.5rem 1fr',
  alignItems: 'baseline',
  gap: `${theme.space(1)} ${theme.space(4)}`,
  paddingBlock: theme.space(5),
  borderTop: `1px solid ${theme.color.edge}`,
  '& > p': { gridColumn: 2, maxWidth: theme.measure },
  [theme.media.desktop]: {
    gridTemplateColumns: '4rem 5fr 8fr',
    '& > p': { gridColumn: 3 },
  },
} as const;
