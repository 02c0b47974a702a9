import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { dismissNotice, session, useNotices } from 'shared-kernel';
import { contactDraft } from '../data/contactDraft';
import { ContactForm } from './ContactForm';

function Notices() {
  return useNotices().map(({ id, title, description }) => (
    <button key={id} type="button" onClick={() => dismissNotice(id)}>
      {`${title} | ${description}`}
    </button>
  ));
}

const renderForm = () =>
  render(
    <>
      <ContactForm />
      <Notices />
    </>,
  );

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));

async function fillIn() {
  await userEvent.type(field(/^Nom/), 'Ada');
  await userEvent.type(field(/^E-mail/), 'ada@exemple.fr');
  await userEvent.type(field(/^Message/), 'Bonjour');
}

afterEach(() => {
  contactDraft.forget();
});

test('an invalid e-mail address shows an error until it is corrected', async () => {
  renderForm();
  await fillIn();
  await userEvent.clear(field(/^E-mail/));
  await userEvent.type(field(/^E-mail/), 'ada');
  await send();
  expect(field(/^E-mail/)).toHaveAccessibleDescription(/n’est pas complète/);
  await userEvent.type(field(/^E-mail/), '@exemple.fr');
  expect(field(/^E-mail/)).not.toHaveAccessibleDescription();
});

test('a telephone number is optional, in any notation, but without letters', async () => {
  renderForm();
  await fillIn();
  await userEvent.type(field(/^Téléphone/), 'demain');
  await send();
  expect(field(/^Téléphone/)).toHaveAccessibleDescription(/^Ce numéro de téléphone n’est pas complet/);
  await userEvent.clear(field(/^Téléphone/));
  await userEvent.type(field(/^Téléphone/), '+33 (0)6.12.34.56.78, poste 4');
  expect(field(/^Téléphone/)).not.toHaveAccessibleDescription();
  await send();
  await userEvent.click(screen.getByText(/^Envoi du message/));
});

test('the form names its two steps before any input', () => {
  renderForm();
  const steps = /deux étapes\s: «\sEnvoyer\s» vérifie votre message, puis «\sL’envoyer par e-mail\s»/;
  expect(screen.getByText(steps)).toBeVisible();
  expect(screen.getByLabelText(/Message/)).toHaveAccessibleDescription(steps);
});

test('the message can be sent as an e-mail, with its latest text', async () => {
  renderForm();
  expect(screen.queryByRole('link', { name: 'L’envoyer par e-mail' })).not.toBeInTheDocument();
  await fillIn();
  await send();
  const link = await screen.findByRole('link', { name: 'L’envoyer par e-mail' });
  await userEvent.type(field(/^Message/), ' à tous');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'mailto:contact@jorkyball-prouvy.example?subject=Message du site&body=Bonjour à tous\r\n\r\nAda\r\nada@exemple.fr',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(link).not.toBeInTheDocument();
  await userEvent.click(screen.getByText(/^Envoi du message/));
});

test('a text too long for an e-mail says so', async () => {
  renderForm();
  await fillIn();
  contactDraft.keep({ message: 'é'.repeat(2000) });
  await send();
  expect(await screen.findByText(/trop long/)).toBeVisible();
  await userEvent.click(screen.getByText(/^Envoi du message/));
});

test('the input returns until it is cleared, and stays in this tab', async () => {
  const { unmount } = renderForm();
  await fillIn();
  unmount();
  dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem('draft:contact')).toContain('Bonjour');
  expect(localStorage).toHaveLength(0);

  renderForm();
  expect(field(/^Nom/)).toHaveValue('Ada');
  expect(field(/^Message/)).toHaveValue('Bonjour');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(field(/^Nom/)).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('input from before the scripts is kept, not overwritten', () => {
  contactDraft.keep({ name: 'Ada', message: 'Ancien' });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<ContactForm />);
  document.body.append(container);
  const typed = container.querySelector<HTMLTextAreaElement>('[name=message]');
  if (typed) typed.value = 'Nouveau';
  render(<ContactForm />, { container, hydrate: true });
  expect(field(/^Message/)).toHaveValue('Nouveau');
  expect(field(/^Nom/)).toHaveValue('Ada');
  expect(field(/^E-mail/)).toHaveValue('');
  expect(contactDraft.read()).toMatchObject({ message: 'Nouveau' });
});

test('a logout clears the form', async () => {
  await act(async () => void (await session.signIn({ email: '', password: '' }, 'player')));
  renderForm();
  await fillIn();
  await act(async () => void (await session.signOut()));
  expect(field(/^Nom/)).toHaveValue('');
  expect(field(/^Message/)).toHaveValue('');
});

test('every field has its autocomplete token', () => {
  renderForm();
  expect(field(/^Nom/)).toHaveAttribute('autocomplete', 'name');
  expect(field(/^E-mail/)).toHaveAttribute('autocomplete', 'email');
  expect(field(/^Téléphone/)).toHaveAttribute('autocomplete', 'tel');
});
