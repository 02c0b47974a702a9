/**
 * A day that the visitor types, or chooses in the calendar. Each page with such a field bundles it; the calendar itself
 * is shared.
 */
export { DateField } from './DateField';
export { unreadableDay } from './strings';
