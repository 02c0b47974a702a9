/** A day that is typed, or chosen in the calendar. Bundled with the page that asks for one; the calendar itself is shared. */
export { DateField } from './DateField';
export { unreadableDay } from './strings';
