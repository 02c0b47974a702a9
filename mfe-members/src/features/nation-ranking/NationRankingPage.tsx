import { paths } from 'shared-kernel';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { sampleNations } from '../../data/nations';
import { countries } from '../../domain/countries';
import { metadata } from '../../strings';
import { BackButton } from '../../ui/BackButton';
import { Flag } from '../../ui/flags/Flag';
import { RankingRow } from '../../ui/ranking/RankingRow';
import { RankingTable } from '../../ui/ranking/RankingTable';
import { SampleNote } from '../../ui/ranking/SampleNote';
import { rankingStrings } from '../../ui/strings';
import { strings } from './strings';

const rowsShown = 5;

export function NationRankingPage() {
  const { title } = metadata.nationRanking;
  return (
    <Page>
      <BackButton fallback={paths.worldRanking()} />
      <PageTitle eyebrow={strings.eyebrow}>{title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <RankingTable caption={title} subject={rankingStrings.nation}>
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
