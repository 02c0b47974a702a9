import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { session } from 'shared-kernel';
import { weeklyDraft } from '../../data/weeklyRequest';
import { WeeklyForm } from './WeeklyForm';

jest.mock('shared-kernel', () => ({
  ...jest.requireActual('shared-kernel'),
  sharedBackEnd: () => ({ url: 'https://back-end.example', anonKey: 'public' }),
}));

const asked: Record<string, unknown>[] = [];
let answer: (() => unknown) | null;

beforeEach(() => {
  asked.length = 0;
  answer = () => ({ kind: 'requested' });
  sessionStorage.clear();
  jest.spyOn(session, 'token').mockResolvedValue(undefined);
  globalThis.fetch = jest.fn(async (_url: RequestInfo | URL, request?: RequestInit) => {
    asked.push(JSON.parse(String(request?.body)));
    if (!answer) throw new TypeError('Failed to fetch');
    const text = JSON.stringify(answer?.());
    // As the engine answers an error of its own.
    const ok = !text?.startsWith('{"code"');
    return { status: ok ? 200 : 400, ok, text: async () => text } as Response;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  weeklyDraft.forget();
});

async function fill() {
  const sent = jest.fn();
  render(
    <MemoryRouter>
      <WeeklyForm today="2026-11-28" onSent={sent} />
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('À partir du'), '01/12/2026');
  await user.type(screen.getByLabelText('Nom'), 'Zoé');
  await user.type(screen.getByLabelText('Téléphone'), '06 12 34 56 78');
  return { user, sent, press: () => user.click(screen.getByRole('button', { name: 'Envoyer la demande' })) };
}

test('a request whose answer was lost is sent again as the same one', async () => {
  const { sent, press } = await fill();
  answer = null;
  await press();
  expect(await screen.findByText(/Votre saisie est conservée/)).toBeVisible();
  answer = () => ({ kind: 'requested' });
  await press();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});

test('says that input of earlier was kept, and clears it', async () => {
  weeklyDraft.keep({ name: 'Ana Lefèvre', weekday: '3' });
  const { user } = await fill();
  expect(screen.getByLabelText('Nom')).toHaveValue('Ana LefèvreZoé');
  expect(screen.getByText(/^Votre saisie reste dans cet onglet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(screen.getByLabelText('Nom')).toHaveValue('');
  expect(screen.getByLabelText('Jour de la semaine')).toHaveDisplayValue('lundi');
  expect(screen.queryByText(/^Votre saisie reste/)).not.toBeInTheDocument();
});

test('says nothing of input that is being typed', async () => {
  await fill();
  expect(screen.getByLabelText('Nom')).toHaveValue('Zoé');
  expect(screen.queryByRole('button', { name: 'Effacer' })).not.toBeInTheDocument();
});

test.each([
  [{ kind: 'refused', reason: 'too-many', limit: 'held' }, /Trois de vos demandes attendent/],
  [{ kind: 'refused', reason: 'too-many', limit: 'network' }, /Trop de demandes viennent de partir/],
  [{ kind: 'refused', reason: 'suspended', sentence: 'Appelez l’accueil.' }, /Appelez l’accueil/],
  [{ kind: 'refused', reason: 'suspended', sentence: '' }, /Le centre vous a écrit pourquoi/],
  [{ code: '22003', message: 'integer out of range' }, /trop longue ou illisible/],
])('says why the centre refuses: %j', async (refusal, sentence) => {
  const { sent, press } = await fill();
  answer = () => refusal;
  await press();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});
