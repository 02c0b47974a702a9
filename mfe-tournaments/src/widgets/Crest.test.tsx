import { render } from '@testing-library/react';
import { Crest } from './Crest';

test('a team shows its own picture, or else the crest of its club', () => {
  const { container, rerender } = render(<Crest team="Lille" logo="data:image/png;base64,AA==" size={40} />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AA==');
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Crest team="Lille" logo={null} size={40} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveTextContent('L');
});
