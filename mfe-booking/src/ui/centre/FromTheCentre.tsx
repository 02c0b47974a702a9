/** Texts for a site with a back end, all in one file. */
export { AskedWarning } from './AskedWarning';
export { BeforeTheHours } from './BeforeTheHours';
export { CentreRefusal } from './CentreRefusal';
export { CentreWord } from './CentreWord';
export { ChangeRefusal } from './ChangeRefusal';
export { ClockWord } from './ClockWord';
export { ConfirmationAhead, ConfirmationState } from './Confirmation';
export { NotOnShow } from './NotOnShow';
export { OpenedMail } from './OpenedMail';
export { PendingChange } from './PendingChange';
export { PhoneField } from './PhoneField';
export { WaitForHour } from './Waiting';
export { WeeklyLink } from './WeeklyLink';
