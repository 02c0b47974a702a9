import { useEffect, useState } from 'react';
import { paths } from 'shared-kernel';
import { useLocation } from 'shared-kernel/router';
import { isCurrent } from '../header/menu';
import { edges } from './edges';

/** Where visitors fill in forms and read tables: there the lights are fainter. */
const workplaces = [
  paths.organizer(),
  paths.profile(),
  paths.login(),
  paths.booking(),
  paths.worldRanking(),
  paths.clubRanking(),
  paths.nationRanking(),
];

/**
 * The court from inside, at night: its back wall, its four long edges, and lights that run along them.
 * Transforms on their own layers, so that the compositor moves them and the main thread does nothing. Its styles are
 * part of every page's HTML (Ground.tsx).
 */
export function StreakBackground() {
  const isHidden = usePageHidden();
  const { pathname } = useLocation();
  const isFaint = workplaces.some((path) => isCurrent(path, pathname));
  return (
    <div
      aria-hidden="true"
      data-lights
      data-print="hide"
      data-paused={isHidden || undefined}
      data-faint={isFaint || undefined}
    >
      <div />
      {edges.map(({ rotate, lights }) => (
        <div key={rotate} style={{ rotate }}>
          {lights.map((light) => (
            <i key={light.animationDelay} style={light} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The lights of a hidden tab do not move. */
function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isHidden;
}
