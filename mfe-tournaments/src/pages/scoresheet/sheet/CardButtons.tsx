import { useEffect, useRef, useState } from 'react';
import { isolated } from 'shared-kernel';
import type { CardType, Lineup, PlayerId, Team } from '../../../model/tournament';
import { strings } from './strings';

const cards: readonly CardType[] = ['green', 'yellow', 'red'];

type Props = {
  readonly team: Team;
  /** The players of this set, who get most of the cards. */
  readonly players: Lineup;
  readonly onShow: (type: CardType, playerId: PlayerId | null) => void;
};

/** The three cards: a tap on one opens the names in its place, a tap on a name shows it to that player. */
export function CardButtons({ team, players, onShow }: Props) {
  const [chosen, setChosen] = useState<CardType | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const opened = useRef<{ readonly card: CardType; readonly scrollY: number } | null>(null);
  const onCourt = team.players.filter(({ id }) => id === players.attacker || id === players.defender);
  const others = team.players.filter((player) => !onCourt.includes(player));

  // The keyboard focus moves into the part that has just opened, and later back to the card. The page scrolls back too,
  // so that the goals are under the thumb again.
  useEffect(() => {
    const control = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    if (chosen === null) {
      if (opened.current === null) return;
      control(`[data-card=${opened.current.card}]`)?.focus({ preventScroll: true });
      document.documentElement.scrollTop = opened.current.scrollY;
      opened.current = null;
      return;
    }
    const name = control('li > button');
    name?.focus({ preventScroll: true });
    // Out from under the scoreboard and the bar (`scroll-padding`), and no further.
    name?.scrollIntoView?.({ block: 'nearest' });
    // Wherever the focus is: the names lie over nothing, and Escape means them.
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setChosen(null);
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [chosen]);

  function show(playerId: PlayerId | null) {
    if (chosen !== null) onShow(chosen, playerId);
    setChosen(null);
  }

  return (
    <div ref={root} data-part="sanctions">
      <div data-part="cards">
        {cards.map((type) => (
          <button
            key={type}
            type="button"
            data-card={type}
            aria-label={strings.card[type]}
            aria-expanded={chosen === type}
            onClick={() => {
              opened.current = { card: type, scrollY: opened.current?.scrollY ?? window.scrollY };
              setChosen(chosen === type ? null : type);
            }}
          />
        ))}
      </div>
      {chosen !== null && (
        <ul data-part="carded" aria-label={strings.cardFor(chosen)}>
          {[...onCourt, ...others].map(({ id, name, number }) => (
            <li key={id}>
              <button type="button" onClick={() => show(id)}>
                {number === undefined ? name : `${number}\u00a0${isolated(name)}`}
              </button>
            </li>
          ))}
          <li>
            <button type="button" onClick={() => show(null)}>
              {strings.wholeTeam}
            </button>
          </li>
          <li>
            <button type="button" data-quiet onClick={() => setChosen(null)}>
              {strings.noCard}
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
