import { paths } from 'shared-kernel';
import { ClubCrest } from 'shared-kernel/crests';
import { playerRanking } from 'shared-kernel/rankings';
import { useParams } from 'shared-kernel/router';
import { sampleClubs } from '../../data/clubs';
import { sampleNations } from '../../data/nations';
import { legibleName, nationSheet } from '../../domain/palmaresSheet';
import { Flag } from '../../ui/flags/Flag';
import { PalmaresPage } from '../../ui/PalmaresPage';
import { strings } from './strings';

export function NationPage() {
  const nationId = legibleName(useParams().nationId ?? '');
  const sheet = nationSheet(nationId, sampleNations, playerRanking());
  const clubs = sheet.isKnown ? sampleClubs.filter(({ country }) => country === sheet.country) : [];
  return (
    <PalmaresPage
      id={nationId}
      sheet={sheet}
      mark={
        sheet.isKnown ? <Flag code={sheet.country} width={132} /> : <ClubCrest club={nationId} size={112} />
      }
      words={{
        eyebrow: strings.eyebrow,
        description: strings.description(sheet.title),
        rank: strings.rank(sheet.rank),
        players: strings.players,
        rankingLink: strings.toRanking,
      }}
      rankingPath={paths.nationRanking()}
      relations={clubs.map(({ name }) => ({ to: paths.club(name), label: strings.toClub(name) }))}
      showsClubs
    />
  );
}

export { NationPage as Component };
