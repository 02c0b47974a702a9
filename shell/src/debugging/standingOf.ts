import type { LiveSection, Registry, SectionRelease } from '../composition/site';
import type { OwnerSummary } from './readTimeline';
import type { strings } from './strings';

/** As the registry names a section; a release that is tried stands beside the one that is live. */
type Named = LiveSection & { readonly canary?: SectionRelease };

type Standing = keyof typeof strings.standing;

/** How a release of this visit stands to what is live by now; undefined until that is known. */
export function standingOf(
  { section, release }: OwnerSummary,
  registry: Registry | null | undefined,
): Standing | undefined {
  if (release?.startsWith('localhost-')) return 'override';
  if (!registry) return registry === null ? 'unknown' : undefined;
  if (section === 'shell' || section === 'kernel') return release === registry.shell ? 'live' : 'other';
  const live = registry.sections.find(({ name }) => name === section) as Named | undefined;
  if (live?.version === release) return 'live';
  if (live?.canary?.version === release) return 'tried';
  return live?.earlier?.some(({ version }) => version === release) ? 'earlier' : 'other';
}
