import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'one', label: 'Un' },
  { id: 'two', label: 'Deux' },
  { id: 'three', label: 'Trois' },
] as const;

function Example() {
  const [selected, setSelected] = useState<(typeof tabs)[number]['id']>('one');
  return (
    <Tabs label="Exemple" tabs={tabs} selected={selected} onSelect={setSelected}>
      {selected}
    </Tabs>
  );
}

test('only the open tab is in the order of the Tab key', () => {
  render(<Example />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('the panel has its tab’s name, and the tab controls it', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'Deux' }));
  const panel = screen.getByRole('tabpanel', { name: 'Deux' });
  expect(panel).toHaveTextContent('two');
  expect(screen.getByRole('tab', { name: 'Deux' })).toHaveAttribute('aria-controls', panel.id);
});

test('arrows, Home and End move along the tabs without opening them, and Enter opens', async () => {
  render(<Example />);
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tab', { name: 'Trois' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Deux' })).toHaveFocus();
  await user.keyboard('{End}{Home}{ArrowRight}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('one');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('two');
});

test('a tab’s name is its label alone, without the line below it', () => {
  render(
    <Tabs
      label="Sets"
      tabs={[
        { id: '0', label: 'Set 1', detail: '7–5' },
        { id: '1', label: 'Set 2', detail: '0–0' },
      ]}
      selected="0"
      onSelect={() => undefined}
    >
      Le premier set
    </Tabs>,
  );
  const tab = screen.getByRole('tab', { name: 'Set 1' });
  expect(tab).toHaveAttribute('data-detail', '7–5');
  expect(screen.getByRole('tabpanel', { name: 'Set 1' })).toHaveTextContent('Le premier set');
});
