import { paths } from 'shared-kernel';
import { ClubCrest } from 'shared-kernel/crests';
import { Lead, Page, PageTitle } from 'shared-kernel/ui';
import { sampleClubs } from '../../data/clubs';
import { countries } from '../../domain/countries';
import { metadata } from '../../strings';
import { BackButton } from '../../ui/BackButton';
import { RankingRow } from '../../ui/ranking/RankingRow';
import { RankingTable } from '../../ui/ranking/RankingTable';
import { SampleNote } from '../../ui/ranking/SampleNote';
import { rankingStrings } from '../../ui/strings';
import { strings } from './strings';

const rowsShown = 5;

export function ClubRankingPage() {
  const { title } = metadata.clubRanking;
  return (
    <Page>
      <BackButton fallback={paths.worldRanking()} />
      <PageTitle eyebrow={strings.eyebrow}>{title}</PageTitle>
      <Lead>{strings.lead}</Lead>
      <RankingTable caption={title} subject={rankingStrings.club}>
        <tbody>
          {sampleClubs.slice(0, rowsShown).map((club, index) => (
            <RankingRow
              key={club.name}
              rank={index + 1}
              isLarge
              mark={<ClubCrest club={club.name} size={48} />}
              name={club.name}
              to={paths.club(club.name)}
              detail={countries[club.country].name}
              points={club.points}
            />
          ))}
        </tbody>
      </RankingTable>
      <SampleNote />
    </Page>
  );
}

export { ClubRankingPage as Component };
