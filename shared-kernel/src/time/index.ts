export { addDays, addMonths, centreDay, centreTime, instantAt } from './time';
