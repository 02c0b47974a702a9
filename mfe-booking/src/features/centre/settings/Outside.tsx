import { paths, theme } from 'shared-kernel';
import { Stack, TextLink } from 'shared-kernel/ui';
import type { Outside } from '../../../data/centre';
import type { ManagedSettings } from '../../../domain/centreSettings';
import { dialled, spacedPhone } from '../../../domain/phone';
import { Question } from '../Question';
import { outsideStrings as words } from './strings';

/** The names of courts, also of those that the draft takes out of service. */
type Courts = ManagedSettings['courts'];
type ListProps = { readonly outside: Outside; readonly courts: Courts };

/**
 * The games that settings have no room for, at most the hundred that the centre lists. The desk opens in another tab: the
 * question stays.
 */
export function OutsideList({ outside: { count, reservations }, courts }: ListProps) {
  return (
    <>
      <ul css={list}>
        {reservations.map((game) => (
          <li key={game.id} css={{ marginBlockEnd: theme.space(2) }}>
            <span css={{ display: 'block', overflowWrap: 'anywhere' }}>
              {words.line(game, courts.findLast(({ number }) => number === game.court)?.name ?? '')}
            </span>
            <span css={{ display: 'flex', flexWrap: 'wrap', columnGap: theme.space(4) }}>
              {game.phone && (
                <TextLink href={`tel:${dialled(game.phone)}`}>{spacedPhone(game.phone)}</TextLink>
              )}
              <TextLink href={`${paths.frontDesk()}?jour=${game.day}`} target="_blank" rel="noopener">
                {words.openDay}
              </TextLink>
            </span>
          </li>
        ))}
      </ul>
      {count > reservations.length && <p>{words.more(count - reservations.length)}</p>}
    </>
  );
}

type Props = {
  readonly outside: Outside | null;
  /** What they confirmed was another list. */
  readonly again: boolean;
  readonly courts: Courts;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before settings are saved that leave games outside. */
export function OutsideQuestion({ outside, again, courts, onConfirm, onCancel }: Props) {
  return (
    <Question
      about={outside}
      ask={(shown) => ({
        title: words.title(shown.count),
        confirm: words.confirm,
        cancel: words.cancel,
        text: (
          <Stack gap={3}>
            {again && <p>{words.again}</p>}
            <p>{words.text(shown.count)}</p>
            <OutsideList outside={shown} courts={courts} />
          </Stack>
        ),
      })}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

const list = {
  maxHeight: 'max(40dvh, 15rem)',
  // The dialog has its title, a paragraph and its buttons besides, which stay in sight.
  '[role=alertdialog] &': { [theme.media.tablet]: { maxHeight: 'max(15rem, 100dvh - 22rem)' } },
  overflowY: 'auto',
  paddingInlineStart: theme.space(5),
} as const;
