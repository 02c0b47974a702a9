import type { ReactNode } from 'react';
import { paths, theme } from 'shared-kernel';
import { Link } from 'shared-kernel/router';
import { VisuallyHidden } from 'shared-kernel/ui';
import type { Fixture } from '../../../domain/tournament';
import { strings } from './strings';

type Props = {
  readonly tournamentId: string;
  readonly fixture: Fixture;
  /** Null while nobody knows; undefined where it matters no more. */
  readonly court: number | null | undefined;
  readonly isOrganizer: boolean;
  /** Whatever has to be done before the sheet opens. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
};

/** Court, both teams and what is said of their match; organisers open its sheet wherever they touch it. */
export function MatchLine({ tournamentId, fixture, court, isOrganizer, onOpen, children }: Props) {
  const content = (
    <>
      {court === null && <VisuallyHidden>{strings.courtUnknown}. </VisuallyHidden>}
      {typeof court === 'number' && (
        <>
          <b aria-hidden="true">{strings.courtShort(court)}</b>
          <VisuallyHidden>{strings.court(court)}. </VisuallyHidden>
        </>
      )}
      <span data-part="teams">
        <span data-team>{fixture.homeTeam}</span>
        <VisuallyHidden>{strings.against}</VisuallyHidden>
        <span data-team>{fixture.awayTeam}</span>
      </span>
      {children}
    </>
  );
  if (!isOrganizer) return <div css={line}>{content}</div>;
  return (
    <Link to={paths.matchSheet(tournamentId, fixture.id)} css={[line, link]} onClick={onOpen}>
      {content}
      <VisuallyHidden> {strings.sheet}</VisuallyHidden>
    </Link>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: '3.25rem',
  padding: `${theme.space(1)} ${theme.space(3)}`,
  lineHeight: 1.2,
  '& > b': { ...theme.type.label, flex: 'none', width: '1.75rem', color: theme.color.textMuted },
  '& > [data-part=teams]': {
    display: 'grid',
    flex: 1,
    minWidth: 0,
    fontWeight: 600,
    fontSize: '1rem',
    overflowWrap: 'anywhere',
    // Two lines of a long name: the next match is to stay on the first screen.
    '& > [data-team]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
    },
  },
  '& > [data-part=said]': {
    ...theme.type.small,
    display: 'grid',
    flex: 'none',
    justifyItems: 'end',
    lineHeight: 1.2,
    color: theme.color.textMuted,
    '& > [data-late]': { color: theme.color.warning, fontWeight: 600 },
  },
} as const;

const link = {
  color: 'inherit',
  textDecoration: 'none',
  touchAction: 'manipulation',
  [theme.media.hover]: { '&:hover': { background: theme.color.actionTint } },
} as const;
