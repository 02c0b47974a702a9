import { screen, waitFor, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { planDay } from '../../../matchday/planDay';
import { withPlan } from '../../../model/plans';
import { pastSeason } from '../../../store/pastSeason';
import { findNotice, openPage, storeNothing, storeTournaments } from '../../../testing/openPage';

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
