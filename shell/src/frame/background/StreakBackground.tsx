import { useEffect, useState } from 'react';
import { centreLine, edges, hall, streak, track } from './streaks';

/**
 * The court from inside, at night: its back wall, its four long edges, and lights that run along them.
 * Transforms on their own layers, so that the compositor moves them and the main thread does nothing.
 */
export function StreakBackground() {
  const isHidden = usePageHidden();
  return (
    <div aria-hidden="true" data-print="hide" css={hall} data-paused={isHidden || undefined}>
      <div css={centreLine} />
      {edges.map((edge) => (
        <div key={edge.name} css={track(edge)}>
          {edge.streaks.map((light) => (
            <i key={light.headStart} css={streak(light)} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Nobody looks at a hidden tab: its lights stand still. */
function usePageHidden(): boolean {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    const onChange = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return isHidden;
}
