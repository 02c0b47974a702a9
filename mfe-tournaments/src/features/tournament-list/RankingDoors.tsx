import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { CourtLines, Icon, SectionTitle } from 'shared-kernel/ui';
import { strings } from './strings';

const doors = [
  [paths.worldRanking(), strings.doors.players, strings.doors.playersText],
  [paths.clubRanking(), strings.doors.clubs, strings.doors.clubsText],
  [paths.nationRanking(), strings.doors.nations, strings.doors.nationsText],
] as const;

/** The way on from the results to who is best of all: three doors in the glass. */
export function RankingDoors() {
  return (
    <nav aria-labelledby="rankings" css={{ marginBlockStart: theme.space(12) }}>
      <SectionTitle id="rankings">{strings.rankings}</SectionTitle>
      <ul css={list}>
        {doors.map(([to, name, text]) => (
          <li key={to}>
            <CourtLines />
            <Link to={to}>
              {name} <Icon name="arrow" />
            </Link>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One pane of three, cut by two edges of light; the court's lines run through behind it. */
const list = {
  ...theme.unlisted,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${theme.color.edge}`,
  borderRadius: theme.radius,
  background: theme.color.glass,
  overflow: 'clip',
  [theme.media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'end',
    gap: theme.space(1),
    gridTemplateColumns: 'minmax(0, 1fr)',
    minHeight: '9rem',
    padding: `min(5vw, ${theme.space(5)})`,
    overflow: 'clip',
    [theme.media.tablet]: { minHeight: '14rem' },
  },
  '& > li + li': {
    borderBlockStart: `1px solid ${theme.color.edgeStrong}`,
    [theme.media.tablet]: { borderBlockStart: 0, borderInlineStart: `1px solid ${theme.color.edgeStrong}` },
  },
  // A third of the court behind each door.
  '& > li > svg': {
    position: 'absolute',
    inset: '0 auto auto 0',
    width: '300%',
    maxWidth: 'none',
    color: theme.color.edgeStrong,
    opacity: 0.45,
    // It fades before the words.
    maskImage: 'linear-gradient(black, transparent 42%)',
  },
  '& > li:nth-of-type(2) > svg': { insetInlineStart: '-100%' },
  '& > li:nth-of-type(3) > svg': { insetInlineStart: '-200%' },
  '& a': {
    ...theme.type.title3,
    position: 'static',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(2),
    // In enlarged letters a word is not to reach over the screen.
    fontSize: 'min(11vw, clamp(1.75rem, 1.5rem + 1vw, 2.25rem))',
    fontWeight: 800,
    color: theme.color.text,
    textDecoration: 'none',
    outlineOffset: '-6px',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '& > svg': {
      fontSize: '0.7em',
      color: theme.color.action,
      transition: `translate ${theme.motion.quick}`,
    },
  },
  [theme.media.hover]: {
    '& > li:hover': { background: theme.color.actionTint },
    '& > li:hover a > svg': { translate: '6px 0' },
  },
  '& p': { position: 'relative', color: theme.color.textMuted },
} as const;
