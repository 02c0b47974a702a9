import { TextLink } from 'shared-kernel/ui';
import { weeklyLink } from './strings';

/** The way to a request for the same hour each week. */
export function WeeklyLink() {
  return (
    <p>
      {weeklyLink.text} <TextLink to="/reservation/chaque-semaine">{weeklyLink.label}</TextLink>
    </p>
  );
}
