import type { ReactNode } from 'react';
import { paths, type SiteAddress, theme } from 'shared-kernel';
import { Podium } from './Podium';
import { RankingPage } from './RankingPage';
import { RankingRow } from './RankingRow';
import { RankingTable } from './RankingTable';

type Ranked = {
  readonly name: string;
  readonly to: SiteAddress;
  readonly detail?: string;
  readonly points: number;
};

type Props<One> = {
  readonly title: string;
  /** Head of the column of names. */
  readonly subject: string;
  /** Best first. */
  readonly ranked: readonly One[];
  readonly mark: (one: One, size: number) => ReactNode;
};

/** A ranking of clubs or of nations: the first three on a podium, all of them in a narrow table. */
export function ShortRanking<One extends Ranked>({ title, subject, ranked, mark }: Props<One>) {
  return (
    <RankingPage title={title} fallback={paths.worldRanking()}>
      <div css={{ containerType: 'inline-size' }}>
        <div css={columns}>
          <Podium places={ranked.map((one) => ({ name: one.name, mark: mark(one, 56) }))} />
          <RankingTable caption={title} subject={subject}>
            <tbody>
              {ranked.map((one, index) => (
                <RankingRow
                  key={one.name}
                  rank={index + 1}
                  isLarge
                  mark={mark(one, 40)}
                  name={one.name}
                  to={one.to}
                  detail={one.detail}
                  points={one.points}
                />
              ))}
            </tbody>
          </RankingTable>
        </div>
      </div>
    </RankingPage>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 40rem)',
  gap: `${theme.space(4)} ${theme.space(16)}`,
  // Beside each other where letters of any size leave room for both.
  '@container (min-width: 60rem)': {
    gridTemplateColumns: 'minmax(0, 40rem) minmax(0, 1fr)',
    // The podium's foot is aligned with the last row.
    '& > div': { order: 1, alignSelf: 'end' },
  },
} as const;
