import { isolated } from 'shared-kernel';
import { slug } from '../../competition/teams/teamId';
import type { Tournament } from '../../model/tournament';
import { writeSnapshot } from '../../store/snapshot/writeSnapshot';
import { snapshotName } from '../timeInWords';
import { tournamentPaths } from '../tournamentPaths';

/** A code with more characters has modules too small for a phone's camera, which reads it from another phone's screen. */
const mostInCode = 1800;

/** Some messengers cut a longer message, and a link with it. */
const mostInMessage = 4000;

export type SnapshotLink = {
  readonly address: string;
  /** « Instantané du 26/11 à 18:00 » */
  readonly name: string;
  readonly fitsCode: boolean;
  /** What the device's share sheet gets: the link, or a file that leads to it where messages are too short. */
  readonly toSend: () => ShareData;
};

/** The link to a tournament as it is `now`; null if this browser makes none. */
export async function makeSnapshotLink(tournament: Tournament, now: Date): Promise<SnapshotLink | null> {
  const fragment = await writeSnapshot(tournament, now);
  if (fragment === null) return null;
  const address = `${location.origin}${tournamentPaths.snapshot()}#${fragment}`;
  const taken = snapshotName(now.toISOString(), now);
  const title = `${isolated(tournament.name)}\u00a0: ${taken}`;

  function toSend(): ShareData {
    const files = [fileOf(`${slug(tournament.name)}.html`, title, address)];
    const isLong = address.length > mostInMessage && navigator.canShare?.({ files });
    return isLong ? { title, files } : { title, text: title, url: address };
  }

  return { address, name: taken, fitsCode: address.length <= mostInCode, toSend };
}

function fileOf(name: string, title: string, address: string): File {
  const text = title.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const page = `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${text}</title><p><a href="${address}">${text}</a></p></html>`;
  return new File([page], name, { type: 'text/html' });
}
