import { useId, useRef, useState } from 'react';
import { theme } from 'shared-kernel';
import { unspecified } from 'shared-kernel/plans';
import { Button } from 'shared-kernel/ui';
import { OfferSelect } from './OfferSelect';
import { offerStrings } from './strings';
import type { Offer } from './useOffer';

type Props = {
  readonly offer: Offer;
  readonly onChoose: (offer: Offer) => void;
};

/** The plan or service that the visitor arrived with, with a button to change or remove it. */
export function ChosenOffer({ offer, onChoose }: Props) {
  const [isChanging, setIsChanging] = useState(false);
  const choicesId = useId();
  const changer = useRef<HTMLButtonElement>(null);
  const lines = [
    offer.plan && { label: offerStrings.plan, name: offer.plan },
    offer.service && { label: offerStrings.service, name: offer.service },
  ].filter((line) => typeof line === 'object');
  const shown = lines.length > 0 ? lines : [{ label: offerStrings.nothing, name: unspecified }];

  function remove() {
    // This button disappears with the offer, so the focus moves to its neighbour.
    changer.current?.focus();
    onChoose({});
  }

  return (
    <section aria-label={offerStrings.nothing} css={bar}>
      <div css={names}>
        {shown.map(({ label, name }) => (
          <p key={label}>
            <span css={{ color: theme.color.textMuted }}>{`${label}\u00a0: `}</span>
            <strong>{name}</strong>
          </p>
        ))}
      </div>
      <div css={{ display: 'flex', gap: theme.space(2) }}>
        <Button
          ref={changer}
          size="small"
          aria-expanded={isChanging}
          aria-controls={isChanging ? choicesId : undefined}
          onClick={() => setIsChanging(!isChanging)}
        >
          {lines.length > 0 ? offerStrings.change : offerStrings.choose}
        </Button>
        {lines.length > 0 && (
          <Button size="small" variant="quiet" onClick={remove}>
            {offerStrings.remove}
          </Button>
        )}
      </div>
      {isChanging && (
        <div id={choicesId} css={{ flex: '1 1 100%', maxWidth: '28rem' }}>
          <OfferSelect offer={offer} onChoose={onChoose} />
        </div>
      )}
    </section>
  );
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${theme.space(2)} ${theme.space(4)}`,
} as const;

/** On a phone one line holds them: the hours must stay on the screen. */
const names = {
  flex: '1 1 12rem',
  minWidth: 0,
  ...theme.type.small,
  [theme.media.tablet]: theme.type.body,
} as const;
