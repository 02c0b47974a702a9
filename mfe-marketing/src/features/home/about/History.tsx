import { theme } from 'shared-kernel';
import { SectionTitle } from 'shared-kernel/ui';
import { milestones } from '../../../data/history';
import { strings } from '../strings';

const { about } = strings;

/** The years along a line: swiped on a phone, by finger or by the arrow keys, and down the page where there is room. */
export function History() {
  return (
    <div>
      <SectionTitle as="h3">{about.historyTitle}</SectionTitle>
      <p css={hint}>{about.historySwipe}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a pointer. */}
      <section aria-label={about.historyTitle} tabIndex={0} css={row}>
        <ol css={line}>
          {milestones.map(({ year, title, text }) => (
            <li key={year} css={milestone}>
              <p css={{ ...theme.type.title3, lineHeight: 1, color: theme.color.action }}>{year}</p>
              <div>
                <p css={{ ...theme.type.title3, fontSize: '1.3125rem' }}>{title}</p>
                <p css={{ ...theme.type.small, color: theme.color.textMuted }}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

const hint = {
  ...theme.type.small,
  marginBottom: theme.space(3),
  color: theme.color.textMuted,
  '&::after': { content: '"\\00a0→" / ""' },
  [theme.media.tablet]: { display: 'none' },
} as const;

/** Nothing snaps: that would undo the small steps of the arrow keys. */
const row = { overflowX: 'auto', overscrollBehaviorX: 'contain' } as const;

const line = {
  ...theme.unlisted,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(15rem, 76%)',
  [theme.media.tablet]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', rowGap: theme.space(4) },
} as const;

const milestone = {
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(2),
  padding: `${theme.space(3)} ${theme.space(5)} 0 0`,
  borderTop: `2px solid ${theme.color.edgeStrong}`,
  [theme.media.tablet]: {
    gridTemplateColumns: '4.5rem 1fr',
    padding: `0 0 0 ${theme.space(4)}`,
    borderTop: 0,
    borderInlineStart: `2px solid ${theme.color.edgeStrong}`,
  },
} as const;
