import { theme } from 'shared-kernel';
import { Section } from 'shared-kernel/ui';
import { Facilities } from './about/Facilities';
import { History } from './about/History';
import { Rules } from './about/Rules';
import { strings } from './strings';

const { about } = strings;

export function About() {
  return (
    <Section id="about" tabIndex={-1} title={about.title} lead={about.lead}>
      <div css={layout}>
        <History />
        <Rules />
        <Facilities />
      </div>
    </Section>
  );
}

/** On a desktop the history is beside the centre, and the rules take the width below the two. */
const layout = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  [theme.media.desktop]: {
    gridTemplateColumns: '7fr 5fr',
    rowGap: theme.space(12),
    columnGap: theme.space(16),
    '& > :nth-of-type(2)': { gridRow: 2, gridColumn: '1 / -1' },
  },
} as const;
