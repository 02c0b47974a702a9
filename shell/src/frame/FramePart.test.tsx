import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FramePart } from './FramePart';

// React prints errors that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test('a part that throws renders again, and its neighbours do not change', async () => {
  function Part() {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('broken part');
    return (
      <button type="button" onClick={() => setBroken(true)}>
        Vivante
      </button>
    );
  }
  render(
    <>
      <FramePart>
        <Part />
      </FramePart>
      <p>Voisine</p>
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vivante' }));
  expect(screen.getByRole('button', { name: 'Vivante' })).toBeInTheDocument();
  expect(screen.getByText('Voisine')).toBeInTheDocument();
});

test('a part that always throws is replaced', () => {
  function Part(): never {
    throw new Error('broken part');
  }
  render(
    <FramePart fallback={<p>En bref</p>}>
      <Part />
    </FramePart>,
  );
  expect(screen.getByText('En bref')).toBeInTheDocument();
});
