import { centre, paths, theme, useSessionKind } from 'shared-kernel';
import { ButtonLink, CourtLines, Lead, Skeleton, Stack } from 'shared-kernel/ui';
import { AtTheCentre } from '../../ui/centre/AtTheCentre';
import { pageStrings, unknownStrings as words } from './strings';
import type { HeldReservation } from './useHeldReservation';

type Props = { readonly kind: HeldReservation['kind']; readonly id: string };

/** In place of a reservation that is not on show, or not yet. A centre with a back end may have it for an account. */
export function NoReservation({ kind, id }: Props) {
  const isHosted = useSessionKind() === 'hosted';
  const isUnknown = kind === 'unknown' || kind === 'gone';
  return (
    <AtTheCentre
      part="NotOnShow"
      kind={kind}
      id={id}
      fallback={isUnknown && !isHosted ? <NotHere isGone={kind === 'gone'} /> : <Skeleton height={360} />}
    />
  );
}

/**
 * For a link of another visitor, another browser, or a reservation of long ago: this device has no data about it.
 * `isGone`: it was here a moment ago, and the browser has lost it.
 */
function NotHere({ isGone }: { readonly isGone: boolean }) {
  return (
    <>
      <Lead>{isGone ? words.gone : words.sentence}</Lead>
      <p css={{ maxWidth: theme.measure, marginBlockEnd: theme.space(6) }}>{words.way}</p>
      <Stack direction="row" gap={3}>
        <ButtonLink variant="primary" to={paths.booking()}>
          {words.book}
        </ButtonLink>
        <ButtonLink href={`tel:${centre.phone.international}`}>{pageStrings.call}</ButtonLink>
      </Stack>
      <CourtLines css={drawing} />
    </>
  );
}

const drawing = {
  width: '100%',
  maxWidth: '34rem',
  marginBlockStart: theme.space(10),
  color: theme.color.edge,
  strokeDasharray: '6 5',
} as const;
