import { paths } from 'shared-kernel';
import { ClubCrest } from 'shared-kernel/crests';
import { sampleClubs } from '../../data/clubs';
import { countries } from '../../domain/countries';
import { strings } from '../../strings';
import { ShortRanking } from '../../ui/ranking/ShortRanking';
import { rankingStrings } from '../../ui/strings';

const rowsShown = 5;

const ranked = sampleClubs.slice(0, rowsShown).map(({ name, country, points }) => ({
  name,
  to: paths.club(name),
  detail: countries[country],
  points,
}));

export function ClubRankingPage() {
  return (
    <ShortRanking
      title={strings.clubRanking}
      subject={rankingStrings.club}
      ranked={ranked}
      mark={({ name }, size) => <ClubCrest club={name} size={size} />}
    />
  );
}

export { ClubRankingPage as Component };
