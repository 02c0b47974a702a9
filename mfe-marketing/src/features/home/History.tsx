import { theme } from 'shared-kernel';
import { SectionTitle, Stack } from 'shared-kernel/ui';
import { milestones } from '../../data/history';
import { strings } from './strings';

/** The years along a line: down the page on a phone, across it on a desktop. */
export function History() {
  return (
    <div>
      <SectionTitle as="h3">{strings.about.historyTitle}</SectionTitle>
      <Stack as="ol" role="list" gap={8} css={line}>
        {milestones.map(({ year, title, text }) => (
          <li key={year} css={milestone}>
            <p css={{ ...theme.type.score, lineHeight: 1, color: theme.color.action }}>{year}</p>
            <p css={{ ...theme.type.title3, marginBlock: theme.space(2) }}>{title}</p>
            <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{text}</p>
          </li>
        ))}
      </Stack>
    </div>
  );
}

const line = {
  [theme.media.desktop]: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: theme.space(6) },
} as const;

const dot = {
  content: '""',
  position: 'absolute',
  width: '0.875rem',
  height: '0.875rem',
  border: `2px solid ${theme.color.action}`,
  borderRadius: '50%',
  background: theme.color.ground,
} as const;

const milestone = {
  position: 'relative',
  paddingInlineStart: theme.space(8),
  borderInlineStart: `1px solid ${theme.color.edgeStrong}`,
  '&::before': { ...dot, insetInlineStart: '-0.5rem', top: theme.space(3) },
  [theme.media.desktop]: {
    padding: `${theme.space(8)} 0 0`,
    borderInlineStart: 0,
    borderTop: `1px solid ${theme.color.edgeStrong}`,
    '&::before': { insetInlineStart: 0, top: '-0.5rem' },
  },
} as const;
