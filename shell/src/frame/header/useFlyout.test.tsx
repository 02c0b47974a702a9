import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Link } from 'shared-kernel/router';
import { useFlyout } from './useFlyout';

function Menu() {
  const flyout = useFlyout();
  return (
    <>
      <div {...flyout.root}>
        <button type="button" {...flyout.button}>
          Sous-menu
        </button>
        <div {...flyout.panel}>
          <Link to="/blog">News</Link>
        </div>
      </div>
      <button type="button">Ailleurs</button>
    </>
  );
}

function opener() {
  return screen.getByRole('button', { name: 'Sous-menu' });
}

beforeEach(() => {
  render(
    <MemoryRouter>
      <Menu />
    </MemoryRouter>,
  );
});

test('the submenu opens and closes by its button', async () => {
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('the submenu opens under a mouse, and a press keeps it open', async () => {
  await userEvent.hover(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

test('Escape closes the submenu and returns the focus to its button', async () => {
  await userEvent.keyboard('{Tab}{Enter}{Tab}');
  expect(screen.getByRole('link', { name: 'News' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveFocus();
});

test('a press elsewhere closes the submenu', async () => {
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('button', { name: 'Ailleurs' }));
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('the submenu closes when the focus leaves it', async () => {
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Tab}');
  expect(screen.getByRole('button', { name: 'Ailleurs' })).toHaveFocus();
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('the submenu closes after a navigation and does not lose the focus', async () => {
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole('link', { name: 'News' }));
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveFocus();
});
