import { useSessionKind } from 'shared-kernel';
import { TextLink } from 'shared-kernel/ui';
import { weeklyLink } from './strings';

type Props = { readonly as: 'li' | 'p' };

/** « Le même créneau chaque semaine »: a form that a centre with a back end answers. */
export function WeeklyLink({ as: Element }: Props) {
  if (useSessionKind() !== 'hosted') return null;
  return (
    <Element>
      <TextLink to="/reservation/chaque-semaine">{weeklyLink}</TextLink>
    </Element>
  );
}
