import { centre, paths, theme } from 'shared-kernel';
import { ButtonLink, CourtLines, Lead, Stack } from 'shared-kernel/ui';
import { pageStrings, unknownStrings as words } from './strings';

/**
 * Somebody else's link, another browser, or a reservation of long ago: nothing of it is known here. `isGone` is one that
 * was here a moment ago, and which the browser has lost.
 */
export function UnknownReservation({ isGone }: { readonly isGone: boolean }) {
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
