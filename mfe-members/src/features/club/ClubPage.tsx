import { paths } from 'shared-kernel';
import { ClubCrest } from 'shared-kernel/crests';
import { playerRanking } from 'shared-kernel/rankings';
import { useParams } from 'shared-kernel/router';
import { sampleClubs } from '../../data/clubs';
import { countries } from '../../domain/countries';
import { clubSheet } from '../../domain/palmaresSheet';
import { strings } from '../../strings';
import { PalmaresPage } from '../../ui/PalmaresPage';

export function ClubPage() {
  const { clubId = '' } = useParams();
  const sheet = clubSheet(clubId, sampleClubs, playerRanking());
  const country = countries[sheet.country];
  return (
    <PalmaresPage
      id={clubId}
      sheet={sheet}
      mark={<ClubCrest club={sheet.title} size={112} />}
      words={{
        eyebrow: strings.sheet.clubEyebrow,
        description: strings.sheet.clubDescription(sheet.title),
        rank: strings.sheet.clubRank(sheet.rank),
        players: strings.sheet.clubPlayers,
        rankingLink: strings.sheet.clubsLink,
      }}
      rankingPath={paths.clubRanking()}
      relations={sheet.isKnown ? [{ to: paths.nation(country.name), label: country.team }] : []}
    />
  );
}

export { ClubPage as Component };
