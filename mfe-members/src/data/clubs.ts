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
  club('Lyon', 'fr', 31_450, championship('1er'), trophy('2ème'), open('3ème')),
  club('Rome', 'it', 30_820, trophy('1er'), open('2ème')),
  club('Prouvy', 'fr', 29_165, open('1er'), championship('2ème'), trophy('6ème')),
  club('Cracovie', 'pl', 27_940, open('4ème'), trophy('4ème')),
  club('Budapest', 'hu', 26_310, trophy('3ème'), open('7ème')),
  club('Montpellier', 'fr', 25_780, championship('4ème'), open('5ème')),
  club('Turin', 'it', 24_905, trophy('5ème')),
  club('Lisbonne', 'pt', 23_640, trophy('7ème'), open('6ème')),
  club('Perpignan', 'fr', 22_480, championship('3ème')),
  club('Barcelone', 'es', 20_115, trophy('8ème')),
  club('Montréal', 'ca', 18_730, open('8ème')),
  club('Londres', 'gb', 15_220, trophy('9ème')),
  club('Gdynia', 'pl', 14_065, trophy('10ème')),
  club('Osaka', 'jp', 11_490, open('9ème')),
  club('Boston', 'us', 9_875, open('10ème')),
];
