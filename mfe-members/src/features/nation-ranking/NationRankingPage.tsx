import { paths } from 'shared-kernel';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { sampleNations } from '../../data/nations';
import { countries } from '../../domain/countries';
import { strings } from '../../strings';
import { BackButton } from '../../ui/BackButton';
import { Flag } from '../../ui/flags/Flag';
import { RankingRow } from '../../ui/ranking/RankingRow';
import { RankingTable } from '../../ui/ranking/RankingTable';
import { SampleNote } from '../../ui/ranking/SampleNote';

const rowsShown = 5;

export function NationRankingPage() {
  const words = strings.nationRanking;
  return (
    <Page>
      <BackButton fallback={paths.worldRanking()} />
      <PageTitle eyebrow={words.eyebrow}>{words.title}</PageTitle>
      <Lead>{words.lead}</Lead>
      <RankingTable caption={words.title} subject={strings.ranking.nation}>
        <tbody>
          {sampleNations.slice(0, rowsShown).map(({ code, points }, index) => (
            <RankingRow
              key={code}
              rank={index + 1}
              isLarge
              mark={<Flag code={code} width={54} isDecoration />}
              name={countries[code].name}
              to={paths.nation(countries[code].name)}
              points={points}
            />
          ))}
        </tbody>
      </RankingTable>
      <SampleNote />
    </Page>
  );
}

export { NationRankingPage as Component };
