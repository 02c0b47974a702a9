import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissNotice, useNotices } from 'shared-kernel';
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

afterEach(async () => {
  await contactDraft.remove();
  localStorage.clear();
});

test('name, e-mail and message are asked for in French, and the first one gets the focus', async () => {
  renderForm();
  await send();
  expect(field(/^Nom/)).toHaveAccessibleDescription('Indiquez votre nom.');
  expect(field(/^E-mail/)).toHaveAccessibleDescription('Indiquez votre adresse e-mail.');
  expect(field(/^Message/)).toHaveAccessibleDescription(/^Écrivez votre message\./);
  expect(field(/^Téléphone/)).toBeValid();
  expect(field(/^Nom/)).toHaveFocus();
  expect(screen.queryByText(/Envoi du message/)).not.toBeInTheDocument();
});

test('an e-mail address that is none is refused, and the sentence goes once it is mended', async () => {
  renderForm();
  await fillIn();
  await userEvent.clear(field(/^E-mail/));
  await userEvent.type(field(/^E-mail/), 'ada');
  await send();
  expect(field(/^E-mail/)).toHaveAccessibleDescription(/n’est pas complète/);
  await userEvent.type(field(/^E-mail/), '@exemple.fr');
  expect(field(/^E-mail/)).not.toHaveAccessibleDescription();
});

test('a complete form is not sent: a notice says so, and the text stays', async () => {
  renderForm();
  await fillIn();
  await send();
  const notice = screen.getByText(/^Envoi du message \| .*rien n’a été envoyé/);
  expect(field(/^Message/)).toHaveValue('Bonjour');
  await userEvent.click(notice);
});

test('what was typed comes back after a reload, until it is cleared', async () => {
  const { unmount } = renderForm();
  await fillIn();
  await userEvent.tab();
  await waitFor(async () =>
    expect(await contactDraft.read()).toMatchObject({ name: 'Ada', message: 'Bonjour' }),
  );
  unmount();

  renderForm();
  expect(field(/^Nom/)).toHaveValue('Ada');
  expect(field(/^Message/)).toHaveValue('Bonjour');
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(field(/^Nom/)).toHaveValue('');
  await waitFor(() => expect(localStorage.getItem('contact:draft')).toBeNull());
});

test('what is typed before the kept text arrives is not overwritten', async () => {
  await contactDraft.update(() => ({ name: 'Ada', email: '', phone: '', message: 'Ancien' }));
  const { container } = renderForm();
  expect(container.querySelector('[name=message]')).toHaveValue('Ancien');
  expect(container.querySelector('[name=email]')).toHaveValue('');
});

test('every field names what a browser may fill in', () => {
  renderForm();
  expect(field(/^Nom/)).toHaveAttribute('autocomplete', 'name');
  expect(field(/^E-mail/)).toHaveAttribute('autocomplete', 'email');
  expect(field(/^Téléphone/)).toHaveAttribute('autocomplete', 'tel');
});
