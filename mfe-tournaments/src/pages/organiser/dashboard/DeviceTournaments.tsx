import { useState } from 'react';
import { isolated, theme, useStored } from 'shared-kernel';
import { Button, Pane, SectionTitle, VisuallyHidden } from 'shared-kernel/ui';
import type { TournamentSummary } from '../../../model/tournament';
import { type Publication, publishable, publishFromDevice, summaries } from '../../../sync/deviceTournaments';
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

const publicationSentences: Readonly<
  Record<Exclude<Publication['kind'], 'refused'>, (name: string) => string>
> = {
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
  const list = useStored(summaries);
  const [publishing, setPublishing] = useState<string>();
  const own = list.status === 'ready' ? publishable(list.value) : [];
  if (own.length === 0) return null;

  async function publish({ id, name }: TournamentSummary) {
    if (publishing !== undefined) return;
    setPublishing(id);
    const { kind } = await publishFromDevice(id);
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
          <li key={summary.id} css={row}>
            <strong>{summary.name}</strong>
            <Button size="small" onClick={() => publish(summary)} disabled={publishing !== undefined}>
              <span>{publishing === summary.id ? strings.publishing : strings.publish}</span>
              <VisuallyHidden>{strings.of(summary.name)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Pane>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space(3),
  paddingBlock: theme.space(2),
  borderBlockStart: `1px solid ${theme.color.edge}`,
  overflowWrap: 'anywhere',
} as const;
