import '../../../testing/compression';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { finishedScores } from '../../../competition/testing/arbitraries';
import { aTournament } from '../../../competition/testing/aTournament';
import { favouritesWin, withResults } from '../../../competition/testing/playedMatch';
import { planDay } from '../../../matchday/planDay';
import { withPlan } from '../../../model/plans';
import type { Tournament } from '../../../model/tournament';
import { pastSeason } from '../../../store/pastSeason';
import { readSnapshot } from '../../../store/snapshot/readSnapshot';
import { findNotice, openPage, storeNothing, storeTournaments } from '../../../testing/openPage';
import { makeSnapshotLink } from '../../../widgets/snapshot/snapshotLink';

beforeEach(storeNothing);

const path = '/organisateur/tournoi/1757930400000';
/** By its heading: the code QR makes searches by role slow. */
const sectionOf = async (heading: string) =>
  within((await screen.findByText(heading)).closest('section') as HTMLElement);
const elsewhere = () => sectionOf('Sur un autre site');

/** The frame that a browser makes of the code. */
function frameOf(code: string): HTMLIFrameElement {
  const { body } = new DOMParser().parseFromString(code, 'text/html');
  expect(body.children).toHaveLength(1);
  expect(body.textContent).toBe('');
  return body.firstElementChild as HTMLIFrameElement;
}

test('offers a visitor the code of each part, and its preview', async () => {
  storeTournaments(aTournament());
  const { user } = await openPage(`${path}/partager`);
  const section = await elsewhere();
  const code = section.getByLabelText('Code à coller');
  for (const [label, view] of [
    ['Matchs', 'matchs'],
    ['Classement', 'classement'],
    ['Phase finale', 'phase-finale'],
  ] as const) {
    await user.selectOptions(section.getByLabelText('Partie à montrer'), label);
    const frame = frameOf((code as HTMLInputElement).value);
    expect(frame.src).toBe(`${location.origin}${path}/integrer?vue=${view}`);
    expect(frame.title).toBe(`Tournoi d’automne\u00a0: ${label}`);
    expect(frame.getAttribute('loading')).toBe('lazy');
    const preview = section.getByText('Voir l’aperçu');
    expect(preview).toHaveAttribute('href', `${path}/integrer?vue=${view}`);
    expect(preview).toHaveAttribute('rel', 'noopener');
  }
  await user.click(section.getByText('Copier le code'));
  expect(await findNotice(/^Code copié/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe((code as HTMLInputElement).value);
});

test('a tournament’s name cannot end the code’s attribute', async () => {
  const name = '"><script>alert(1)</script> & L’Été';
  storeTournaments(aTournament({ name }));
  await openPage(`${path}/partager`);
  const code = (await elsewhere()).getByLabelText<HTMLInputElement>('Code à coller');
  expect(frameOf(code.value).title).toBe(`${name}\u00a0: Matchs`);
});

test('a season that is over can be shown elsewhere, and has no calendar', async () => {
  await openPage(`/organisateur/tournoi/${pastSeason.id}/partager`);
  await elsewhere();
  expect(screen.queryByText('Dans votre agenda')).not.toBeInTheDocument();
});

test('hands over the planned matches as a calendar file', async () => {
  const tournament = aTournament();
  const settings = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [] };
  storeTournaments(withPlan(tournament, planDay(tournament, settings, null, new Date('2026-11-01'))));
  const made = jest.fn<string, [Blob]>(() => 'blob:calendar');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => {} });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openPage(`${path}/partager`);
  const agenda = await sectionOf('Dans votre agenda');
  await user.click(agenda.getByText('Ajouter au calendrier'));
  expect(await findNotice(/tournoi-d-automne\.ics/)).toBeInTheDocument();
  await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
  expect(made.mock.calls[0]?.[0].type).toBe('text/calendar;charset=utf-8');
});

test('a calendar without a planned match is not offered', async () => {
  storeTournaments(aTournament());
  await openPage(`${path}/partager`);
  const agenda = await sectionOf('Dans votre agenda');
  expect(agenda.getByText('Aucun match n’a encore d’horaire.')).toBeVisible();
  expect(agenda.queryByRole('button')).not.toBeInTheDocument();
});

const linkField = () =>
  screen.findByLabelText<HTMLInputElement>(/^Lien de l’instantané du \d\d\/\d\d à \d\d:\d\d$/);
