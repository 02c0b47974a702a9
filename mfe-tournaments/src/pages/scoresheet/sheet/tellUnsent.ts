import { dismissNotice, isolated, notify, session } from 'shared-kernel';
import { logOf } from '../../../model/tournament';
import { storedTournaments } from '../../../store/storedTournaments';
import { unsentMatches } from '../../../sync/exchangeMatch';
import { wasDeleted, wasRefused } from '../../../sync/sharing';

/** Says in every tab, when a scorer logs out, which of their events wait on this device to be sent. */
export function tellUnsent(): void {
  let wasMember = false;
  let told = '';

  function follow() {
    const current = session.current();
    const hasLeft = wasMember && current.status === 'guest' && !current.isExpired;
    wasMember = current.status === 'member';
    // The page of a returned member sends it.
    if (wasMember) dismissNotice(told);
    if (hasLeft) void tell();
  }

  async function tell() {
    const matches = await unsentHere().catch(() => []);
    if (matches.length === 0 || wasMember) return;
    // In a hidden tab the notice would expire before anyone reads it.
    told = notify({ ...unsentWords(matches), durationMs: Number.POSITIVE_INFINITY });
  }

  session.observe(follow);
  follow();
}

/** The matches of shared tournaments with unsent events on this device: their number, and the teams. */
async function unsentHere() {
  const matches = await unsentMatches();
  const list = matches.length === 0 ? [] : await storedTournaments.summaries.read();
  const records = await Promise.all(list.map(({ id }) => storedTournaments.record(id).read()));
  return matches.flatMap(({ log, fixture: id, unsent }) => {
    const record = records.find((each) => each !== null && logOf(each) === log);
    const fixture = record?.fixtures.find((each) => each.id === id);
    if (!record || !fixture || wasDeleted(record.id) || wasRefused(record.id)) return [];
    return [{ unsent, name: `${isolated(fixture.homeTeam)} – ${isolated(fixture.awayTeam)}` }];
  });
}

type Unsent = Awaited<ReturnType<typeof unsentHere>>;

/** Texts for a scorer who logs out while only the device has some of their events. */
function unsentWords(matches: Unsent) {
  const count = matches.reduce((sum, { unsent }) => sum + unsent, 0);
  const where = matches.length === 1 ? matches[0]?.name : `${matches.length}\u00a0matchs`;
  return count === 1
    ? {
        title: 'Une action de match gardée sur cet appareil',
        description: `${where}\u00a0: elle n’est pas encore envoyée, et partira à votre prochaine connexion.`,
      }
    : {
        title: `${count}\u00a0actions de match gardées sur cet appareil`,
        description: `${where}\u00a0: elles ne sont pas encore envoyées, et partiront à votre prochaine connexion.`,
      };
}
