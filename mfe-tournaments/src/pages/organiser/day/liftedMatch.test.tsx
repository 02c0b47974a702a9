import { fireEvent, screen, within } from '@testing-library/react';
import { aTournament } from '../../../competition/testing/aTournament';
import { withPlan } from '../../../model/plans';
import type { Placement } from '../../../model/tournament';
import { findNotice, openPage, settle, startAsOrganizer, storeTournaments } from '../../../testing/openPage';

const path = '/organisateur/tournoi/1757930400000/jour';
const tournament = aTournament({ teams: ['Lille', 'Lyon', 'Anget', 'Avignon'] });
const plan = () => within(screen.getByRole('region', { name: 'Le plan' }));
const cell = (hour: RegExp, court: number) =>
  within(plan().getByRole('row', { name: hour })).getAllByRole('cell')[court - 1];
const match = (name: RegExp) => plan().getByRole('button', { name });
const preview = () => plan().getByRole('status');

/** The match of two teams, whichever of them is at home. */
function idOf(one: string, other: string): string {
  const found = tournament.fixtures.find(({ homeTeam, awayTeam }) =>
    [one, other].every((team) => [homeTeam, awayTeam].includes(team)),
  );
  return found?.id ?? '';
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-28T08:00:00+01:00'), advanceTimers: true });
  startAsOrganizer();
  // A window in which the plan is a table.
  window.matchMedia = ((query: string) => ({
    matches: query.includes('48rem'),
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

/** Lille – Lyon at ten and Lille – Anget at half past ten, on the first of two courts. */
async function openPlan(placements: readonly Placement[] = plannedMatches()) {
  const day = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [], placements };
  storeTournaments(withPlan(tournament, day));
  return openPage(path);
}

function plannedMatches(): Placement[] {
  return [
    { fixture: idOf('Lille', 'Lyon'), court: 1, at: 600 },
    { fixture: idOf('Lille', 'Anget'), court: 1, at: 630 },
  ];
}

const second = /^(Lille – Anget|Anget – Lille)$/;

test('a match is lifted, moved by arrows and dropped, and keeps the focus', async () => {
  const { user } = await openPlan();
  match(second).focus();
  await user.keyboard('{Enter}');
  expect(match(second)).toHaveAttribute('aria-pressed', 'true');
  expect(preview()).toHaveTextContent('C’est sa place actuelle.');
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(preview()).toHaveTextContent(/^11\sh, terrain 2/);
  expect(preview()).toHaveTextContent('Plus longue attente : 30 minutes, au lieu de 0.');
  expect(preview()).toHaveTextContent('Attentes plus courtes qu’un match : 0, au lieu de 1.');
  expect(preview()).toHaveTextContent(/Fin prévue à 11\sh\s30, au lieu de 11\sh\./);
  expect(cell(/^11\sh(?!\s30)/, 2)).toBeEmptyDOMElement();
  await user.keyboard('{Enter}');
  await findNotice(/Match déplacé/);
  expect(cell(/^11\sh(?!\s30)/, 2)).toHaveTextContent('Anget');
  expect(match(second)).toHaveFocus();
  expect(preview()).toBeEmptyDOMElement();
});

test('a drop on a taken place is refused at that cell, and Escape leaves the match where it was', async () => {
  const { user } = await openPlan();
  match(second).focus();
  await user.keyboard('{Enter}{ArrowUp}');
  expect(preview()).toHaveTextContent(/^10\sh, terrain 1Le terrain est pris par /);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(preview()).toHaveTextContent(
    /^10\sh, terrain 2Lille joue déjà à cette heure sur un autre terrain\.$/,
  );
  expect(match(second)).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(preview()).toBeEmptyDOMElement();
  expect(cell(/^10\sh\s30/, 1)).toHaveTextContent('Anget');
});

test('a match is dragged by the mouse', async () => {
  const { user } = await openPlan();
  let under: Element | null = null;
  document.elementFromPoint = () => under;
  const free = cell(/^11\sh(?!\s30)/, 2) ?? null;
  await user.pointer({ keys: '[MouseLeft>]', target: match(second), coords: { x: 10, y: 10 } });
  under = free;
  await user.pointer({ pointerName: 'mouse', target: match(second), coords: { x: 80, y: 60 } });
  expect(preview()).toHaveTextContent(/^11\sh, terrain 2/);
  fireEvent.pointerUp(match(second));
  await settle();
  await findNotice(/Match déplacé/);
  expect(cell(/^11\sh(?!\s30)/, 2)).toHaveTextContent('Anget');
  Reflect.deleteProperty(document, 'elementFromPoint');
});

test('says which playoffs the end of the day includes', async () => {
  const league = aTournament({ teams: 8, format: { playoffs: true } });
  const placements = league.fixtures.map(({ id }, index) => ({
    fixture: id,
    court: (index % 2) + 1,
    at: 600 + Math.floor(index / 2) * 30,
  }));
  const day = { date: '2026-11-28', start: 600, courts: 2, matchMinutes: 30, pauses: [], placements };
  storeTournaments(withPlan(league, day));
  await openPage(path);
  expect(
    plan().getByText(
      /28 matchs sur 2 terrains, fin prévue à 19\sh, avec 6 matchs de playoffs, encore à tirer\.$/,
    ),
  ).toBeVisible();
});

test('the explanations of the plan are folded away', async () => {
  const { user } = await openPlan();
  expect(plan().getByText(/^Faites glisser un match/)).not.toBeVisible();
  await user.click(plan().getByText('Comprendre et changer ce plan'));
  expect(plan().getByText(/^Faites glisser un match/)).toBeVisible();
});
