import { paths } from 'shared-kernel';
import { sampleNations } from '../../data/nations';
import { countries } from '../../domain/countries';
import { strings } from '../../strings';
import { Flag } from '../../ui/flags/Flag';
import { ShortRanking } from '../../ui/ranking/ShortRanking';
import { rankingStrings } from '../../ui/strings';

const rowsShown = 5;

const ranked = sampleNations.slice(0, rowsShown).map(({ code, points }) => ({
  code,
  name: countries[code],
  to: paths.nation(countries[code]),
  points,
}));

export function NationRankingPage() {
  return (
    <ShortRanking
      title={strings.nationRanking}
      subject={rankingStrings.nation}
      ranked={ranked}
      mark={({ code }, size) => <Flag code={code} width={size} isDecoration />}
    />
  );
}

export { NationRankingPage as Component };
