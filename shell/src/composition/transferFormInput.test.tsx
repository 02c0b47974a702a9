import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { transferFormInput } from './transferFormInput';

/** The page renders its state below the form. */
function Form() {
  const [name, setName] = useState('');
  const [players, setPlayers] = useState('2');
  const [role, setRole] = useState('player');
  const [isKept, setKept] = useState(true);
  return (
    <form>
      <label>
        Nom <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <label>
        Joueurs
        <select value={players} onChange={(event) => setPlayers(event.target.value)}>
          <option>2</option>
          <option>4</option>
        </select>
      </label>
      {['player', 'organizer'].map((value) => (
        <label key={value}>
          {value}
          <input type="radio" name="role" checked={role === value} onChange={() => setRole(value)} />
        </label>
      ))}
      <label>
        Garder
        <input type="checkbox" checked={isKept} onChange={(event) => setKept(event.target.checked)} />
      </label>
      <output>{[name, players, role, String(isKept)].join(' / ')}</output>
    </form>
  );
}

afterEach(() => document.body.replaceChildren());

test('an untouched form receives no event', () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  const heard = jest.fn();
  for (const name of ['input', 'change', 'click']) root.addEventListener(name, heard);
  transferFormInput(root)();
  expect(heard).not.toHaveBeenCalled();
});

test('hydration receives the input, choices and ticks from before and during it', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
  await userEvent.selectOptions(screen.getByLabelText('Joueurs'), '4');
  await userEvent.click(screen.getByLabelText('Garder'));
  const handOver = transferFormInput(root);
  await userEvent.type(screen.getByLabelText('Nom'), 'Zoé');
  await userEvent.click(screen.getByLabelText('organizer'));
  await act(async () => {
    hydrateRoot(root, <Form />);
  });
  await act(async () => handOver());
  expect(screen.getByRole('status')).toHaveTextContent('Zoé / 4 / organizer / false');
});
