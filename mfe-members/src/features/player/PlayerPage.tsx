import { formatNumber, PageMetadata, paths, theme } from 'shared-kernel';
import { findPlayer, type RankedPlayer } from 'shared-kernel/rankings';
import { useParams } from 'shared-kernel/router';
import { ButtonLink, Page, PageTitle, SectionTitle, TextLink } from 'shared-kernel/ui';
import { countries } from '../../domain/countries';
import { strings } from '../../strings';
import { BackButton } from '../../ui/BackButton';
import { Flag } from '../../ui/flags/Flag';
import { HonourList } from '../../ui/HonourList';
import { SampleNote } from '../../ui/SampleNote';
import { strings as words } from './strings';
import { UnknownPlayer } from './UnknownPlayer';

export function PlayerPage() {
  const { playerId = '' } = useParams();
  const player = findPlayer(playerId);
  return player ? <KnownPlayer player={player} /> : <UnknownPlayer />;
}

function KnownPlayer({ player }: { player: RankedPlayer }) {
  return (
    <Page>
      <PageMetadata title={player.name} description={words.description(player.name, player.rank)} />
      <BackButton fallback={paths.worldRanking()} />
      <PageTitle eyebrow={words.eyebrow}>{player.name}</PageTitle>
      <SampleNote />
      <div css={columns}>
        <dl css={figures}>
          <Figure name={words.rank}>{`#${player.rank}`}</Figure>
          <Figure name={words.points}>{formatNumber(player.points)}</Figure>
          <Figure name={words.nationality}>
            <Flag code={player.nationality} width={36} isDecoration />
            <TextLink to={paths.nation(countries[player.nationality])}>
              {countries[player.nationality]}
            </TextLink>
          </Figure>
          <Figure name={words.club}>
            <TextLink to={paths.club(player.club)}>{player.club}</TextLink>
          </Figure>
        </dl>
        <section>
          <SectionTitle>{words.honours}</SectionTitle>
          <HonourList honours={player.tournaments} />
        </section>
      </div>
      <p css={{ marginBlockStart: theme.space(8) }}>
        <ButtonLink to={paths.worldRanking()}>{strings.toWorldRanking}</ButtonLink>
      </p>
    </Page>
  );
}

function Figure({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const columns = {
  ...theme.column,
  gap: theme.space(12),
  alignItems: 'start',
  marginBlockStart: theme.space(6),
  [theme.media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;

const figures = {
  display: 'grid',
  // Two a row, one on a small phone or where letters are enlarged: a country's name stays whole.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 9.5rem)), 1fr))',
  gap: theme.space(6),
  [theme.media.tablet]: { gap: theme.space(12) },
  '& dt': {
    ...theme.type.label,
    fontSize: '1rem',
    color: theme.color.textMuted,
    marginBlockEnd: theme.space(1),
  },
  '& dd': {
    ...theme.type.title2,
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '& a': { fontWeight: 'inherit' },
  },
} as const;

export { PlayerPage as Component };
