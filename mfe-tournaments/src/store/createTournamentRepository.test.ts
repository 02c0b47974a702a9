import { createTournamentRepository } from './createTournamentRepository';
import {
  aFixture,
  aTournament,
  describeSampleContract,
  describeTournamentContract,
} from './testing/tournamentContract';

const repository = createTournamentRepository();

beforeEach(() => {
  localStorage.clear();
});

describeTournamentContract('local storage', () => repository);
describeSampleContract('local storage', () => repository);

test('a tournament is stored under the keys of the specification', async () => {
  const tournament = aTournament({ id: '42', description: 'Deux équipes.' });
  await repository.save(tournament);
  expect(JSON.parse(localStorage.getItem('tournament:42') ?? '')).toEqual({ ...tournament, version: 3 });
  expect(JSON.parse(localStorage.getItem('tournaments') ?? '')).toEqual([
    {
      id: '42',
      name: 'Championnat de France',
      date: '2025-10-04',
      level: 'Régional',
      description: 'Deux équipes.',
      version: 2,
    },
  ]);
});

test('a new tournament whose summary exceeds the quota leaves no record behind', async () => {
  const setItem = Storage.prototype.setItem;
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (key === 'tournaments') throw new DOMException('No room.', 'QuotaExceededError');
    setItem.call(this, key, text);
  });
  const saved = await repository.save(aTournament({ id: '42' }));
  expect(saved).toEqual({ ok: false, refusal: { kind: 'quota-exceeded' } });
  expect(localStorage.getItem('tournament:42')).toBeNull();
});

test('unknown fields survive a change, in the list and in the record', async () => {
  localStorage.setItem('tournaments', JSON.stringify([{ ...aTournament({ id: '42' }), venue: 'Prouvy' }]));
  const fixtures = [{ ...aFixture(), referee: 'Dupont' }];
  localStorage.setItem('tournament:42', JSON.stringify({ ...aTournament({ id: '42' }), fixtures, round: 3 }));
  await repository.update('42', (current) => ({ ...current, name: 'Coupe' }));
  expect(JSON.parse(localStorage.getItem('tournaments') ?? '')[0]).toMatchObject({
    name: 'Coupe',
    venue: 'Prouvy',
  });
  expect(JSON.parse(localStorage.getItem('tournament:42') ?? '')).toMatchObject({
    name: 'Coupe',
    round: 3,
    fixtures: [{ referee: 'Dupont' }],
  });
});

test.each([
  ['name', 5],
  ['date', 'x'],
  ['level', null],
])(
  'a wrong %s in the record is read from the list, and corrected by the next change',
  async (field, wrong) => {
    const id = `wrong-${field}`;
    await repository.save(aTournament({ id }));
    const list = localStorage.getItem('tournaments');
    const key = `tournament:${id}`;
    const stored = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({ ...stored, [field]: wrong }));
    await repository.update(id, (current) => ({ ...current, description: 'Autre' }));
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
      [field]: stored[field],
      description: 'Autre',
    });
    expect(JSON.parse(localStorage.getItem('tournaments') ?? '')[0][field]).toEqual(
      JSON.parse(list ?? '')[0][field],
    );
  },
);
