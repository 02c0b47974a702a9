import '../../../testing/compression';
import { screen, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { aSeason } from '../../../competition/testing/playedMatch';
import { writeSnapshot } from '../../../store/snapshot/writeSnapshot';
import {
  findNotice,
  logIn,
  openPage,
  player,
  storedTournament,
  storeNothing,
  storeTournaments,
} from '../../../testing/openPage';

let mockKind: string | undefined;
jest.mock('shared-kernel', () => {
  const real = jest.requireActual('shared-kernel');
  return { ...real, useSessionKind: () => mockKind ?? real.useSessionKind() };
});

beforeEach(() => {
  mockKind = undefined;
  storeNothing();
});

const tournament = aSeason();
const moment = new Date('2026-11-26T17:00:00.000Z');

async function openSnapshot() {
  const opened = await openPage(`/tournois/instantane#${await writeSnapshot(tournament, moment)}`);
  await screen.findByRole('heading', { level: 1, name: tournament.name });
  return opened;
}

const stored = () => Object.entries(localStorage).sort();

test('shows matches, standings and playoffs of the moment, and stores nothing', async () => {
  const before = stored();
  const { user } = await openSnapshot();
  expect(screen.getByText('Instantané du 26/11 à 18:00')).toBeVisible();
  expect(screen.getByText(/rien n’en est gardé sur cet appareil/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^À venir/ })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Classement' }));
  const [, leader] = within(screen.getByRole('table')).getAllByRole('row');
  expect(leader).toHaveTextContent('Équipe 01');
  await user.click(screen.getByRole('tab', { name: 'Phase finale' }));
  expect(screen.getByRole('heading', { level: 2, name: 'Demi-finales' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Matchs' }));
  await user.selectOptions(screen.getByRole('combobox'), 'Équipe 02');
  expect(screen.getByText('Instantané du 26/11 à 18:00')).toBeVisible();
  expect(stored()).toEqual(before);
});

test('names the year of a snapshot of another year', async () => {
  const fragment = await writeSnapshot(tournament, new Date('2024-11-26T17:00:00.000Z'));
  await openPage(`/tournois/instantane#${fragment}`);
  expect(await screen.findByText('Instantané du 26/11/2024 à 18:00')).toBeVisible();
});

test('leaves out the tab of playoffs that the format has not', async () => {
  const plain = aTournament();
  await openPage(`/tournois/instantane#${await writeSnapshot(plain, moment)}`);
  expect(await screen.findByRole('tab', { name: 'Classement' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Phase finale' })).not.toBeInTheDocument();
});

test.each([
  ['', 'Ce lien est incomplet'],
  ['#1.coupé', 'Ce lien est abîmé'],
  ['#2.AAAA', 'Ce lien vient d’une version plus récente du site'],
  [`#1.${'A'.repeat(70_000)}`, 'Cet instantané est trop grand'],
])('a refused link is explained: %.20s', async (hash, sentence) => {
  await openPage(`/tournois/instantane${hash}`);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Instantané d’un tournoi' })).toBeVisible();
});

test('a browser that cannot decompress is named as the reason', async () => {
  const fragment = await writeSnapshot(tournament, moment);
  const { DecompressionStream } = globalThis;
  Object.assign(globalThis, { DecompressionStream: undefined });
  await openPage(`/tournois/instantane#${fragment}`);
  expect(await screen.findByText('Ce navigateur ne sait pas lire les instantanés')).toBeVisible();
  Object.assign(globalThis, { DecompressionStream });
});

test('a site with a back end shows no snapshot', async () => {
  mockKind = 'hosted';
  await openPage(`/tournois/instantane#${await writeSnapshot(tournament, moment)}`);
  expect(await screen.findByText('Pas d’instantané ici')).toBeVisible();
});

test('offers guests and players no import', async () => {
  await openSnapshot();
  expect(screen.queryByRole('button', { name: 'Garder sur cet appareil' })).not.toBeInTheDocument();
  logIn(player);
  expect(screen.queryByRole('button', { name: 'Garder sur cet appareil' })).not.toBeInTheDocument();
});

test('an organiser keeps the tournament among their own', async () => {
  logIn();
  const { user, address } = await openSnapshot();
  expect(storedTournament(tournament.id)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Garder sur cet appareil' }));
  expect(await findNotice(/^Tournoi gardé/)).toBeInTheDocument();
  expect(address()).toBe(`/organisateur/tournoi/${tournament.id}`);
  expect(storedTournament(tournament.id)?.fixtures).toHaveLength(tournament.fixtures.length);
});

test('an organiser who has the tournament is led to it, and it is not replaced', async () => {
  logIn();
  storeTournaments(tournament);
  const before = storedTournament(tournament.id);
  await openSnapshot();
  expect(await screen.findByText('Ce tournoi est déjà sur cet appareil.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir le tournoi' })).toHaveAttribute(
    'href',
    `/organisateur/tournoi/${tournament.id}`,
  );
  expect(screen.queryByRole('button', { name: 'Garder sur cet appareil' })).not.toBeInTheDocument();
  expect(storedTournament(tournament.id)).toEqual(before);
});
