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
  nation('fr', 48_620, nationsTrophy('1er'), mixed('2ème'), challenge('1er')),
  nation('it', 47_155, nationsTrophy('2ème'), mixed('1er'), challenge('3ème')),
  nation('pl', 42_870, nationsTrophy('4ème'), challenge('2ème')),
  nation('hu', 40_390, nationsTrophy('3ème'), mixed('4ème')),
  nation('pt', 37_245, mixed('3ème'), challenge('5ème')),
  nation('es', 34_080, nationsTrophy('6ème'), challenge('4ème')),
  nation('ca', 29_515, nationsTrophy('5ème')),
  nation('gb', 27_940, mixed('6ème')),
  nation('jp', 21_330, challenge('7ème')),
  nation('us', 19_760, nationsTrophy('8ème')),
];
