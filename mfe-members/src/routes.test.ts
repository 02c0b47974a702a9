import { paths } from 'shared-kernel';
import remote from '../remote.json';
import { sampleClubs } from './data/clubs';
import { sampleNations } from './data/nations';
import { countries } from './domain/countries';
import { routes } from './routes';

const routeAt = (path: string) => routes.find((route) => route.path === path);

test('the section claims the paths of its pages', () => {
  expect(routes.map((route) => route.path)).toEqual(remote.paths);
});

test('the clubs and nations of the two rankings are prerendered', () => {
  expect(routeAt('/club/:clubId')?.handle.prerender).toEqual(
    sampleClubs.slice(0, 5).map(({ name }) => paths.club(name)),
  );
  expect(routeAt('/nation/:nationId')?.handle.prerender).toEqual(
    sampleNations.slice(0, 5).map(({ code }) => paths.nation(countries[code])),
  );
});

test('a member’s own pages are neither prerendered nor indexed', () => {
  expect(routeAt('/profil')?.handle).toMatchObject({ prerender: false, indexed: false });
});

test('a shared ranking, player, club or nation shows the card of the rankings, and a member’s own page does not', () => {
  const shown = routes.filter(({ handle }) => handle.image?.src.includes('/social-rankings-'));
  expect(shown.map(({ path }) => path)).toEqual(
    routes.filter(({ handle }) => handle.indexed !== false).map(({ path }) => path),
  );
  expect(shown).not.toHaveLength(0);
});
