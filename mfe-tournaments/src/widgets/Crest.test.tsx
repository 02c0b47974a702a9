import { render } from '@testing-library/react';
import { crestOf } from 'shared-kernel/crests';
import { Crest, DistinctCrests } from './Crest';

test('a team shows its own picture, or else the crest of its club', () => {
  const { container, rerender } = render(<Crest team="Lille" logo="data:image/png;base64,AA==" size={40} />);
  expect(container.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,AA==');
  expect(container.querySelector('svg')).toBeNull();
  rerender(<Crest team="Lille" logo={null} size={40} />);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).toHaveTextContent('L');
});

test('two teams of one tournament whose names pick the same crest are drawn in different colours', () => {
  const lookOf = (name: string) => `${crestOf(name).pattern} ${crestOf(name).livery}`;
  const twin = Array.from({ length: 2000 }, (_, index) => `Club ${index}`).find(
    (name) => lookOf(name) === lookOf('Équipe 1'),
  );
  const teams = ['Équipe 1', twin ?? ''];
  const { container } = render(
    <DistinctCrests teams={teams}>
      {teams.map((team) => (
        <Crest key={team} team={team} />
      ))}
    </DistinctCrests>,
  );
  const [one, other] = [...container.querySelectorAll('g')].map((each) => each.getAttribute('fill'));
  expect(one).not.toBe(other);
});
