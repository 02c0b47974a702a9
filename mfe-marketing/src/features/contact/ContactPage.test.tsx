import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { session } from 'shared-kernel';
import { requests } from 'shared-kernel/plans';
import { useLocation, useNavigate } from 'shared-kernel/router';
import { someRows } from '../../../../tools/jest/suite';
import { contactDraft } from '../../data/contactDraft';
import { ContactPage } from './ContactPage';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-11-22T09:00:00Z') });
});

afterEach(() => {
  contactDraft.forget();
  jest.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

let navigate: ReturnType<typeof useNavigate>;
let held: unknown;

/** Renders the page with this history state. */
function Visit() {
  navigate = useNavigate();
  held = useLocation().state;
  return <ContactPage />;
}

/** The page as a link with that navigation state leads to it. */
function arrive(state?: unknown) {
  return render(
    <MemoryRouter initialEntries={[{ pathname: '/contact', state }]}>
      <Visit />
    </MemoryRouter>,
  );
}

const request = () => screen.queryByText(/^Votre demande/);
const day = () => screen.getByLabelText('Date souhaitée');
const people = () => screen.getByLabelText('Nombre de personnes');
const send = () => user.click(screen.getByRole('button', { name: 'Envoyer' }));

async function letter() {
  const link = await screen.findByRole('link', { name: 'L’envoyer par e-mail' });
  return decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('\r\n', '\n');
}

async function sayWhoAndWhat() {
  await user.type(screen.getByLabelText('Nom'), 'Ada');
  await user.type(screen.getByLabelText('E-mail'), 'ada@exemple.fr');
  await user.type(screen.getByLabelText('Message'), 'Bonjour');
}

test.each(Object.entries(requests))(
  '%s is named above the form, and a group has fields for day and size',
  (subject, kind) => {
    arrive({ subject });
    expect(request()).toHaveTextContent(`Votre demande : ${subject}`);
    expect(screen.queryAllByLabelText('Date souhaitée')).toHaveLength(kind === 'group' ? 1 : 0);
    expect(screen.queryAllByLabelText('Nombre de personnes')).toHaveLength(kind === 'group' ? 1 : 0);
  },
);

test.each([undefined, { subject: 'Bons cadeaux' }, { subject: 'Tournois' }])(
  'a visitor who arrives with %j sees the form before the address, with their name first',
  (state) => {
    arrive(state);
    const [first] = screen.getAllByRole('textbox');
    expect(first).toHaveAccessibleName('Nom');
    expect(first?.compareDocumentPosition(screen.getByText('Adresse'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

test('a plain question links to the services that can be requested', () => {
  arrive();
  expect(screen.getByText(/^Pour un cours, un groupe ou un bon cadeau/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'choisissez un service' })).toHaveAttribute(
    'href',
    '/services-tarifs',
  );
});

test.each([undefined, 'Tournois', { subject: '<script>' }, { subject: 7 }, { service: 'Tournois' }])(
  'a visitor who arrives with %j sees the form alone',
  (state) => {
    arrive(state);
    expect(request()).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Date souhaitée')).not.toBeInTheDocument();
  },
);

test('a group needs a day and a size, and each error has its own sentence', async () => {
  arrive({ subject: 'Événements privés' });
  await sayWhoAndWhat();
  await send();
  expect(day()).toHaveAccessibleDescription(/^Indiquez la date souhaitée\./);
  expect(people()).toHaveAccessibleDescription(/^Indiquez combien vous serez/);
  expect(screen.queryByRole('link', { name: 'L’envoyer par e-mail' })).not.toBeInTheDocument();

  await user.type(day(), '2111');
  expect(day()).not.toHaveAccessibleDescription(/Indiquez/);
  await user.type(people(), '4');
  await user.clear(day());
  await user.type(day(), '21/11/2026');
  await send();
  expect(day()).toHaveAccessibleDescription(/^Cette date est passée\./);
  expect(people()).toHaveAccessibleDescription(/^Un devis se demande à partir de 5\spersonnes/);
  expect(screen.queryByRole('link', { name: 'L’envoyer par e-mail' })).not.toBeInTheDocument();

  await user.clear(day());
  await user.type(day(), '2811');
  await user.clear(people());
  await user.type(people(), '12');
  await send();
  expect(await letter()).toContain('?subject=Demande\u00a0: Événements privés&body=');
  expect(await letter()).toContain(
    'body=Date souhaitée\u00a0: samedi 28 novembre 2026\nNombre de personnes\u00a0: 12\n\nBonjour\n\nAda\nada@exemple.fr',
  );
});

const noNumbers = [
  ['1e9', /^Écrivez un nombre entier, en chiffres seulement/],
  ['12,5', /^Écrivez un nombre entier, en chiffres seulement/],
  ['-3', /^Écrivez un nombre entier, en chiffres seulement/],
  ['   ', /^Indiquez combien vous serez/],
  ['1000', /^Ce formulaire va jusqu’à 999\spersonnes\. Au-delà, appelez-nous/],
] as const;

test.each(someRows(noNumbers, { every: 4 }))(
  'a group of « %s » reads what the field accepts, and keeps its input',
  async (typed, sentence) => {
    arrive({ subject: 'Tournois' });
    await sayWhoAndWhat();
    await user.type(day(), '01/01/2099');
    await user.type(people(), typed);
    await send();
    expect(people()).toHaveAccessibleDescription(sentence);
    expect(people()).toHaveValue(typed);
    expect(day()).toHaveAccessibleDescription(/^Choisissez une date d’ici 2\sans au plus/);
    expect(screen.queryByRole('link', { name: 'L’envoyer par e-mail' })).not.toBeInTheDocument();
  },
);

test('five people may ask for a quote, and read where the group price begins', async () => {
  arrive({ subject: 'Événements privés' });
  expect(people()).toHaveAccessibleDescription(
    /^À partir de 5\spersonnes\s; tarif de groupe dès 8\. Moins nombreux\s\? Réservez un terrain$/,
  );
  await sayWhoAndWhat();
  await user.type(day(), '2811');
  await user.type(people(), '5');
  await send();
  expect(await letter()).toContain('Nombre de personnes\u00a0: 5');
});

test('a removed request stays removed after a reload, and the input stays', async () => {
  const { unmount } = arrive({ subject: 'Tournois' });
  await sayWhoAndWhat();
  await user.type(people(), '16');
  await user.click(screen.getByRole('button', { name: 'Retirer' }));
  expect(request()).not.toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Formulaire de contact' })).toHaveFocus();
  expect(screen.getByLabelText('Message')).toHaveValue('Bonjour');
  await send();
  expect(await letter()).toContain('?subject=Message du site&body=Bonjour');

  unmount();
  arrive(held);
  expect(request()).not.toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Bonjour');
});

test('a new subject replaces the old one and keeps the input', async () => {
  arrive({ subject: 'Tournois' });
  await sayWhoAndWhat();
  await user.type(people(), '16');
  act(() => void navigate('/contact', { state: { subject: 'Bons cadeaux' } }));
  expect(request()).toHaveTextContent('Votre demande : Bons cadeaux');
  expect(screen.getByLabelText('Message')).toHaveValue('Bonjour');
  act(() => void navigate(-1));
  expect(request()).toHaveTextContent('Votre demande : Tournois');
  expect(people()).toHaveValue('16');
});

test('a plain link removes the request, and its input returns with the next request', async () => {
  arrive({ subject: 'Événements privés' });
  await sayWhoAndWhat();
  await user.type(day(), '28/11');
  act(() => void navigate('/contact'));
  expect(request()).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Date souhaitée')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Message')).toHaveValue('Bonjour');
  await send();
  expect(await letter()).toContain('?subject=Message du site&body=Bonjour\n\nAda\nada@exemple.fr');
  act(() => void navigate(-1));
  expect(request()).toHaveTextContent('Votre demande : Événements privés');
  expect(day()).toHaveValue('28/11');
  act(() => void navigate('/contact', { state: { subject: 'Tournois' } }));
  expect(day()).toHaveValue('28/11');
});

test('clearing the form keeps the request', async () => {
  arrive({ subject: 'Événements privés' });
  await sayWhoAndWhat();
  await user.type(people(), '16');
  await user.type(day(), '28/11');
  await user.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(request()).toBeVisible();
  expect(people()).toHaveValue('');
  expect(day()).toHaveValue('');
  expect(screen.getByLabelText('Nom')).toHaveValue('');
});

test('a logout clears day, size and name', async () => {
  await act(async () => void (await session.signIn({ email: '', password: '' }, 'player')));
  const { unmount } = arrive({ subject: 'Événements privés' });
  await sayWhoAndWhat();
  await user.type(people(), '16');
  await act(async () => void (await session.signOut()));
  expect(people()).toHaveValue('');
  expect(screen.getByLabelText('Nom')).toHaveValue('');
  unmount();
  arrive({ subject: 'Événements privés' });
  expect(day()).toHaveValue('');
});
