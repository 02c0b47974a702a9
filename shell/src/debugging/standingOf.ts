import type { Registry } from '../composition/site';
import type { OwnerSummary } from './readTimeline';
import type { strings } from './strings';

type Standing = keyof typeof strings.standing;

/** Compares a release of this visit with the live one. */
export function standingOf(
  { section, release }: OwnerSummary,
  registry: Registry | null | undefined,
): Standing {
  if (release?.startsWith('localhost-')) return 'override';
  if (!registry) return registry === null ? 'unknown' : 'awaited';
  if (section === 'shell' || section === 'kernel') return release === registry.shell ? 'live' : 'other';
  const live = registry.sections.find(({ name }) => name === section);
  if (live?.version === release) return 'live';
  if (live?.canary?.version === release) return 'tried';
  return live?.earlier?.some(({ version }) => version === release) ? 'earlier' : 'other';
}
