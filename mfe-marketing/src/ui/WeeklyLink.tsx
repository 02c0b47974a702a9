import { useSessionKind } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';

// Here and not in strings.ts, whose other texts a page with this link alone does not need.
const label = 'Demander le même créneau chaque semaine';

type Props = { readonly as: 'li' | 'p' };

/** « Le même créneau chaque semaine »: a form that a centre with a back end answers. */
export function WeeklyLink({ as: Element }: Props) {
  if (useSessionKind() !== 'hosted') return null;
  return (
    <Element>
      <TextLink to="/reservation/chaque-semaine">{label}</TextLink>
    </Element>
  );
}
