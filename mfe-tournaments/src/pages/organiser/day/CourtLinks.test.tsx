import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { CourtLinks } from './CourtLinks';

let mockKind: 'demo' | 'hosted';
jest.mock('shared-kernel', () => ({
  ...jest.requireActual<typeof import('shared-kernel')>('shared-kernel'),
  useSessionKind: () => mockKind,
}));

function showLinks(kind: typeof mockKind) {
  mockKind = kind;
  render(
    <MemoryRouter>
      <CourtLinks tournamentId="1" courts={2} />
    </MemoryRouter>,
  );
}

test('without a back end no code is offered to other devices, and an open sentence says why', () => {
  showLinks('demo');
  expect(screen.getByText(/Ces pages ne s’ouvrent que sur cet appareil/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /^Ouvrir le terrain/ })).toHaveLength(2);
});

test('with a back end each court has a code, which other devices can open', () => {
  showLinks('hosted');
  expect(screen.getByRole('img', { name: 'Code QR de la page du terrain 2' })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Ouvrir le terrain/ })).toHaveLength(2);
  expect(screen.queryByText(/ne s’ouvrent que sur cet appareil/)).not.toBeInTheDocument();
});
