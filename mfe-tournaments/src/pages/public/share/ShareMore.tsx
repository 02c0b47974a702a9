import { useState } from 'react';
import { isolated, sharedBackEnd, theme } from 'shared-kernel';
import { downloadFile } from 'shared-kernel/download';
import { SelectField } from 'shared-kernel/forms';
import { Button, ButtonLink, SectionTitle, Stack, VisuallyHidden } from 'shared-kernel/ui';
import type { Tournament, TournamentSummary } from '../../../model/tournament';
import { presentTime } from '../../../store/stamps';
import { announce } from '../../../widgets/announce';
import { type EmbedView, embedAddress, embedViews, frameTitle, viewNames } from '../../../widgets/embedding';
import { useAddress, useIsOnlyHere } from '../../../widgets/useAddress';
import { AddressToCopy } from './AddressToCopy';
import { fixtureTimes, scheduleFile } from './scheduleFile';

const calendarWords = {
  heading: 'Dans votre agenda',
  add: 'Ajouter au calendrier',
  text: (count: number) =>
    count === 1
      ? 'Un match avec son horaire et son terrain. Si le programme change, ajoutez-le de nouveau\u00a0: l’agenda se met à jour sans doublon.'
      : `${count}\u00a0matchs avec leur horaire et leur terrain. Si le programme change, ajoutez-les de nouveau\u00a0: l’agenda se met à jour sans doublon.`,
  none: 'Aucun match n’a encore d’horaire.',
  done: 'Calendrier enregistré',
  doneText: (file: string) => `Ouvrez le fichier ${isolated(file)} avec votre agenda.`,
  subscribe: 'Un agenda abonné à cette adresse suit le programme de lui-même.',
  address: { label: 'Adresse d’abonnement', copy: 'Copier l’adresse', copied: 'Adresse copiée' },
} as const;

const embedWords = {
  heading: 'Sur un autre site',
  text: 'Collez ce code dans une page\u00a0: elle montrera le tournoi en direct.',
  onlyHere:
    'Tant que le tournoi n’est que dans ce navigateur, le cadre restera vide chez les autres visiteurs.',
  view: 'Partie à montrer',
  code: { label: 'Code à coller', copy: 'Copier le code', copied: 'Code copié' },
  preview: 'Voir l’aperçu',
  newTab: ' (nouvel onglet)',
} as const;

/** What other programs take over: an agenda, and the pages of other sites. A season that is over has no matches here. */
export function ShareMore({ tournament }: { readonly tournament: Tournament | TournamentSummary }) {
  return (
    <>
      {'fixtures' in tournament && <Calendar tournament={tournament} />}
      <EmbedCode tournament={tournament} />
    </>
  );
}

function Calendar({ tournament }: { readonly tournament: Tournament }) {
  const count = fixtureTimes(tournament).length;
  const address = calendarAddress(tournament.id);

  function save() {
    const file = scheduleFile(tournament, location.origin, presentTime());
    downloadFile(file.name, file.text, 'text/calendar;charset=utf-8');
    announce({ title: calendarWords.done, description: calendarWords.doneText(file.name) });
  }

  return (
    <Stack as="section" gap={3} aria-labelledby="in-the-agenda" css={section}>
      <SectionTitle id="in-the-agenda" css={theme.type.title3}>
        {calendarWords.heading}
      </SectionTitle>
      <p>{count === 0 ? calendarWords.none : calendarWords.text(count)}</p>
      {count > 0 && (
        <div>
          <Button onClick={save}>{calendarWords.add}</Button>
        </div>
      )}
      {count > 0 && address && (
        <>
          <p>{calendarWords.subscribe}</p>
          <AddressToCopy address={address} name={tournament.name} of={calendarWords.address} />
        </>
      )}
    </Stack>
  );
}

/** Agendas send no headers, so the address carries the site's public key; undefined without a back end. */
function calendarAddress(tournament: string): string | undefined {
  const { url, anonKey: apikey } = sharedBackEnd() ?? {};
  return url && apikey && `${url}/rest/v1/rpc/calendar?${new URLSearchParams({ tournament, apikey })}`;
}

function EmbedCode({ tournament: { id, name } }: { readonly tournament: TournamentSummary }) {
  const [view, setView] = useState<EmbedView>('matchs');
  const origin = useAddress('');
  const isOnlyHere = useIsOnlyHere(id);
  return (
    <Stack as="section" gap={3} aria-labelledby="elsewhere" css={section}>
      <SectionTitle id="elsewhere" css={theme.type.title3}>
        {embedWords.heading}
      </SectionTitle>
      <p>{embedWords.text}</p>
      {isOnlyHere && <p>{embedWords.onlyHere}</p>}
      <SelectField
        label={embedWords.view}
        value={view}
        options={embedViews.map((each) => ({ value: each, label: viewNames[each] }))}
        onChange={setView}
      />
      <AddressToCopy address={frameCode(origin, id, name, view)} name={name} of={embedWords.code} />
      <div>
        <ButtonLink
          href={embedAddress(id, view)}
          target="_blank"
          rel="noopener"
          variant="quiet"
          css={{ paddingInline: 0 }}
        >
          {embedWords.preview}
          <VisuallyHidden>{embedWords.newTab}</VisuallyHidden>
        </ButtonLink>
      </div>
    </Stack>
  );
}

function frameCode(origin: string, id: string, name: string, view: EmbedView): string {
  const src = escapeHtml(`${origin}${embedAddress(id, view)}`);
  const title = escapeHtml(frameTitle(name, view));
  return `<iframe src="${src}" title="${title}" width="100%" height="600" loading="lazy" style="border: 0"></iframe>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const section = { '& > h2': { marginBottom: 0 }, '& > p': theme.muted } as const;
