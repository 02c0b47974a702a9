import type { ReactNode } from 'react';
import { formatNumber, PageMetadata, paths, type SiteAddress, theme } from 'shared-kernel';
import { Page, PageTitle, Pane, SectionTitle, TextLink } from 'shared-kernel/ui';
import type { PalmaresSheet } from '../domain/palmaresSheet';
import { BackButton } from './BackButton';
import { Flag } from './flags/Flag';
import { HonourList } from './HonourList';
import { RankingRow } from './ranking/RankingRow';
import { RankingTable } from './ranking/RankingTable';
import { SampleNote } from './SampleNote';
import { palmaresStrings, rankingStrings } from './strings';

type Words = {
  readonly eyebrow: string;
  readonly description: string;
  readonly rank: string;
  readonly players: string;
  readonly rankingLink: string;
};

/** The page of a club or of a nation: its name, rank, honours and players. */
export function PalmaresPage({
  id,
  sheet,
  mark,
  words,
  rankingPath,
  relations,
  showsClubs = false,
}: {
  id: string;
  sheet: PalmaresSheet;
  mark: ReactNode;
  words: Words;
  rankingPath: SiteAddress;
  /** The pages of the nation of a club, or of the clubs of a nation. */
  relations: readonly { readonly to: SiteAddress; readonly label: string }[];
  /** Whether the players come from several clubs. */
  showsClubs?: boolean;
}) {
  return (
    <Page>
      <PageMetadata title={sheet.title} description={words.description} />
      <BackButton fallback={rankingPath} />
      <div css={head}>
        {mark}
        <div css={{ overflowWrap: 'anywhere' }}>
          <PageTitle eyebrow={words.eyebrow} css={{ marginBlockEnd: theme.space(2) }}>
            {sheet.title}
          </PageTitle>
          <p css={figures}>
            <strong>{words.rank}</strong>
            <span>{palmaresStrings.points(formatNumber(sheet.points))}</span>
          </p>
        </div>
      </div>
      <div css={{ marginBlockEnd: theme.space(8), overflowWrap: 'anywhere' }}>
        {!sheet.isKnown && <p>{palmaresStrings.unknownNote(id)}</p>}
        <SampleNote />
      </div>
      <div css={columns}>
        <Pane as="section">
          <SectionTitle>{palmaresStrings.palmares}</SectionTitle>
          <HonourList honours={sheet.palmares} />
        </Pane>
        <section>
          <SectionTitle>{words.players}</SectionTitle>
          <RankingTable caption={words.players} subject={rankingStrings.player}>
            <tbody>
              {sheet.players.map((player) => (
                <RankingRow
                  key={player.id}
                  rank={player.rank}
                  mark={<Flag code={player.nationality} />}
                  name={player.name}
                  to={paths.player(player.id)}
                  detail={showsClubs ? player.club : undefined}
                  points={player.points}
                />
              ))}
            </tbody>
          </RankingTable>
        </section>
      </div>
      <p css={links}>
        {relations.map(({ to, label }) => (
          <TextLink key={to} to={to}>
            {label}
          </TextLink>
        ))}
        <TextLink to={rankingPath}>{words.rankingLink}</TextLink>
      </p>
    </Page>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(6),
  marginBlockEnd: theme.space(4),
} as const;

const figures = {
  ...theme.type.title2,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.space(6),
  fontVariantNumeric: 'tabular-nums',
  '& strong': { color: theme.color.action, fontWeight: 'inherit' },
} as const;

const columns = {
  ...theme.column,
  gap: theme.space(8),
  alignItems: 'start',
  [theme.media.desktop]: { gridTemplateColumns: '2fr 3fr' },
} as const;

const links = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${theme.space(2)} ${theme.space(6)}`,
  marginBlockStart: theme.space(8),
} as const;
