import { type CountryCode, championship, type Honour } from 'shared-kernel/rankings';
import type { Club } from '../domain/palmaresSheet';

const club = (name: string, country: CountryCode, points: number, ...palmares: Honour[]): Club => ({
  name,
  country,
  points,
  palmares,
});

const elsewhere =
  (name: string) =>
  (position: string): Honour => ({ tournamentId: null, name, position });
const trophy = elsewhere('Trophée européen des clubs 2025');
const open = elsewhere('Open international de Prouvy 2025');

/** Sample data, best first: the ranking shows the first five; the others have their page. */
export const sampleClubs: readonly Club[] = [
  club('Lyon', 'fr', 31_450, championship('1er'), trophy('2e'), open('3e')),
  club('Rome', 'it', 30_820, trophy('1er'), open('2e')),
  club('Prouvy', 'fr', 29_165, open('1er'), championship('2e'), trophy('6e')),
  club('Cracovie', 'pl', 27_940, open('4e'), trophy('4e')),
  club('Budapest', 'hu', 26_310, trophy('3e'), open('7e')),
  club('Montpellier', 'fr', 25_780, championship('4e'), open('5e')),
  club('Turin', 'it', 24_905, trophy('5e')),
  club('Lisbonne', 'pt', 23_640, trophy('7e'), open('6e')),
  club('Perpignan', 'fr', 22_480, championship('3e')),
  club('Barcelone', 'es', 20_115, trophy('8e')),
  club('Montréal', 'ca', 18_730, open('8e')),
  club('Londres', 'gb', 15_220, trophy('9e')),
  club('Gdynia', 'pl', 14_065, trophy('10e')),
  club('Osaka', 'jp', 11_490, open('9e')),
  club('Boston', 'us', 9_875, open('10e')),
];