/** Its snapshot is too long for a code and for a message. */
function aLongSeason(name = 'Tournoi d’automne'): Tournament {
  const season = aTournament({ name, teams: 28, format: { homeAndAway: true } });
  const scores = fc.sample(finishedScores(3), { numRuns: season.fixtures.length, seed: 1 });
  return withResults(season, (_, index) => scores[index] ?? null);
}
const fragmentIn = ({ value }: HTMLInputElement) =>
  value.replace(`${location.origin}/tournois/instantane#`, '');

test('shares a tournament of this device as a snapshot, with its results', async () => {
  const tournament = favouritesWin(aTournament());
  storeTournaments(tournament);
  const { user } = await openPage(`${path}/partager`);
  const field = await linkField();
  expect(await readSnapshot(fragmentIn(field))).toMatchObject({
    ok: true,
    tournament: { name: tournament.name, teams: tournament.teams },
  });
  expect(
    screen.getByRole('img', { name: /^Code QR\u00a0: Instantané du .*, Tournoi d’automne$/ }),
  ).toBeVisible();
  expect(screen.queryByLabelText('Adresse de la page')).not.toBeInTheDocument();
  await user.click(screen.getByText('Copier le lien'));
  expect(await findNotice(/^Lien copié/)).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(field.value);
});

test('the snapshot follows the tournament', async () => {
  storeTournaments(aTournament());
  await openPage(`${path}/partager`);
  const before = (await linkField()).value;
  storeTournaments(favouritesWin(aTournament()));
  await waitFor(async () => expect((await linkField()).value).not.toBe(before));
});

test.each([
  ['a link', aTournament(), (data: ShareData) => expect(data.url).toMatch(/instantane#1\./)],
  [
    'a file',
    aLongSeason(),
    (data: ShareData) => expect(data.files?.[0]?.name).toBe('tournoi-d-automne.html'),
  ],
])('sends the snapshot as %s', async (_, tournament, check) => {
  const sent = jest.fn<Promise<void>, [ShareData]>(async () => {});
  Object.assign(navigator, { share: sent, canShare: () => true });
  storeTournaments(tournament);
  const { user } = await openPage(`${path}/partager`);
  await linkField();
  await user.click(screen.getByText('Envoyer…'));
  expect(sent).toHaveBeenCalledTimes(1);
  check(sent.mock.calls[0]?.[0] ?? {});
  Object.assign(navigator, { share: undefined, canShare: undefined });
});

test('the file that carries a long snapshot is a page with its link, whatever the tournament’s name', async () => {
  const tournament = aLongSeason('</title><script>alert(1)</script>');
  Object.assign(navigator, { canShare: () => true });
  const link = await makeSnapshotLink(tournament, new Date('2026-11-26T17:00:00.000Z'));
  const [file] = link?.toSend().files ?? [];
  const page = new DOMParser().parseFromString(await textOf(file as File), 'text/html');
  expect(page.querySelector('script')).toBeNull();
  const anchor = page.querySelector('a');
  expect(anchor?.getAttribute('href')).toBe(link?.address);
  expect(anchor?.textContent).toBe('</title><script>alert(1)</script>\u00a0: Instantané du 26/11 à 18:00');
  Object.assign(navigator, { canShare: undefined });
});

/** jsdom's files have no `text`. */
function textOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(file);
  });
}

test('a snapshot that no code can hold has its link alone', async () => {
  storeTournaments(aLongSeason());
  await openPage(`${path}/partager`);
  await linkField();
  expect(screen.getByText(/trop long pour un code QR/)).toBeVisible();
  expect(screen.queryByRole('img', { name: /^Code QR/ })).not.toBeInTheDocument();
});

test('without compression the page gives its address, and says that it leads nowhere else', async () => {
  const { CompressionStream } = globalThis;
  Object.assign(globalThis, { CompressionStream: undefined });
  storeTournaments(aTournament());
  await openPage(`${path}/partager`);
  expect(await screen.findByLabelText('Adresse de la page')).toHaveValue(`${location.origin}${path}`);
  expect(screen.getByText(/un autre téléphone ou un autre ordinateur ne le trouvera pas/)).toBeVisible();
  Object.assign(globalThis, { CompressionStream });
});

test('the poster of a tournament of this device has the snapshot’s code', async () => {
  storeTournaments(aTournament());
  const { container } = await openPage(`${path}/partager`);
  await linkField();
  await waitFor(() =>
    expect(container).toHaveTextContent(/équipes, programme et résultats\. Instantané du /),
  );
  expect(container).not.toHaveTextContent('visible seulement sur l’appareil');
});
