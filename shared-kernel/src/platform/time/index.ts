export { clockDifference, clockDifferenceInWords } from './clockDifference';
export { addDays, addMonths, centreDay, centreTime, instantAt } from './time';
export { readTypedDay, writeTypedDay } from './typedDay';
