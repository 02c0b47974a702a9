import { paths } from 'shared-kernel';
import { ClubCrest } from 'shared-kernel/crests';
import { playerRanking } from 'shared-kernel/rankings';
import { useParams } from 'shared-kernel/router';
import { sampleClubs } from '../../data/clubs';
import { countries } from '../../domain/countries';
import { clubSheet, legibleName } from '../../domain/palmaresSheet';
import { teams } from '../../domain/teams';
import { PalmaresPage } from '../../ui/PalmaresPage';
import { strings } from './strings';

export function ClubPage() {
  const clubId = legibleName(useParams().clubId ?? '');
  const sheet = clubSheet(clubId, sampleClubs, playerRanking());
  return (
    <PalmaresPage
      id={clubId}
      sheet={sheet}
      mark={<ClubCrest club={sheet.title} size={112} />}
      words={{
        eyebrow: strings.eyebrow,
        description: strings.description(sheet.title),
        rank: strings.rank(sheet.rank),
        players: strings.players,
        rankingLink: strings.toRanking,
      }}
      rankingPath={paths.clubRanking()}
      relations={
        sheet.isKnown ? [{ to: paths.nation(countries[sheet.country]), label: teams[sheet.country] }] : []
      }
    />
  );
}

export { ClubPage as Component };
