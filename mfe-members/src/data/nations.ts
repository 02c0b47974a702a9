import type { CountryCode, Honour } from 'shared-kernel/rankings';
import type { Nation } from '../domain/palmaresSheet';

const nation = (code: CountryCode, points: number, ...palmares: Honour[]): Nation => ({
  code,
  points,
  palmares,
});

const elsewhere =
  (name: string) =>
  (position: string): Honour => ({ tournamentId: null, name, position });
const nationsTrophy = elsewhere('Trophée des nations 2025');
const mixed = elsewhere('Trophée mixte des nations 2024');
const challenge = elsewhere('Challenge international 2024');

/** Sample data, best first: the ranking shows the first five; the others have their page. */
export const sampleNations: readonly Nation[] = [
  nation('fr', 48_620, nationsTrophy('1er'), mixed('2e'), challenge('1er')),
  nation('it', 47_155, nationsTrophy('2e'), mixed('1er'), challenge('3e')),
  nation('pl', 42_870, nationsTrophy('4e'), challenge('2e')),
  nation('hu', 40_390, nationsTrophy('3e'), mixed('4e')),
  nation('pt', 37_245, mixed('3e'), challenge('5e')),
  nation('es', 34_080, nationsTrophy('6e'), challenge('4e')),
  nation('ca', 29_515, nationsTrophy('5e')),
  nation('gb', 27_940, mixed('6e')),
  nation('jp', 21_330, challenge('7e')),
  nation('us', 19_760, nationsTrophy('8e')),
];
