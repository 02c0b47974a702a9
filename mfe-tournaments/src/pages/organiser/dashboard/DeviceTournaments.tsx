import { useState } from 'react';
import { isolated, theme, useStored } from 'shared-kernel';
import { Button, Pane, SectionTitle, Stack, VisuallyHidden } from 'shared-kernel/ui';
import { withoutResults } from '../../../competition/composeTournament';
import { withinLimit } from '../../../competition/draftRefusal';
import { isLeagueFixture, logOf, type Tournament, type TournamentSummary } from '../../../model/tournament';
import { sampleTournament } from '../../../store/sampleTournament';
import { createStoredTournaments } from '../../../store/storedTournaments';
import { isSameData } from '../../../sync/copies';
import { unsentOfLog } from '../../../sync/exchangeMatch';
import { readRow } from '../../../sync/rows';
import { exchange } from '../../../sync/sending';
import { save } from '../../../sync/sharing';
import { announce } from '../../../widgets/announce';

const strings = {
  title: 'Tournois de cet appareil',
  text: 'Ils ont été créés ici, et personne d’autre ne les voit. Publiez-les pour les retrouver sur tous les appareils.',
  publish: 'Publier',
  publishing: 'Publication…',
  of: (name: string) => ` le tournoi ${isolated(name)}`,
  published: 'Tournoi publié',
  stays: 'Le tournoi reste sur cet appareil',
} as const;

const publicationSentences: Readonly<Record<Exclude<Publication, 'refused'>, (name: string) => string>> = {
  published: (name) => `«\u00a0${isolated(name)}\u00a0» est visible par tous, avec ses feuilles de match.`,
  unreadable: (name) =>
    `Les données du tournoi «\u00a0${isolated(name)}\u00a0» sont illisibles ici\u00a0: rien n’en a été publié.`,
  taken: (name) =>
    `«\u00a0${isolated(name)}\u00a0» est déjà publié, et a changé depuis. Rien n’en a été modifié, ni là-bas ni ici.`,
  incomplete: (name) =>
    `«\u00a0${isolated(name)}\u00a0» n’est pas encore entièrement publié. Recommencez quand le réseau est bon\u00a0: rien n’est perdu ici.`,
};

/** Offers an organiser to publish tournaments that they made on this device before the site had a back end. */
export function DeviceTournaments() {
  const list = useStored(device.summaries);
  const [publishing, setPublishing] = useState<string>();
  const own = list.status === 'ready' ? list.value.filter(({ id }) => id !== sampleTournament.id) : [];
  if (own.length === 0) return null;

  async function publish({ id, name }: TournamentSummary) {
    if (publishing !== undefined) return;
    setPublishing(id);
    const kind = await publishFromDevice(id);
    setPublishing(undefined);
    // The storage has announced the reason of a refusal.
    if (kind === 'refused') return;
    announce({
      title: kind === 'published' ? strings.published : strings.stays,
      description: publicationSentences[kind](name),
      ...(kind !== 'published' && { variant: 'destructive', durationMs: 15_000 }),
    });
  }

  return (
    <Pane as="aside" css={{ display: 'grid', gap: theme.space(3), marginBlockEnd: theme.space(8) }}>
      <SectionTitle css={theme.type.title3}>{strings.title}</SectionTitle>
      <p css={{ color: theme.color.textMuted }}>{strings.text}</p>
      <ul css={theme.unlisted}>
        {own.map((summary) => (
          <Stack key={summary.id} as="li" direction="row" gap={3} css={row}>
            <strong>{summary.name}</strong>
            <Button size="small" onClick={() => publish(summary)} aria-disabled={publishing !== undefined}>
              <span>{publishing === summary.id ? strings.publishing : strings.publish}</span>
              <VisuallyHidden>{strings.of(summary.name)}</VisuallyHidden>
            </Button>
          </Stack>
        ))}
      </ul>
    </Pane>
  );
}

const row = {
  justifyContent: 'space-between',
  paddingBlock: theme.space(2),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  overflowWrap: 'anywhere',
} as const;

/** Tournaments from before the site had a back end. */
const device = createStoredTournaments();

/** The organiser has read why it was `refused`. An `incomplete` tournament stays on this device. */
type Publication = 'published' | 'unreadable' | 'taken' | 'incomplete' | 'refused';

/** Publishes a tournament. The local copy stays until the back end has confirmed record and events: it is repeatable. */
async function publishFromDevice(id: string): Promise<Publication> {
  const kept = await device.record(id).read();
  if (kept === null) return 'unreadable';
  const record = { ...kept, name: withinLimit(kept.name) };
  const there = await readRow(id);
  if (there.ok && there.value !== null) {
    // Another tournament of that identifier is not written over.
    if (there.value.record === null || !isSameTournament(there.value.record, record)) return 'taken';
  } else {
    const saved = await save(record);
    if (!saved.ok) return 'refused';
    const kept = await readRow(id);
    if (!kept.ok || !isSameData(kept.value?.record, withoutResults(saved.value))) return 'incomplete';
  }
  const log = logOf(record);
  for (const fixture of await unsentOfLog(log)) if (!(await exchange(record, fixture)).ok) break;
  if ((await unsentOfLog(log)).length > 0) return 'incomplete';
  await device.summaries.update((list) => list.filter((summary) => summary.id !== id));
  await device.record(id).remove();
  return 'published';
}

/** Whether the same teams play the same matches: others may have recorded scores since an answer was lost. */
function isSameTournament(a: Tournament, b: Tournament): boolean {
  const idsOf = ({ fixtures }: Tournament) => fixtures.filter(isLeagueFixture).map(({ id }) => id);
  const matter = (of: Tournament) => [of.name, of.date, of.teams, idsOf(of)];
  return isSameData(matter(a), matter(b));
}
