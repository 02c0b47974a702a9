import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Faq } from './Faq';

const renderAt = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Faq />
    </MemoryRouter>,
  );

const openIds = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
const ask = (question: RegExp) => userEvent.click(screen.getByText(question));

test('four questions are there, all closed', () => {
  renderAt('/fabrication-terrain-jorkyball');
  expect(document.querySelectorAll('details')).toHaveLength(4);
  expect(openIds()).toEqual([]);
});

test('opening a question closes the one before, and a second press closes it', async () => {
  renderAt('/fabrication-terrain-jorkyball');
  await ask(/acrylique plutôt/);
  expect(openIds()).toEqual(['acrylique-ou-verre']);
  await ask(/garanties sont comprises/);
  expect(openIds()).toEqual(['garanties']);
  await ask(/garanties sont comprises/);
  expect(openIds()).toEqual([]);
});

test('a link to a question opens it', () => {
  renderAt('/fabrication-terrain-jorkyball#contraintes-installation');
  expect(openIds()).toEqual(['contraintes-installation']);
});
